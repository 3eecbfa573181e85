"""Auctions in which anybody bids at any time: until the hammer falls, or against a clock (RULES 5.4)."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from monopoly_tui.rules.classic.acts import Bid, Timeout
from monopoly_tui.rules.classic.auction import TIMED_STEPS
from monopoly_tui.ui.amount import AmountField
from monopoly_tui.ui.draw import Span, line
from monopoly_tui.ui.page import Do, Field, Key, Page, Result, Say, View
from monopoly_tui.ui.pages.auction_view import AuctionView, Standing
from monopoly_tui.ui.pages.bidding import Bidding
from monopoly_tui.ui.palette import GOLD, HAIRLINE, PANEL, TEXT, style
from monopoly_tui.ui.strip import Strip

HAMMER: Final = 0.7
"""Seconds that must lie between "going" and "sold"."""
Clock = Callable[[], float]


class _AnybodyPage(Page):
    """A seat's digit bids a step more for that seat. Subclasses say what ends the auction."""

    STEPS: tuple[int, ...]

    def __init__(self, view: View, clock: Clock = time.monotonic) -> None:
        super().__init__(view)
        self.clock = clock
        self.step = self.STEPS.index(10)

    def bid_keys(self) -> list[Key]:
        """A key a seat, and those that change the step."""
        say, tell = self.view.say, self.view.tell
        bidding = Bidding(self.view)
        keys = []
        for seat in self.people():
            bid = Bid(seat, bidding.high + self.STEPS[self.step])
            refusal = self.view.game.check(bid)
            # a key that goes dim when the cash ends would tell hidden cash
            dim = refusal is not None and (tell.balances or refusal.reason != "bid-over-cash")
            reason = tell.refusal(refusal) if refusal is not None and dim else ""
            keys.append(Key(str(seat + 1), tell.seat(seat), partial(Do, (bid,)), reason))
        return [
            *keys,
            *self.keyless(),
            Key("plus", say("page-auction-key-step"), partial(self._change, 1), cap="+−"),
            Key("minus", "", partial(self._change, -1)),
        ]

    def people(self) -> list[int]:
        """The bidders who have a key; bots bid by themselves."""
        return [seat for seat in sorted(Bidding(self.view).seats) if not self.view.sitting.is_bot(seat)]

    def keyless(self) -> list[Key]:
        """The digits of those who do not bid by a key, which say so."""
        others = sorted({*self.view.game.state.seats} - {*self.people()})
        return [Key(str(seat + 1), "", partial(Say, self._keyless(seat))) for seat in others]

    def _keyless(self, seat: int) -> str:
        key = "page-auction-bot" if seat in Bidding(self.view).seats else "page-auction-not-in"
        return self.view.say(key, who=self.view.tell.seat(seat))

    def picture(self, width: int, height: int, words: Sequence[str], bar: Strip | None = None) -> list[Strip]:
        """The auction, with the next bid above `words`."""
        say, bidding = self.view.say, Bidding(self.view)
        amount, step = bidding.high + self.STEPS[self.step], self.STEPS[self.step]
        lines = [say("page-auction-next", amount=amount), say("page-auction-step", step=step), *words]
        return AuctionView(self.view, bidding, self._standing).draw(width, height, lines, bar)

    @staticmethod
    def _standing(seat: int, bidding: Bidding) -> Standing:
        return Standing.LEADS if seat == bidding.leader else Standing.IN

    def _change(self, by: int) -> Result:
        self.step = max(0, min(self.step + by, len(self.STEPS) - 1))
        return None


class OpenAuctionPage(_AnybodyPage):
    """Space warns that the lot is going, Space again lets the hammer fall; a bid between starts anew."""

    STEPS = (1, 5, 10, 50, 100)

    def __init__(self, view: View, clock: Clock = time.monotonic) -> None:
        super().__init__(view, clock)
        self._warned: tuple[int, float] | None = None  # the highest bid then, and when
        self._asking = False  # whose the typed bid will be
        self._bidder: int | None = None
        self.field: AmountField | None = None

    @property
    def going(self) -> bool:
        """Whether the lot is going at the bid that stands."""
        return self._warned is not None and self._warned[0] == Bidding(self.view).high

    def sentence(self) -> str:
        """See Page."""
        say, tell, bidding = self.view.say, self.view.tell, Bidding(self.view)
        if self.field is not None and self._bidder is not None:
            return say("page-auction-type", who=tell.seat(self._bidder))
        if self._asking:
            return say("page-auction-whose")
        if self.going:
            if bidding.leader is None:
                return say("page-auction-going-none")
            return say("page-auction-going", who=tell.seat(bidding.leader))
        return say("page-auction-anybody", amount=bidding.high + self.STEPS[self.step])

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        back = Key("escape", say("page-key-back"), self._drop)
        if self.field is not None:
            return [Key("enter", say("page-auction-key-bid"), self._bid_typed, self._fault()), back]
        if self._asking:
            names = [(seat, self.view.tell.seat(seat)) for seat in self.people()]
            bidders = [Key(str(seat + 1), name, partial(self._open, seat)) for seat, name in names]
            return [*bidders, *self.keyless(), Key("0", "", partial(Say, say("page-auction-whose"))), back]
        label = say("page-auction-key-sold" if self.going else "page-auction-key-going")
        own = Key("equals_sign", say("page-auction-key-own"), self._ask)
        return [*self.bid_keys(), Key("space", label, self._hammer), own]

    @property
    def typing(self) -> Field | None:
        """See Page."""
        return self.field

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        say = self.view.say
        if self.field is not None:
            amount = "" if self.field.value is None else say.money(self.field.value)
            return self.picture(width, height, [say("page-auction-typing", amount=amount)])
        return self.picture(width, height, [say("page-auction-going-word")] if self.going else [])

    def _hammer(self) -> Result:
        now = self.clock()
        if not self.going:
            self._warned = (Bidding(self.view).high, now)
            return None
        assert self._warned is not None, "going means warned"
        return Do((Timeout(None),)) if now - self._warned[1] >= HAMMER else None

    def _ask(self) -> Result:
        self._asking = True
        return None

    def _open(self, seat: int) -> Result:
        self._bidder, self.field = seat, AmountField()
        return None

    def _drop(self) -> Result:
        self._asking, self._bidder, self.field = False, None, None
        return None

    def _fault(self) -> str:
        """Why the typed amount cannot be bid, or nothing."""
        amount = self.field.value if self.field is not None else None
        if amount is None or self._bidder is None:
            return self.view.say("page-auction-no-amount")
        return self.view.why_not(self.view.game.check(Bid(self._bidder, amount)))

    def _bid_typed(self) -> Result:
        seat, amount = self._bidder, self.field.value if self.field is not None else None
        self._drop()
        return None if seat is None or amount is None else Do((Bid(seat, amount),))


class TimedAuctionPage(_AnybodyPage):
    """The clock starts afresh at every bid; when it has run out, `tick` closes the auction."""

    STEPS = TIMED_STEPS
    tick_every = 0.1

    def __init__(self, view: View, clock: Clock = time.monotonic) -> None:
        super().__init__(view, clock)
        self._seen = -1
        self._deadline = 0.0

    def left(self) -> float:
        """Seconds until the auction closes."""
        high = Bidding(self.view).high
        if high != self._seen:
            self._seen = high
            self._deadline = self.clock() + self.view.game.options.auction_seconds
        return max(0.0, self._deadline - self.clock())

    def tick(self) -> Result:
        """See Page."""
        return Do((Timeout(None),)) if self.left() == 0 else None

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("page-auction-anybody", amount=Bidding(self.view).high + self.STEPS[self.step])

    def keys(self) -> Sequence[Key]:
        """See Page."""
        return self.bid_keys()

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        left, whole = self.left(), self.view.game.options.auction_seconds
        cells = 16
        full = round(cells * left / whole)
        bar = [Span("  " + "█" * full, style(GOLD, PANEL)), Span("░" * (cells - full), style(HAIRLINE, PANEL))]
        seconds = self.view.say("page-auction-seconds", left=-int(-left // 1))
        clock = line(cells + 8, [*bar, Span(f" {seconds}", style(TEXT, PANEL, bold=True))], (), style(None, PANEL))
        return self.picture(width, height, [], clock)
