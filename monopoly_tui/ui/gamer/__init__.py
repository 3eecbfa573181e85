"""The screen of the Gamer game: its ring, its heroes, its questions. Knows nothing of the classic game's screen."""
