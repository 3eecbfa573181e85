"""How boards of the classic game are printed. Reads no file."""

from __future__ import annotations

from typing import Any, Final

from monopoly_tui.commands.board_kind import BoardKind, price_span
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.board_file import EFFECTS
from monopoly_tui.text.speaker import Speaker


def summary(say: Speaker, board: Board) -> list[str]:
    """What the list says: cash at the start, lowest and highest price, and whether all is auctioned."""
    prices = [board.squares[deed].price for deed in board.deeds]
    note = say("board-direct-auction") if board.direct_auction else ""
    return [say.number(board.starting_cash), price_span(say, prices), note]


def facts(say: Speaker, board: Board) -> list[str]:
    """What holds for the whole board."""
    money = say("board-money", cash=board.starting_cash, salary=board.salary, landing=board.landing, fine=board.fine)
    return [money, say("board-bank", houses=board.houses, hotels=board.hotels)]


def row(say: Speaker, board: Board, index: int) -> list[str]:
    """A square's entries in the table."""
    square = board.squares[index]
    numbers = square.rents
    if square.kind == "station":
        numbers = board.station_rents
    price = square.price or square.amount
    rents = " ".join(say.number(rent) for rent in numbers)
    if square.kind == "utility":
        rents = " ".join(f"×{say.number(factor)}" for factor in board.utility_factors)
    cost = board.house_cost[index]
    return [
        say.number(index),
        board.tags[index],
        say.named(square.name),
        say.number(price) if price else "",
        say.number(cost) if cost else "",
        rents,
    ]


def code(say: Speaker, board: Board, index: int) -> str:
    """What a square is called on the map."""
    return say.named(board.squares[index].code)


def color(board: Board, index: int) -> str | None:
    """The colour of a street's group."""
    group = board.squares[index].group
    return None if group is None else board.groups[group].color


def as_data(board: Board) -> dict[str, Any]:
    """The board as JSON, its keys those of the board file."""
    return {
        "id": board.id,
        "name": dict(board.name),
        "direct_auction": board.direct_auction,
        "money": {key: getattr(board, key) for key in ("starting_cash", "salary", "landing", "fine")},
        "bank": {"houses": board.houses, "hotels": board.hotels},
        "rules": dict(board.rules),
        "force": dict(board.force),
        "stations": {"rents": board.station_rents},
        "utilities": {"factors": board.utility_factors},
        "groups": [
            {"id": g.id, "name": dict(g.name), "color": g.color, "house_cost": g.house_cost, "squares": g.squares}
            for g in board.groups
        ],
        "squares": [
            {
                "index": s.index,
                "kind": s.kind,
                "tag": board.tags[s.index],
                "name": dict(s.name),
                "short": dict(s.short),
                "code": dict(s.code),
                "group": board.groups[s.group].id if s.group is not None else None,
                "price": s.price,
                "rents": s.rents,
                "amount": s.amount,
                "income": s.income,
            }
            for s in board.squares
        ],
        **{
            deck: [
                {
                    "id": c.id,
                    "effect": c.effect,
                    "text": dict(c.text),
                    **{key: getattr(c, key) for key in EFFECTS[c.effect]},
                }
                for c in cards
            ]
            for deck, cards in board.decks.items()
        },
    }


KIND: Final = BoardKind(
    side=11,
    cell=6,
    heads=("square", "deed", "name", "price", "build", "rents"),
    summary=summary,
    facts=facts,
    row=row,
    code=code,
    color=color,
    unit="board-unit",
    data=as_data,
)
