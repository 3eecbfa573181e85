### What stands on squares and on their cards.

deed-tile-mortgaged = MTG
deed-tile-lot = LOT

# The rows of a title deed.
deed-unit = thousand tomans
deed-price = Price
deed-rent = Rent
deed-group-rent = Whole set
deed-group-brief = Set
deed-houses = { $count ->
    [one] 1 house
   *[other] { $count } houses
}
deed-hotel = Hotel
deed-stations = { $count ->
    [one] 1 station
   *[other] { $count } stations
}
deed-utilities = { $count ->
    [one] 1 utility
   *[other] { $count } utilities
}
deed-dice-times = dice × { $factor }
deed-house-cost = A house costs
deed-house-brief = House
deed-mortgage = Mortgage

# Beside it, while it is offered.
deed-rest = Others of the set

# Its last line.
deed-free = For sale
deed-mortgaged = MTG, lift { $lift }

# Squares nobody can own.
deed-start = Whoever passes Start gets { MONEY($amount) }.
deed-start-landing = Whoever lands on it gets { MONEY($amount) }.
deed-tax = Pay { MONEY($amount) } to the bank.
deed-tax-choice = Or pay a tenth of all you are worth; choose before counting.
deed-chance = Draw a Chance card.
deed-chest = Draw a Chest card.
deed-jail = Whoever lands here only visits: nothing happens.
deed-jail-out = Prisoners pay { MONEY($fine) }, use a card, or throw a double within three tries.
deed-parking = A place to rest. Nothing happens here.
deed-parking-pot = Whoever lands here takes the pot: { MONEY($amount) }.
deed-go-to-jail = Go straight to Jail, past Start without a salary.
