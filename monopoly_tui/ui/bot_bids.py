"""When bots bid in auctions open to anybody: each after a while of its own, anew after every bid (RULES 5.4)."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from random import Random
from typing import Any, Final

from monopoly_tui.bot_seats import BotSeats
from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import Bid, Timeout
from monopoly_tui.ui.page import View

HASTE: Final = {"easy": 1.2, "medium": 1.0, "hard": 0.85}
"""How long a bot takes, by level, as a share of the pace's time."""
SPREAD: Final = (0.7, 1.4)
"""Between which shares of that the time of one bid lies."""


class BotBids:
    """`think` runs a bot's thought elsewhere; `carry_out` does what came of it."""

    def __init__(
        self,
        view: View,
        seats: BotSeats,
        clock: Callable[[], float],
        think: Callable[[Callable[[], Any]], Future[Any]],
        carry_out: Callable[[Act], None],
    ) -> None:
        self.view, self.seats, self.clock = view, seats, clock
        self._think, self._carry_out = think, carry_out
        self._place = -1  # how long the log was when the bots last looked at the lot
        self._when: dict[int, float] = {}  # when each bot that has not answered since then will
        self._thought: tuple[int, int, Future[int | None]] | None = None  # seat, place, bid

    def poll(self, *, hurry: bool, alone: bool) -> float | None:
        """Do what is due; seconds until more may be, None when something else must happen first.

        `hurry` leaves out the pauses. Where bots are `alone` the hammer falls once all of them are silent.
        """
        self._look_at_the_lot()
        if self._thought is not None:
            return self._answered()
        if not self._when:
            if alone and self.seats.bidders():
                self._carry_out(Timeout(None))
                return 0.0
            return None
        seat = min(self._when, key=lambda seat: (self._when[seat], seat))
        left = 0.0 if hurry else self._when[seat] - self.clock()
        if left <= 0:
            self._thought = seat, self._place, self._think(self.seats.bid(seat))
            return 0.0
        return left

    def _look_at_the_lot(self) -> None:
        """After every bid all bots but the highest bidder think again."""
        place = len(self.view.sitting.log)
        if place == self._place:
            return
        self._place, bidders = place, self.seats.bidders()
        leader = self.view.sitting.decision().data["high_by"] if bidders else None
        self._when = {seat: self.clock() + self._delay(seat) for seat in bidders if seat != leader}

    def _answered(self) -> float | None:
        """Carry out the bid of the bot that was asked, unless the auction has gone on since."""
        assert self._thought is not None, "a bot was asked"
        seat, place, answer = self._thought
        if not answer.done():
            return None
        self._thought = None
        amount = answer.result()
        if place == self._place:
            del self._when[seat]
            if amount is not None:
                self._carry_out(Bid(seat, amount))
        return 0.0

    def _delay(self, seat: int) -> float:
        """Seconds until a bot answers: as its level has it, a little different each time."""
        haste = HASTE.get(self.view.sitting.players[seat].kind, 1.0)
        return self.view.preferences.pace.bid * haste * Random(f"{self._place}:{seat}").uniform(*SPREAD)
