### What is wrong with a game record. The file and the line stand before these.

# The file as a whole.
record-empty = the file is empty.
record-cut = the file breaks off in its first line.
record-no-header = this is no game record.
record-byte-order-mark = the file begins with a byte order mark; save it as UTF-8 without one.
record-unreadable = it cannot be read: { $why }.

# Lines.
record-line-long = the line is longer than { NUMBER($limit) } bytes.
record-lines-many = a record has at most { NUMBER($limit) } lines.
record-not-json = this is not a whole JSON object.
record-not-object = a line must be a JSON object.
record-deep = the line is nested too deep.
record-number = a number is out of all bounds.
record-key-twice = the key { $key } stands there twice.
record-line-unknown = no line of a record has these keys: { $found }.
record-line-value = { $key } has a value that makes no sense.
record-refuse-setup = that the header is refused can only be said in the second line.

# Acts.
record-act-unknown = there is no act { $do }. Acts: { $known }.
record-act-key = { $do } has no key { $key }. Its keys: { $known }.
record-act-missing = { $do } needs the key { $key }.
record-act-value = { $key } cannot be { $value }.

# The header.
record-no-version = the first line must give the format, "record": 1; found { $found }.
record-newer = this record is of format { $found }; this program reads up to { $known }. A newer version of the game opens it.
record-header-key = the header has no key { $key }.
record-header-needs = the header needs the key { $key }.
record-header-text = { $key } must be a text.
record-header-object = { $key } must be an object.
record-header-list = { $key } must be a list.
record-dice = dice can only be "real"; found { $found }.
record-board-unknown = there is no board { $board }. Boards: { $known }.
record-board-changed = this game was played on another version of the board { $board }. To go on with it on the board as it is now: monopoly resume
record-board-other = the record names the board { $board }, but this game was played on { $played }.
record-board-text-digest = the board { $board } in the record is not the one its board_sha256 stands for.
record-board-text-bad = the board in the record cannot be played; see its line { $line }.
record-board-text-id = the record names the board { $board }, but holds { $found }.
record-players = { $found ->
    [one] a game needs { $least } to { $most } players; { $found } was given.
   *[other] a game needs { $least } to { $most } players; { $found } were given.
}
record-player = { $found } is no player: a name is needed, and at most a kind beside it.
record-kind = { $found } cannot sit on a seat. Kinds: { $known }.
record-seed = { $found } is no seed: a whole number of at most 64 bits is needed.
record-order = { $found } is no turn order: each seat from 0 to { $last } once.
record-roll = { $found } is no roll of this game's dice.
record-card = there is no card { $card } in { $deck }.
record-script-card = card { $number } of the script for { $deck } cannot be drawn now: { $card }.
record-script-roll = roll { $number } of the script cannot fall now: { $roll }.

# The position to start from.
record-setup-key = the setup has no key { $key }. Keys there: { $known }.
record-setup-order = the turn order must name each of { $seats } seats once.
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
record-setup-id = setup.{ $key }: there is no { $id }. Known: { $known }.
record-setup-heroes = setup.{ $key }: each player leads { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
} of this board, and each hero is led once.
record-setup-home = setup.{ $key }: seat { $seat } has no hero left in the race.
record-setup-bosses = setup.bosses must name each of { $bosses } bosses once.
record-setup-card-many = setup.cards: there are not so many of { $card }.
record-setup-deed-twice = setup.deeds: square { $square } has two owners.
