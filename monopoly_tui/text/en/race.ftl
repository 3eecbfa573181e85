### The screen of a race: signs, questions, keys, the end, the rules in short.

race-coins = { $amount }¢
race-points = { $points }◊
race-strength = † { $strength }
race-boss-worth = † { $strength }  { $points }◊
race-square-start = START
race-square-boss = BOSS
race-square-rest = rest
race-heroes = Heroes
race-bosses = Bosses
race-card-price = Price
race-card-rent = Rent
race-card-pair = Rent of both
race-card-points = Points
race-card-strength = Strength
race-card-start = Whoever comes by gets { $coins }.
race-card-rest = A place to rest. Nothing happens here.
race-home = home
race-lap = { $lap }/{ $laps }
race-no-cards = no power-ups
race-held = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
race-held-short = { $count ->
    [one] { $name }
   *[other] { $name }{ $count }
}

# Questions.
race-ask-hero = { $who }, who moves in this turn?
race-ask-roll = { $who }, roll the dice for { $hero }.
race-ask-buy = { $who }, { $square } is free: { $price }¢ for { $points }◊. { $hero } has { $coins }¢. Buy it?
race-ask-buy-short = { $who }, { $square } costs { $price }¢, but { $hero } has only { $coins }¢.
race-ask-fight = { $who }, { $boss } bars the way. { $hero } needs { $needs } or more; a symbol counts 5.
race-ask-move = { $who }, { $hero } rolled { $roll }. One square further with a pomegranate?
race-ask-rent = { $who }, { $hero } owes { $amount }¢ on { $square }. Fly past with a feather?
race-ask-boss = { $who }, { $hero } faces { $boss }. Swing a mace for 2 more?
race-ask-ambush = { $who }, { $hero } walks into an ambush. Hold up a shield?
race-ask-end = { $who }, this turn is done.
race-bot-asked = { $who } is thinking …
race-ask-undo = { $what }. Does everybody agree?
race-ask-powers = { $who }, which power-up?
race-ask-quit = Leave the game? It is saved.
race-ask-leave = { $who }, give up the race? Your heroes go home and you come last.
race-buy-space = { KEY("b") } buys it, { KEY("n") } leaves it.
race-moment-space = { KEY("p") } plays it, { KEY("k") } keeps it.
race-look-log = The log: ↑ ↓ to read back.
race-look-help = The rules in short: ↑ ↓ to read on.

# What the signs mean.
race-signs = Signs
race-sign-free = a free deed: what it costs in coins (¢), and the points (◊) it brings
race-sign-owned = somebody's deed: the rent to pay there, and its points
race-sign-boss = the strength of the boss that waits: the special die must show as much or more
race-sign-lap = the first of three times round
race-sign-home = this hero is home
race-sign-first = the hero that moves; the boss to be fought next
race-sign-star = the star of the special die
race-sign-pomegranate = the pomegranate of the special die; either moves by nothing, brings a power-up, and counts 5 in a fight

# Keys.
race-key-roll = Roll
race-key-buy = Buy
race-key-decline = Leave it
race-key-fight = Fight
race-key-end = End turn
race-key-powers = Power-ups
race-key-play = Play { $card }
race-key-keep = Keep it
race-key-agree = Agreed
race-key-next = Next
race-key-leave = Give up
race-key-seats = Seats
race-power-on = { $card }: { $hero }

race-key-hint = Hint
race-hint = In your place a bot { $what }: “{ $why }”

# Why a bot did what it did.
race-reason = { $who } { $what }: “{ $why }”
race-no-reason = No bot has had a choice yet.
race-why-only = Nothing else was open.
race-why-easy = It came into my head.
race-why-hero = The next roll promises { $hero } the most.
race-why-purse = Coins in the hand buy deeds.
race-why-ambush = { $victim } has coins that are better gone.
race-why-buy = A deed brings points, and rents.
race-why-short = I cannot pay for it.
race-why-play = It is worth more now than later.
race-why-keep = It will be worth more later.
race-why-ahead = It promises { $gain } points more than the next best choice.
race-why-even = Another choice would be about as good.

# The end.
race-over-title = Everyone is home
race-over-chart = points by round
race-over-heroes = Everyone is home. { KEY("space") } tells the points: first 2 for each hero.
race-over-bosses = Now the bosses beaten.
race-over-deeds = Now the deeds.
race-over-sum = All points together.
race-over-coins = And the coins, which decide between equals.
race-over-winner = { $count ->
    [one] { $names } wins the race!
   *[other] { $names } share the first place!
}
race-column-heroes = heroes
race-column-bosses = bosses
race-column-deeds = deeds
race-column-sum = points
race-column-coins = coins

# The rules in short.
race-rule-aim-title = The aim
race-rule-aim = Bring your heroes round the ring and home with the most points: 2 for each hero, those of the bosses beaten, and those of the deeds.
race-rule-turn-title = A turn
race-rule-turn = Roll both dice and move by their sum. With two players each leads two heroes and says which one moves. Whoever passes Start gets a coin.
race-rule-heroes-title = Heroes
race-rule-heroes = Rostam gets 2 coins at Start. Gordafarid adds 1 to each boss roll. The first rent that Tahmineh pays is 1 less. Zal gets a coin for each boss beaten.
race-rule-symbol-title = Symbols
race-rule-symbol = A symbol counts nothing in the move, but gives a power-up once the square is done.
race-rule-deeds-title = Deeds
race-rule-deeds = A free deed can be bought. On another player's deed its rent is due, doubled where one hero has both of a colour; whoever has too few coins gives what is there.
race-rule-bosses-title = Bosses
race-rule-bosses = The boss on top must be fought: the special die must show its strength or more, and a symbol counts 5. Won or lost, it goes under the pile.
race-rule-powers-title = Power-ups
race-rule-powers = Pomegranate: one square further. Simorgh feather: one rent is not paid. Purse: 2 coins. Ambush: another player's hero loses a coin. Mace: 2 more against a boss. Shield: an ambush fails.
race-rule-home-title = Home
race-rule-home = A hero that comes to Start for the last time is home, and still earns rent. When all are home the race is over. How often a hero goes round is chosen before the race.
race-rule-points-title = Equal points
race-rule-points = With equal points more coins win, with equal coins the place is shared.
race-help-keys-title = Keys
race-help-keys = { KEY("h") } says what a bot would do, { KEY("y") } why one did what it did. { KEY("l") } is the log, { KEY("g") } the points by round. { KEY("u") } takes back, { KEY("ctrl+r") } does it again. { KEY("o") } lets a bot or a person play for a seat. { KEY("x") } gives up the race, { KEY("q") } leaves the game, which is saved. { KEY("plus") } and { KEY("minus") } change the speed.

# Figures of a race that is over.
race-stats-ask = Each hero's way. Steps: a roll. Luck: points in fights beyond those due. Paid and got: rents.
race-key-figures = Figures
race-stats-steps = steps
race-stats-beaten = beaten
race-stats-of = { $beaten }/{ $fights }
race-stats-played = powers

# The lobby.
race-key-hero = Hero
race-key-add = Add a player
race-key-laps = Laps
race-lobby-full = At most 4 can play.
race-lobby-dealt = heroes are dealt
race-lobby-laps = { $laps ->
    [one] once round, then home
   *[other] { $laps } times round, then home
}
race-ability-start_pays = Start pays { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
race-ability-boss_bonus = { $amount } more on each boss roll
race-ability-first_rent_less = pays { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} less of the first rent
race-ability-coin_a_boss = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} for each boss beaten
race-lobby-about = A short race round the Seven Labours: coins, bosses, power-ups, and points at the end. Two players lead two heroes each, three or four one each.

# How a race stands, in a line.
race-standing = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
race-placed = { $place }. { race-standing }

# Real dice.
race-dice-ask = { $who }, what { $dice ->
    [one] does the special die show?
   *[other] do your dice show? The plain one first.
}
race-dice-typed = { $who }: { $roll }.
race-key-dice = That is right

# Points by round.
race-look-graph = Points at the end of each round.
race-look-graph-empty = The first round is not over yet: points are drawn at the end of each.

# The menu.
race-menu-graph = Points, round by round
race-menu-leave = Leave the race for good
