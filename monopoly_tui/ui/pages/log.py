"""The whole log, to read back, and to take back to one of its lines."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from textual.strip import Strip

from monopoly_tui.ui import log_view
from monopoly_tui.ui.draw import Span, blank, line
from monopoly_tui.ui.page import Close, Key, Open, Page, Result, Say, View
from monopoly_tui.ui.pages.undo import UndoPage
from monopoly_tui.ui.palette import CURSOR, style


class LogPage(Page):
    """`marks`: how long the log was before each of the acts that can be taken back, in order."""

    def __init__(self, view: View, marks: Sequence[int]) -> None:
        super().__init__(view)
        self.marks = marks
        self.cursor: int | None = None  # the line; the last one until a key moves it
        self._lines: list[log_view.Line] = []
        self._room = 1

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("table-look-log" if self.view.sitting.log else "table-look-log-empty")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        return [
            Key("escape", say("table-key-close"), Close),
            Key("enter", say("table-key-take-back"), self._take_back),
            Key("l", "", Close),
            Key("up", "", lambda: self._move(-1)),
            Key("down", "", lambda: self._move(1)),
            Key("pageup", "", lambda: self._move(-self._room)),
            Key("pagedown", "", lambda: self._move(self._room)),
            Key("home", "", lambda: self._move(-len(self._lines))),
            Key("end", "", lambda: self._move(len(self._lines))),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        self._lines, self._room = log_view.lines(self.view, width - 3), height
        here = self._here()
        first = max(0, min(here - height // 2, len(self._lines) - height))
        shown = self._lines[first : first + height]
        return [self._row(width, first + n == here, entry.strip) for n, entry in enumerate(shown)]

    @staticmethod
    def _row(width: int, here: bool, strip: Strip) -> Strip:
        mark = line(2, [Span("▶ " if here else "  ", style(CURSOR, bold=True))])
        return Strip.join([mark, strip, blank(1)]).adjust_cell_length(width)

    def _here(self) -> int:
        last = max(0, len(self._lines) - 1)
        return last if self.cursor is None else max(0, min(self.cursor, last))

    def _move(self, by: int) -> Result:
        self.cursor = max(0, min(self._here() + by, len(self._lines) - 1))
        return None

    def _take_back(self) -> Result:
        """Ask to take back the act that led to the line, and all that came after it."""
        if not self._lines:
            return None
        count = len(self.marks) - bisect_right(self.marks, self._lines[self._here()].place) + 1
        if count > len(self.marks):
            return Say(self.view.say("table-undo-barrier"))
        return Open(UndoPage(self.view, count))
