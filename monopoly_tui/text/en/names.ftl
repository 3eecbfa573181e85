### What is wrong with a player's name.

name-empty = A player's name cannot be empty.
name-characters = A player's name holds a character that cannot be shown: "{ $name }".
name-long = The name { $name } is too wide: it takes at most { $most } cells.
name-twice = Two seats are called "{ $name }". Names must differ.
