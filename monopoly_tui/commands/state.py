"""`monopoly state`: the state of a game as JSON, for other programs. Changes nothing."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from monopoly_tui.commands.chosen import voice
from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.commands.locate import locate
from monopoly_tui.commands.record_words import FAULTS, bad_record, where_stopped
from monopoly_tui.record.replay import replay


def state(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="ID|FILE", help="A save, or a game record.")],
    until: Annotated[int | None, typer.Option(metavar="N", min=1, help="The state after line N.")] = None,
) -> None:
    """Print the state of a game as JSON, after its last line or after line N."""
    say = voice(context)
    path = locate(say, name)
    try:
        replayed = replay(path, until)
    except FAULTS as error:
        raise bad_record(say, path, error) from None
    if replayed.stopped is not None:
        text = where_stopped(say, path, replayed, replayed.stopped)
        raise fail(say, say("cli-until", text=text, name=name, line=replayed.line), Code.DATA)
    if until is not None and until > replayed.line:
        raise fail(say, say("cli-until-beyond", given=until, file=str(path), lines=replayed.line), Code.USE)
    if replayed.torn:
        typer.echo(say("cli-torn", file=str(path)), err=True)
    typer.echo(json.dumps(replayed.state(), ensure_ascii=False, indent=2))
