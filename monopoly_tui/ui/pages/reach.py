"""What the next roll can bring: the squares in reach, how likely each is, and what it would cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monopoly_tui.rules.classic.state import BANK
from monopoly_tui.ui import deed_row
from monopoly_tui.ui.draw import Span, blank, line, pad
from monopoly_tui.ui.odds import WAYS, ahead, due
from monopoly_tui.ui.page import Close, Key, Page, View
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import DIM, GAIN, GOLD, GROUND, LOSS, PANEL, SEATS, TEXT, style
from monopoly_tui.ui.seats import named
from monopoly_tui.ui.strip import Strip

WIDEST: Final = 60
NAMES: Final = 22


class ReachPage(Page):
    """Nothing to choose. Rents only: cards, taxes and what follows are not foreseen."""

    def __init__(self, view: View, seat: int) -> None:
        super().__init__(view)
        self.seat = seat

    def sentence(self) -> str:
        """See Page."""
        amount = round(sum(ways * due(self.view.game, self.seat, total) for total, ways in WAYS.items()) / 36)
        return self.view.say("table-reach", who=self.view.tell.seat(self.seat), amount=amount)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        return [Key("escape", self.view.say("table-key-close"), Close), Key("d", "", Close), Key("space", "", Close)]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = min(width - 2, WIDEST)
        who = named(self.seat, self.view.tell.seat(self.seat), PANEL)
        head = [line(inner, [Span(" ", style(None, PANEL)), *who], (), style(None, PANEL))]
        rows = [self._row(inner, total) for total in WAYS]
        gap = [blank(inner)] if len(rows) + 2 <= height else []
        return middle([*head, *gap, *rows], inner, width, height)

    def _row(self, width: int, total: int) -> Strip:
        say, board = self.view.say, self.view.game.board
        square = ahead(self.view.game, self.seat, total)
        tag = deed_row.tag(board, square, bg=GROUND) if board.tags[square] else Span("    ", style(None))
        spans = [
            Span(pad(say.number(total), 3, "right") + " ", style(GOLD, bold=True)),
            Span(pad("━" * WAYS[total], 7), style(DIM)),
            tag,
            Span(" " + deed_row.name(board, square, min(NAMES, width - 30), say), style(TEXT)),
        ]
        return line(width, spans, self._brings(total))

    def _brings(self, total: int) -> list[Span]:
        """What a square costs, or that it can be bought, or that it is one's own."""
        say, play = self.view.say, self.view.game
        square = ahead(play, self.seat, total)
        owner, price = play.state.owner[square], play.board.squares[square].price
        if owner == BANK:
            return [Span(say("table-reach-free", price=price), style(DIM))] if price else []
        mark = Span(f" {SEATS[owner].shape}", style(SEATS[owner].color, bold=True))
        if owner == self.seat:
            return [Span(say("table-reach-own"), style(GAIN)), mark]
        rent = due(play, self.seat, total)
        return [Span(say("table-reach-rent", amount=rent), style(LOSS if rent else DIM)), mark]
