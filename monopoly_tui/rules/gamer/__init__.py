"""The Gamer game: a short race with coins, bosses, power-ups and points. Knows nothing of the classic one."""
