"""Finding a square by part of its name, or by its tag."""

from __future__ import annotations

from monopoly_tui.rules.classic.board import Square
from monopoly_tui.ui import deed_row
from monopoly_tui.ui.draw import Span, line
from monopoly_tui.ui.page import Call, Result, View
from monopoly_tui.ui.pages.narrowing import NarrowingPage
from monopoly_tui.ui.palette import CURSOR, GROUND, RAISED, TEXT, style
from monopoly_tui.ui.strip import Strip


class FindPage(NarrowingPage[int]):
    """Enter shows the square's card."""

    mark = "/"
    widest = 52
    enter = "table-key-card-of"

    def __init__(self, view: View) -> None:
        super().__init__(view.say)
        self.view = view

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("table-find-ask" if self.found() else "table-find-nothing", text=self.field.text)

    def found(self) -> list[int]:
        """The squares meant: those whose tag begins with what was typed, then those with a name that does or has it."""
        ranks = ((self._rank(square, self.wanted), square.index) for square in self.view.game.board.squares)
        return [index for rank, index in sorted(pair for pair in ranks if pair[0] is not None)]

    def take(self, listed: int) -> Result:
        """See NarrowingPage."""
        return Call("square", listed)

    def row(self, width: int, listed: int, here: bool) -> Strip:
        """See NarrowingPage."""
        say, board = self.view.say, self.view.game.board
        bg = RAISED if here else GROUND
        tag = deed_row.tag(board, listed, bg=bg) if board.tags[listed] else Span("    ", style(None, bg))
        name = Span(f" {say.named(board.squares[listed].name)}", style(TEXT, bg, bold=here))
        last = deed_row.whose(self.view, listed, bg)
        return line(width, [Span("▌" if here else " ", style(CURSOR, bg)), tag, name], [last], style(None, bg))

    def _rank(self, square: Square, wanted: str) -> int | None:
        """How well a square answers to what was typed, 0 best; None where it does not."""
        tag = self.view.game.board.tags[square.index].casefold()
        words = [word.casefold() for names in (square.name, square.short, square.code) for word in names.values()]
        if tag and tag.startswith(wanted):
            return 0
        if any(word.startswith(wanted) for word in words):
            return 1
        return 2 if any(wanted in word for word in words) else None
