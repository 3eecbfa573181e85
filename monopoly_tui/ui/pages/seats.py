"""Who plays for each seat: a person, one who is coached, or a bot; any of them can be changed in the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from textual.strip import Strip

from monopoly_tui.ui.chairs import COACHED, KINDS
from monopoly_tui.ui.draw import Span, blank, line
from monopoly_tui.ui.page import Call, Close, Key, Page, Result, View
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import CURSOR, DIM, GOLD, PANEL, RAISED, TEXT, style
from monopoly_tui.ui.seats import mark

WIDEST: Final = 52


class SeatsPage(Page):
    """A digit or the arrows choose the seat, K goes through the kinds, Y changes it."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.seat = view.game.state.turn
        self.wanted = self._kind(self.seat)

    def sentence(self) -> str:
        """See Page."""
        if self.wanted == self._kind(self.seat):
            return self.view.say("seats-choose")
        return self.view.say("seats-change", who=self.view.tell.seat(self.seat), kind=self.wanted)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say, same = self.view.say, self.wanted == self._kind(self.seat)
        out = say("seats-out") if self.seat in self.view.game.state.bankrupt else ""
        change = Call(f"seat {self.seat}:{self.wanted}")
        return [
            Key("k", say("lobby-key-kind"), self._turn, out),
            *([] if same else [Key("y", say("seats-key-change"), lambda: change)]),
            Key("escape", say("table-key-close"), Close),
            *(Key(str(seat + 1), "", partial(self._go, seat)) for seat in self.view.game.state.seats),
            Key("n", "", Close),
            Key("enter", "", Close),
            Key("space", "", Close),
            Key("up", "", partial(self._move, -1)),
            Key("down", "", partial(self._move, 1)),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = min(width - 2, WIDEST)
        rows = [self._row(inner, seat) for seat in self.view.game.state.seats]
        if 2 * len(rows) <= height:
            rows = [strip for row in rows for strip in (row, blank(inner))][:-1]
        return middle(rows, inner, width, height)

    def _row(self, width: int, seat: int) -> Strip:
        here = seat == self.seat
        bg = RAISED if here else PANEL
        kind, say = self._kind(seat), self.view.say
        name = Span(self.view.tell.seat(seat), style(TEXT, bg, bold=here))
        spans = [Span("▌" if here else " ", style(CURSOR, bg)), *mark(seat, bg), name]
        words = [Span(say("lobby-kind", kind=kind), style(DIM, bg))]
        if here and self.wanted != kind:
            words += [
                Span(" → ", style(DIM, bg)),
                Span(say("lobby-kind", kind=self.wanted), style(GOLD, bg, bold=True)),
            ]
        return line(width, spans, [*words, Span(" ", style(None, bg))], style(None, bg))

    def _kind(self, seat: int) -> str:
        kind = self.view.sitting.players[seat].kind
        return COACHED if kind == "human" and seat in self.view.preferences.coached else kind

    def _go(self, seat: int) -> Result:
        self.seat, self.wanted = seat, self._kind(seat)
        return None

    def _move(self, by: int) -> Result:
        seats = self.view.game.state.seats
        return self._go(max(0, min(self.seat + by, len(seats) - 1)))

    def _turn(self) -> Result:
        self.wanted = KINDS[(KINDS.index(self.wanted) + 1) % len(KINDS)]
        return None
