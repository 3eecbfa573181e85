"""One player looked at: deeds, what they earn, cash and worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from monopoly_tui.rules.classic.ending import worth
from monopoly_tui.rules.classic.rent import rent
from monopoly_tui.ui.deed_list import PAGE, Cell, Column, DeedList
from monopoly_tui.ui.deed_row import built, deeds_of
from monopoly_tui.ui.draw import Span, blank, center, line
from monopoly_tui.ui.moving import moving
from monopoly_tui.ui.odds import LIKELIEST
from monopoly_tui.ui.page import Call, Close, Key, Page, Result, View
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import DIM, GOLD, PANEL, TEXT, style
from monopoly_tui.ui.players_view import MASK, place, shows_cash
from monopoly_tui.ui.seats import named
from monopoly_tui.ui.strip import Strip

WIDEST = 64


class PlayerPage(Page):
    """Digits go to other players and the bank, the arrows through the deeds."""

    def __init__(self, view: View, seat: int) -> None:
        super().__init__(view)
        self.seat = seat
        self.list = DeedList()

    def sentence(self) -> str:
        """See Page."""
        cash, total = MASK, MASK
        if shows_cash(self.view, self.seat, acting=False, peek=False):
            cash = self.view.say.money(self.view.game.state.cash[self.seat])
            decision = self.view.sitting.decision()
            counted = decision.kind == "tax" and decision.by == self.seat  # RULES 8.1
            total = MASK if counted else self.view.say.money(worth(self.view.game, self.seat))
        return self.view.say("table-look-player", who=self.view.tell.seat(self.seat), cash=cash, worth=total)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        seats = self.view.game.state.seats
        return [
            Key("escape", self.view.say("table-key-close"), Close),
            *(Key(str(seat + 1), "", partial(self._go, seat)) for seat in seats),
            Key("0", "", partial(Call, "bank")),
            *moving(self.list.move, PAGE, len(self.list.squares)),
            Key("space", "", Close),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        play, say, inner = self.view.game, self.view.say, min(width - 2, WIDEST)
        held = len(play.state.cards[self.seat])
        cards = [Span(say("log-jail-cards", count=held) + " · ", style(GOLD, PANEL))] if held else []
        spot = [*cards, Span(place(self.view, self.seat) + " ", style(DIM, PANEL))]
        who = named(self.seat, self.view.tell.seat(self.seat), PANEL)
        head = [line(inner, [Span(" ", style(None, PANEL)), *who], spot, style(None, PANEL)), blank(inner)]
        self.list.show(deeds_of(play.board, play.state, self.seat))
        if not self.list.squares:
            head.append(center(inner, [Span(say("table-look-nothing"), style(DIM))]))
            return middle(head, inner, width, height)
        columns = [
            Column("", 5, self._built),
            Column(say("table-column-rent"), 7, self._rent),
            Column(say("table-column-price"), 7, self._price),
        ]
        return middle([*head, *self.list.draw(play, say, inner, height - len(head), columns)], inner, width, height)

    def _built(self, square: int) -> Cell:
        return built(self.view.game.state, square, self.view.say), GOLD

    def _rent(self, square: int) -> Cell:
        play, say = self.view.game, self.view.say
        if play.state.mortgaged[square]:
            return "–", DIM
        return say.number(rent(play, square, LIKELIEST)), TEXT

    def _price(self, square: int) -> Cell:
        return self.view.say.number(self.view.game.board.squares[square].price), DIM

    def _go(self, seat: int) -> Result:
        self.seat, self.list = seat, DeedList()
        return None
