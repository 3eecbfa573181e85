"""Playing a game that is open, and what is said when it is left. Imports the screen only then."""

from __future__ import annotations

import typer

from monopoly_tui import saves
from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker


def play(say: Speaker, sitting: Sitting) -> int:
    """Play until the game is left; the exit code. Says where it is saved."""
    from monopoly_tui.ui.app import run_game

    try:
        return run_game(sitting)
    finally:
        sitting.close()
        typer.echo(farewell(say, sitting), err=True)


def farewell(say: Speaker, sitting: Sitting) -> str:
    """Where the game is and how to go on with it."""
    path = sitting.path
    if sitting.fault is not None:
        return say("cli-not-saved", why=sitting.fault, file=str(path))
    decision, state = sitting.decision(), sitting.game.state
    if decision.kind == "over":
        return say("cli-saved-over", file=str(path))
    who = sitting.players[state.turn if decision.by is None else decision.by].name
    name = path.stem if path.parent == saves.folder() else str(path)
    return say("cli-saved", round=state.round, who=who, name=name)
