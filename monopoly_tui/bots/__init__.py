"""Who plays for a seat that is not a person's: one file a level, all in one table."""

from collections.abc import Callable, Mapping
from random import Random

from monopoly_tui.bots.bot import Bot
from monopoly_tui.bots.easy import Easy
from monopoly_tui.bots.hard import Hard
from monopoly_tui.bots.medium import Medium
from monopoly_tui.bots.searching import Searching
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import Options

Maker = Callable[[Board, Options, int, Random, frozenset[int]], Bot]
"""Makes a bot for a seat; the seats at the end are those of people, to whom it has manners."""
BOTS: Mapping[str, Maker] = {
    "easy": Easy,
    "medium": Medium,
    "hard": Hard,
}
"""By level."""
THINKING: Mapping[str, Maker] = {**BOTS, "hard": Searching}
"""By level, with the time to think that there is at the table."""
