"""Giving up: in debt, or leaving the game in one's own turn (RULES 11.3 to 11.5). Asked once more before it is done."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from monopoly_tui.rules.classic.acts import Bankrupt
from monopoly_tui.rules.classic.building import sale_value
from monopoly_tui.ui import deed_row
from monopoly_tui.ui.draw import Span, blank, box, line, pad, wrap
from monopoly_tui.ui.page import Close, Do, Key, Page
from monopoly_tui.ui.pages.holdings import Holdings
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import DIM, LOSS, PANEL, TEXT, style
from monopoly_tui.ui.seats import named
from monopoly_tui.ui.strip import Strip

WIDEST: Final = 64
DEED: Final = 24
"""Cells that a deed's tag and name take at least."""


class BankruptPage(Page):
    """Y gives up, everything else goes back."""

    @property
    def seat(self) -> int:
        """Who would be out."""
        by = self.view.sitting.decision().by
        return self.view.game.state.turn if by is None else by

    @property
    def heir(self) -> int | None:
        """The seat that gets everything, None for the bank."""
        to = self.view.sitting.decision().data.get("to")
        return to if isinstance(to, int) else None

    def sentence(self) -> str:
        """See Page."""
        who = self.view.tell.seat(self.seat)
        if self.view.sitting.decision().kind != "debt":
            return self.view.say("page-bankrupt-leave", who=who)
        return self.view.say("page-bankrupt-ask", who=who)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        act = Bankrupt(self.seat)
        reason = self.view.why_not(self.view.game.check(act))
        return [
            Key("n", say("page-bankrupt-key-no"), Close),
            Key("y", say("page-bankrupt-key-yes"), lambda: Do((act,)), reason),
            Key("enter", "", Close),
            Key("escape", "", Close),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        say, tell, play = self.view.say, self.view.tell, self.view.game
        inner = min(width, WIDEST)
        room, fill = inner - 2, style(None, PANEL)
        lines = [
            blank(room, fill),
            line(room, [Span("  ", fill), *named(self.seat, tell.seat(self.seat), PANEL)], (), fill),
        ]
        lines += [
            line(room, [Span("  " + part, style(TEXT, PANEL))], (), fill) for part in wrap(self._fate(), room - 4)
        ]
        lines.append(blank(room, fill))
        state = play.state
        sums = [("page-bankrupt-cash", state.cash[self.seat])] if play.options.balances == "open" else []
        if sold := sum(
            sale_value(play, deed, state.buildings[deed]) for deed in deed_row.deeds_of(play.board, state, self.seat)
        ):
            sums.append(("page-bankrupt-buildings", sold))
        for key, amount in sums:
            look = style(DIM, PANEL)
            lines.append(line(room, [Span("  " + say(key), look)], [Span(say.number(amount) + "  ", look)], fill))
        if cards := len(state.cards[self.seat]):
            lines.append(
                line(room, [Span("  " + say("page-bankrupt-cards", count=cards), style(DIM, PANEL))], (), fill)
            )
        lines += [blank(room, fill), *self._deeds(room)]
        lines.append(blank(room, fill))
        framed = box(inner, lines[: max(1, height - 2)], say("page-bankrupt-title"), edge=LOSS)
        return middle(framed, inner, width, height)

    def _fate(self) -> str:
        """Who gets what."""
        if self.heir is not None:
            return self.view.say("page-bankrupt-to", to=self.view.tell.seat(self.heir))
        options = self.view.game.options
        auctioned = options.estate == "auction" and options.auction != "off"
        return self.view.say("page-bankrupt-auction" if auctioned else "page-bankrupt-bank")

    def _deeds(self, width: int) -> list[Strip]:
        """All deeds by tag and name, in as many columns as fit."""
        board, say, fill = self.view.game.board, self.view.say, style(None, PANEL)
        columns = max(1, (width - 2) // DEED)
        room = (width - 2) // columns
        deeds = Holdings(self.view, self.seat).deeds
        cells: list[list[Span]] = []
        for square in deeds:
            name = pad(" " + deed_row.name(board, square, room - deed_row.TAG - 2, say), room - deed_row.TAG)
            cells.append([deed_row.tag(board, square), Span(name, style(TEXT, PANEL))])
        rows = [chain.from_iterable(cells[y : y + columns]) for y in range(0, len(cells), columns)]
        return [line(width, [Span("  ", fill), *row], (), fill) for row in rows]
