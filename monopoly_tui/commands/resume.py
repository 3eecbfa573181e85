"""`monopoly resume`: goes on with a saved game. Imports the screen only then."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from monopoly_tui import saves
from monopoly_tui.commands.chosen import voice
from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.commands.locate import locate
from monopoly_tui.commands.play import play
from monopoly_tui.commands.question import asked, confirmed
from monopoly_tui.commands.record_words import FAULTS, bad_record, where_stopped
from monopoly_tui.commands.rule_list import is_whole
from monopoly_tui.commands.save_rows import rows
from monopoly_tui.commands.terminal import interactive, need_terminal
from monopoly_tui.record.fault import BoardChanged
from monopoly_tui.record.replay import replay
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
    need_terminal(context)
    sitting = sit_down(say, path)
    if sitting.torn:
        typer.echo(say("cli-torn", file=str(sitting.path)), err=True)
    return play(context, sitting)


def choose(say: Speaker, last: bool) -> Path:
    """The unfinished game meant when none is named."""
    games = saves.unfinished()
    if not games:
        raise fail(say, say("cli-no-games"), Code.MISSING)
    if last or len(games) == 1:
        return games[0].path
    for number, row in enumerate(rows(say, games), 1):
        typer.echo(f"{number:>3}  {row}", err=True)
    if not interactive():
        raise fail(say, say("cli-which-game", count=len(games)), Code.USE)
    picked = asked(f"{say('cli-pick', count=len(games))} [1]: ")
    if picked == "":
        return games[0].path
    if picked is None or not is_whole(picked) or not 1 <= int(picked) <= len(games):
        raise fail(say, say("cli-which-game", count=len(games)), Code.USE)
    return games[int(picked) - 1].path


def sit_down(say: Speaker, path: Path) -> Sitting:
    """The game at `path`; where rules or board have changed since, a new save of what can be played, if wanted."""
    try:
        try:
            return Sitting.open(path)
        except BoardChanged as changed:
            played = replay(path, any_board=True)
            agree(say, say("cli-go-on-board", file=str(path), board=changed.refusal.data["board"]))
        except Diverged as diverged:
            played = diverged.replay
        if played.stopped is not None:
            agree(say, say("cli-go-on", place=where_stopped(say, path, played, played.stopped)))
        return Sitting.open(saves.branch(path, played.end, played.header.data))
    except FAULTS as error:
        raise bad_record(say, path, error) from None


def agree(say: Speaker, question: str) -> None:
    """Go on only with a yes."""
    if not confirmed(say, question):
        raise typer.Exit(Code.DATA)
