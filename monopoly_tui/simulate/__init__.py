"""Games by the thousand, played by bots alone, and what they add up to. Opens no file."""
