"""A list of rows with a cursor, two columns wide, that scrolls when it is longer than its room. Knows no content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monopoly_tui.ui.draw import Span, line
from monopoly_tui.ui.palette import CURSOR, DIM, PANEL, RAISED, TEXT, style
from monopoly_tui.ui.strip import Strip

EDGE: Final = 2
"""Cells before a row: the cursor's mark."""


class Rows:
    """Where the cursor is, among `count` rows."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.at = 0

    def move(self, by: int) -> None:
        """Move the cursor, at most to an end."""
        self.at = max(0, min(self.at + by, self.count - 1))

    def draw(self, width: int, height: int, rows: Sequence[tuple[str, str]]) -> list[Strip]:
        """The rows from where the cursor is in sight, at most so many."""
        first = max(0, min(self.at - height // 2, self.count - height))
        return [
            self._row(width, *rows[number], here=number == self.at)
            for number in range(first, min(first + height, len(rows)))
        ]

    @staticmethod
    def _row(width: int, name: str, value: str, *, here: bool) -> Strip:
        ground = RAISED if here else PANEL
        mark = Span("▌ " if here else "  ", style(CURSOR, ground))
        right = Span(f" {value} ", style(TEXT if here else DIM, ground, bold=here))
        return line(width, [mark, Span(name, style(TEXT, ground, bold=here))], [right], style(None, ground))
