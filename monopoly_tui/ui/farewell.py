"""What is said when a game is left: where it is, and how to go on with it. Knows no screen."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

from monopoly_tui import saves
from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker

NOT_SAVED: Final = 1
"""The exit code where a game is left that is not on disk."""


def farewell(say: Speaker, sitting: Sitting) -> str:
    """One line."""
    path = sitting.path
    if sitting.fault is not None:
        return say("cli-not-saved" if path.exists() else "cli-nothing-saved", why=sitting.fault, file=str(path))
    decision, state = sitting.decision(), sitting.game.state
    if decision.kind == "over":
        return say("cli-saved-over", file=str(path))
    who = sitting.players[state.turn if decision.by is None else decision.by].name
    name = path.stem if path.parent == saves.folder() else str(path)
    return say("cli-saved", round=state.round, who=who, name=name)


def say_farewell(say: Speaker, sitting: Sitting) -> None:
    """Say it, if anybody is still there to read it."""
    with suppress(OSError):
        sys.stderr.write(farewell(say, sitting) + "\n")


def exit_code(code: int, sitting: Sitting) -> int:
    """What the program ends with after a game that is closed: `code`, but never 0 where the game is not on disk."""
    return code or (0 if sitting.fault is None else NOT_SAVED)
