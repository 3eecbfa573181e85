### Board files: what is wrong with one, and the words of `monopoly boards`.

# Where in a board a fault is. $number counts squares from 0 and everything else from 1.
board-place = { $kind ->
    [square] square { $number }
    [group] group { $number }
    [chance] chance card { $number }
    [hero] hero { $number }
    [boss] boss { $number }
    [power] power-up { $number }
   *[chest] chest card { $number }
}
board-place-named = { board-place }, "{ $name }"
board-warning = warning
board-count-errors = { $errors ->
    [one] { $errors } error
   *[other] { $errors } errors
}
board-count-warnings = { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}
board-summary = { board-count-errors }, { board-count-warnings }

# Kinds of values, wanted and given.
board-wanted = { $wanted ->
    [truth] true or false
    [whole] a whole number
    [text] a text in quotes
    [list] a list
   *[table] a table
}
board-given = { $given ->
    [truth] true or false
    [whole] a whole number
    [fraction] a fraction
    [text] a text in quotes
    [list] a list
    [table] a table
   *[date] a date or time
}

# The file itself.
board-no-file = this is not a file
board-unreadable = cannot be read: { $detail }
board-too-long = a board file has at most { $limit } bytes
board-not-utf8 = not UTF-8 from here on; save the file as UTF-8
board-byte-order-mark = the file begins with a byte order mark; save it as UTF-8 without one
board-too-deep = nested too deep for a board file
board-empty = the file is empty; monopoly boards init writes one to begin with
board-not-toml = not TOML, column { $column }: { $kind ->
    [equals] "=" and a value must follow the key
    [statement] a line must be KEY = VALUE, a comment with # or a [heading]
    [value] a value is missing here, or is none: texts stand in "quotes"
    [line_end] the line must end behind its value
    [text] a text ends with the quotes that it began with
    [character] this character cannot stand here
    [bracket] a comma or the closing bracket is missing
    [heading] a heading ends with as many ] as it began with [
    [escape] no such escape; a backslash in a text is written twice
    [date] there is no such date or time
    [twice] this was given before
   *[other] this cannot be read
}
board-unfinished = not TOML: what begins here is never finished
board-too-many = too many faults to name them all; mend these first
board-format = format { $known } is the one this program reads, { $given } given

# Keys and values.
board-key-twice = given twice, first in line { $first }
board-key-missing = missing
board-key-unknown = no such key here
board-key-unknown-near = no such key here; did you mean { $near }?
board-type = { board-wanted } needed, { board-given } given
board-item-type = a list of whole numbers needed, { board-given } in it
board-item-table = a list of tables needed, { board-given } in it
board-negative = may not be below 0, { $given } given
board-number-huge = this number is far too large
board-range = a number from { $low } to { $high } needed, { $given } given
board-count = { $needed ->
    [one] { $needed } value needed, { $given } given
   *[other] { $needed } values needed, { $given } given
}
board-falling = may not fall, but { $after } comes after { $before }
board-word = "{ $given }" is none of { $known }
board-word-near = "{ $given }" is unknown; did you mean { $near }?
board-id = 1 to 40 small letters a to z, digits and hyphens needed, { $given } given
board-color = a colour as "#8b5a3c" needed, { $given } given
board-option-unknown = no option is called so
board-option-unknown-near = no option is called so; did you mean { $near }?
board-option-value = must be one of { $known }, { $given } given
board-option-range = a number from { $low } to { $high } needed, { $given } given
board-direct-auction-off = off cannot go with direct_auction: nobody could ever get a deed

# Names and texts.
board-text-empty = holds no text
board-text-control = holds a control or invisible character
board-text-marks = stacks too many marks on one letter
board-text-wide = { $most } cells at most, { $given } given
board-name-twice = "{ $name }" is the name in line { $first } too
board-cash-low = at least { $least } is usual, { $given } given
board-text-none = needs a text in en or fa
board-language-missing = { $language ->
    [en] no English (en); the Persian is shown instead
   *[fa] no Persian (fa); the English is shown instead
}
board-name-cut = left out, so the name is cut to { $most } cells: "{ $cut }"

# How the parts go together.
board-squares-count = { $needed } squares needed, { $given } given
board-start-first = square 0 must be the start
board-start-once = there is only one start, square 0
board-pair = a colour needs exactly two deeds
board-heroes-count = { $needed } heroes needed, { $given } given
board-list-empty = at least one is needed
board-faces = at least two faces needed: numbers from 0 to 99, or words of small and capital letters
board-kind-none = { $kind ->
    [jail] a square of kind jail is missing
   *[go_to_jail] a square of kind go_to_jail is missing
}
board-kind-many = { $most ->
    [one] at most { $most } square of kind { $kind }
   *[other] at most { $most } squares of kind { $kind }
}
board-price-order = { MONEY($amount) } comes after a street for { MONEY($before) }
board-groups-many = at most { $most } groups
board-group-size = { $low } to { $high } streets needed, { $given } given
board-color-close = hardly differs from the colour of group "{ $group }"
board-id-twice = "{ $id }" stands in line { $first } already
board-nearest-none = { $kind ->
    [station] there is no station to go to
   *[utility] there is no utility to go to
}
board-deck-empty = no cards, but squares that draw them
board-deck-endless = every card is kept or leads on to another card: drawing might never end

# Finding boards.
board-not-found = there is no board "{ $name }". Boards: { $known }.
board-not-found-near = there is no board "{ $name }". Boards: { $known }. Did you mean { $near }?
board-file-missing = there is no file or board "{ $name }"
board-written = Wrote { $name }. Check it with: monopoly boards validate { $name }
board-fine = { $name }: nothing wrong

# Headings of lists.
board-head-id = Id
board-head-name = Name
board-head-cash = Cash
board-head-prices = Prices
board-head-square = Square
board-head-deed = Deed
board-head-price = Price
board-head-rents = Rents
board-head-build = Building
board-head-rent = Rent
board-head-points = Points
board-direct-auction = every deed is auctioned
board-unit = Sums in thousand tomans.
board-money = Cash at the start { MONEY($cash) }, salary { MONEY($salary) }, landing on Start { MONEY($landing) }, fine { MONEY($fine) }.
board-bank = The bank has { $houses } houses and { $hotels } hotels.

# Boards of the Gamer game.
board-coins = a short race, in coins
board-unit-coins = Prices and rents in coins.
board-heroes = Heroes: { $heroes }; { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} each, and { $start } more at Start.
board-bosses = Bosses in order: { $bosses }.
board-boss = { $name } (strength { $strength }, points { $points })
board-powers = Power-ups: { $powers }.
board-power = { $count } { $name }
board-laps = Times round in a new race: { $two } with two players, { $three } with three, { $four } with four.
