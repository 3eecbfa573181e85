"""The table of screens that games are played on, by ruleset. Each is imported when a game of it is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any, Final

from textual.screen import Screen

from monopoly_tui.playback import Playback, Watched
from monopoly_tui.ui.page import Call
from monopoly_tui.ui.preferences import Preferences
from monopoly_tui.ui.writing import Writing


@dataclass(frozen=True, slots=True)
class Seating:
    """What a screen gets: the game, how it is written and liked, and whom to ask for what only the app can do."""

    sitting: Watched
    writing: Writing
    preferences: Preferences
    called: Callable[[Call], None]
    patience: float = 0
    thinkers: Executor | None = None


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


def _classic_replay(playback: Playback, seating: Seating) -> Screen[Any]:
    from functools import partial

    from monopoly_tui.ui.page import View
    from monopoly_tui.ui.replay_desk import ReplayDesk
    from monopoly_tui.ui.table import Table

    view = View(seating.sitting, seating.writing.say, seating.preferences, bots_wait=True)
    return Table(view, seating.writing, seating.called, patience=0, desk=partial(ReplayDesk, playback))


def _gamer_replay(playback: Playback, seating: Seating) -> Screen[Any]:
    from functools import partial

    from monopoly_tui.ui.gamer.replay import ReplayRaceDesk
    from monopoly_tui.ui.gamer.screen import RaceScreen
    from monopoly_tui.ui.gamer.view import RaceView

    view = RaceView(seating.sitting, seating.writing.say, seating.preferences)
    return RaceScreen(view, seating.writing, seating.called, patience=0, desk=partial(ReplayRaceDesk, playback))


REPLAYS: Final[Mapping[str, Callable[[Playback, Seating], Screen[Any]]]] = {
    "classic": _classic_replay,
    "gamer": _gamer_replay,
}
"""By the name of a ruleset: where a record is watched."""


def replay(playback: Playback, seating: Seating) -> Screen[Any]:
    """The screen for a record; `seating.sitting` is the playback as pages look at it."""
    return REPLAYS[playback.ruleset.name](playback, seating)


def table(seating: Seating) -> Screen[Any]:
    """The screen for a game."""
    return TABLES[seating.sitting.ruleset.name](seating)
