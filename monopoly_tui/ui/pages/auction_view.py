"""The picture of an auction, the same for all its kinds: the lot, the highest bid, the bidders. Asks nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Final

from monopoly_tui.ui.big_number import big_number
from monopoly_tui.ui.deed_card import deed_card
from monopoly_tui.ui.deed_row import ground_of
from monopoly_tui.ui.draw import Span, beside, blank, box, center, fit, line, pad, width_of, wrap
from monopoly_tui.ui.pages.bidding import Bidding
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import DIM, GAIN, GOLD, GROUND, INK, LOSS, PANEL, PAPER, RAISED, SEATS, TEXT, ink, style
from monopoly_tui.ui.seats import mark
from monopoly_tui.ui.strip import Strip

if TYPE_CHECKING:
    from monopoly_tui.ui.page import View

WIDEST: Final = 84
"""Cells beyond which the picture grows no wider."""
CARD: Final = 26
CARD_LINES: Final = (8, 18)
"""Lines a deed card needs, and beyond which it grows no more."""
FIGURES: Final = 9
"""Cells of a column of sums."""
NAMES: Final = 22
"""Cells of a bidder before the sums."""
TALL: Final = 12
"""Lines of the box with the highest bid from which it is written large."""


class Standing(Enum):
    """How a seat stands in an auction."""

    LEADS = "leads"
    ASKED = "asked"
    IN = "in"
    OUT = "out"
    SHORT = "short"


COLORS: Final = {
    Standing.LEADS: GOLD,
    Standing.ASKED: TEXT,
    Standing.IN: DIM,
    Standing.OUT: DIM,
    Standing.SHORT: DIM,
}


class AuctionView:
    """`standing` says how a seat stands; the page knows it by the kind of auction."""

    def __init__(self, view: View, bidding: Bidding, standing: Callable[[int, Bidding], Standing]) -> None:
        self.view, self.bidding, self.standing = view, bidding, standing
        self.open = view.game.options.balances == "open"

    def draw(self, width: int, height: int, words: Sequence[str], bar: Strip | None = None) -> list[Strip]:
        """`words` stand under the highest bid: what is bid next, what is wrong with it; `bar` is a clock."""
        inner = min(width, WIDEST)
        table = self._bidders(inner)
        room = height - len(table)
        if room >= CARD_LINES[0]:
            top = self._side_by_side(inner, min(room - (room > CARD_LINES[0]), CARD_LINES[1]), words, bar)
        else:
            clock = [bar.fitted(inner, style(None, PANEL))] if bar is not None else []
            top = [*self._band(inner, words), *clock][:room]
        gap = [blank(inner)] if height > len(top) + len(table) else []
        lines = [*top, *gap, *table]
        return middle(lines, inner, width, height)

    def _side_by_side(self, width: int, height: int, words: Sequence[str], bar: Strip | None) -> list[Strip]:
        card = max(CARD, width * 2 // 5)
        right = width - card - 1
        left = self._card(card, height)
        return beside((card, left), (right, self._highest(right, len(left), words, bar)), gap=1)

    def _card(self, width: int, height: int) -> list[Strip]:
        square, say = self.bidding.square, self.view.say
        if square is not None:
            return deed_card(self.view.game, square, width, height, say, self.view.tell.players)
        look = style(ink(GOLD), GOLD, bold=True)
        head = center(width, [Span(self.view.tell.lot(None, self.bidding.building), look)], look)
        state = self.view.game.state
        left = state.houses if self.bidding.building == "house" else state.hotels
        text = say("page-auction-building", building=self.bidding.building, left=left)
        body = [
            line(width, [Span(" " + part, style(INK, PAPER))], (), style(None, PAPER)) for part in wrap(text, width - 2)
        ]
        return [head, blank(width, style(None, PAPER)), *fit(body, width, height - 2, style(None, PAPER))]

    def _highest(self, width: int, height: int, words: Sequence[str], bar: Strip | None) -> list[Strip]:
        """The box with the highest bid, whose it is, what comes next, and the bids before."""
        inner, say, bidding = width - 2, self.view.say, self.bidding
        fill = style(None, PANEL)
        body: list[Strip] = []
        if bidding.leader is None:
            body.append(line(inner, [Span("  " + say("page-auction-no-bid"), style(DIM, PANEL))], (), fill))
        else:
            amount = say.money(bidding.high)
            gold = style(GOLD, PANEL, bold=True)
            large = big_number(amount) if height >= TALL and self.view.preferences.blocks else None
            name = [
                *mark(bidding.leader, PANEL),
                Span(self.view.tell.seat(bidding.leader), style(TEXT, PANEL, bold=True)),
            ]
            if large is not None and width_of(large[0]) + 4 <= inner:
                rows = [*([Span("  " + row, gold)] for row in large), [Span("  ", fill), *name]]
            else:
                rows = [[Span(f"  {amount}  ", gold), *name]]
                if sum(width_of(span.text) for span in rows[0]) > inner:
                    rows = [[Span(f"  {amount}", gold)], [Span("  ", fill), *name]]
            body += [line(inner, row, (), fill) for row in rows]
        body.append(blank(inner, fill))
        for number, text in enumerate(words):
            look = style(TEXT if number == 0 else DIM if number == 1 else LOSS, PANEL)
            body += [line(inner, [Span("  " + part, look)], (), fill) for part in wrap(text, inner - 3)] if text else []
        if bar is not None:
            body += [blank(inner, fill), bar]
        room = height - 2
        told = self._history(inner, room - len(body) - 2)
        above = max(0, (room - len(body) - len(told)) // 2) if not told else 1
        body = [blank(inner, fill)] * above + body
        body += [blank(inner, fill)] * max(0, room - len(body) - len(told)) + told
        return box(width, fit(body, inner, room, fill), say("page-auction-highest"))

    def _band(self, width: int, words: Sequence[str]) -> list[Strip]:
        """The lot and the highest bid in a few lines, where there is no room for a card."""
        say, square, bidding = self.view.say, self.bidding.square, self.bidding
        if square is None:
            head = center(
                width,
                [Span(self.view.tell.lot(None, bidding.building), style(ink(GOLD), GOLD, bold=True))],
                style(None, GOLD),
            )
        else:
            color = ground_of(self.view.game.board, square)
            look = style(ink(color), color, bold=True)
            price = say("page-auction-price", price=self.view.game.board.squares[square].price)
            head = line(width, [Span(f" {self.view.tell.deed(square)}", look)], [Span(price + " ", look)], look)
        if bidding.leader is None:
            high = [Span(" " + say("page-auction-no-bid"), style(DIM))]
        else:
            high = [Span(" " + say.money(bidding.high) + " ", style(GOLD, bold=True)), *mark(bidding.leader)]
            high.append(Span(self.view.tell.seat(bidding.leader), style(TEXT, bold=True)))
        shown = next((text for text in reversed(words) if text), "")
        return [head, line(width, high, [Span(shown + " ", style(TEXT))])]

    def _bidders(self, width: int) -> list[Strip]:
        """Everyone in bidding order, with the last bid, what cash allows, and how they stand."""
        say = self.view.say
        titles = pad(say("page-auction-last"), FIGURES, "right")
        if self.open:
            titles += pad(say("page-auction-limit"), FIGURES, "right")
        status = width - NAMES - width_of(titles) - 2
        head = line(width, [Span(" " * NAMES + titles, style(DIM))])
        return [head, *(self._bidder(seat, width, status) for seat in self.bidding.everyone)]

    def _bidder(self, seat: int, width: int, status: int) -> Strip:
        bidding, say = self.bidding, self.view.say
        standing = self.standing(seat, bidding)
        inside = standing in (Standing.LEADS, Standing.ASKED, Standing.IN)
        bg = RAISED if standing is Standing.ASKED else GROUND
        look = style(TEXT if inside else DIM, bg, bold=inside)
        last = bidding.last(seat)
        shown = say.number(last) if last is not None else "–"
        arrow = Span("▌ " if standing is Standing.ASKED else "  ", style(SEATS[seat].color, bg))
        spans = [arrow, *mark(seat, bg), Span(pad(self.view.tell.seat(seat), 15), look)]
        spans.append(Span(pad(shown, FIGURES, "right"), style(GOLD if standing is Standing.LEADS else DIM, bg)))
        if self.open:
            cash = say.number(self.view.game.state.cash[seat])
            spans.append(Span(pad(cash, FIGURES, "right"), style(GAIN if inside else DIM, bg)))
        hidden = standing is Standing.SHORT and not self.open
        word = say("page-auction-standing", standing=Standing.OUT.value if hidden else standing.value)
        spans.append(Span("  " + pad(word, status), style(COLORS[standing], bg)))
        return line(width, spans, (), style(None, bg))

    def _history(self, width: int, room: int) -> list[Strip]:
        """The bids so far, the latest last, in at most `room` lines."""
        if room < 2 or not self.bidding.bids:
            return []
        say, tell = self.view.say, self.view.tell
        told = [say("page-auction-bid", who=tell.seat(seat), amount=amount) for seat, amount in self.bidding.bids]
        lines = rows_of(told, width - 4)[-room:]
        return [line(width, [Span("  " + text, style(DIM, PANEL))], (), style(None, PANEL)) for text in lines]


def rows_of(bids: Sequence[str], width: int) -> list[str]:
    """The bids with dots between them, in lines of at most `width` cells; a bid longer than that has its own."""
    rows: list[str] = []
    for bid in bids:
        joined = f"{rows[-1]} · {bid}" if rows else bid
        if rows and width_of(joined) <= width:
            rows[-1] = joined
        else:
            rows += wrap(bid, width)
    return rows
