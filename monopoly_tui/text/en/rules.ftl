### The rules of one game by topic, in plain words, with its own numbers and options filled in.
### Which paragraph stands where, with its number, is said in rulebook.py.

rule-topic-start = Before the game
rule-topic-turn = A turn
rule-topic-buying = Buying deeds
rule-topic-auction = Auctions
rule-topic-rent = Rent
rule-topic-building = Houses and hotels
rule-topic-cards = Cards
rule-topic-tax = Taxes and Parking
rule-topic-mortgage = Mortgages
rule-topic-trade = Trades
rule-topic-debt = Debt and going bankrupt
rule-topic-jail = Jail
rule-topic-end = The end
rule-topic-options = Options of this game
rule-topic-tips = Tips

rule-no-topic = there is no topic “{ $topic }”. Topics: { $known }.
rule-contents = Topics: { $topics }. One alone: monopoly rules TOPIC
rule-did-you-mean = Did you mean { $near }?

# start
rule-start-board = The board is { $board }: { $squares } squares in a ring. { $deeds } of them can be owned: { $streets } streets in { $groups } colour sets, { $stations ->
    [one] 1 station
   *[other] { $stations } stations
} and { $utilities ->
    [one] 1 utility
   *[other] { $utilities } utilities
}. All money is in thousands of tomans: 60k is sixty thousand.
rule-start-players = { $fewest } to { $most } players take part. Each is a person or a bot, and everybody uses the same keyboard.
rule-start-cash = Everybody starts on Start with { MONEY($starting_cash) }.
rule-start-order = { $turn_order ->
    [random] The order of play is drawn by lot.
    [fixed] Play goes round in the order of the seats.
   *[highest_roll] Everybody rolls two dice. The highest roll starts, and play goes on round the seats. A tie is rolled again by those who are tied.
}
rule-start-deal = Before the first turn all deeds are shuffled and dealt out one by one. They cost nothing. The player who starts gets the first one.
rule-start-bank = The bank has { $houses } houses and { $hotels } hotels. When they are gone, they are gone. It always has money.

# turn
rule-turn-roll = Roll two dice, walk forward by their sum, and do what the square says.
rule-turn-double = Two dice alike are a double: after the square you roll again. With the third double in a row you do not walk. You go to Jail, and your turn is over.
rule-turn-manage = { $mortgage ->
    [on] Before you roll, and after the square is done, you may build, sell, mortgage, lift mortgages and offer trades, in any order. Then you end your turn.
   *[off] Before you roll, and after the square is done, you may build, sell and offer trades, in any order. Then you end your turn.
}
rule-turn-jail-ends = When you are sent to Jail your turn ends at once, even after a double.
rule-turn-round = When everybody still in the game has had a turn, a round is over.
rule-turn-salary = Each time you pass Start the bank pays you { MONEY($salary) }. Going backwards or to Jail pays nothing.
rule-turn-landing = { $landing_salary ->
    [bonus] If you land on Start exactly you get { MONEY($landing) } instead.
    [double] If you land on Start exactly you get twice as much: { MONEY($double_salary) }.
   *[same] Landing on Start pays the same.
}
rule-turn-nothing = Nothing happens on Parking, or when you only visit the Jail.

# buying
rule-buying-land = When you land on a street, station or utility that nobody owns, you may buy it at its price, if you have the cash.
rule-buying-raise = { $mortgage ->
    [on] Before you decide you may sell buildings and mortgage deeds to get the cash, but not build or trade.
   *[off] Before you decide you may sell buildings to get the cash, but not build or trade.
}
rule-buying-direct = On this board no deed is bought at its price. Land on a free deed, and it is auctioned at once. You bid first.
rule-buying-decline = { $auction ->
    [off] If you do not buy it, it stays free.
   *[other] If you do not buy it, it is auctioned, and you may bid too.
}

# auction
rule-auction-off = In this game there are no auctions of deeds: a deed that is not bought stays free.
rule-auction-who = Everybody still in the game may bid, also from Jail. You can never bid more cash than you have.
rule-auction-turns = Bidding goes round, beginning with { $direct_auction ->
    [yes] the player who landed there
   *[no] the player who did not buy
}. A bid is higher than the last one, by 1k or more. Whoever passes is out of this auction. The last one left pays the bid. If nobody bids, the deed stays free.
rule-auction-skip = Whoever has too little cash for a higher bid is passed over. Nobody sells or mortgages anything during an auction.
rule-auction-timed = Anybody may bid at any time and raises the bid by 2k, 10k or 100k, but not one's own bid. After { $auction_seconds } seconds without a new bid the highest bidder pays. If nobody bids, the deed stays free.
rule-auction-open = Anybody may bid at any time, as long as the hammer has not fallen, but nobody raises their own bid. A bid is higher than the last one, by 1k or more. When the hammer falls the highest bidder pays. If nobody bids, the deed stays free.
rule-auction-building = When more players could build than the bank has houses left, the next house is auctioned among them, by turns. The same goes for hotels. The winner then says where it stands.

# rent
rule-rent-pay = When you land on a deed of another player you pay the rent. A mortgaged deed earns none.
rule-rent-jail = { $rent_in_jail ->
    [on] An owner who sits in Jail gets the rent too.
   *[off] An owner who sits in Jail gets no rent.
}
rule-rent-street = The rent of a street grows with each building on it. Its card shows all amounts.
rule-rent-double = { $double_rent_needs ->
    [clear] A street without buildings earns double if its owner has the whole set, with no mortgage and no building anywhere in the set.
   *[owned] A street without buildings earns double if its owner has the whole set, even if another street of the set is mortgaged.
}
rule-rent-plain = A street without buildings earns no more for a whole set.
rule-rent-station = A station earns more the more stations its owner has: { $station_rents }. Mortgaged ones count.
rule-rent-utility = A utility earns the sum of the dice that brought you there, times a number that grows with the utilities its owner has: { $utility_factors }. Mortgaged ones count.
rule-rent-claimed = Rent must be claimed. The owner has to ask for it before any player but the one who owes it rolls next; after that it is lost. Bots never forget.

# building
rule-building-set = You may build on a street when you own its whole colour set and nothing in it is mortgaged, also while you sit in Jail.
rule-building-cost = A house costs, by set: { $costs }. A hotel costs as much as a house.
rule-building-even = Build side by side: no street of a set gets its next building while another has fewer. Sell side by side as well: first where there are most.
rule-building-uneven = You may build and sell on the streets of a set in any order.
rule-building-hotel = There are at most 4 houses on a street. The next building is a hotel: the 4 houses go back to the bank. One hotel is the most a street can have.
rule-building-bank = If the bank has no house or hotel left you cannot build one.
rule-building-sell = A building sold brings half its cost. A hotel that is sold leaves 4 houses on the street, so the bank must have 4.
rule-building-group = You may sell all buildings of a set at once for half of what they cost. Then the bank needs no houses for it.
rule-building-shortage = When houses or hotels run short, they are auctioned: see auction.

# cards
rule-cards-draw = On Chance and Chest you draw a card, do what it says at once, and put it under its deck. The decks are shuffled once, before the game.
rule-cards-free = You keep a card that leaves Jail until you use it or trade it. Then it goes under its deck.
rule-cards-advance = A card that sends you forward pays the salary when you pass or reach Start. One that sends you back never does.
rule-cards-nearest = A card may send you to the next station: if another player owns it, you pay twice the rent. On the next utility you roll again and pay 10 times the sum. If nobody owns it, it is for sale as usual.
rule-cards-fresh-roll = That second roll is only for the rent: doubles do not count in it.
rule-cards-each = With some cards everybody pays one player, or one player pays everybody. That goes one after the other, in the order of play.
rule-cards-repairs = Repairs cost an amount for each of your houses and another one for each hotel.

# tax
rule-tax-flat = On a tax square you pay the bank: { $taxes }.
rule-tax-choice = On { $income_squares } you choose: the amount, or a tenth of all you are worth. You must choose before you may count. Worth is cash, the prices of your deeds, and what your buildings cost.
rule-tax-base = { $tax_base ->
    [mortgage] For that, a mortgaged deed counts half its price.
   *[printed] For that, a mortgaged deed counts its full price.
}
rule-tax-no-pot = Parking is a place to rest: nothing is paid there.
rule-tax-pot = { $parking_pot ->
    [taxes_cards_fines] Taxes, payments by cards and fines gather in a pot. Whoever lands on Parking gets it.
   *[taxes_cards] Taxes and payments by cards gather in a pot. Whoever lands on Parking gets it.
}

# mortgage
rule-mortgage-off = In this game deeds cannot be mortgaged.
rule-mortgage-loan = A mortgage is a loan from the bank: half the price of the deed. It is possible only while there is no building in the set.
rule-mortgage-rent = A mortgaged deed earns no rent. The other deeds of the set still do.
rule-mortgage-lift = To lift a mortgage pay the loan back and a tenth of it on top, rounded up. So { $example } (price { MONEY($example_price) }) lends you { MONEY($example_loan) } and is lifted for { MONEY($example_lift) }.
rule-mortgage-sell = You may sell a deed back to the bank if there is no building in its set. You get half its price, or nothing if it is mortgaged. Then it is free for anybody. This also raises cash before you decide about a purchase, and for a debt.

# trade
rule-trade-offer = In your own turn you may offer any other player deeds, cash and cards that leave Jail, for the same from them. A gift is fine too. The other says yes or no, or makes an offer back to you.
rule-trade-debt = { $debt_trades ->
    [on] You may also trade to pay a debt, in your own turn.
   *[off] While you owe money you cannot trade.
}
rule-trade-built = A deed cannot be traded while there is a building in its set.
rule-trade-fee = { $transfer_fee ->
    [mortgage] Whoever gets a mortgaged deed pays the bank at once a tenth of the loan, rounded up. The deed stays mortgaged.
   *[price] Whoever gets a mortgaged deed pays the bank at once a tenth of its price, rounded up. The deed stays mortgaged.
}
rule-trade-lift = Instead of the fee, the mortgage may be lifted at once.
rule-trade-check = When the other says yes, everything is checked once more: deeds, cards, cash and fees. If something is missing, nothing moves.
rule-trade-limits = Only one side gives cash. One offer stands at a time, and there are at most { $most_offers } offers in a turn.
rule-trade-hidden = Nobody sees how much cash the others have, and only the two sides see what is in an offer.

# debt
rule-debt-raise = { $mortgage ->
    [on] If you cannot pay, you owe a debt. Sell buildings, or mortgage deeds. As soon as you have enough cash, the debt is paid by itself.
   *[off] If you cannot pay, you owe a debt. Sell buildings. As soon as you have enough cash, the debt is paid by itself.
}
rule-debt-hopeless = { $auto_bankrupt ->
    [on] If selling and mortgaging everything would not be enough, you are bankrupt at once.
   *[off] If you cannot raise enough, you say yourself when to give up.
}
rule-debt-limits = While you owe, you cannot build or lift a mortgage. You may give up at any time of a debt. In your own turn you may also leave the game: that counts as going bankrupt to the bank.
rule-debt-creditor = If you go bankrupt, your buildings are sold to the bank for half their cost. The player you owe gets all your cash, deeds and cards. Mortgages stay on the deeds.
rule-debt-fee = That player pays the bank the fee for each mortgaged deed, as in a trade.
rule-debt-bank = { $estate ->
    [auction] If you owe the bank, your cash and cards go back to it. Your deeds, free of mortgages, are auctioned one by one to the others.
   *[return] If you owe the bank, your cash and cards go back to it. Your deeds are free again, without mortgages.
}
rule-debt-several = If you owe several players at once, the first one in the order of play whom you cannot pay gets everything.

# jail
rule-jail-in = You go to Jail by the square that says so, by a card, or by a third double in a row. You do not pass Start on the way.
rule-jail-out = At the start of your turn you have three ways out. Pay { MONEY($fine) }, then roll as usual. Use a card that leaves Jail, then roll as usual. Or try for a double.
rule-jail-double = A double sets you free: you walk by it, but do not roll again. Without a double you stay, and may still manage your deeds.
rule-jail-third = After the third try without a double you must pay the fine, and walk by that roll.
rule-jail-life = In Jail you may still build, mortgage, trade and bid.

# end
rule-end-bankruptcy = The game is over when only one player is not bankrupt. That one wins.
rule-end-rounds = The game is over after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, or earlier when only one player is not bankrupt.
rule-end-first = The game is over as soon as one player is bankrupt.
rule-end-worth = The richest wins. Worth is cash, the prices of deeds (half for a mortgaged one), and what the buildings cost; a hotel counts as five. Equal worth shares a place.
rule-end-out = Those who went bankrupt come after all others; the last of them to go is the best of them.

# options: one line an option
rule-options-one = { $option }: { $value }. { $about }
rule-options-preset = This is the preset { $preset }. { $about }

# tips
rule-tips-set = Try to get a whole colour set, even if the trade is dear.
rule-tips-three = The third house raises the rent most for its cost.
rule-tips-jail = Players often come out of Jail. So the sets just after it, { $after_jail }, are landed on a lot.
rule-tips-cash = Keep some cash. A sudden debt makes you sell buildings at half price.

rule-group-cost = { $group } { MONEY($cost) }
rule-by-count = { $value } for { $count }
rule-square-amount = { $square } { MONEY($amount) }
