"""A list of deeds with a cursor, in columns, that scrolls when it is longer than its room. Knows no act."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from monopoly_tui.ui import deed_row
from monopoly_tui.ui.draw import Span, blank, line, pad
from monopoly_tui.ui.palette import CURSOR, DIM, EDGE, GROUND, HAIRLINE, RAISED, TEXT, style
from monopoly_tui.ui.strip import Strip

if TYPE_CHECKING:
    from monopoly_tui.rules.classic.step import Play
    from monopoly_tui.text.speaker import Speaker

Cell = tuple[str, str]
"""A text and its colour."""
HEAD: Final = 2 + deed_row.TAG + 1
"""Cells before a name: the cursor, the tag, a space."""


class Column(NamedTuple):
    """A column after the name, set to the right; `cell` gives what stands in a deed's row."""

    title: str
    width: int
    cell: Callable[[int], Cell]


PAGE: Final = 10
"""Deeds that a page further is."""


class DeedList:
    """`squares` in the order shown, and which of them the cursor is on."""

    def __init__(self, squares: Sequence[int] = ()) -> None:
        self.squares = list(squares)
        self._place = 0

    def show(self, squares: Sequence[int]) -> None:
        """Other deeds now; the cursor stays on its deed, or near it."""
        here = self.cursor
        self.squares = list(squares)
        self._place = self.squares.index(here) if here in self.squares else self._place
        self._place = max(0, min(self._place, len(self.squares) - 1))

    @property
    def cursor(self) -> int | None:
        """The square the cursor is on, None in an empty list."""
        return self.squares[self._place] if self.squares else None

    def move(self, by: int) -> None:
        """Move the cursor, at most to an end."""
        self._place = max(0, min(self._place + by, len(self.squares) - 1))

    def go(self, square: int) -> None:
        """Put the cursor on a deed of the list."""
        self._place = self.squares.index(square)

    def draw(self, play: Play, say: Speaker, width: int, height: int, columns: Sequence[Column]) -> list[Strip]:
        """A line of titles and the rows, with a gap between sets where there is room for it."""
        inner = width - 1
        room = inner - HEAD - sum(column.width + 1 for column in columns)
        titles = "".join(" " + pad(column.title, column.width, "right") for column in columns)
        head = line(width, [Span(" " * (HEAD + room), style(None)), Span(titles, style(DIM))])
        rows = [self._row(play, say, square, inner, room, columns) for square in self.squares]
        if len(rows) + self._gaps(play) < height:
            return [head, *self._spaced(play, rows, width)]
        first = max(0, min(self._place - (height - 1) // 2, len(rows) - (height - 1)))
        seen = rows[first : first + height - 1]
        bars = self._bar(first, len(seen), len(rows))
        return [head, *(Strip.join([row, bar]) for row, bar in zip(seen, bars, strict=True))]

    def _row(self, play: Play, say: Speaker, square: int, width: int, room: int, columns: Sequence[Column]) -> Strip:
        here = square == self.cursor
        bg = RAISED if here else GROUND
        faint = play.state.mortgaged[square]
        title = pad(deed_row.name(play.board, square, room, say), room)
        spans = [
            Span("▌ " if here else "  ", style(CURSOR, bg)),
            deed_row.tag(play.board, square, faint, bg),
            Span(" " + title, style(DIM if faint else TEXT, bg, bold=here)),
        ]
        for column in columns:
            text, color = column.cell(square)
            spans.append(Span(" " + pad(text, column.width, "right"), style(color, bg)))
        return line(width, spans, (), style(None, bg))

    def _gaps(self, play: Play) -> int:
        letters = {play.board.tags[square][0] for square in self.squares}
        return max(0, len(letters) - 1)

    def _spaced(self, play: Play, rows: Sequence[Strip], width: int) -> list[Strip]:
        out: list[Strip] = []
        before = ""
        for square, row in zip(self.squares, rows, strict=True):
            letter = play.board.tags[square][0]
            if before and letter != before:
                out.append(blank(width))
            before = letter
            out.append(row.fitted(width, style(None, RAISED if square == self.cursor else GROUND)))
        return out

    @staticmethod
    def _bar(first: int, seen: int, total: int) -> list[Strip]:
        """A scroll bar beside the rows, blank when all are seen."""
        if seen == total:
            return [blank(1)] * seen
        start = first * seen // total
        size = max(1, seen * seen // total)
        if first + seen == total:
            start = seen - size
        on, off = Span("┃", style(EDGE)), Span("│", style(HAIRLINE))
        return [line(1, [on if start <= y < start + size else off]) for y in range(seen)]
