"""A board printed for people: in a list, as a table, as a map. Measures in cells; reads no file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from monopoly_tui.rules.classic.board import Board, Square
from monopoly_tui.rules.plain_text import cells
from monopoly_tui.text.speaker import Speaker

SIDE: Final = 11
"""Squares along one side of the ring, both corners counted."""
CELL: Final = 6
"""Cells of a square on the map."""


def pad(text: str, width: int, right: bool = False) -> str:
    """`text` filled with spaces to `width` cells, on its left if it belongs to the right."""
    gap = " " * (width - cells(text))
    return gap + text if right else text + gap


def aligned(rows: Sequence[Sequence[str]], rights: Sequence[bool]) -> list[str]:
    """Rows of equal length as lines, each column as wide as its widest entry."""
    widths = [max(cells(entry) for entry in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(pad(entry, width, right) for entry, width, right in zip(row, widths, rights, strict=True)).rstrip()
        for row in rows
    ]


def board_list(say: Speaker, boards: Sequence[Board]) -> str:
    """One line a board: id, name, cash at the start, lowest and highest price."""
    rows = [[say(f"board-head-{key}") for key in ("id", "name", "cash", "prices")] + [""]]
    for board in boards:
        prices = [board.squares[deed].price for deed in board.deeds]
        span = f"{say.number(min(prices))}–{say.number(max(prices))}" if prices else ""
        note = say("board-direct-auction") if board.direct_auction else ""
        rows.append([board.id, say.named(board.name), say.number(board.starting_cash), span, note])
    return "\n".join((*aligned(rows, (False, False, True, True, False)), "", say("board-unit")))


def print_table(say: Speaker, board: Board) -> None:
    """The board's sums, then every square with price, building cost and rents."""
    out = console()
    for line in facts(say, board):
        out.print(Text(line))
    out.print()
    rows = [[say(f"board-head-{key}") for key in ("square", "deed", "name", "price", "build", "rents")]]
    rows += [row(say, board, square) for square in board.squares]
    lines = aligned(rows, (True, False, False, True, True, False))
    out.print(Text(lines[0], style="bold"))
    for line, square in zip(lines[1:], board.squares, strict=True):
        out.print(tinted(line, board, square))
    out.print()
    out.print(Text(say("board-unit")))


def facts(say: Speaker, board: Board) -> list[str]:
    """The name and what holds for the whole board."""
    name = f"{say.named(board.name)} ({board.id})"
    money = say("board-money", cash=board.starting_cash, salary=board.salary, landing=board.landing, fine=board.fine)
    bank = say("board-bank", houses=board.houses, hotels=board.hotels)
    return [name, money, bank]


def row(say: Speaker, board: Board, square: Square) -> list[str]:
    """A square's entries in the table."""
    numbers = square.rents
    if square.kind == "station":
        numbers = board.station_rents
    price = square.price or square.amount
    rents = " ".join(say.number(rent) for rent in numbers)
    if square.kind == "utility":
        rents = " ".join(f"×{say.number(factor)}" for factor in board.utility_factors)
    cost = board.house_cost[square.index]
    return [
        say.number(square.index),
        board.tags[square.index],
        say.named(square.name),
        say.number(price) if price else "",
        say.number(cost) if cost else "",
        rents,
    ]


def tinted(line: str, board: Board, square: Square) -> Text:
    """`line` with the deed's tag in the colour of its group."""
    text = Text(line)
    tag = board.tags[square.index]
    if square.group is not None:
        start = line.index(tag)
        text.stylize(f"bold {board.groups[square.group].color}", start, start + len(tag))
    return text


def print_map(say: Speaker, board: Board) -> None:
    """The ring as it lies on the screen: Start at the lower right, then leftwards and round."""
    out = console()
    top = [board.squares[i] for i in range(20, 31)]
    bottom = [board.squares[i] for i in range(10, -1, -1)]
    name, *sums = facts(say, board)
    width = (SIDE - 2) * (CELL + 1) - 1
    out.print(joined(board, say, top))
    for step in range(1, SIDE - 1):
        left, right = board.squares[20 - step], board.squares[30 + step]
        upper, lower = tile(board, say, left), tile(board, say, right)
        middle = name.center(width) if step == SIDE // 2 else " " * width
        out.print(Text(" ").join((upper[0], Text(middle), lower[0])))
        out.print(Text(" ").join((upper[1], Text(" " * width), lower[1])))
    out.print(joined(board, say, bottom))
    for line in ("", *sums):
        out.print(Text(line))


def joined(board: Board, say: Speaker, squares: Sequence[Square]) -> Text:
    """Two lines of squares side by side."""
    tiles = [tile(board, say, square) for square in squares]
    return Text("\n").join(Text(" ").join(lines[y] for lines in tiles) for y in (0, 1))


def tile(board: Board, say: Speaker, square: Square) -> tuple[Text, Text]:
    """A square in two lines of CELL cells: its tag on the group's colour, its code."""
    color = board.groups[square.group].color if square.group is not None else "bright_black"
    tag = board.tags[square.index]
    band = Text(f"{tag}{' ' if tag else ''}".ljust(CELL, "━"), style=color)
    return band, Text(pad(say.named(square.code), CELL))


def console() -> Console:
    """Standard output, without any reading of markup."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
