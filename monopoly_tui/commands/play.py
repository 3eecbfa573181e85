"""Playing a game that is open, and what is said when it is left. Imports the screen only then."""

from __future__ import annotations

import typer

from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker


def play(say: Speaker, sitting: Sitting) -> int:
    """Play until the game is left; the exit code. Says where it is saved."""
    from monopoly_tui.ui.app import run_game
    from monopoly_tui.ui.farewell import farewell

    try:
        return run_game(sitting)
    finally:
        sitting.close()
        typer.echo(farewell(say, sitting), err=True)
