### Why something is not possible now, one sentence each. The key is the refusal's reason.

# Whose turn it is.
refusal-luck-first = The dice or a card come first.
refusal-not-your-decision = Not yet: { $seat } decides now.
refusal-not-now = { $decision ->
    [roll] Not now: a roll comes first.
    [buy] Not now: buy the deed or leave it first.
    [auction] Not now: the auction goes on.
    [place] Not now: say first where the building stands.
    [answer] Not now: the offer waits for an answer.
    [lift_or_fee] Not now: lift the mortgage or pay the fee first.
    [tax] Not now: choose first how to pay the tax.
    [debt] Not now: the debt must be paid first.
    [end] Not now: this turn is done but for managing and ending it.
   *[other] Not now.
}
refusal-game-over = The game is over.

# Money. Where balances are hidden, those that would tell a sum of cash are said by their -hidden twin.
refusal-needs-more = Needs { MONEY($missing) } more: it costs { MONEY($amount) }.
refusal-needs-more-hidden = Not enough cash: it costs { MONEY($amount) }.
refusal-owes = A debt of { MONEY($amount) } comes first: until it is paid, no building and no lifting.

# Deeds and mortgages.
refusal-no-deed = { $square } cannot be owned.
refusal-not-owner = { $square } is not yours.
refusal-group-built = Sell the buildings of the set of { $square } first.
refusal-mortgage-off = This game has no mortgages.
refusal-already-mortgaged = { $square } is mortgaged already.
refusal-not-mortgaged = { $square } is not mortgaged.
refusal-sell-to-bank-off = In this game the bank buys no deeds back.
refusal-no-rent-waits = No rent for { $square } waits for you.
refusal-tax-choice = Choose the flat tax or a tenth of all worth.

# Buildings.
refusal-no-street = { $square } is no street: nothing can be built there.
refusal-group-not-whole = You need the whole set first; still missing: { $missing }.
refusal-group-mortgaged = Lift the mortgages in the set of { $square } first.
refusal-has-hotel = { $square } has its hotel: nothing more can be built there.
refusal-build-evenly = Build evenly: { $first } comes first.
refusal-no-houses = The bank has no house left.
refusal-no-hotels = The bank has no hotel left.
refusal-shortage-asked = Nobody bid for the last building: ask again in your next turn.
refusal-nothing-to-sell = There is no building to sell on { $square }.
refusal-sell-evenly = Sell evenly: { $first } comes first.
refusal-hotel-needs-houses = { $houses ->
    [0] The hotel leaves 4 houses behind, and the bank has none.
    [one] The hotel leaves 4 houses behind, and the bank has only 1.
   *[other] The hotel leaves 4 houses behind, and the bank has only { $houses }.
}
refusal-group-sale-off = In this game buildings are sold one by one.
refusal-place-kind = { $building ->
    [hotel] A hotel cannot stand on { $square }: it needs 4 houses there.
   *[house] { $square } is ready for a hotel: the house must stand elsewhere.
}

# Auctions.
refusal-bid-too-low = The lowest bid is { MONEY($lowest) } now.
refusal-bid-over-cash = Not enough cash for that bid.
refusal-bid-step = Raise { MONEY($high) } by one of these: { $steps }.
refusal-own-bid-stands = Your own bid is the highest already.
refusal-not-in-auction = { $seat } takes no part in this auction.

# Jail.
refusal-not-in-jail = You are not in Jail.
refusal-no-jail-card = You hold no card that leaves Jail.
refusal-which-card = Say which card: { $cards }.
refusal-no-such-card = You do not hold that card.

# Trades.
refusal-offers-used-up = { $most } offers were made in this turn: that is all there can be.
refusal-trade-with-oneself = A trade needs somebody else.
refusal-partner-out = Only players still in the game can trade.
refusal-trade-own-turn = Trading to pay a debt is for your own turn.
refusal-debt-trades-off = In this game nobody trades while in debt.
refusal-negative-cash = An amount of cash cannot be below nothing.
refusal-cash-both-sides = Only one side can give cash.
refusal-empty-offer = Put something into the offer first.
refusal-named-twice = The offer names a thing twice.
refusal-offer-over-cash = Needs { MONEY($missing) } more to offer that much.
refusal-offer-over-cash-hidden = Not enough cash to offer that much.
refusal-accept-over-cash = Needs { MONEY($missing) } more to accept.
refusal-accept-over-cash-hidden = Not enough cash to accept.
refusal-side-not-owner = { $square } does not belong to { $seat }.
refusal-side-no-card = { $seat } holds no such card.

# What chance cannot do; for records written by hand.
refusal-no-dice = Dice are two numbers from 1 to 6.
refusal-cannot-be-drawn = { $deck ->
    [chance] That card cannot be the next one of Chance.
   *[chest] That card cannot be the next one of the Chest.
}
refusal-no-order = A turn order names every seat once.
refusal-no-deal = A deal names every deed once.

# Taking back.
refusal-undo-nothing = { $acts ->
    [0] There is nothing to take back.
    [one] Only 1 act can be taken back.
   *[other] Only { $acts } acts can be taken back.
}
refusal-undo-off = Nothing is taken back: the settings say so ({ KEY("f2") }).
refusal-undo-turn = { $by } did that in a turn that is over: it stands.
refusal-undo-luck = Dice or a card came after that: it stands.
refusal-undo-bot = { $by } has acted since: it stands.

# Options.
refusal-option-unknown = There is no option { $option }. The options: { $known }.
refusal-option-value = { $option } cannot be { $value }. It is one of { $values }.
refusal-option-range = { $option } cannot be { $value }. It is a whole number from { $low } to { $high }.
refusal-option-forced = This board plays with { $option } = { $forced }; { $value } cannot be chosen.
refusal-preset-unknown = There is no preset "{ $value }". The presets: { $known }.
refusal-direct-auction-off = This board auctions every deed, so auctions cannot be off.
refusal-rounds-missing = Games that end after rounds need a number of rounds.
