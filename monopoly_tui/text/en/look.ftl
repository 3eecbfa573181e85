# Pages that only look: help, log, graph, menu, a player, a square, and leaving.

look-key-back = Back
look-key-scroll = Scroll
look-key-table = Table
look-key-chart = Chart
look-key-players = Another player
look-key-along = Along the board
look-lines = lines { NUMBER($first) } to { NUMBER($last) } of { NUMBER($total) }

look-help = Help for this screen. Esc goes back to the game.
look-help-here = Keys here
look-help-everywhere = Keys everywhere
look-cap-space = Space
look-cap-escape = Esc
look-cap-digits = 1 to 8
look-cap-u = U
look-cap-l = L
look-cap-g = G
look-cap-slash = arrows
look-cap-q = Q
look-everywhere-space = Goes on: rolls, or hands the keyboard over. It never spends anything
look-everywhere-escape = Goes back; on the board it opens the menu
look-everywhere-digits = Looks at a player
look-everywhere-u = Takes back the last act, unless dice or a card came after it
look-everywhere-l = Shows the whole log
look-everywhere-g = Shows what everybody was worth, round by round
look-everywhere-slash = Move over the board; Enter shows the square
look-everywhere-q = Leaves. The game is saved, and "monopoly resume" goes on with it

look-log = Everything that happened, the newest last.

look-graph = What everybody was worth after each round, in thousand tomans.
look-graph-now = now
look-graph-hidden = Nobody's worth is shown now.

look-quit = Leave the game?
look-quit-yes = Leave
look-quit-no = Stay
look-quit-saved = The game is saved at round { NUMBER($round) }.
look-quit-fault = The game could not be saved: { $fault }
look-quit-resume = "monopoly resume" goes on with it.

look-menu = Menu. Esc goes back to the game.
look-menu-back = Back to the game
look-menu-log = Log of the game
look-menu-graph = Worth by round
look-menu-undo = Take back the last act
look-menu-help = Help
look-menu-leave = Give up and leave the game to the others
look-menu-leave-later = One leaves before one's roll or at the end of one's turn.
look-menu-quit = Leave the program; the game stays saved
look-menu-options = Rules of this game: { $preset }

look-player = This is what { $who } has.
look-player-sums = { MONEY($cash) } in cash, worth { MONEY($worth) }
look-player-hidden = Balances are hidden
look-player-cards = { $count ->
    [one] a Get-out-of-Jail card
   *[other] { NUMBER($count) } Get-out-of-Jail cards
}
look-player-none = No deeds yet.
look-player-out = Out of the game.
look-player-jail = in Jail, { $tries ->
    [0] no try yet
    [one] one try missed
   *[other] { NUMBER($tries) } tries missed
}
look-column-price = price
look-column-rent = rent
look-cap-seats = 1–{ NUMBER($last) }

look-square = This is { $square }.
look-square-ahead = { $steps ->
    [0] { $who } stands here.
    [one] One square ahead of { $who }.
   *[other] { NUMBER($steps) } squares ahead of { $who }.
}
look-square-here = Standing here
