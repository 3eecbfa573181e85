"""A board printed for people: in a list, as a table, as a map. Measures in cells; knows no ruleset."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from monopoly_tui.commands.board_kind import BoardKind
from monopoly_tui.commands.columns import aligned, pad
from monopoly_tui.rules.plain_text import cells
from monopoly_tui.rules.ruleset import AnyBoard
from monopoly_tui.text.speaker import Speaker


def _classic() -> BoardKind:
    from monopoly_tui.commands.classic_board import KIND

    return KIND


def _gamer() -> BoardKind:
    from monopoly_tui.commands.gamer_board import KIND

    return KIND


KINDS: Final[Mapping[str, Callable[[], BoardKind]]] = {"classic": _classic, "gamer": _gamer}
"""By ruleset; each is imported when one of its boards is printed."""


def kind_of(board: AnyBoard) -> BoardKind:
    """How a board is printed."""
    return KINDS[board.ruleset]()


def board_list(say: Speaker, boards: Sequence[AnyBoard]) -> str:
    """One line a board: id, name, money at the start, lowest and highest price."""
    rows = [[say(f"board-head-{key}") for key in ("id", "name", "cash", "prices")] + [""]]
    rows += [[board.id, say.named(board.name), *kind_of(board).summary(say, board)] for board in boards]
    return "\n".join((*aligned(rows, (False, False, True, True, False)), "", say("board-unit")))


def print_table(say: Speaker, board: AnyBoard) -> None:
    """The board's sums, then every square with all its numbers."""
    kind, out = kind_of(board), console()
    for line in (f"{say.named(board.name)} ({board.id})", *kind.facts(say, board)):
        out.print(Text(line))
    out.print()
    rows = [[say(f"board-head-{key}") for key in kind.heads]]
    rows += [kind.row(say, board, square) for square in range(board.size)]
    lines = aligned(rows, (True, False, False, True, True, False))
    out.print(Text(lines[0], style="bold"))
    for square, line in enumerate(lines[1:]):
        out.print(tinted(line, board.tags[square], kind.color(board, square)))
    out.print()
    out.print(Text(say(kind.unit)))


def tinted(line: str, tag: str, color: str | None) -> Text:
    """`line` with the deed's tag in the colour of its group."""
    text = Text(line)
    if color is not None:
        start = line.index(tag)
        text.stylize(f"bold {color}", start, start + len(tag))
    return text


def print_map(say: Speaker, board: AnyBoard) -> None:
    """The ring as it lies on the screen: Start at the lower right, then leftwards and round."""
    kind, out = kind_of(board), console()
    corner, name = kind.side - 1, f"{say.named(board.name)} ({board.id})"
    rows = (board.size - 2 * kind.side) // 2
    top = corner + rows + 1  # the square at the upper left
    width = (kind.side - 2) * (kind.cell + 1) - 1
    out.print(joined(say, board, range(top, top + kind.side)))
    for step in range(1, rows + 1):
        left = tile(say, board, top - step)
        right = tile(say, board, (top + corner + step) % board.size)
        middle = pad(" " * ((width - cells(name)) // 2) + name, width) if step == (rows + 1) // 2 else " " * width
        out.print(Text(" ").join((left[0], Text(middle), right[0])))
        out.print(Text(" ").join((left[1], Text(" " * width), right[1])))
    out.print(joined(say, board, range(corner, -1, -1)))
    for line in ("", *kind.facts(say, board)):
        out.print(Text(line))


def joined(say: Speaker, board: AnyBoard, squares: Sequence[int]) -> Text:
    """Two lines of squares side by side."""
    tiles = [tile(say, board, square) for square in squares]
    return Text("\n").join(Text(" ").join(lines[y] for lines in tiles) for y in (0, 1))


def tile(say: Speaker, board: AnyBoard, square: int) -> tuple[Text, Text]:
    """A square in two lines: its tag on the group's colour, and what it is called."""
    kind, tag = kind_of(board), board.tags[square]
    band = Text(f"{tag}{' ' if tag else ''}".ljust(kind.cell, "━"), style=kind.color(board, square) or "bright_black")
    return band, Text(pad(kind.code(say, board, square), kind.cell))


def console() -> Console:
    """Standard output, without any reading of markup."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
