"""The game record: one text file that holds a whole game. Knows the rules, nothing of screens."""
