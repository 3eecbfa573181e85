"""`monopoly replay`: watches a record on the screen. Imports the screen only then."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from monopoly_tui.commands.chosen import add_flags, asked, voice
from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.commands.locate import locate
from monopoly_tui.commands.record_words import FAULTS, bad_record, sentence, where_stopped
from monopoly_tui.commands.terminal import need_terminal
from monopoly_tui.playback import Playback
from monopoly_tui.record.fault import BoardChanged
from monopoly_tui.text.speaker import Speaker

AT = re.compile(r"(\d{1,4})(?:\.([1-8]))?")
"""A round, and the number of a seat."""


def replay(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="ID|FILE", help="A save, or a game record.")],
    at: Annotated[str | None, typer.Option(metavar="ROUND[.SEAT]", help="Where to begin, as 3 or 3.2.")] = None,
    speed: Annotated[str | None, typer.Option(metavar="PACE", help="slow, normal, fast or instant.")] = None,
) -> int:
    """Watch a game: play, pause, step, and go to a round or a line."""
    add_flags(context, {"speed": speed})
    say = voice(context)
    path = locate(say, name)
    start = None if at is None else AT.fullmatch(at.strip())
    if at is not None and start is None:
        raise fail(say, say("cli-replay-at", given=at), Code.USE)
    need_terminal(context)
    playback = opened(say, path)
    if start is not None:
        round_, seat = int(start[1]), int(start[2] or 1)
        rounds, seats = playback.places[-1].game.state.round, len(playback.players)
        if round_ > rounds or seat > seats:
            raise fail(say, say("cli-replay-beyond", given=at, rounds=rounds, seats=seats), Code.USE)
        playback.go(playback.find(round_, seat - 1 if start[2] else None))
    settings = asked(context).chosen.settings
    if settings.plain:
        from monopoly_tui.plain.retelling import retold

        for line in retold(playback, say):
            typer.echo(line)
        return 0
    from monopoly_tui.ui.start import run_replay

    return run_replay(playback, say, settings, **asked(context).wishes)


def opened(say: Speaker, path: Path) -> Playback:
    """The record, as far as it goes; says on stderr where it could not be carried on."""
    try:
        try:
            playback = Playback(path)
        except BoardChanged:
            playback = Playback(path, any_board=True)
    except FAULTS as error:
        raise bad_record(say, path, error) from None
    if playback.stopped is not None:
        typer.echo(where_stopped(say, path, playback.replayed, playback.stopped), err=True)
    if playback.fault_at is not None:
        bad = playback.fault_at
        typer.echo(say("cli-place", file=str(path), line=bad.line, why=sentence(say, bad.refusal)), err=True)
    if playback.torn:
        typer.echo(say("cli-torn", file=str(path)), err=True)
    return playback
