"""The table of screens that games are played on, by ruleset. Each is imported when a game of it is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any, Final

from textual.screen import Screen

from monopoly_tui.sitting import Sitting
from monopoly_tui.ui.preferences import Preferences
from monopoly_tui.ui.writing import Writing


@dataclass(frozen=True, slots=True)
class Seating:
    """What a screen gets: the game, how it is written and liked, and whom to ask for what only the app can do."""

    sitting: Sitting
    writing: Writing
    preferences: Preferences
    called: Callable[[str], None]
    patience: float
    thinkers: Executor | None


def _classic(seating: Seating) -> Screen[Any]:
    from monopoly_tui.ui.page import View
    from monopoly_tui.ui.table import Table

    view = View(seating.sitting, seating.writing.say, seating.preferences)
    return Table(view, seating.writing, seating.called, patience=seating.patience, thinkers=seating.thinkers)


def _gamer(seating: Seating) -> Screen[Any]:
    from monopoly_tui.ui.gamer.screen import RaceScreen
    from monopoly_tui.ui.gamer.view import RaceView

    view = RaceView(seating.sitting, seating.writing.say, seating.preferences)
    return RaceScreen(view, seating.writing, seating.called, seating.patience, seating.thinkers)


TABLES: Final[Mapping[str, Callable[[Seating], Screen[Any]]]] = {"classic": _classic, "gamer": _gamer}
"""By the name of a ruleset."""


def table(seating: Seating) -> Screen[Any]:
    """The screen for a game."""
    return TABLES[seating.sitting.ruleset.name](seating)
