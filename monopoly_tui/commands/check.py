"""`monopoly check`: replays records and says which hold. Shows nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from monopoly_tui.commands.chosen import voice
from monopoly_tui.commands.failure import Code
from monopoly_tui.commands.record_words import FAULTS, said, where_stopped
from monopoly_tui.record.replay import check as check_record
from monopoly_tui.text.speaker import Speaker

ORDER = (Code.MISSING, Code.DATA, Code.DIFFERENCE)
"""Which exit code stands for all when several files fail: the first of these."""


def check(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Game records.")],
) -> int:
    """Replay records and check what they say.

    Prints a line for each that fails: where, what was expected and what was found.
    """
    say = voice(context)
    failed = [code for file in files if (code := checked(say, file)) is not Code.DONE]
    typer.echo(say("cli-check-total", passed=len(files) - len(failed), failed=len(failed)))
    return next((code for code in ORDER if code in failed), Code.DONE)


def checked(say: Speaker, file: Path) -> Code:
    """Check one record and say what does not hold; DONE when all does."""
    try:
        verdict = check_record(file)
    except FAULTS as error:
        text, code = said(say, file, error)
        typer.echo(text)
        return Code.MISSING if code is Code.MISSING else Code.DATA
    if verdict.torn:
        typer.echo(say("cli-torn", file=str(file)), err=True)
    if verdict.replay is not None and (stop := verdict.stopped) is not None:
        typer.echo(where_stopped(say, file, verdict.replay, stop))
        return Code.DIFFERENCE
    return Code.DONE
