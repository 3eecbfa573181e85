"""The hard bot with time to think: it plays offers out before it answers them."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from monopoly_tui.bots.haggling import Trial
from monopoly_tui.bots.hard import Hard
from monopoly_tui.bots.rollout import outlook
from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import Accept, Offer, Reject
from monopoly_tui.rules.classic.step import Play

PAIRS: Final = 16
"""Courses of chance that two lines are compared in, at most."""
ENOUGH: Final = 6
"""Pairs after which a clear difference is taken as settled."""
CLEAR: Final = 2.5
"""Standard errors that make a difference clear."""


class Searching(Hard):
    """What is not said here it does as the hard bot."""

    def worth(self, play: Play, acts: Sequence[Act], instead: Sequence[Act]) -> float:
        """By how much better its chance is after `acts` than after others, each played on in the same courses."""
        seed = self.random.getrandbits(32)
        total = squares = 0.0
        for number in range(1, PAIRS + 1):
            gain = outlook(play, self.ground, self.seat, acts, seed + number)
            gain -= outlook(play, self.ground, self.seat, instead, seed + number)
            total += gain
            squares += gain * gain
            if number >= ENOUGH:
                spread = sqrt(max(0.0, squares / number - (total / number) ** 2) / number)
                if abs(total / number) > CLEAR * spread:
                    break
        return total / number

    def judged(self, play: Play, offer: Offer, trial: Trial, gain: float) -> float:
        """See Hard: the mean of what it reckons and of what playing on shows."""
        return (gain + self.worth(play, [Accept(self.seat)], [Reject(self.seat)])) / 2
