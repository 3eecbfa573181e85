### What is wrong with a game record. The file and the line stand before these.

# The file as a whole.
record-empty = The file is empty.
record-cut = The file breaks off in its first line.
record-no-header = This is no game record.
record-unreadable = It cannot be read: { $why }.

# Lines.
record-line-long = The line is longer than { NUMBER($limit) } bytes.
record-not-json = This is not a whole JSON object.
record-not-object = A line must be a JSON object.
record-deep = The line is nested too deep.
record-number = A number is out of all bounds.
record-key-twice = The key { $key } stands there twice.
record-line-unknown = No line of a record has these keys: { $found }.
record-line-value = { $key } has a value that makes no sense.
record-refuse-setup = That the header is refused can only be said in the second line.

# Acts.
record-act-unknown = There is no act { $do }. Acts: { $known }.
record-act-key = { $do } has no key { $key }. Its keys: { $known }.
record-act-missing = { $do } needs the key { $key }.
record-act-value = { $key } cannot be { $value }.

# The header.
record-no-version = The first line must give the format, "record": 1; found { $found }.
record-newer = This record is of format { $found }; this program reads up to { $known }. A newer version of the game opens it.
record-header-key = The header has no key { $key }.
record-header-needs = The header needs the key { $key }.
record-header-text = { $key } must be a text.
record-header-object = { $key } must be an object.
record-header-list = { $key } must be a list.
record-dice = dice can only be "real"; found { $found }.
record-board-unknown = There is no board { $board }. Boards: { $known }.
record-board-changed = This game was played on another version of the board { $board }.
record-board-text-bad = The board in the record cannot be played; see its line { $line }.
record-board-text-id = The record names the board { $board }, but holds { $found }.
record-players = { $found ->
    [one] A game needs { $least } to { $most } players; { $found } was given.
   *[other] A game needs { $least } to { $most } players; { $found } were given.
}
record-player = { $found } is no player: a name is needed, and at most a kind beside it.
record-kind = { $found } cannot sit on a seat. Kinds: { $known }.
record-seed = { $found } is no seed: a whole number of at most 64 bits is needed.
record-order = { $found } is no turn order: each seat from 0 to { $last } once.
record-roll = { $found } is no roll: two numbers from 1 to 6 are needed.
record-card = There is no card { $card } in { $deck }.
record-script-card = Card { $number } of the script for { $deck } cannot be drawn now: { $card }.

# The position to start from.
record-setup-key = The setup has no key { $key }. Keys there: { $known }.
record-setup-order = The turn order must name each of { $seats } seats once.
record-setup-number = setup.{ $key } cannot be { $value }.
record-setup-by-seat = setup.{ $key } needs an entry for each of { $seats } seats.
record-setup-list = setup.{ $key } must be a list.
record-setup-object = setup.{ $key } must be an object.
record-setup-switch = setup.{ $key } must be true or false.
record-setup-out = setup.{ $key }: seat { $seat } is out of the game.
record-setup-bankrupt = setup.bankrupt must name each seat once and leave two in the game.
record-setup-jail = setup.jail_tries: seat { $seat } cannot be in Jail on another square.
record-setup-card = setup.{ $key }: { $card } is no card that a player can hold.
record-setup-card-twice = setup.{ $key }: { $card } can be in one hand only.
record-setup-deck = setup.{ $key } must hold the { $cards } cards of that deck that no player has, once each.
record-setup-no-deed = setup.{ $key } is no deed.
record-setup-unowned = setup.{ $key }: only a deed with an owner can be mortgaged.
record-setup-built = setup.{ $key }: a built street needs its whole group with one owner, free of mortgages.
record-setup-stock = setup.deeds: the bank does not have so many houses or hotels.
