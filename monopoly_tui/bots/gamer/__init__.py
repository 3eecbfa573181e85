"""Who plays for a seat of the Gamer game that is not a person's: one file a level, all in one table."""

from collections.abc import Callable, Mapping
from random import Random

from monopoly_tui.bots.gamer.bot import RaceBot
from monopoly_tui.bots.gamer.easy import Easy
from monopoly_tui.bots.gamer.hard import Hard
from monopoly_tui.bots.gamer.medium import Medium

RACE_BOTS: Mapping[str, Callable[[Random], RaceBot]] = {
    "easy": Easy,
    "medium": lambda random: Medium(),
    "hard": lambda random: Hard(),
}
"""By level; only the easy one draws lots."""
