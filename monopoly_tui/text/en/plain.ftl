### The game in plain lines. A choice is a key or a word; the words stand in English whatever the language,
### and a language can have words of its own beside them, several with spaces between.

plain-word-roll = roll
plain-word-buy = buy
plain-word-decline = auction leave
plain-word-pass = pass
plain-word-accept = accept
plain-word-reject = reject refuse
plain-word-end = end done
plain-word-build = build
plain-word-sell = sell
plain-word-sell-set = sell-set
plain-word-sell-deed = sell-deed
plain-word-mortgage = mortgage
plain-word-lift = lift
plain-word-place = place
plain-word-pay = pay
plain-word-tenth = tenth
plain-word-fee = fee
plain-word-sold = sold
plain-word-dice = dice
plain-word-card = card
plain-word-bid = bid
plain-word-trade = trade offer
plain-word-counter = counter
plain-word-claim = claim
plain-word-give = give
plain-word-get = get for

# What is asked, and what was not understood.
plain-begin = { $board }. At the table: { $players }. Type a key or a word; help lists what is possible.
plain-round = Round { $number }.
plain-choices = Choose: { $choices }.
plain-comma = { ", " }
plain-choice = { $key } { $label }
plain-not-now = { $choice }, not now: { $why }
plain-unknown = "{ $word }" means nothing here. Type help for what is possible now.
plain-alone = { $word } stands alone; nothing follows it.
plain-too-many = "{ $word }" is more than is needed.
plain-which-deed = { $word } which deed? Give its tag, as in: { $word } e3
plain-no-square = There is no square "{ $word }". Give a tag such as e3, or a name in one word.
plain-no-player = There is no player "{ $word }". Give a number or a name; a number counts the seats.
plain-least = Sums are 1 or more, not "{ $word }".
plain-no-card = There are not so many jail cards.
plain-no-deeds = No deeds yet.
plain-no-rent = No rent waits there.
plain-which-dice = What do your two dice show? As in: 3 5
plain-how-much = How much? As in: bid 150
plain-who-bids = Who bids? As in: bid 2 150
plain-how-to-trade = An offer names a player, what is given and what is wanted, as in: trade 2 give r2 50 get e1
plain-look-at = Look at whom or what? As in: look 2, or look e3
plain-look-nothing = There is no player and no square "{ $word }". Give a number or a tag, as in: look 2, or look e3
plain-no-picture = There is no picture in plain lines. For one: monopoly export --format svg
plain-not-saved = Not saved: { $why }. The game goes on, and every move tries again.
plain-saved-again = Saved again: the whole game is on disk.
plain-rematch = Another game begins with a command of its own: leave with quit, then type: monopoly new
plain-watch = There is nothing to watch in plain lines. The word log all tells the game from its beginning.

# Words where a picture would be.
plain-words-manage = Say build, sell, mortgage or lift with a tag, as in: build e3
plain-words-trade = Say: trade, the player, give and get with tags, sums or card, as in: trade 2 give r2 50 get e1
plain-words-counter = Say: counter, give and get as you see it, as in: counter give e1 get r2 80
plain-words-debt = Say sell, mortgage, sell-set or sell-deed with a tag, as in: mortgage e3
plain-words-place = Say place with a tag, as in: place e3
plain-words-auction = Say bid with what you bid in all, as in: bid 150

# How each act is typed, for help.
plain-use-roll = roll: roll the dice, in Jail for a double
plain-use-dice = 3 5, or dice 3 5: what your two dice show
plain-use-pay-fine = pay: pay the fine and leave Jail, then roll
plain-use-use-card = card: leave Jail with a card, then roll
plain-use-buy = buy: buy the deed you stand on
plain-use-decline = auction, or leave: do not buy it
plain-use-bid = bid 150: bid that much in all; with a player's number before it where anybody may bid
plain-use-pass = pass: leave this auction
plain-use-timeout = sold: nobody bids more, the hammer falls
plain-use-build = build e3: build on a street
plain-use-sell = sell e3: sell a building
plain-use-sell-group = sell-set e3: sell all buildings of a set
plain-use-mortgage = mortgage e3: mortgage a deed
plain-use-lift = lift e3: lift a mortgage
plain-use-sell-deed = sell-deed e3: sell a deed to the bank
plain-use-place = place e3: say where the building stands
plain-use-offer = trade 2 give r2 50 get e1: offer an exchange; card stands for a jail card
plain-use-accept = accept: accept the offer
plain-use-reject = reject: refuse it
plain-use-counter = counter give e1 get r2 80: offer something else instead
plain-use-lift-or-fee = lift, or fee: lift the mortgage, or pay the fee
plain-use-tax = pay, or tenth: pay the flat amount, or a tenth of what you are worth
plain-use-claim = claim e3: claim the rent of a deed
plain-use-bankrupt = give-up: leave the game for good; you are asked once more
plain-use-end-turn = end: end your turn
plain-use-space = space, or a line with nothing but a space: go on
plain-use-race = At any time: players, deeds, bosses, look 2, look a1, worth, log, log all, rules, undo, redo, why, hint, help, give-up, quit; o says who plays for a seat.
plain-use-always = At any time: log, log all, worth, players, deeds, look 2, look e3, undo, redo, why, hint, help, quit.

# What is looked at.
plain-player = { $number }. { $who }: cash { $cash }, worth { $worth }, on { $where }
plain-out = { $who } is bankrupt.
plain-deed = { $square }: rent { MONEY($rent) }, mortgage { MONEY($loan) }
plain-street = { $square }: { $built }, rent { MONEY($rent) }, mortgage { MONEY($loan) }, a house { MONEY($house) }
plain-deed-mortgaged = { $square }: mortgaged, lifting costs { MONEY($cost) }
plain-square-free = { $square }, free, price { MONEY($price) }
plain-square-owned = { $square }, price { MONEY($price) }, belongs to { $who }
plain-rents = Rents without and with houses, last the hotel: { $rents }
plain-here = Here: { $who }
plain-no-round = The first round is not over yet.
plain-worths = Round { $number }: { $sums }
plain-place = { $place }. { $who }, worth { MONEY($worth) }

# Words for signs that are not read aloud.
plain-now = { $before }, now
plain-to = to
plain-minus = minus
plain-hidden = hidden

# What is looked at in a race.
plain-race-player = { $number }. { $who }: { $points }, { $coins }; { $heroes }
plain-race-left = { $number }. { $who } has left the race.
plain-race-hero = { $laps ->
    [1] { $hero } is on { $where } with { $coins }
   *[other] { $hero } is on { $where } with { $coins }, lap { $lap } of { $laps }
}
plain-race-home = { $hero } is home with { $coins }
plain-race-beaten = { $hero } has beaten { $what }
plain-race-holds = { $hero } holds { $what }
plain-race-free = { $square } is free: price { $price }, rent { $rent }, { $points }
plain-race-owned = { $square } belongs to { $hero }, led by { $who }: rent { $rent }, { $points }
plain-race-boss = { $place ->
    [1] { $boss } waits on every boss square: strength { $strength }, { $points }
   *[other] Then { $boss }: strength { $strength }, { $points }
}
plain-race-figures = { $hero }: { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
} of { $steps } steps on average, { $beaten } of { $fights } bosses beaten, luck { $luck }, rents paid { $paid }, got { $got }, power-ups played: { $played }

# The figures of a game that is over.
plain-turned = In { $round }: { $told }
plain-rolls = { $who }: { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}, { $average } on average, rents paid { MONEY($paid) }, got { MONEY($got) }
plain-luck = { plain-rolls }, { $better ->
    [yes] { MONEY($luck) } better than the dice owed
   *[no] { MONEY($luck) } worse than the dice owed
}
plain-earned = { $square }, of { $who }: { $visits ->
    [one] 1 visit
   *[other] { $visits } visits
}, { $rents ->
    [one] 1 rent
   *[other] { $rents } rents
}, { MONEY($earned) } in all
plain-visits = Visits: { $visits }
