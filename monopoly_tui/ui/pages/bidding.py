"""An auction as a page sees it: the lot, the bids so far, who is in. Reads the game and its log only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from monopoly_tui.rules.classic.events import AuctionOpened, BidMade, Passed

if TYPE_CHECKING:
    from monopoly_tui.ui.page import View


class Bidding:
    """The auction that goes on, gathered from the decision and from the log back to its opening."""

    def __init__(self, view: View) -> None:
        decision = view.sitting.decision()
        data: Mapping[str, Any] = decision.data
        self.turn: int | None = decision.by
        self.square: int | None = data.get("square")
        self.building: str | None = data.get("building")
        self.high: int = data["high"]
        self.leader: int | None = data["high_by"]
        self.seats: tuple[int, ...] = data["seats"]  # still in
        self.everyone: tuple[int, ...] = ()
        self.bids: list[tuple[int, int]] = []  # seat and amount, the latest last
        self.unasked: set[int] = set()  # out because cash could not top the bid
        for entry in reversed(view.sitting.log):
            event = entry.event
            if isinstance(event, AuctionOpened):
                self.everyone = event.seats
                break
            if isinstance(event, BidMade):
                self.bids.insert(0, (event.seat, event.amount))
            elif isinstance(event, Passed) and not event.asked:
                self.unasked.add(event.seat)
        self.bids = self._standing()

    def last(self, seat: int) -> int | None:
        """The last bid of a seat, if it made one."""
        return next((amount for bidder, amount in reversed(self.bids) if bidder == seat), None)

    def _standing(self) -> list[tuple[int, int]]:
        """The bids without those taken back: each is higher than the one before, up to the highest now."""
        standing: list[tuple[int, int]] = []
        for seat, amount in self.bids:
            standing = [(bidder, bid) for bidder, bid in standing if bid < amount]
            standing.append((seat, amount))
        return [(seat, amount) for seat, amount in standing if amount <= self.high]
