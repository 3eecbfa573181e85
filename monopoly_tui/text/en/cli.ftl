### What the command line says. `cli-error` begins each line that says what went wrong, why, and what to type.

cli-error = error:
cli-yes-or-no = [y/N]
cli-usage = { $why } Help: { $command } --help
cli-fault = this is a fault of the game, not yours. Every game is saved up to its last act.
cli-fault-report = this is a fault of the game, not yours. Every game is saved up to its last act. A report is in { $file }
cli-unwritten = what was to be shown could not be written: { $why }.

# Settings.
cli-variable = { $variable } cannot be { $value }. It can be any of { $values }.
cli-config-key = there is no setting "{ $setting }". See: monopoly config list
cli-no-config = there is no config file { $file }. To begin it: monopoly --config { $file } config set speed normal
cli-config-empty = --config needs the name of a file.
cli-config-line = { $setting } = { $value }  ({ $origin ->
    [flag] this command
    [config] config file
    [default] default
    [encoding] the encoding of the terminal
   *[other] { $origin }
})
cli-config-editor = the editor { $editor } does not start: { $why }. Choose another: EDITOR=nano monopoly config edit

# Files.
cli-place = { $file }:{ PLACE($line) }: { $why }
cli-busy = { $file } is open in another window. Leave the game there first.
cli-no-file = there is no file { $file }.
cli-file-exists = { $file } is there already.
cli-file-fault = { $file } cannot be opened: { $why }.
cli-file-unwritten = { $file } cannot be written: { $why }.
cli-is-folder = { $file } is a folder, not a file.
cli-not-a-file = { $file } is not a file.
cli-no-folder = { $file } cannot be written: there is no folder { $folder }.
cli-no-save = there is no save "{ $name }". See: monopoly saves list
cli-no-save-or-file = there is no save and no file "{ $name }". See: monopoly saves list
cli-many-saves = "{ $name }" can be any of { $ids }. Give the whole id.
cli-torn = { $file }: the last line was cut off and is left out.

# A replay that could not go on.
cli-differs = expected { $path } to be { $expected }, found { $found }
cli-nothing = nothing
cli-act-refused = expected an act that is allowed, found { $act }. { $why }
cli-act-allowed = Allowed here: { $acts }.
cli-luck-refused = expected an outcome that chance can have here, found { $act }. { $why }
cli-undo-refused = expected acts that can be taken back, found: { $why }
cli-not-refused = expected this to be refused, found it allowed
cli-header-accepted = expected the header to be refused, found it allowed
cli-until = { $text } The state before it: monopoly state { $name } --until { PLACE($line) }
cli-until-beyond = --until { $given }: { $file } has { NUMBER($lines) } lines.

# monopoly check.
cli-check-failed = { $file }:{ $line }: { $why }
cli-check-total = { NUMBER($passed) } passed, { NUMBER($failed) } failed

# monopoly new.
cli-no-terminal = this is not a terminal: the screen needs one. Play in plain lines: --plain
cli-rounds = --rounds takes { $low } to { $high }, or none for a game to the last player; found "{ $given }".
cli-players-few = { $given ->
    [one] a game needs { $least } to { $most } players; { $given } was given. Add one: --players { $example }
   *[other] a game needs { $least } to { $most } players; { $given } were given. Add one: --players { $example }
}
cli-players-many = a game of these rules needs { $least } to { $most } players; { $given } were given.
cli-player = Player { $number }
cli-who-plays = Who plays? Names with commas between, as in: Ali,Sara,bot:medium
cli-no-players = who plays? Without questions the players must be given: --players Ali,Sara
cli-bots = --bots takes a number from 0 to 8, and a level if wanted, as in --bots 2:hard; found "{ $given }".
cli-bot-level = there is no bot called "{ $given }". Levels: { $levels }.
cli-seat-empty = a name is missing in --players { $given }: nothing stands between two commas, or at an end.
cli-seat = "{ $given }" is no player. A seat is a name, or a bot: bot, bot:hard, bot=Mina or bot:hard=Mina. Levels: { $levels }.
cli-set = { $flag } takes KEY=VALUE, as in { $flag } auction=open; found "{ $given }".
cli-other-game = { $flag } is no option of this board's game. It has: { $known }, as in --set { $example }=3.
cli-set-twice = { $option } is given twice.

# monopoly resume.
cli-no-games = there is no unfinished game. Start one: monopoly new
cli-which-game = there are { NUMBER($count) } unfinished games. Say which one: monopoly resume ID, or the newest: monopoly resume --last
cli-pick = Which one? A number from 1 to { $count }
cli-go-on-board = { $file } was played on another version of the board { $board }. Go on with the board as it is now, in a new save?
cli-go-on = { $place } Go on from there, in a new save?
cli-saved = Saved: round { $round }, { $who } to move. Go on with: monopoly resume { $name }
cli-saved-over = The game is over. Its record: { $file }
cli-nothing-saved = not saved: { $why }. Nothing of the game is on disk
cli-not-saved = not saved: { $why }. The game up to the last save is in { $file }

# monopoly saves.
cli-saves-none = There are no saves yet. Start a game: monopoly new
cli-save-unreadable = unreadable: { $why }
cli-save-over = over
cli-save-untitled = untitled
cli-remove = Delete { $id }, { $title }? It cannot be brought back.
cli-remove-force = to delete without being asked: monopoly saves remove { $id } --force
cli-kept = Nothing was deleted.
cli-title-empty = a title cannot be empty.
cli-show-file = File: { $file }
cli-show-title = Title: { $title }
cli-show-started = Started: { $day }
cli-show-board = Board: { $board }
cli-show-round = Round { $round }, { $who } to move
cli-show-over = Over after round { $round }
cli-show-player = { $name }: cash { MONEY($cash) }, worth { MONEY($worth) }
cli-show-hidden = { $name }: cash •••, worth •••
cli-show-bankrupt = { $name }: bankrupt

# monopoly replay.
cli-replay-at = --at takes a round, or a round and a seat, as 3 or 3.2; found "{ $given }".
cli-replay-beyond = --at { $given } is not in this game: it has { $rounds ->
    [one] 1 round
   *[other] { NUMBER($rounds) } rounds
} and { NUMBER($seats) } seats.

# monopoly export.
cli-export-format = there is no format { $given }. There are { $known }.
cli-export-hidden = the record tells what this game hides until it is over. To have it all the same: --reveal
cli-export-no-file = { $file } is not a file. To write to the output: -o -
cli-export-there = { $file } is there already. To write over it: --force

# monopoly completion.
cli-shell = there is no script for "{ $given }". There is one for { $known }.
