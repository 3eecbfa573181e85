### Who plays for a seat: bots at the table, their pace, hints, and how the keyboard changes hands.

seats-playing = { $who } plays.
seats-bidding = The bots bid.
seats-waiting = { $who } waits. → lets one step happen, { KEY("w") } goes on.
seats-alone = Only bots are left. { KEY("f") } plays to the end, { KEY("w") } watches, { KEY("q") } leaves.
seats-key-finish = Finish
seats-key-skip = To a person
seats-key-to-end = To the end
seats-key-wait = Wait
seats-key-go-on = Go on
seats-key-step = One step
seats-key-why = Why?
seats-key-speed = Speed
seats-speed = Speed: { $speed ->
    [slow] slow
    [fast] fast
    [instant] at once
   *[normal] normal
}.
seats-reason = { $who }: “{ $why }”
seats-no-reason = No bot has done anything yet.
seats-skipped = While you skipped:

# Hints.
seats-hint = In your place a bot { $what }: “{ $why }”
seats-no-hint = There is nothing to hint at now.
seats-thinking = A bot thinks about it …

# Who plays for a seat, changed in the game.
seats-choose = Who plays for { $who }? { KEY("k") } goes through persons and bots, { KEY("c") } calls a person by a card, a digit chooses another seat.
seats-change = Let { $kind ->
    [human] a person
    [coached] a person who is coached
    [easy] an easy bot
    [hard] a hard bot
   *[medium] a medium bot
} play for { $who }? { KEY("y") } does so, { KEY("n") } leaves it.
seats-key-change = Change it
seats-key-card = Card
seats-card-on = { $who } gets the keyboard by a card from now on.
seats-card-off = { $who } gets the keyboard without a card from now on.
seats-card-bot = A bot needs no keyboard.
seats-card-all = Everybody gets the keyboard by a card in this game.
seats-out = That seat is out of the game.
seats-coached = { $who } is coached from now on.

# Passing the keyboard.
seats-pass = Pass the keyboard to
seats-pass-ask = { $who }, the keyboard is yours: press { KEY("space") } once you sit there.
seats-key-take = I am { $who }
seats-since = Since your last turn:
seats-so-far = So far:

# People who are coached.
seats-read = { $lines } Press { KEY("space") } once you have read it.
seats-key-read = Go on
seats-spend = { $who }, that takes { MONEY($amount) }, more than half of your cash; { MONEY($left) } would be left. Do it?
seats-key-spend = Do it
seats-key-keep = Keep the money
