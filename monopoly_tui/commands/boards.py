"""`monopoly boards`: the boards that ship, and help for those who write their own. Plays nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated, Any

import typer

from monopoly_tui import board_shelf
from monopoly_tui.board_shelf import BoardNotFound
from monopoly_tui.commands import board_faults
from monopoly_tui.commands.chosen import voice
from monopoly_tui.commands.failure import Code, complain
from monopoly_tui.commands.file_words import unwritten
from monopoly_tui.files import write_new
from monopoly_tui.rules.board_faults import BadBoard, Fault
from monopoly_tui.rules.board_table import NAME_CELLS
from monopoly_tui.rules.plain_text import blemish, cells, tidy
from monopoly_tui.text.board_text import escaped, fault_line, fault_place, fault_reason
from monopoly_tui.text.speaker import Speaker

app = typer.Typer(help="List, look at, check and begin boards.", no_args_is_help=True)
Json = Annotated[bool, typer.Option("--json", help="As JSON, for other programs.")]


@app.command("list")
def list_boards(context: typer.Context, as_json: Json = False) -> None:
    """The boards that ship with the game."""
    from monopoly_tui.commands.board_tables import board_list, kind_of

    boards = [board_shelf.find(name) for name in board_shelf.shipped()]
    if as_json:
        rows = [{"id": b.id, "name": dict(b.name), "ruleset": b.ruleset, **kind_of(b).data(b)["money"]} for b in boards]
        typer.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    typer.echo(board_list(voice(context), boards))


@app.command()
def show(
    context: typer.Context,
    board: Annotated[str, typer.Argument(metavar="ID|FILE", help="A board's id, or a board file.")],
    table: Annotated[
        bool, typer.Option("--table", help="Every square with its price and rents (the default).")
    ] = False,
    as_map: Annotated[bool, typer.Option("--map", help="The ring of squares.")] = False,
    as_json: Json = False,
) -> None:
    """Show one board: its squares, prices and rents."""
    say = voice(context)
    with board_faults.told(say):
        found = board_shelf.find(board)
    from monopoly_tui.commands.board_tables import kind_of, print_map, print_table

    if as_json:
        typer.echo(json.dumps(kind_of(found).data(found), ensure_ascii=False, indent=2))
        return
    if as_map:
        print_map(say, found)
    if table or not as_map:
        print_table(say, found)


@app.command()
def validate(
    context: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Board files, or ids of boards that ship.")],
    strict: Annotated[bool, typer.Option("--strict", help="Warnings are errors too.")] = False,
    as_json: Json = False,
) -> None:
    """Check board files, and tell each fault with its line."""
    say = voice(context)
    missing = False
    checked: list[tuple[str, list[Fault]]] = []
    for name in files:
        try:
            checked.append((name, board_shelf.examine(board_shelf.fetch(name).raw)[1]))
        except BoardNotFound:
            missing = True
            complain(say, say("board-file-missing", name=escaped(name)))
        except BadBoard as error:
            checked.append((name, error.faults))
    faults = [fault for _, found in checked for fault in found]
    warnings = 0 if strict else sum(fault.warning for fault in faults)
    errors = len(faults) - warnings
    if as_json:
        rows = [{"file": name, "faults": [fault_data(say, fault) for fault in found]} for name, found in checked]
        typer.echo(json.dumps({"files": rows, "errors": errors, "warnings": warnings}, ensure_ascii=False, indent=2))
    else:
        for name, found in checked:
            for fault in found:
                typer.echo(fault_line(say, name, fault))
            if not found:
                typer.echo(say("board-fine", name=escaped(name)))
        typer.echo(say("board-summary", errors=errors, warnings=warnings))
    if missing or errors:
        raise typer.Exit(Code.MISSING if missing else Code.DATA)


@app.command()
def init(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not be there yet.")],
) -> None:
    """Begin a board of your own: a valid, commented file to change."""
    say, name = voice(context), escaped(str(file))
    try:
        write_new(file, starting_text(file.stem).encode())
    except OSError as error:
        raise unwritten(say, file, error) from None
    typer.echo(say("board-written", name=name))


def starting_text(stem: str) -> str:
    """The default board's file under a name and id made from `stem`, for its owner to change."""
    words = tidy(re.sub("[-_ ]+", " ", stem))
    clean = blemish(words) is None and cells(words) <= NAME_CELLS
    name = words[0].upper() + words[1:] if clean else "My board"
    board_id = re.sub("[^a-z0-9]+", "-", stem.lower()).strip("-")[:40] or "my-board"
    text = board_shelf.text_of(board_shelf.DEFAULT)
    text = re.sub(r'^id = "[^"]*"', f'id = "{board_id}"', text, count=1, flags=re.MULTILINE)
    names = f'name = {{ en = {json.dumps(name, ensure_ascii=False)}, fa = "صفحه من" }}'
    text = re.sub("^name = .*$", lambda _: names, text, count=1, flags=re.MULTILINE)
    return re.sub("^# .*\n", "# A board of your own, begun from another; change whatever you like.\n", text, count=1)


def fault_data(say: Speaker, fault: Fault) -> dict[str, Any]:
    """A fault as JSON."""
    return {
        "line": fault.line,
        "key": fault.key,
        "reason": fault.reason,
        "warning": fault.warning,
        "place": fault_place(say, fault.place) if fault.place is not None else None,
        "message": fault_reason(say, fault),
    }
