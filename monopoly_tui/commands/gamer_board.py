"""How boards of the Gamer game are printed. Reads no file."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from monopoly_tui.commands.board_kind import BoardKind, price_span
from monopoly_tui.rules.gamer.board import Board
from monopoly_tui.rules.gamer.options import usual
from monopoly_tui.text.speaker import Speaker


def summary(say: Speaker, board: Board) -> list[str]:
    """What the list says: coins at the start, lowest and highest price, and that they are coins."""
    prices = [board.squares[deed].price for deed in board.deeds]
    return [say.number(board.starting_coins), price_span(say, prices), say("board-coins")]


def facts(say: Speaker, board: Board) -> list[str]:
    """What holds for the whole board."""
    heroes = [say.named(hero.name) for hero in board.heroes]
    bosses = [
        say("board-boss", name=say.named(boss.name), strength=boss.strength, points=boss.points)
        for boss in board.bosses
    ]
    powers = [say("board-power", count=power.count, name=say.named(power.name)) for power in board.powers]
    return [
        say("board-heroes", heroes=heroes, coins=board.starting_coins, start=board.start),
        say("board-bosses", bosses=bosses),
        say("board-powers", powers=powers),
        say("board-laps", two=usual(board, 2)["laps"], three=usual(board, 3)["laps"], four=usual(board, 4)["laps"]),
    ]


def row(say: Speaker, board: Board, index: int) -> list[str]:
    """A square's entries in the table."""
    square = board.squares[index]
    numbers = [say.number(n) for n in (square.price, square.rent, square.points)] if square.colour else [""] * 3
    return [say.number(index), board.tags[index], say.named(square.name), *numbers]


def code(say: Speaker, board: Board, index: int) -> str:
    """What a square is called on the map."""
    return say.named(board.squares[index].short)


def color(board: Board, index: int) -> str | None:
    """The colour of a deed's pair."""
    return board.squares[index].colour or None


def as_data(board: Board) -> dict[str, Any]:
    """The board as JSON, its keys those of the board file."""
    return {
        "id": board.id,
        "name": dict(board.name),
        "money": {"starting_coins": board.starting_coins, "start": board.start},
        "race": {"times_round": board.times_round},
        "special_die": {"faces": board.faces},
        **{key: [asdict(row) for row in getattr(board, key)] for key in ("heroes", "bosses", "powers")},
        "squares": [asdict(square) | {"tag": board.tags[square.index]} for square in board.squares],
    }


KIND: Final = BoardKind(
    side=9,
    cell=8,
    heads=("square", "deed", "name", "price", "rent", "points"),
    summary=summary,
    facts=facts,
    row=row,
    code=code,
    color=color,
    unit="board-unit-coins",
    data=as_data,
)
