"""Who plays for each seat: a person, one who is coached, or a bot; any of them can be changed in the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from monopoly_tui.ui.any_view import AnyView
from monopoly_tui.ui.chairs import COACHED, KINDS, kind_key
from monopoly_tui.ui.draw import Span, blank, line
from monopoly_tui.ui.page import Call, Close, Key, Page, Reseat, Result
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import CURSOR, DIM, GOLD, PANEL, RAISED, TEXT, style
from monopoly_tui.ui.seats import mark
from monopoly_tui.ui.strip import Strip

WIDEST: Final = 52


class SeatsPage(Page):
    """A digit or the arrows choose the seat, K goes through the kinds, Y changes it; C brings a card or none.

    `kinds` of players are those that there are in this game.
    """

    def __init__(self, table: AnyView, kinds: Sequence[str] = KINDS) -> None:
        self.table = table
        self.kinds = kinds
        self.seat: int = table.game.state.turn
        self.wanted = self._kind(self.seat)

    def sentence(self) -> str:
        """See Page."""
        if self.wanted == self._kind(self.seat):
            return self.table.say("seats-choose", who=self.table.tell.seat(self.seat))
        return self.table.say("seats-change", who=self.table.tell.seat(self.seat), kind=self.wanted)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say, same = self.table.say, self.wanted == self._kind(self.seat)
        out = "" if self.seat in self.table.present else say("seats-out")
        return [
            Key("k", say("lobby-key-kind"), self._turn, out),
            *([] if same else [Key("y", say("seats-key-change"), partial(Reseat, self.seat, self.wanted))]),
            Key("c", say("seats-key-card"), partial(Call, "card", self.seat), out or self._no_choice_of_card()),
            Key("escape", say("table-key-close"), Close),
            *(Key(str(seat + 1), "", partial(self._go, seat)) for seat in self.table.game.state.seats),
            Key("n", "", Close),
            Key("enter", "", Close),
            Key("space", "", Close),
            Key("up", "", partial(self._move, -1)),
            Key("down", "", partial(self._move, 1)),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = min(width - 2, WIDEST)
        rows = [self._row(inner, seat) for seat in self.table.game.state.seats]
        if 2 * len(rows) <= height:
            rows = [strip for row in rows for strip in (row, blank(inner))][:-1]
        return middle(rows, inner, width, height)

    def _row(self, width: int, seat: int) -> Strip:
        here = seat == self.seat
        bg = RAISED if here else PANEL
        kind, say = self._kind(seat), self.table.say
        by_card = not self.table.sitting.is_bot(seat) and self.table.by_card(seat)
        name = Span(self.table.tell.seat(seat), style(TEXT, bg, bold=here))
        spans = [Span("▌" if here else " ", style(CURSOR, bg)), *mark(seat, bg), name]
        words = [Span(say("lobby-kind", kind=kind_key(kind, by_card=by_card)), style(DIM, bg))]
        if here and self.wanted != kind:
            words += [
                Span(" → ", style(DIM, bg)),
                Span(say("lobby-kind", kind=self.wanted), style(GOLD, bg, bold=True)),
            ]
        return line(width, spans, [*words, Span(" ", style(None, bg))], style(None, bg))

    def _kind(self, seat: int) -> str:
        kind = self.table.sitting.players[seat].kind
        return COACHED if seat in self.table.coached else kind

    def _no_choice_of_card(self) -> str:
        """Why this seat gets the keyboard as it does, or nothing where that can be chosen."""
        if self.table.sitting.is_bot(self.seat):
            return self.table.say("seats-card-bot")
        return self.table.say("seats-card-all") if self.table.all_by_card else ""

    def _go(self, seat: int) -> Result:
        self.seat, self.wanted = seat, self._kind(seat)
        return None

    def _move(self, by: int) -> Result:
        seats = self.table.game.state.seats
        return self._go(max(0, min(self.seat + by, len(seats) - 1)))

    def _turn(self) -> Result:
        self.wanted = self.kinds[(self.kinds.index(self.wanted) + 1) % len(self.kinds)]
        return None
