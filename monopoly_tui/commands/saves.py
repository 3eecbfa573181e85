"""`monopoly saves`: lists, shows, renames and deletes saved games. Plays none of them."""

from __future__ import annotations

from typing import Annotated

import typer

from monopoly_tui import names, saves
from monopoly_tui.commands.chosen import voice
from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.commands.locate import locate_save
from monopoly_tui.commands.question import confirmed
from monopoly_tui.commands.record_words import FAULTS, bad_record, where_stopped
from monopoly_tui.commands.save_rows import rows
from monopoly_tui.commands.standing import standing
from monopoly_tui.commands.terminal import interactive
from monopoly_tui.record.replay import replay

app = typer.Typer(help="List, look at, rename and delete saved games.", no_args_is_help=True)
Name = Annotated[str, typer.Argument(metavar="ID", help="A save's id, the beginning of it, or its title.")]


@app.command("list")
def list_saves(context: typer.Context) -> None:
    """The saved games, the one played last first."""
    say = voice(context)
    known = saves.saves()
    for row in rows(say, known):
        typer.echo(row)
    if not known:
        typer.echo(say("cli-saves-none"), err=True)


@app.command()
def show(
    context: typer.Context,
    name: Name,
    reveal: Annotated[bool, typer.Option("--reveal", help="Show cash that the game hides.")] = False,
) -> None:
    """How a saved game stands."""
    say = voice(context)
    save = locate_save(say, name)
    try:
        replayed = replay(save.path)
    except FAULTS as error:
        raise bad_record(say, save.path, error) from None
    typer.echo(say("cli-show-file", file=str(save.path)))
    if replayed.title:
        typer.echo(say("cli-show-title", title=replayed.title))
    if save.started:
        typer.echo(say("cli-show-started", day=save.started))
    typer.echo(say("cli-show-board", board=say.named(replayed.header.board.name)))
    for line in standing(say, replayed, reveal):
        typer.echo(line)
    if replayed.stopped is not None:
        typer.echo(where_stopped(say, save.path, replayed, replayed.stopped), err=True)
    if replayed.torn:
        typer.echo(say("cli-torn", file=str(save.path)), err=True)


@app.command()
def rename(
    context: typer.Context,
    name: Name,
    title: Annotated[list[str], typer.Argument(metavar="TEXT", help="What to call it.")],
) -> None:
    """Give a saved game another title."""
    say = voice(context)
    save = locate_save(say, name)
    wanted = names.title(" ".join(title))
    if not wanted:
        raise fail(say, say("cli-title-empty"), Code.USE)
    try:
        saves.rename(save.path, wanted)
    except FAULTS as error:
        raise bad_record(say, save.path, error, writing=True) from None


@app.command()
def remove(
    context: typer.Context,
    name: Name,
    force: Annotated[bool, typer.Option("--force", help="Delete without asking.")] = False,
) -> None:
    """Delete a saved game for good."""
    say = voice(context)
    save = locate_save(say, name)
    if not force and not interactive():
        raise fail(say, say("cli-remove-force", id=save.id), Code.USE)
    about = save.title or say("cli-save-untitled")
    if not force and not confirmed(say, say("cli-remove", id=save.id, title=about)):
        typer.echo(say("cli-kept"), err=True)
        return
    try:
        saves.remove(save.path)
    except FAULTS as error:
        raise bad_record(say, save.path, error, writing=True) from None


@app.command()
def where() -> None:
    """The folder of the saved games."""
    typer.echo(str(saves.folder()))
