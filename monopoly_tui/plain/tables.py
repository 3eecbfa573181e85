"""The table of plain games, by ruleset. Each is imported when a game of it is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.preferences import Preferences

Write = Callable[[str], None]


class Plain(Protocol):
    """A game in plain lines. `left` is set once somebody has left it."""

    left: bool

    def begin(self) -> None:
        """Say who plays, and what is asked first."""

    def answer(self, line: str) -> None:
        """Take a line that somebody typed, and say what came of it."""


def _classic(sitting: Sitting, say: Speaker, likes: Preferences, write: Write) -> Plain:
    from monopoly_tui.plain.table import PlainTable
    from monopoly_tui.ui.page import View

    return PlainTable(View(sitting, say, likes), write)


def _gamer(sitting: Sitting, say: Speaker, likes: Preferences, write: Write) -> Plain:
    from monopoly_tui.plain.race import PlainRace
    from monopoly_tui.ui.gamer.view import RaceView

    return PlainRace(RaceView(sitting, say, likes), write)


PLAINS: Final[Mapping[str, Callable[[Sitting, Speaker, Preferences, Write], Plain]]] = {
    "classic": _classic,
    "gamer": _gamer,
}
"""By the name of a ruleset."""
