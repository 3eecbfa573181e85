"""Plays a game in plain lines between two streams. Knows nothing of what is said."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Final, TextIO

from monopoly_tui.plain.stops import Stopped, Stops
from monopoly_tui.plain.tables import PLAINS
from monopoly_tui.settings import Settings
from monopoly_tui.sitting import Sitting
from monopoly_tui.text.aloud import aloud
from monopoly_tui.text.ascii import plain_signs
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.preferences import Preferences

LONGEST: Final = 1000
"""Characters of a line that count; the rest of a longer one is passed over."""
MARK: Final = "> "
"""What invites somebody at a terminal to type."""


def run(sitting: Sitting, say: Speaker, settings: Settings, source: TextIO, target: TextIO) -> int:
    """Play until somebody leaves, the lines end or the system asks; the exit code. The caller closes the sitting."""

    def write(line: str) -> None:
        told = aloud(say, line)
        target.write(f"{plain_signs(told) if settings.glyphs == 'ascii' else told}\n")

    sitting.undo_reach = settings.undo
    table = PLAINS[sitting.ruleset.name](sitting, say, Preferences.of(settings), write)
    asks = source.isatty()
    with Stops() as stops, suppress(Stopped):
        table.begin()
        while not table.left and not stops.code:
            target.write(MARK if asks else "")
            target.flush()
            line = stops.wait(partial(read_line, source))
            if not line:
                break
            table.answer(line)
    target.flush()
    return stops.code


def read_line(source: TextIO) -> str:
    """The next line, or nothing at the end."""
    line = rest = source.readline(LONGEST)
    while len(rest) == LONGEST and not rest.endswith("\n"):
        rest = source.readline(LONGEST)
    return line
