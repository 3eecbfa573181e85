"""Programs for those who work on the game; none is installed with it."""
