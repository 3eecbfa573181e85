"""`monopoly resume`: goes on with a saved game. Imports the screen only then."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from monopoly_tui import saves
from monopoly_tui.commands.failure import Code, fail, voice
from monopoly_tui.commands.play import play
from monopoly_tui.commands.record_words import FAULTS, bad_record, locate, why_stopped
from monopoly_tui.commands.save_rows import rows
from monopoly_tui.commands.terminal import interactive, need_terminal
from monopoly_tui.sitting import Diverged, Sitting
from monopoly_tui.text.speaker import Speaker


def resume(
    context: typer.Context,
    name: Annotated[
        str | None, typer.Argument(metavar="[ID|FILE]", help="A save's id or title, or a record.", show_default=False)
    ] = None,
    last: Annotated[bool, typer.Option("--last", help="The game played last, without asking.")] = False,
) -> int:
    """Go on with a saved game: the one named, or the only one that is not over."""
    say = voice(context)
    path = choose(say, last) if name is None else locate(say, name)
    if not path.exists():
        raise bad_record(say, path, FileNotFoundError())
    need_terminal(say)
    sitting = sit_down(say, path)
    if sitting.torn:
        typer.echo(say("cli-torn", file=str(sitting.path)), err=True)
    return play(say, sitting)


def choose(say: Speaker, last: bool) -> Path:
    """The unfinished game meant when none is named."""
    games = saves.unfinished()
    if not games:
        raise fail(say("cli-no-games"), Code.MISSING)
    if last or len(games) == 1:
        return games[0].path
    for number, row in enumerate(rows(say, games), 1):
        typer.echo(f"{number:>3}  {row}", err=True)
    if not interactive():
        raise fail(say("cli-which-game", count=len(games)), Code.USE)
    picked: int = typer.prompt(say("cli-pick", count=len(games)), type=int, default=1, err=True)
    if not 1 <= picked <= len(games):
        raise fail(say("cli-which-game", count=len(games)), Code.USE)
    return games[picked - 1].path


def sit_down(say: Speaker, path: Path) -> Sitting:
    """The game at `path`; where it can be played only in part, a new save of that part if that is wanted."""
    try:
        return Sitting.open(path)
    except FAULTS as error:
        raise bad_record(say, path, error) from None
    except Diverged as diverged:
        why = why_stopped(say, diverged.replay, diverged.stop)
        place = say("cli-place", file=str(path), line=diverged.stop.line, why=why)
        if not typer.confirm(say("cli-go-on", place=place), err=True):
            raise typer.Exit(Code.DATA) from None
        try:
            return Sitting.open(saves.branch(path, diverged.replay.end))
        except FAULTS as error:
            raise bad_record(say, path, error) from None
