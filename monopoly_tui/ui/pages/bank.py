"""The bank looked at: the deeds that are free, and what is left to build with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from monopoly_tui.rules.classic.state import BANK
from monopoly_tui.ui.deed_list import PAGE, Cell, Column, DeedList
from monopoly_tui.ui.deed_row import deeds_of
from monopoly_tui.ui.draw import Span, blank, line
from monopoly_tui.ui.moving import moving
from monopoly_tui.ui.page import Call, Close, Key, Page, View
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import DIM, PANEL, TEXT, style
from monopoly_tui.ui.strip import Strip

WIDEST = 64


class BankPage(Page):
    """Digits go to players, the arrows through the deeds."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.list = DeedList(deeds_of(view.game.board, view.game.state, BANK))

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("table-look-bank", deeds=len(self.list.squares))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        seats = self.view.game.state.seats
        return [
            Key("escape", self.view.say("table-key-close"), Close),
            *(Key(str(seat + 1), "", partial(Call, "player", seat)) for seat in seats),
            Key("0", "", Close),
            *moving(self.list.move, PAGE, len(self.list.squares)),
            Key("space", "", Close),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        play, say, inner = self.view.game, self.view.say, min(width - 2, WIDEST)
        stock = say("page-manage-bank", houses=play.state.houses, hotels=play.state.hotels)
        head = [line(inner, [Span(" " + stock, style(TEXT, PANEL, bold=True))], (), style(None, PANEL)), blank(inner)]
        if not self.list.squares:
            return middle(head, inner, width, height)
        columns = [Column(say("table-column-price"), 7, self._price)]
        return middle([*head, *self.list.draw(play, say, inner, height - len(head), columns)], inner, width, height)

    def _price(self, square: int) -> Cell:
        return self.view.say.number(self.view.game.board.squares[square].price), DIM
