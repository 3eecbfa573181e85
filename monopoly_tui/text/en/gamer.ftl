### The Gamer game: what happened, why something is not possible, and the words of its screen.

gamer-coins = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
gamer-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
gamer-face-star = star
gamer-face-pomegranate = pomegranate
gamer-roll = { $first } and { $second }

# The log: the hero's name first, in the present tense.
gamer-order-drawn = The turn order: { $seats }
gamer-heroes-dealt = { $leads }
gamer-leads = { $who } leads { $heroes }
gamer-leads-apart = { "; " }
gamer-hero-chosen = { $who } moves { $hero }
gamer-rolled = { $hero } rolls { $roll }
gamer-rolled-to = { $hero } rolls { $roll } → { $square }
gamer-moved = { $hero } goes to { $square }
gamer-start-paid = { $hero } gets { gamer-coins } at Start
gamer-came-home = { $hero } is home
gamer-bought = { $hero } buys { $square } for { gamer-coins }
gamer-declined = { $hero } leaves { $square }
gamer-rent-paid = { $amount ->
    [0] { $hero } has no rent to give { $to } for { $square }
   *[other] { $hero } pays { $to } { gamer-coins } rent for { $square }
}
gamer-fought = { $won ->
    [yes] { $hero } rolls { $roll } and beats { $boss }: { gamer-points }
   *[no] { $hero } rolls { $roll } and loses to { $boss }
}
gamer-fought-bonus = { $won ->
    [yes] { $hero } rolls { $roll } with { $bonus } more and beats { $boss }: { gamer-points }
   *[no] { $hero } rolls { $roll } with { $bonus } more and loses to { $boss }
}
gamer-boss-paid = { $hero } gets { gamer-coins } for the victory
gamer-power-played = { $hero } plays { $power }
gamer-power-played-on = { $hero } lays an ambush for { $victim }
gamer-purse-paid = { $hero } finds { gamer-coins } in it
gamer-ambushed = { $amount ->
    [0] { $hero } has nothing to lose
   *[other] { $hero } loses { gamer-coins } in the ambush
}
gamer-card-drawn = { $who } draws { $card }
gamer-no-power-left = { $hero } finds no power-up left
gamer-left = { $who } leaves the race
gamer-game-ended = The race is over. First: { $winners }
gamer-took-back = { $who } takes back: { $act }

# What somebody does, after the name.
gamer-act-hero = moves { $hero }
gamer-act-roll = rolls
gamer-act-power = plays { $card }
gamer-act-power-hero = plays { $card }: { $hero }
gamer-act-skip = plays nothing
gamer-act-buy = buys
gamer-act-decline = does not buy
gamer-act-fight = fights
gamer-act-end-turn = ends the turn
gamer-act-bankrupt = leaves the race

# Why something is not possible now.
gamer-not-now = { $decision ->
    [hero] Not now: say first who moves.
    [roll] Not now: a roll comes first.
    [buy] Not now: buy the deed or leave it first.
    [fight] Not now: the boss must be fought first.
    [power] Not now: play a power-up or keep it first.
   *[other] Not now: this turn is done but for ending it.
}
gamer-no-power = There is no power-up { $card }.
gamer-power-not-held = The hero who would play { $card } does not hold it.
gamer-power-moment = { $card } has its own moment, and it is not now.
gamer-power-whose = Say whose { $card } it is.
gamer-ambush-whom = Say which hero of another player walks into the ambush.
gamer-needs-coins = Needs { $missing } more: it costs { $price }.
gamer-not-your-hero = { $hero } is not led by you.
gamer-hero-home = { $hero } is home.

# What chance cannot do; for records written by hand.
gamer-no-dice = These dice cannot fall so.
gamer-no-draw = That power-up is not in the pile.
gamer-no-order = A turn order follows the seats from the one that begins.
gamer-no-deal = A deal gives heroes who are free, each once, as many as are lacking.
