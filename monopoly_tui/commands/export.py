"""`monopoly export`: writes a game as a record, a table, a picture or words. Plays nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from monopoly_tui import files
from monopoly_tui.commands.chosen import settings_of, voice
from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.commands.file_words import unwritten
from monopoly_tui.commands.locate import locate
from monopoly_tui.commands.replay import opened
from monopoly_tui.text.speaker import Speaker


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
    from monopoly_tui.ui import export as formats
    from monopoly_tui.ui.stories import story_of

    say = voice(context)
    path = None if output == "-" else Path(output)
    wanted = form or formats.form_of(path or Path())
    if wanted not in formats.SUFFIXES:
        raise fail(say, say("cli-export-format", given=wanted, known=[*formats.SUFFIXES]), Code.USE)
    playback = opened(say, locate(say, name)).at_the_end()
    if reveal and story_of(playback, say).masked:
        playback.reveal()
    if wanted == "mono" and story_of(playback, say).masked:
        raise fail(say, say("cli-export-hidden"), Code.USE)
    if path is not None:
        check_place(say, path, force)
    if wanted == "svg":
        from monopoly_tui.ui.start import picture

        data = picture(playback, say, settings_of(context)).encode()
    else:
        data = formats.written(playback, say, wanted)
    if path is None:
        typer.echo(data, nl=False)
        return
    try:
        files.write(path, data)
    except OSError as error:
        raise unwritten(say, path, error) from None


def check_place(say: Speaker, path: Path, force: bool) -> None:
    """The exit that says why nothing can be written at `path`, as far as that shows before it is tried."""
    try:
        files.check(path)
    except FileNotFoundError:
        return
    except files.NotAFile:
        raise fail(say, say("cli-export-no-file", file=str(path)), Code.CONFLICT) from None
    except OSError as error:
        raise unwritten(say, path, error) from None
    if not force:
        raise fail(say, say("cli-export-there", file=str(path)), Code.CONFLICT)
