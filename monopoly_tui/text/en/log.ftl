### The log: what happened, a line an event, in the present tense, the person's name first.

log-bank = the bank
log-pot = the pot
log-table = the table
log-no-seat = seat { $number }
log-no-square = square { $number }
log-deed = { $name } { $tag }
log-visiting = { $square }, just visiting
log-dice = { $first }+{ $second } = { $sum }
log-with-balance = { $line }: { MONEY($before) } → { MONEY($after) }
log-jail-cards = { $count ->
    [one] a jail card
   *[other] { $count } jail cards
}
log-nothing = nothing

# What stands on a street, and what an auction of a building is about.
log-houses = { $count ->
    [0] no house
    [one] 1 house
   *[other] { $count } houses
}
log-house = a house
log-hotel = a hotel

# Before the first turn.
log-order-drawn = The turn order: { $seats }
log-start-rolled = { $who } rolls { $roll } for the start
log-deed-dealt = { $who } is dealt { $square }

log-seat-changed = { $kind ->
    [human] A person plays for { $who } now
    [easy] An easy bot plays for { $who } now
    [medium] A medium bot plays for { $who } now
    [hard] A hard bot plays for { $who } now
   *[other] A bot plays for { $who } now
}

# Moves, squares, cards.
log-rolled = { $purpose ->
    [jail] { $who } tries for a double: { $roll }
    [rent] { $who } rolls { $roll } for the rent
   *[move] { $doubles ->
        [0] { $who } rolls { $roll }
       *[other] { $who } rolls { $roll }, a double
    }
}
log-rolled-to = { $doubles ->
    [0] { $who } rolls { $roll } → { $square }
   *[other] { $who } rolls { $roll }, a double → { $square }
}
log-moved = { $how ->
    [back] { $who } goes back to { $square }
   *[forward] { $who } goes to { $square }
}
log-received = { $reason ->
    [salary] { $who } passes Start and gets { MONEY($amount) }
    [landing] { $who } lands on Start and gets { MONEY($amount) }
    [pot] { $who } takes { MONEY($amount) } from the pot
   *[card] { $who } gets { MONEY($amount) } from the bank
}
log-card-drawn = { $who } draws { $deck ->
    [chance] Chance
   *[chest] Chest
}: “{ $card }”

# Payments.
log-paid = { $reason ->
    [rent] { $who } pays { $to } rent { MONEY($amount) }
    [tax] { $who } pays { MONEY($amount) } tax to { $to }
    [fine] { $who } pays { $to } the fine of { MONEY($amount) }
    [fee] { $who } pays { $to } a fee of { MONEY($amount) }
   *[card] { $who } pays { $to } { MONEY($amount) }
}
log-paid-on = { $reason ->
    [rent] { $who } pays { $to } rent { MONEY($amount) } for { $square }
    [tax] { $who } pays { MONEY($amount) } tax to { $to }
    [fee] { $who } pays { $to } a fee of { MONEY($amount) } for { $square }
   *[card] { $who } pays { $to } { MONEY($amount) } for { $square }
}
log-paid-built = { $who } pays { $to } rent { MONEY($amount) } ({ $buildings })
log-paid-set = { $who } pays { $to } rent { MONEY($amount) } (whole set)
log-rent-due = { $who } owes { $to } rent { MONEY($amount) } for { $square }, if { $to } claims it
log-rent-lost = { $who } keeps the rent of { MONEY($amount) } for { $square }: { $to } did not claim it
log-no-rent = { $reason ->
    [mortgaged] { $who } pays { $to } nothing: { $square } is mortgaged
   *[owner-in-jail] { $who } pays { $to } nothing: { $to } is in Jail
}
log-debt-opened = { $reason ->
    [rent] { $who } owes { $to } rent { MONEY($amount) } and must raise money
    [tax] { $who } owes { $to } { MONEY($amount) } tax and must raise money
    [fine] { $who } owes { $to } the fine of { MONEY($amount) } and must raise money
   *[other] { $who } owes { $to } { MONEY($amount) } and must raise money
}

# Deeds.
log-bought = { $who } buys { $square } for { MONEY($amount) }
log-declined = { $who } does not buy { $square }
log-auction-opened = Auction of { $what }: { $seats }
log-bid-made = { $who } bids { MONEY($amount) }
log-passed = { $asked ->
    [no] { $who } passes: not enough cash
   *[yes] { $who } passes
}
# Nobody may tell from the words who passed and who had to.
log-passed-hidden = { $who } passes
log-auction-won = { $who } wins { $what } for { MONEY($amount) }
log-auction-failed = Nobody bids: the bank keeps { $what }
log-mortgaged = { $who } mortgages { $square } for { MONEY($amount) }
log-lifted = { $who } lifts the mortgage on { $square } for { MONEY($amount) }
log-deed-sold = { $who } sells { $square } to the bank for { MONEY($amount) }

# Buildings; `buildings` says what stands there now.
log-built = { $who } builds on { $square } for { MONEY($amount) }, now { $buildings }
log-built-many = { $who } builds { $count } times on { $where } for { MONEY($amount) }
log-placed = { $who } builds on { $square }, now { $buildings }
log-building-sold = { $who } sells from { $square } for { MONEY($amount) }, now { $buildings }
log-group-sold = { $who } sells all buildings of the set of { $square } for { MONEY($amount) }

# Jail.
log-card-kept = { $who } keeps a jail card
log-card-used = { $who } uses a jail card
log-jailed = { $reason ->
    [doubles] { $who } goes to Jail: third double in a row
   *[other] { $who } goes to Jail
}
log-jail-missed = { $tries ->
    [3] { $who } throws no double on the third try
   *[other] { $who } stays in Jail: no double ({ $tries } of 3)
}
log-jail-left = { $how ->
    [double] { $who } leaves Jail by a double
   *[third-try] { $who } leaves Jail after the third try
}

# Trades.
log-offered = { $counter ->
    [yes] { $who } asks { $to } instead: { $get } for { $give }
   *[no] { $who } offers { $to }: { $give } for { $get }
}
log-offer-made = { $who } makes { $to } an offer
log-offer-accepted = { $who } accepts: gives { $to } { $give } for { $get }
log-offer-rejected = { $who } refuses { $to }'s offer
log-offer-void = { $who } accepts { $to }'s offer, but it cannot be carried out: nothing moves

# The end of a seat and of the game.
log-went-bankrupt = { $left ->
    [yes] { $who } leaves the game
   *[no] { $who } is out: bankrupt, all goes to { $to }
}
log-estate-received = { $to } gets from { $who }: { $estate }
log-estate-returned = { $who }'s deeds are free again: { $deeds }
log-game-ended = { $count ->
    [one] { $seats } wins with a worth of { MONEY($worth) }
   *[other] { $seats } share the win with a worth of { MONEY($worth) }
}
log-took-back = { $who } takes back: { $act }

# Acts, after a person's name: "Sara takes back: buys Vanak".
log-act-roll = rolls
log-act-pay-fine = pays the fine
log-act-use-card = uses a jail card
log-act-buy = buys
log-act-buy-square = buys { $square }
log-act-decline = does not buy
log-act-decline-square = does not buy { $square }
log-act-bid = bids { MONEY($amount) }
log-act-pass = passes
log-act-timeout = the hammer falls
log-act-build = builds on { $square }
log-act-sell = sells a building from { $square }
log-act-sell-group = sells the buildings of the set of { $square }
log-act-mortgage = mortgages { $square }
log-act-lift = lifts the mortgage on { $square }
log-act-sell-deed = sells { $square } to the bank
log-act-place = builds on { $square }
log-act-offer = makes { $to } an offer
log-act-accept = accepts the offer
log-act-reject = refuses the offer
log-act-counter = asks for something else
log-act-lift-or-fee = { $lift ->
    [yes] lifts the mortgage
   *[no] pays the fee
}
log-act-tax = { $choice ->
    [percent] pays a tenth of all worth
   *[flat] pays the flat tax
}
log-act-claim = claims the rent for { $square }
log-act-bankrupt = gives up
log-act-end-turn = ends the turn
