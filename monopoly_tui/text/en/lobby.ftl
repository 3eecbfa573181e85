### The lobby, where a game is put together.

lobby-player = Player { $number }
lobby-ready = Ready? Press { KEY("space") } to start.
lobby-players = From { $least } to { $most } can play by these rules.
lobby-players-few = A game needs at least { $least } players.
lobby-already-empty = Choose the seat of a player first.
lobby-full = All seats are taken.
lobby-next-free = Seats are taken in order: the next one is { $seat }.
lobby-type-name = Type the name of player { $seat }, then press Enter.
lobby-type-rounds = Type after how many rounds the game ends, then press Enter.
lobby-rounds = From { $low } to { $high } rounds can be played.

lobby-name-empty = A name needs at least one letter.
lobby-name-characters = That name holds a character that cannot be shown.
lobby-name-long = That name is too wide: it takes at most { $most } cells.
lobby-name-twice = There is a { $name } already: names must differ.

lobby-key-start = Start
lobby-key-name = Name
lobby-key-kind = Person/bot
lobby-key-empty = Empty
lobby-key-card = Card
lobby-key-take = Take it
lobby-key-rounds = Rounds
lobby-key-options = All options
lobby-key-move = Move
lobby-key-change = Change
lobby-key-preset = Preset
lobby-key-reset = Reset
lobby-key-reset-all = Reset all
lobby-key-type = Type a number

lobby-who = Who plays?
lobby-free = add a player
lobby-empty = empty
lobby-kind = { $kind ->
    [human] person
    [human-by-card] person, by card
    [coached] person, coached
    [coached-by-card] coached, by card
    [easy] easy bot
    [hard] hard bot
   *[medium] medium bot
}
lobby-bot-name = { $number ->
    [1] Kaveh
    [2] Mina
    [3] Babak
    [4] Laleh
    [5] Omid
    [6] Darya
    [7] Nima
   *[8] Zahra
}

lobby-game = Game
lobby-field = { $field ->
    [board] Board
    [end] End
    [preset] Rules
    [balances] Balances
    [speed] Speed
    [options] Options
   *[auction] Auctions
}
lobby-typing = = { $amount }▏
lobby-end = { $end ->
    [rounds] { $rounds ->
        [one] after 1 round
       *[other] after { $rounds } rounds
    }
    [first_bankruptcy] first bankruptcy
   *[bankruptcy] last one standing
}
lobby-length = About { $minutes } minutes.
lobby-length-open = Can take an hour or two.

lobby-board = { $streets } streets in { $sets } colour sets, { $stations } stations.
lobby-cash = Everybody starts with { MONEY($cash) } and gets { MONEY($salary) } at Start.
lobby-direct = Nothing is sold at its price: every deed goes straight to auction.
lobby-skip = Skip this page next time: monopoly new --players Ali,Sara,bot
lobby-keyboard = All play on this keyboard. The game saves itself after every move.
lobby-title = new game
lobby-key-quit = Quit
lobby-cannot-start = The game cannot be saved: { $why }
lobby-hidden = Nobody sees the others' cash; { KEY("v") } shows one's own for a moment.
lobby-changes = { $count ->
    [0] others as preset
    [one] 1 more changed
   *[other] { NUMBER($count) } more changed
}

lobby-options-title = Options on { $board }
lobby-options-ask = Change what you like; Esc keeps it and goes back.
lobby-options-type = Type a number for "{ $option }", then press Enter.
lobby-options-limits = It can be from { $low } to { $high }.
lobby-options-forced = { $board } is always played this way.
lobby-options-idle = Does something only with { $option }: { $value }.
lobby-options-unchanged = Nothing is changed here.
lobby-options-against = { $changed ->
    [yes] { $source ->
        [board] Changed. The board has: { $value }.
       *[preset] Changed. The preset has: { $value }.
    }
   *[no] { $source ->
        [nobody] The preset leaves it open.
        [board] As the board has it.
       *[preset] As the preset has it.
    }
}
lobby-options-nothing = none
lobby-options-changes = Changed
lobby-options-count = { $count ->
    [0] All options are as the preset has them.
    [one] 1 option differs from the preset.
   *[other] { NUMBER($count) } options differ from the preset.
}
lobby-options-group = { $group ->
    [start] Start
    [money] Money
    [auctions] Auctions
    [rent] Rent
    [building] Building
    [taxes] Taxes and cards
    [mortgage] Mortgage
    [trade] Trade
   *[end] Debt and the end
}

# Help in the lobby: what each key does.
lobby-help-start = start the game
lobby-help-seat = choose a seat, as the arrows do
lobby-help-name = type the name of who sits there; Enter takes it
lobby-help-kind = a person, one who is coached, an easy, medium or hard bot
lobby-help-race-kind = a person, or an easy, medium or hard bot
lobby-help-card = hide the table behind a card until this person sits there
lobby-help-empty = nobody sits there
lobby-help-add = one more player
lobby-help-hero = another hero
lobby-help-laps = how many times round
lobby-help-board = another board
lobby-help-end = when the game ends
lobby-help-rounds = type after how many rounds
lobby-help-preset = another set of rules
lobby-help-auction = how deeds that nobody buys are auctioned
lobby-help-balances = show what everybody has, or hide it
lobby-help-speed = how fast bots play
lobby-help-options = all rules, one by one
lobby-help-tab = seats or game; arrows change what is marked
lobby-help-quit = leave
lobby-help-settings = settings: colours, language, keys and more
lobby-help-change = another value for the option that is marked; Enter does so too
lobby-help-reset = back to what the rules chosen say; on the first row, all options
lobby-help-move = mark another option; Page Up and Page Down go further, Home and End to either end
lobby-help-type = type a number, where the option is one
lobby-help-done = keep everything and go back
