"""The chance of each seat to win, now and after an exchange that is only thought of. Knows no policy."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import NamedTuple

from monopoly_tui.bots.ground import Ground
from monopoly_tui.bots.holdings import Holdings
from monopoly_tui.bots.strength import Estate, estate, figures
from monopoly_tui.bots.weights import WEIGHTS
from monopoly_tui.rules.classic.step import Play


class Side(NamedTuple):
    """What would become of one seat: its deeds, and the change of its cash in thousand tomans."""

    seat: int
    estate: Estate
    paid: int


class Prospects:
    """The chances in one position. A seat's chance is its share of all strengths, each the power of weighed figures."""

    def __init__(self, play: Play, ground: Ground, held: Holdings) -> None:
        self._play, self._ground, self._held = play, ground, held
        state = play.state
        self.alive = [seat for seat in state.seats if seat not in state.bankrupt]
        self.estates: list[Estate] = [
            Estate() if s in state.bankrupt else estate(play, ground, held, s) for s in state.seats
        ]
        many = "many" if len(self.alive) > 2 else "two"
        self._weights = WEIGHTS["opening", many], WEIGHTS["groups", many]
        self._any_set = any(held.sets)
        self._strengths = self._all(self.estates, state.cash, self._any_set)
        self._total = sum(self._strengths)

    def now(self, seat: int) -> float:
        """The chance of `seat` as things stand."""
        return self._strengths[seat] / self._total

    def estate(self, seat: int, out: tuple[int, ...], into: tuple[int, ...]) -> Estate:
        """The deeds of `seat` after giving some and getting others."""
        return estate(self._play, self._ground, self._held, seat, out, into)

    def after(self, sides: Sequence[Side], *, exactly: bool = False) -> list[float]:
        """The chance of every seat once all that is so.

        Unless `exactly`, the others count as strong as before, though what threatens them has changed: that is quicker.
        """
        estates, cash = self.estates[:], self._play.state.cash[:]
        for side in sides:
            estates[side.seat] = side.estate
            cash[side.seat] += side.paid
        any_set = any(estate.whole for estate in estates)
        if exactly or any_set != self._any_set:
            strengths = self._all(estates, cash, any_set)
        else:
            strengths = self._strengths[:]
            for side in sides:
                strengths[side.seat] = self._strength(estates, cash, side.seat, any_set)
        total = sum(strengths)
        return [strength / total for strength in strengths]

    def _all(self, estates: list[Estate], cash: list[int], any_set: bool) -> list[float]:
        return [
            self._strength(estates, cash, seat, any_set) if seat in self.alive else 0.0 for seat in range(len(cash))
        ]

    def figures(self, seat: int) -> list[float]:
        """How `seat` stands now, in the figures that are weighed."""
        return self._figures(self.estates, self._play.state.cash, seat)

    def _strength(self, estates: list[Estate], cash: list[int], seat: int, any_set: bool) -> float:
        return exp(sum(map(mul, self._weights[any_set], self._figures(estates, cash, seat))))

    def _figures(self, estates: list[Estate], cash: list[int], seat: int) -> list[float]:
        threat, greatest = 0.0, 0
        for other in self.alive:
            if other != seat:
                threat += estates[other].rent
                greatest = max(greatest, estates[other].greatest)
        jailed = self._play.state.in_jail(seat)
        return figures(estates[seat], self._ground, cash[seat], len(self.alive) - 1, threat, greatest, jailed=jailed)
