"""Finding a square by part of its name, or by its tag."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from textual.strip import Strip

from monopoly_tui.rules.classic.board import Square
from monopoly_tui.ui import deed_row
from monopoly_tui.ui.draw import Span, blank, line
from monopoly_tui.ui.name_field import NameField
from monopoly_tui.ui.page import Call, Close, Key, Page, Result, View
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import CURSOR, DIM, GOLD, GROUND, PANEL, RAISED, SEATS, TEXT, style

WIDEST: Final = 52


class FindPage(Page):
    """What is typed narrows the list; the arrows choose, Enter shows the square's card."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.field = NameField()
        self.place = 0

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("table-find-ask" if self.found() else "table-find-nothing", text=self.field.text)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        return [
            Key("enter", say("table-key-card-of"), self._show, "" if self.found() else self.sentence()),
            Key("escape", say("table-key-close"), Close),
            Key("up", "", partial(self._move, -1)),
            Key("down", "", partial(self._move, 1)),
        ]

    def typed(self, key: str, character: str | None) -> bool:
        """See Page."""
        taken = self.field.take(key, character)
        self.place = 0 if taken else self.place
        return taken

    def found(self) -> list[int]:
        """The squares meant: those whose tag begins with what was typed, then those with a name that does or has it."""
        wanted = self.field.text.strip().casefold()
        ranks = ((self._rank(square, wanted), square.index) for square in self.view.game.board.squares)
        return [index for rank, index in sorted(pair for pair in ranks if pair[0] is not None)]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner, found = min(width - 2, WIDEST), self.found()
        fill = style(None, PANEL)
        typed = [Span(" / ", style(GOLD, PANEL, bold=True)), Span(self.field.text, style(TEXT, PANEL, bold=True))]
        head = [line(inner, [*typed, Span("▏", style(CURSOR, PANEL))], (), fill), blank(inner)]
        room = max(1, height - len(head))
        first = max(0, min(self.place - room // 2, len(found) - room))
        rows = [self._row(inner, square, square == found[self.place]) for square in found[first : first + room]]
        return middle([*head, *rows], inner, width, height)

    def _row(self, width: int, index: int, here: bool) -> Strip:
        say, board, state = self.view.say, self.view.game.board, self.view.game.state
        bg = RAISED if here else GROUND
        tag = deed_row.tag(board, index, bg=bg) if board.tags[index] else Span("    ", style(None, bg))
        name = Span(f" {say.named(board.squares[index].name)}", style(TEXT, bg, bold=here))
        owner, price = state.owner[index], board.squares[index].price
        last = Span(say.number(price) if price else "", style(DIM, bg))
        if owner >= 0:
            look = style(SEATS[owner].color, bg, bold=True)
            last = Span(f"{SEATS[owner].shape} {self.view.tell.seat(owner)}", look)
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

    def _move(self, by: int) -> Result:
        self.place = max(0, min(self.place + by, len(self.found()) - 1))
        return None

    def _show(self) -> Result:
        return Call(f"square {self.found()[self.place]}")
