### Pages that decide something longer: auctions, managing, trades, debts, the end.

page-help-ask = What the keys do here. Esc goes back.
page-no-key = { $key } does nothing here.
page-esc-stays = Esc does not leave the program: { KEY("q") } quits.
page-key-back = Back
page-key-done = Done

# Fields that are typed in.
page-amount-digits = Only digits here. Esc goes back.
page-amount-whole = Whole numbers from 0 up only. Backspace begins anew.
page-amount-long = No number here has so many digits.
page-amount-no-number = What was pasted is no whole number; nothing of it was taken.
page-name-long = A name has no room for more.

# Auctions.
page-auction-first = { $who }, nobody has bid yet. Bid { MONEY($amount) }?
page-auction-raise = { $who }, { $leader } has bid { MONEY($high) }. Bid { MONEY($amount) }?
page-auction-type = { $who }, type what you bid, then press Enter.
page-auction-key-bid = Bid
page-auction-key-bid-amount = Bid { MONEY($amount) }
page-auction-key-pass = Pass
page-auction-key-step = Step
page-auction-key-own = Own amount
page-auction-highest = Highest bid
page-auction-no-bid = no bid yet
page-auction-next = next bid { MONEY($amount) }
page-auction-step = in steps of { MONEY($step) }
page-auction-typing = your bid = { $amount }▏
page-auction-no-amount = Type an amount first.
page-auction-price = list price { MONEY($price) }
page-auction-last = last bid
page-auction-limit = can bid
page-auction-standing = { $standing ->
    [leads] highest
    [asked] to bid
    [in] in
    [short] out of cash
   *[out] passed
}
page-auction-bid = { $who } { MONEY($amount) }
page-auction-building = { $building ->
    [hotel] { $left ->
        [one] The bank has one hotel left, and more than one player could build it. The winner says where it stands.
       *[other] The bank has { $left } hotels left, and more players could build one. The winner says where it stands.
    }
   *[house] { $left ->
        [one] The bank has one house left, and more than one player could build it. The winner says where it stands.
       *[other] The bank has { $left } houses left, and more players could build one. The winner says where it stands.
    }
}
page-auction-anybody = Anyone: press your number to bid { MONEY($amount) }.
page-auction-bot = { $who } is a bot and bids by itself.
page-auction-not-in = { $who } does not bid in this auction.
page-auction-whose = Whose bid is it? Press your number.
page-auction-going = Going to { $who }. { KEY("space") } again: sold. A bid starts anew.
page-auction-going-none = Nobody wants it? { KEY("space") } again: the bank keeps it.
page-auction-going-word = going …
page-auction-key-going = Going
page-auction-key-sold = Sold
page-auction-seconds = { $left } s

# Managing.
page-manage-nothing = { $who }, you own no deed yet.
page-manage-ask = { $who }, what about { $square }?
page-manage-key-build = Build
page-manage-key-sell = Sell
page-manage-key-mortgage = Mortgage
page-manage-key-lift = Lift mortgage
page-manage-key-deed = Sell deed
page-manage-key-group = Sell set
page-manage-cash = cash { MONEY($cash) }
page-manage-cash-hidden = cash •••
page-manage-bank = bank ⌂ { $houses } · ▟█▙ { $hotels }
page-manage-set = set
page-manage-of = { $own }/{ $whole }
page-manage-cost = build
page-manage-rent = rent
page-manage-loan = mortgage
page-manage-build = { KEY("b") } builds on { $tag } for { MONEY($cost) }: rent { MONEY($now) } → { MONEY($after) }.
page-manage-sell = { KEY("s") } sells from { $tag } for { MONEY($gain) }.

# Debts.
page-debt-ask = { $who }, raise { MONEY($missing) } more. The debt is paid as soon as there is enough.
page-debt-ask-hidden = { $who }, raise money. The debt of { MONEY($amount) } is paid as soon as there is enough.
page-debt-title = { $who } owes { $to } { MONEY($amount) }
page-debt-cash = cash { MONEY($cash) }
page-debt-missing = missing { MONEY($missing) }
page-debt-most = can raise { MONEY($most) }
page-debt-sells = sell
page-debt-loan = mortgage
page-debt-key-suggested = As suggested
page-debt-key-sell = Sell
page-debt-key-mortgage = Mortgage
page-debt-key-deed = Sell deed
page-debt-key-trade = Trade
page-debt-key-give-up = Give up
page-debt-no-way = The bank gives nothing more: trade, or give up with { KEY("k") }.
page-debt-suggested = Suggested: { $acts }. Brings { MONEY($sum) }.
page-debt-mortgages = mortgage { $tags }
page-debt-sales = { $count ->
    [one] sell a building of { $letter }
   *[other] sell { $count } buildings of { $letter }
}
page-debt-group = sell all buildings of { $letter }
page-debt-deeds = sell { $tags } to the bank

# Giving up.
page-bankrupt-title = Give up
page-bankrupt-ask = { $who }, give up? You are out of the game then.
page-bankrupt-leave = { $who }, leave the game? You are out of it then.
page-bankrupt-key-no = No, go on
page-bankrupt-key-yes = Give up
page-bankrupt-to = All of this goes to { $to }:
page-bankrupt-bank = Cash and cards go to the bank; these deeds are free again:
page-bankrupt-auction = Cash and cards go to the bank; these deeds are auctioned:
page-bankrupt-cash = cash
page-bankrupt-buildings = for the buildings, at half their cost
page-bankrupt-cards = { $count ->
    [one] a jail card
   *[other] { $count } jail cards
}

# Trades.
page-trade-whom-first = First press the number of one of those below.
page-trade-partner = This is between you and { $to }.
page-trade-lacks = { $who } has { MONEY($cash) } now, and can accept only with that much.
page-trade-no-tag = There is no { $tag } to trade.
page-trade-whom = { $who }, whom do you want to trade with? Press a number.
page-trade-what = { $who }, what do you want to trade with { $to }? Type the tag of a deed, of either side.
page-trade-which = { $who }, there are { $tags }. Which one?
page-trade-type = { $who }, type how much { $giver } gives, then press Enter.
page-trade-type-own = { $who }, type how much you give, then press Enter.
page-trade-ask = { $who }, offer { $to } { $give } for { $get }?
page-trade-counter-ask = { $who }, offer { $to } { $give } for { $get } instead?
page-trade-none = Neither of you owns a deed of { $letter }.
page-trade-sell-first = Sell the buildings of { $letter } first: a set that is built on cannot be traded.
page-trade-letters = Type the tag of a deed: its letter, and its digit where there are several.
page-trade-same = Change something first, or go back and answer.
page-trade-key-offer = Offer
page-trade-key-counter = Offer instead
page-trade-key-deed = Deed
page-trade-key-cash = Cash
page-trade-key-set = Set
page-trade-key-side = Side
page-trade-key-card = Jail card
page-trade-key-clear = Clear
page-trade-key-original = Original
page-trade-key-drop = Drop
page-trade-nobody = with whom?
page-trade-gives = { $who } gives
page-trade-nothing = no deed
page-trade-built = built
page-trade-cash = cash
page-trade-no-cash = –
page-trade-typing = = { $amount }▏
page-trade-card = jail cards
page-trade-cards = { $given } of { $held }
page-trade-changes = changes
page-trade-col-cash = cash
page-trade-col-worth = worth
page-trade-col-sets = sets
page-trade-fee = { $who } { MONEY($fee) }
page-trade-fees = Fees for mortgaged deeds: { $fees }.

# Answers.
page-answer-ask = { $who }, { $by } offers you { $give } for { $get }. Accept?
page-answer-key-accept = Accept
page-answer-key-refuse = Refuse
page-answer-key-change = Change it
page-answer-no-more = No more offers can be made in this turn.

# The end.
page-over-won = { $count ->
    [one] { $names } wins with a worth of { MONEY($worth) }.
   *[other] { $names } share the win with a worth of { MONEY($worth) } each.
}
page-over-banner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
page-over-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
page-over-place = { $place }.
page-over-cash = cash
page-over-deeds = deeds
page-over-buildings = houses
page-over-worth = worth
page-over-bankrupt = bankrupt in round { $round }, to { $to }
page-over-left = left the game in round { $round }
page-over-out = out
page-over-chart = worth by round, in thousand tomans
page-over-dearest = The dearest rent: { $who } paid { $to } { MONEY($amount) } for { $square } in round { $round }.
page-over-key-rematch = Play again
page-over-key-export = Export
page-over-key-statistics = Story
page-over-key-same = Same dice
page-over-key-watch = Watch
page-over-key-log = Log
page-over-key-graph = Graph
page-over-key-quit = Quit

# Small choices.
page-place-ask = { $building ->
    [hotel] { $who }, where does the hotel stand?
   *[house] { $who }, where does the house stand?
}
page-place-key = Build here
page-lift-ask = { $who }, { $square } came to you mortgaged. Lift it for { MONEY($cost) }, or pay a fee of { MONEY($fee) }?
page-lift-key-lift = Lift for { MONEY($cost) }
page-lift-key-fee = Fee { MONEY($fee) }
page-tax-ask = { $who }, pay { MONEY($amount) } tax, or a tenth of all you are worth?
page-tax-key-flat = Pay { MONEY($amount) }
page-tax-key-tenth = A tenth
