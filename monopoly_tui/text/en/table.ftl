### The table: header, players, log, the small questions of a turn, and the pages that only look.

table-log-game = { $end ->
    [rounds] { $board }, { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $players } players
    [first_bankruptcy] { $board }, to the first bankruptcy, { $players } players
   *[bankruptcy] { $board }, to the last one standing, { $players } players
}
table-round = round { $n }
table-round-of = round { $n } of { $of }
table-window = Monopoly
table-window-turn = Monopoly: { $who }'s turn
table-bank = houses { $houses }  hotels { $hotels }
table-saved = saved
table-not-saved = NOT SAVED
table-not-saved-why = NOT SAVED: { $why }
table-players = Players
table-players-unit = Players, in thousand tomans
table-players-worth = Cash and worth
table-log = Log
table-worths = Worth by round
table-in-jail = in Jail, { $tries } of 3
table-visiting = visiting { $square }
table-worth = worth { $amount }
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-out = out
table-deck-chance = CHANCE
table-deck-chest = CHEST
table-moving = { $who } rolls { $sum }.
table-too-small = Needs { $cols }×{ $rows }, now { $width }×{ $height }.
table-too-small-more = The game is safe. Enlarge the window, or leave with Ctrl+C.
table-ahead = The way ahead

# Keys that are always there.
table-key-help = Help
table-key-menu = Menu
table-key-undo = Undo
table-key-log = Log
table-key-graph = Graph
table-key-quit = Quit
table-key-skip = Skip
table-key-peek = Peek
table-peek = { $who } has { MONEY($cash) }.
table-key-close = Close
table-key-claim = Claim { MONEY($amount) }
table-key-claims = Claim rent

# Before the roll and after the move.
table-roll-ask = { $who }, it is your turn: press { KEY("space") } to roll.
table-roll-again = { $who }, a double: press { KEY("space") } to roll again.
table-key-roll = Roll
table-key-manage = Manage
table-key-trade = Trade
table-end-ask = { $who }, that was your turn. { KEY("space") } hands on and rolls for { $next }; Enter only hands on.
table-end-ask-only = { $who }, that was your turn. { KEY("space") } hands on to { $next }.
table-end-ask-last = { $who }, that was the last turn. { KEY("space") } counts up.
table-key-hand-on-roll = { $next } rolls
table-key-hand-on = Hand on
table-key-only-hand-on = Hand on
table-key-next-fine = { $next } pays and rolls
table-key-next-card = { $next } uses a card and rolls
table-key-count = Count up

# Real dice.
table-dice-ask = { $who }, roll your dice and type what they show, then press Enter.
table-dice-typed = { $who }, your dice: { $dice }. Press Enter if that is right; Backspace takes the last one back.
table-dice-missing = Type what both dice show first.
table-key-dice = Dice
table-key-move = Move

# A free deed.
table-buy-ask = { $who }, { $square } is free. Buy it for { MONEY($price) }? You keep { MONEY($left) }.
table-buy-ask-hidden = { $who }, { $square } is free. Buy it for { MONEY($price) }? You can pay it.
table-buy-short = { $who }, { $square } is free, but its { MONEY($price) } is more than your cash. { KEY("m") } raises money.
table-buy-cannot = { $who }, { $square } is free, but its { MONEY($price) } is more than your cash.
table-key-buy = Buy { MONEY($price) }
table-key-auction = Auction
table-key-decline = Leave it
table-key-raise = Raise money
table-buy-no-trade = Nothing is traded while a deed waits: buy it or let it go first.
table-buy-space = { KEY("space") } never buys: { KEY("b") } buys, { $other }.
table-buy-other-auction = { KEY("a") } holds an auction
table-buy-other-leave = { KEY("n") } leaves it

# Jail.
table-jail-ask = { $who }, you are in Jail; { $tries ->
    [0] this is your first try.
    [1] this is your second try.
   *[other] this is your last try: without a double you pay { MONEY($fine) } and move.
} { KEY("space") } tries for a double: one chance in six.
table-key-try = Try for a double
table-key-fine = Pay { MONEY($fine) } and roll
table-key-card = Use card and roll
table-jail-no-card = You have no card that gets you out of Jail.

# Undo.
table-undone = { $what }. { KEY("u") } takes back one more, { KEY("ctrl+r") } does it again.
table-undone-last = { $what }. { KEY("ctrl+r") } does it again.
table-redone = Done again: { $who } { $what }.
table-redone-seat = Done again: { $what }.
table-no-key = { $key } does nothing here; { KEY("question_mark") } shows what does.
table-redo-nothing = There is nothing to do again.
table-undo-ask = { $names } took part in this. Do you both agree to take it back: { $what }?
table-undo-many = { $count ->
    [one] Take back the last step?
   *[other] Take back the last { $count } steps?
}
table-undo-barrier = Dice, a card or nothing that can be taken back lies between.

# Leaving.
table-quit-ask = Everything is saved, up to round { $round }. Leave the game?
table-quit-unsaved = Not saved: { $why }. Leave the game all the same?
table-quit-lost = What is not saved is lost then.
table-quit-how = Go on with it later by typing:  monopoly resume
table-quit-over = Watch it again by typing:  monopoly replay
table-key-leave = Leave
table-key-stay = Stay

# The menu.
table-menu = Menu
table-menu-ask = The game waits. A letter chooses; Esc goes back.
table-menu-back = Back to the game
table-menu-log = The log, from the beginning
table-menu-graph = Worth, round by round
table-menu-find = Find a square by its name or tag
table-menu-reach = What the next roll can bring
table-menu-hint = What a bot would do in your place
table-menu-seats = Who plays for each seat
table-menu-help = What the keys do, and the rules
table-menu-undo = Take back the last step
table-menu-give-up = Leave the game for good: bankrupt
table-menu-quit = Quit, to go on later
table-menu-players = Look at a player
table-menu-cursor = Round the board; Enter shows a square
table-key-give-up = Give up

# Pages that only look.
table-find-ask = Type part of a square's name, or its tag. ↑ ↓ choose, Enter shows its card.
table-find-nothing = No square has “{ $text }” in its name. ⌫ takes a letter back.
table-commands-ask = Everything that can be done now. Type to narrow it, ↑ ↓ choose, Enter does it.
table-commands-nothing = Nothing that can be done now has “{ $text }” in it. ⌫ takes a letter back.
table-key-do = Do it
table-help-commands = Everything that can be done now, to search in
table-help-focus = Go through the keys of the last line; Enter presses one
table-key-card-of = Show its card
table-reach = { $who }'s next roll: { MONEY($amount) } of rent on average.
table-reach-free = free, { MONEY($price) }
table-reach-own = own
table-reach-rent = { $amount ->
    [0] no rent
   *[other] rent { MONEY($amount) }
}
table-log-of = The log of { $who } alone. Backspace shows all of it again.
table-log-money = The log, payments only. Backspace shows all of it again.
table-log-trades = The log, trades only. Backspace shows all of it again.
table-look-log = The log. ↑ ↓ move, Enter takes back to the line. A digit shows one player, { KEY("m") } payments, { KEY("t") } trades.
table-look-log-empty = Nothing has happened yet.
table-look-graph = Worth by round, in thousand tomans.
table-look-graph-empty = The first round is not over yet: worth is drawn at the end of each.
table-look-graph-hidden = Balances are hidden until the end of the game.
table-look-player = { $who }: cash { $cash }, worth { $worth }. Press a digit for another player.
table-look-square = { $square }. The arrows go on round the board.
table-look-bank = { $deeds ->
    [0] The bank has no free deed.
    [one] The bank has 1 free deed. Press a digit for a player.
   *[other] The bank has { $deeds } free deeds. Press a digit for a player.
}
table-look-nothing = no deeds yet
table-column-rent = rent
table-column-price = price
table-help-ask = Help for what is asked now. ↑ ↓ scroll, Esc closes it.
table-help-keys = Keys
table-help-always = Always
table-help-space = Go on: roll, hand on
table-help-digits = Look at a player
table-help-bank = Look at the bank and the free deeds
table-help-arrows = Go round the board; Enter shows a card
table-help-redo = Do again what was taken back
table-help-leave = Leave at once; everything is saved
table-claim-ask = Whose rent is claimed? Press the number of a line.
table-claim-line = { $to }: { MONEY($amount) } from { $who } for { $square }
table-key-take-back = Take back
table-key-keep = Leave it so

# Watching a record.
table-replay-at = { NUMBER($place) } of { NUMBER($places) }. { $told }
table-replay-which = Which round? Type its number, then press Enter: { $round }▏
table-replay-rounds = This record has rounds { $first } to { $last }.
table-replay-log = The log, to its end. ↑ ↓ move, Enter goes there, Esc closes it.
table-replay-end = This is the end of the record. ← goes back.
table-replay-key-play = Play
table-replay-key-pause = Pause
table-replay-key-step = Step
table-replay-key-turn = Turn
table-replay-key-round = Round
table-replay-key-which = To round
table-replay-key-go = Go there

# Writing the game to a file.
table-export = Export
table-export-ask = The game as a file, in the folder you are in: which kind?
table-export-mono = The record, to watch and to play on
table-export-csv = How it stood round by round, for a spreadsheet
table-export-svg = A picture of this screen
table-export-text = The whole game in words
table-exported = Written: { $file }
table-not-exported = Not written: { $file }: { $why }.
