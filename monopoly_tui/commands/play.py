"""Playing a game that is open, on the screen or in plain lines, and what is said when it is left."""

from __future__ import annotations

import sys

import typer

from monopoly_tui.commands.chosen import asked
from monopoly_tui.sitting import Sitting


def play(context: typer.Context, sitting: Sitting) -> int:
    """Play until the game is left; the exit code. Says where it is saved. Imports the screen only then."""
    from monopoly_tui.ui.farewell import exit_code, say_farewell

    say, settings = asked(context).say, asked(context).chosen.settings
    try:
        if settings.plain:
            from monopoly_tui.plain.run import run

            code = run(sitting, say, settings, sys.stdin, sys.stdout)
        else:
            from monopoly_tui.ui.start import run_game

            code = run_game(sitting, say, settings, **asked(context).wishes)
    finally:
        sitting.close()
        say_farewell(say, sitting)
    return exit_code(code, sitting)
