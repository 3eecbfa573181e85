"""The bots of a plain game: they answer at once, and say why when asked. Knows no line."""

from __future__ import annotations

from collections.abc import Iterator

from monopoly_tui.bot_seats import BotSeats
from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import Bid, Timeout
from monopoly_tui.ui.page import View


class PlainBots:
    """`reason` is why a bot did what was done last, None where it had none."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seats = BotSeats(view.sitting)
        self.reason: Reason | None = None

    def acts(self) -> Iterator[Act]:
        """What bots do until a person is asked; each act is to be carried out before the next is wanted."""
        while True:
            seat, self.reason = self.seats.asked(), None
            if (claim := self.seats.claim()) is not None:
                yield claim
            elif seat is not None:
                act, self.reason = self.seats.answer(seat, self.view.preferences.bot_offers)()
                yield act
            elif (bid := self._bid()) is not None:
                yield bid
            else:
                return

    def hint(self, seat: int) -> tuple[Act, Reason]:
        """What the strongest bot would do in a person's place, and why."""
        return self.seats.hint(seat)()

    def _bid(self) -> Act | None:
        """A bot's bid where anybody may bid; among bots alone the hammer falls when none bids more (RULES 5.4)."""
        bidders = self.seats.bidders()
        if not bidders:
            return None
        leader, seats = (self.view.sitting.decision().data[key] for key in ("high_by", "seats"))
        for seat in bidders:
            amount = None if seat == leader else self.seats.bid(seat)()
            if amount is not None:
                return Bid(seat, amount)
        return Timeout(None) if len(bidders) == len(seats) else None
