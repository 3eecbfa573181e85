### monopoly simulate: what it plays, what came of it, and what is wrong with what was asked.

simulate-playing = Playing
simulate-heading = { NUMBER($games) } games on { $board }, { $rules } rules, seed { $seed }
simulate-percent = { $share } %
simulate-span = { $low } – { $high }
simulate-name = { $name }

simulate-alike = All { $seats } seats are { $name }: what differs is the place in turn alone.

simulate-head-player = Player
simulate-head-seats = Seats
simulate-head-won = Won
simulate-head-interval = 95 %
simulate-head-rating = Rating
simulate-head-place = Place in turn
simulate-head-won-of-decided = Won, of decided games
simulate-head-group = Group
simulate-head-rent = Rent
simulate-head-share = Share
simulate-head-deed = Deed
simulate-head-square = Square
simulate-head-landing = Landed
simulate-head-theory = Theory
simulate-head-spent = Spent
simulate-head-return = Return
simulate-head-first = 1
simulate-head-second = 2
simulate-head-change = Change
simulate-head-margin = ±

simulate-ended = Ended: { $share } of the games ({ $span }).
simulate-rounds = Rounds: half of those that ended took { $median } or fewer, eight in ten { $low } to { $high }.
simulate-over-by = By round
simulate-over = are over
simulate-turns = A game has { $turns } turns on average, a turn { $rolls } rolls and { $bank }k from the bank.
simulate-stations = Stations
simulate-utilities = Utilities
simulate-in-jail = in Jail
simulate-theory = Theory: staying in Jail { $stays } of the time, as here; in all { $distance } off.
simulate-a-game = Rent and what was spent on deeds: a game on average, in thousand tomans.

# Races.
simulate-race-heading = { NUMBER($games) } races on { $board }, { $laps ->
    [one] once round
   *[other] { $laps } times round
}, seed { $seed }
simulate-head-came-first = First
simulate-head-points = Points
simulate-head-hero = Hero
simulate-race-length = Decisions: half of the races had { $median } or fewer, eight in ten { $low } to { $high }.

simulate-side = { $number }: { $what }
simulate-differing = { $option }: { $values }
simulate-figure-ended = Games that end
simulate-figure-rounds = Rounds a game
simulate-figure-rent = Rent a game
simulate-figure-won = Won by { $name }
simulate-figure-place = Won from place { $place } in turn
simulate-paired = Both play on the same dice and cards; ± is where the change lies in 95 of 100 cases.

# Other people's bots.
simulate-fault-late = { $name }: { NUMBER($times) } answers came too late; another act was done.
simulate-fault-gone = { $name }: the program had ended, { NUMBER($times) } times; another act was done.
simulate-fault-unreadable = { $name }: { NUMBER($times) } answers could not be read; another act was done.
simulate-fault-illegal = { $name }: { NUMBER($times) } answers were not legal; another act was done.

# What is wrong with what was asked.
simulate-person = "{ $name }" is no bot, and only bots are simulated. Name bots: --players bot:easy,bot:medium
simulate-program = there is no program { $program }.
simulate-program-words = "{ $program }" is no program with its words: a quotation mark is missing.
simulate-ruleset = { $board } is a board of another game, and games of two kinds are not compared.
simulate-race-plain = races are simulated without --versus and --think. The same --seed gives two of them the same dice.
simulate-race-program = { $program } cannot play a race: programs play the classic game. Name bots: --players bot:easy,bot:hard
simulate-no-dask = a cluster needs more to be installed: pip install distributed
simulate-no-cluster = no cluster answers at { $address }.
