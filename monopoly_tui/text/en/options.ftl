### The options of a game. For each: its name, a sentence about it (-about), and a name for each value.
### Where a value needs no name of its own it is on, off, or a number.

option-on = on
option-off = off
option-board-decides = the board's own
option-seconds = { $count } s

option-preset = rules
option-preset-about = A name for a whole set of options; each option can still be changed.
option-preset-official = official
option-preset-official-about = The rules most people know, with auctions by turns.
option-preset-room = game room
option-preset-room-about = As in online game rooms: quick auctions against a clock, deeds can be sold to the bank; 2 to 6 players.
option-preset-classic = classic
option-preset-classic-about = Old table rules: dice for the start, a choice of income tax, auctions for scarce houses and for a bankrupt's deeds.
option-preset-short = short
option-preset-short-about = As classic, but the game is over when the first player is bankrupt.

option-starting-cash = starting cash
option-starting-cash-about = How much money everybody has at the start.

option-turn-order = turn order
option-turn-order-about = How it is settled who comes after whom.
option-turn-order-random = drawn by lot
option-turn-order-fixed = as seated
option-turn-order-highest-roll = highest roll starts

option-deal = deeds at the start
option-deal-about = Whether all deeds are dealt out, free of charge, before the first turn.
option-deal-none = none
option-deal-all = all dealt out

option-landing-salary = landing on Start
option-landing-salary-about = What a player gets who lands on Start exactly.
option-landing-salary-same = the salary
option-landing-salary-bonus = the landing bonus
option-landing-salary-double = twice the salary

option-auction = auctions
option-auction-about = What happens to a deed that the player who landed on it does not buy.
option-auction-turns = by turns
option-auction-off = none
option-auction-timed = against the clock
option-auction-open = anybody, any time

option-rent-in-jail = rent while in Jail
option-rent-in-jail-about = Whether an owner who sits in Jail gets rent.

option-double-rent = double rent
option-double-rent-about = Whether a street without buildings earns double when its owner has the whole set.

option-double-rent-needs = double rent needs
option-double-rent-needs-about = What the owner of a set needs for double rent.
option-double-rent-needs-owned = the whole set
option-double-rent-needs-clear = no mortgage, no building in it

option-rent-collection = rent is
option-rent-collection-about = Whether rent is paid by itself or must be claimed before another player rolls.
option-rent-collection-auto = paid by itself
option-rent-collection-claimed = claimed by the owner

option-even-build = build evenly
option-even-build-about = Whether the streets of a set must be built up side by side.

option-group-sale = sell a set's buildings
option-group-sale-about = Whether all buildings of a set may be sold at once, for half their cost.

option-building-shortage = last buildings
option-building-shortage-about = Who gets the bank's last houses and hotels when several players want them.
option-building-shortage-first-come = whoever asks first
option-building-shortage-auction = the highest bidder

option-income-tax = income tax
option-income-tax-about = Whether one may pay a tenth of one's worth instead of the flat tax.
option-income-tax-flat = flat
option-income-tax-choice = flat or a tenth

option-tax-base = a tenth counts
option-tax-base-about = How mortgaged deeds count for the tax of a tenth.
option-tax-base-printed = deeds at full price
option-tax-base-mortgage = mortgaged deeds at half

option-parking-pot = parking pot
option-parking-pot-about = Which payments gather in a pot for whoever lands on Parking.
option-parking-pot-off = none
option-parking-pot-taxes-cards = taxes and cards
option-parking-pot-taxes-cards-fines = taxes, cards and fines

option-mortgage = mortgages
option-mortgage-about = Whether deeds can be mortgaged.

option-sell-to-bank = sell deeds to the bank
option-sell-to-bank-about = Whether the bank buys deeds back for half their price.

option-debt-trades = trades while in debt
option-debt-trades-about = Whether a player who owes money may trade to raise it, in that player's own turn.

option-transfer-fee = fee on a mortgaged deed
option-transfer-fee-about = What the bank's tenth is counted of when a mortgaged deed changes hands.
option-transfer-fee-price = a tenth of the price
option-transfer-fee-mortgage = a tenth of the loan

option-transfer-lift = lift instead of the fee
option-transfer-lift-about = Whether one who gets a mortgaged deed may lift the mortgage at once instead of paying the fee.

option-balances = balances
option-balances-about = Whether everybody can see how much cash the others have.
option-balances-open = shown
option-balances-hidden = hidden

option-auto-bankrupt = hopeless debts
option-auto-bankrupt-about = Whether a player who cannot raise what is owed is out at once, or decides when to give up.
option-auto-bankrupt-on = out at once
option-auto-bankrupt-off = the debtor decides

option-bankruptcy-fee = fee on an estate
option-bankruptcy-fee-about = Whether the one who gets a bankrupt's mortgaged deeds pays the fee on them.

option-estate = a bankrupt's deeds
option-estate-about = What happens to the deeds of a player who goes bankrupt to the bank.
option-estate-return = are free again
option-estate-auction = are auctioned

option-end = the game ends
option-end-about = When the game is over.
option-end-bankruptcy = with the last one standing
option-end-rounds = after a number of rounds
option-end-first-bankruptcy = with the first bankruptcy

option-rounds = rounds
option-rounds-about = How many rounds are played when the game ends after rounds.

option-auction-seconds = auction clock
option-auction-seconds-about = Seconds without a new bid until a timed auction closes.
