"""`monopoly export`: writes a game as a record, a table, a picture or words. Plays nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from monopoly_tui.commands.chosen import settings_of, voice
from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.commands.locate import locate
from monopoly_tui.commands.record_words import bad_record
from monopoly_tui.commands.replay import opened


def export(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="ID|FILE", help="A save, or a game record.")],
    form: Annotated[
        str | None, typer.Option("--format", metavar="FORMAT", help="mono, csv, svg or text; else as -o is named.")
    ] = None,
    output: Annotated[str, typer.Option("--output", "-o", metavar="FILE|-", help="Where to; - is the output.")] = "-",
    reveal: Annotated[bool, typer.Option("--reveal", help="Show what the game hides until it is over.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
) -> None:
    """Write a game as a record, worth by round as a table, a picture, or the whole story in words."""
    from monopoly_tui.ui import export as files
    from monopoly_tui.ui.stories import story_of

    say = voice(context)
    path = None if output == "-" else Path(output)
    wanted = form or files.form_of(path or Path())
    if wanted not in files.SUFFIXES:
        raise fail(say, say("cli-export-format", given=wanted, known=[*files.SUFFIXES]), Code.USE)
    playback = opened(say, locate(say, name)).at_the_end()
    if reveal and story_of(playback, say).masked:
        playback.reveal()
    if wanted == "mono" and story_of(playback, say).masked:
        raise fail(say, say("cli-export-hidden"), Code.USE)
    if path is not None and path.exists() and not force:
        raise fail(say, say("cli-export-there", file=output), Code.CONFLICT)
    if wanted == "svg":
        from monopoly_tui.ui.start import picture

        data = picture(playback, say, settings_of(context)).encode()
    else:
        data = files.written(playback, say, wanted)
    if path is None:
        typer.echo(data, nl=False)
        return
    try:
        path.write_bytes(data)
    except OSError as error:
        raise bad_record(say, path, error) from None
