"""The auction by turns: one seat after the other bids more or leaves (RULES 5.3, 7.7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from monopoly_tui.rules.classic.acts import Bid, Pass
from monopoly_tui.ui.amount import AmountField
from monopoly_tui.ui.page import Do, Field, Key, Page, Result, View
from monopoly_tui.ui.pages.auction_view import AuctionView, Standing
from monopoly_tui.ui.pages.bidding import Bidding
from monopoly_tui.ui.pages.open_auction import OpenAuctionPage, TimedAuctionPage
from monopoly_tui.ui.strip import Strip

STEPS: Final = (1, 5, 10, 50, 100)
"""By how much a bid may be set to raise, in thousand tomans."""


def auction_page(view: View) -> Page:
    """The page for the auction that goes on; auctions of buildings are always by turns (RULES 7.7)."""
    if view.sitting.decision().by is not None:
        return AuctionPage(view)
    return TimedAuctionPage(view) if view.game.options.auction == "timed" else OpenAuctionPage(view)


class AuctionPage(Page):
    """Whose turn to bid it is presses B, types an amount, or leaves with N."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.step = STEPS.index(10)
        self.field: AmountField | None = None

    def sentence(self) -> str:
        """See Page."""
        bidding = Bidding(self.view)
        say, who = self.view.say, self.view.tell.seat(self._seat())
        if self.field is not None:
            return say("page-auction-type", who=who)
        if bidding.leader is None:
            return say("page-auction-first", who=who, amount=self.amount())
        leader = self.view.tell.seat(bidding.leader)
        return say("page-auction-raise", who=who, leader=leader, high=bidding.high, amount=self.amount())

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        if self.field is not None:
            return [
                Key("enter", say("page-auction-key-bid"), self._bid_typed, self._fault()),
                Key("escape", say("page-key-back"), self._close),
            ]
        return [
            Key("b", say("page-auction-key-bid-amount", amount=self.amount()), self._bid),
            Key("n", say("page-auction-key-pass"), self._pass),
            Key("plus", say("page-auction-key-step"), partial(self._change, 1), cap="+−"),
            Key("minus", "", partial(self._change, -1)),
            Key("equals_sign", say("page-auction-key-own"), self._type),
        ]

    @property
    def typing(self) -> Field | None:
        """See Page."""
        return self.field

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        say = self.view.say
        if self.field is None:
            lines = [say("page-auction-next", amount=self.amount()), say("page-auction-step", step=STEPS[self.step])]
        else:
            typed = "" if self.field.value is None else say.money(self.field.value)
            lines = [say("page-auction-typing", amount=typed)]
        return AuctionView(self.view, Bidding(self.view), self._standing).draw(width, height, lines)

    def amount(self) -> int:
        """What B bids: the highest bid and a step, at least the lowest allowed, at most all the cash.

        A bid that is cut to the cash would tell it, so hidden cash does not cut (RULES 10.5).
        """
        bidding = Bidding(self.view)
        wanted = max(bidding.high + STEPS[self.step], self._lowest())
        cash = self.view.game.state.cash[self._seat()]
        return wanted if self.view.game.options.balances == "hidden" else min(wanted, cash)

    def _seat(self) -> int:
        by = self.view.sitting.decision().by
        assert by is not None, "bidding goes round"
        return by

    def _lowest(self) -> int:
        refusal = self.view.game.check(Bid(self._seat(), 0))
        return int(refusal.data["lowest"]) if refusal is not None else 1

    def _standing(self, seat: int, bidding: Bidding) -> Standing:
        if seat == bidding.leader:
            return Standing.LEADS
        if seat not in bidding.seats:
            return Standing.SHORT if seat in bidding.unasked else Standing.OUT
        return Standing.ASKED if seat == bidding.turn else Standing.IN

    def _fault(self) -> str:
        """Why the typed amount cannot be bid, or nothing."""
        amount = self.field.value if self.field is not None else None
        if amount is None:
            return self.view.say("page-auction-no-amount")
        return self.view.why_not(self.view.game.check(Bid(self._seat(), amount)))

    def _bid(self) -> Result:
        return Do((Bid(self._seat(), self.amount()),))

    def _pass(self) -> Result:
        return Do((Pass(self._seat()),))

    def _change(self, by: int) -> Result:
        self.step = max(0, min(self.step + by, len(STEPS) - 1))
        return None

    def _type(self) -> Result:
        self.field = AmountField()
        return None

    def _close(self) -> Result:
        self.field = None
        return None

    def _bid_typed(self) -> Result:
        amount = self.field.value if self.field is not None else None
        self.field = None
        return None if amount is None else Do((Bid(self._seat(), amount),))
