"""The course of a bot's haggling: which ask of which exchange comes next, and what was refused. Knows no worth."""

from __future__ import annotations

from typing import Final

from monopoly_tui.bots.exchanges import sides
from monopoly_tui.bots.haggling import Deal
from monopoly_tui.bots.holdings import Holdings
from monopoly_tui.bots.manners import Manners
from monopoly_tui.rules.classic.acts import Offer
from monopoly_tui.rules.classic.step import Play

OFFERS_A_TURN: Final = 4
ROUNDS: Final = 3
"""After so many it thinks of exchanges anew although no deed changed hands, as cash changes what both can pay."""


class Haggler:
    """The offers that one seat has in mind. A refused ask is not repeated until deeds change hands."""

    def __init__(self, seat: int, manners: Manners) -> None:
        self.seat = seat
        self.manners = manners
        self._held: Holdings | None = None
        self._planned = 0
        self._deals: list[Deal] = []
        self._asked: dict[tuple[int, tuple[int, ...], tuple[int, ...]], int] = {}  # asks spent, by exchange
        self._round = self._offers = 0

    def wants_plans(self, held: Holdings, now: int) -> bool:
        """Whether to think of exchanges anew."""
        return held is not self._held or now >= self._planned + ROUNDS

    def plan(self, deals: list[Deal], held: Holdings, now: int) -> None:
        """Have these exchanges in mind, the best first."""
        if held is not self._held:
            self._asked.clear()
        self._deals, self._held, self._planned = deals, held, now

    def next_offer(self, play: Play, pocket: int) -> tuple[Offer, Deal] | None:
        """The next ask that both can pay, `pocket` thousand tomans left to oneself; None when it is enough for now."""
        now, cash = play.state.round, play.state.cash
        if now != self._round:
            self._round, self._offers = now, 0
        if self._offers >= OFFERS_A_TURN:
            return None
        for deal in self._deals:
            exchange = deal.to, deal.give, deal.get
            spent = self._asked.get(exchange, 0)
            for number, ask in enumerate(deal.asks[spent:], spent + 1):
                give, get = sides(deal.give, deal.get, ask)
                if cash[self.seat] - ask < pocket or cash[deal.to] < -ask:
                    break  # the next ask is dearer still, or this one may be paid later
                if not self.manners.may(deal.to, give, get, now):
                    break
                self._asked[exchange] = number
                self._offers += 1
                self.manners.made(deal.to, give, get, now)
                return Offer(self.seat, deal.to, give, get), deal
        return None
