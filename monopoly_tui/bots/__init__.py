"""Who plays for a seat that is not a person's: one file a level, all in one table."""

from collections.abc import Callable, Mapping
from random import Random

from monopoly_tui.bots.bot import Bot
from monopoly_tui.bots.easy import Easy
from monopoly_tui.bots.hard import Hard
from monopoly_tui.bots.medium import Medium
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import Options

BOTS: Mapping[str, Callable[[Board, Options, int, Random, frozenset[int]], Bot]] = {
    "easy": Easy,
    "medium": Medium,
    "hard": Hard,
}
"""By level: makes a bot for a seat; the seats at the end are those of people, to whom it has manners."""
