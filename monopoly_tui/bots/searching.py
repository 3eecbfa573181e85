"""The hard bot with time to think: before it offers anything it asks itself what its partner would say."""

from __future__ import annotations

from heapq import nlargest
from random import Random
from typing import Final

from monopoly_tui.bots.bargain import listed
from monopoly_tui.bots.exchanges import exchanges, sides
from monopoly_tui.bots.haggling import Trial, highest, humblest
from monopoly_tui.bots.hard import SMALL_MARGIN, Hard
from monopoly_tui.bots.holdings import Holdings
from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act, Decision
from monopoly_tui.rules.classic.acts import Accept, Counter, Offer
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import Options
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.rules.classic.trade import can_offer

WHOLE_MARGIN: Final = 0.03
"""What its chance must rise by for an exchange that makes somebody's group whole and is of its own making."""
BETTER: Final = 0.005
"""By how much more its chance must rise for it to ask for more than it was offered."""
THOUGHT_OF: Final = 12
"""Exchanges thought through at a time: those that bring both sides together most."""
CLOSE: Final = 8
"""How near, in thousand tomans, it comes to the least that a partner would agree to."""


class Searching(Hard):
    """What is not said here it does as the hard bot. It takes its partners for hard bots."""

    def __init__(self, board: Board, options: Options, seat: int, random: Random, people: frozenset[int]) -> None:
        super().__init__(board, options, seat, random, people)
        self._thought: tuple[Holdings, int] | None = None  # the deeds and the round that it last thought of
        self._in_mind: list[tuple[float, Offer, Trial]] = []  # with what each should bring, the best first

    # Its own offers.

    def _haggle(self, play: Play, held: Holdings) -> Act | None:
        """The offer that brings most of those that come to something; to people as the hard bot."""
        now, cash = play.state.round, play.state.cash
        if self._thought != (held, now):
            self._thought = held, now
            self._in_mind = self._promising(play, held)
        while self._in_mind and can_offer(play):
            _, offer, trial = self._in_mind.pop(0)
            to, give, get = offer.to, offer.give, offer.get
            if cash[self.seat] - give.cash < self._pocket or cash[to] < get.cash:
                continue
            if not self.manners.may(to, give, get, now):
                continue
            paid = self._agreed(play, offer)
            if paid is not None and trial.gains(paid)[0] >= _least(trial):
                self.manners.made(to, give, get, now)
                self._explain(held, to, trial.give, trial.get)
                return offer
        return super()._haggle(play, held)

    def _promising(self, play: Play, held: Holdings) -> list[tuple[float, Offer, Trial]]:
        """The offers to think through, each with what it should bring and its exchange, the best first."""
        prospects, cash, margins = self.prospects(play, held), play.state.cash, self._margins(play, held)
        if len(prospects.alive) == 2:
            return []  # what one gains the other loses
        together = []
        for to in prospects.alive:
            if to == self.seat or to in self.manners.people:
                continue
            for give, get in exchanges(self.ground, held, self.seat, to):
                trial = Trial(prospects, self.seat, to, give, get)
                parity = listed(play, self.ground, get) - listed(play, self.ground, give)
                gain = sum(trial.gains(max(-cash[to], min(cash[self.seat], parity))))
                if gain > _least(trial):
                    together.append((gain, trial))
        best = nlargest(THOUGHT_OF, together, key=lambda one: one[0])
        asks = [(trial, self._ask(play, trial, margins.of(trial))) for _, trial in best]
        found = [(*ask, trial) for trial, ask in asks if ask is not None]
        return sorted(found, key=lambda one: -one[0])

    def _ask(self, play: Play, trial: Trial, margin: float) -> tuple[float, Offer] | None:
        """What an exchange should bring, by which the partner's chance rises by `margin`, and the offer for it.

        The offer asks for a little more than that: a counter-offer names the least that the partner takes.
        """
        low, high = -play.state.cash[trial.to], play.state.cash[self.seat] - self._pocket
        if low > high:
            return None
        refused = highest(low, high, lambda paid: trial.gains(paid)[1] < margin)
        granted = low if refused is None else refused + 1
        gain = trial.gains(granted)[0]
        ask = max(low, granted - self.ground.unit // 2, humblest(play, self.ground, trial, polite=False))
        if max(ask, granted) > high or gain < _least(trial):
            return None
        return gain, Offer(self.seat, trial.to, *sides(trial.give, trial.get, ask))

    def _agreed(self, play: Play, offer: Offer) -> int | None:
        """What the partner would get in cash on top in the end, below 0 give; None if it would not agree."""
        match self._said(play, offer, offer.to):
            case Accept():
                return offer.give.cash - offer.get.cash
            case Counter(get=get, give=give):
                return get.cash - give.cash
        return None

    def _said(self, play: Play, offer: Offer | Counter, partner: int) -> Act:
        """What a hard bot in the partner's seat would say to an offer."""
        trial = play.unwatched()
        trial.answer(offer)
        bot = Hard(play.board, play.options, partner, self.random, frozenset())
        bot._quiet_since = self._quiet_since
        return bot.choose(trial, trial.decision())

    # Others' offers.

    def answer(self, play: Play, decision: Decision) -> Act:
        """Ask for more where the partner would still agree; else as the hard bot."""
        return self._dearer(play, decision.data["offer"]) or super().answer(play, decision)

    def _dearer(self, play: Play, offer: Offer) -> Counter | None:
        """The same deeds for as much as the partner would agree to, if that is more than it offers."""
        now, cash, to = play.state.round, play.state.cash, offer.by
        assert to is not None, "an offer is somebody's"
        if play.state.turn != to or not can_offer(play) or offer.give.cards or offer.get.cards:
            return None
        if self._is_stale(offer, to, now) or cash[self.seat] < self._pocket:
            return None
        prospects = self.prospects(play, self.holdings(play))
        trial = Trial(prospects, self.seat, to, offer.get.deeds, offer.give.deeds, exactly=True)
        offered = offer.get.cash - offer.give.cash
        least = max(_least(trial), trial.gains(offered)[0] + BETTER)
        low = -cash[to]
        high = min(cash[self.seat] - self._pocket, self._dearest(play, trial))
        most = highest(low, high, lambda paid: trial.gains(paid)[0] >= least)
        if most is None or not self._agrees(play, trial, most):
            return None
        while most - low > CLOSE:
            middle = (low + most) // 2
            if self._agrees(play, trial, middle):
                most = middle
            else:
                low = middle
        give, get = sides(trial.give, trial.get, most)
        if not self.manners.may(to, give, get, now):
            return None
        self.manners.made(to, give, get, now)
        self.reason = Reason("bots-counter", {"amount": offered - most})
        return Counter(self.seat, give, get)

    def _agrees(self, play: Play, trial: Trial, paid: int) -> bool:
        asked = Counter(self.seat, *sides(trial.give, trial.get, paid))
        return isinstance(self._said(play, asked, trial.to), Accept)


def _least(trial: Trial) -> float:
    return WHOLE_MARGIN if trial.completes else SMALL_MARGIN
