### What is wrong with a player's name.

name-empty = a player's name cannot be empty.
name-characters = a player's name holds a character that cannot be shown: "{ $name }".
name-long = the name { $name } is too wide: it takes at most { $most } cells.
name-twice = two seats are called "{ $name }". Names must differ.
