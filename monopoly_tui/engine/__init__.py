"""How a game is run: a stack of steps that ask, check and answer. Not a word of any game's rules."""
