"""What a bot works out of a board and its options before the first turn: chances, rents, costs. Knows no plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monopoly_tui.bots.landing import Landing, landing
from monopoly_tui.rules.classic.board import Board, Group
from monopoly_tui.rules.classic.mortgage import lift_cost
from monopoly_tui.rules.classic.options import Options
from monopoly_tui.rules.classic.squares import FRESH_ROLL_FACTOR
from monopoly_tui.rules.classic.state import HOTEL

MEAN_DICE: Final = 7
"""The mean of two dice, for the rent of utilities."""
USUAL_HOUSES: Final = 3
"""Houses a street to which a group is usually built first: the last step that pays back fast."""
WHOLE: Final = 200
"""Percent of its price at which a deed of a whole family counts."""
ONE_SHORT: Final = 110
"""Of a colour group that lacks one deed."""
LONE: Final = 100
LONE_UTILITY: Final = 80


class Ground:
    """Tables of one board under one set of options. Sums in thousand tomans, rents per turn of one opponent.

    A family is what earns more together: a colour group (numbered as in the board), then the
    stations, then the utilities; `family` holds -1 for squares that nobody owns.
    """

    def __init__(self, board: Board, options: Options) -> None:
        self.board = board
        self.options = options
        self.landing: Landing = landing(board, stays=False)
        self.prices = [square.price for square in board.squares]
        self.loans = board.loans
        self.lifts = [lift_cost(board, square) for square in range(board.size)]
        self.costs = board.house_cost
        self.families: tuple[tuple[int, ...], ...] = (
            *(group.squares for group in board.groups),
            board.stations,
            board.utilities,
        )
        self.groups = len(board.groups)
        self.sizes = [len(squares) for squares in self.families]
        self.family = [-1] * board.size
        for number, squares in enumerate(self.families):
            for square in squares:
                self.family[square] = number
        self.counts = [self._percents(number) for number in range(len(self.families))]
        """By family and deeds held of it: percent of their price at which they count."""
        self.unit = max(1, sum(self.prices) // max(1, len(board.deeds)))
        """The mean price of a deed: what sums that one keeps are measured by."""
        turn = self.landing.rolls
        self.hits = [turn * share for share in self.landing.visits]
        """By square: landings per turn of one token."""
        self.earns = [self._earns(square) for square in range(board.size)]
        """By square: a street's expected rent with 0 to 5 buildings, the rest of its group not held."""
        self.built_earns = [sum(self.earns[square][USUAL_HOUSES] for square in group.squares) for group in board.groups]
        """By group: the expected rent of three houses a street."""
        self.station_earns = self._family_earns(board.stations, board.station_rents, 1, 2)
        """By stations held: the expected rent of all of them, taking them as average ones."""
        self.utility_earns = self._family_earns(board.utilities, board.utility_factors, MEAN_DICE, None)
        """By utilities held, likewise."""
        self.full_earns = [*self.built_earns, self.station_earns[-1], self.utility_earns[-1]]
        """By family: the expected rent of a whole one, a group with three houses a street."""
        self.least_step = [
            min(group.house_cost, *(self.lifts[square] for square in group.squares)) for group in board.groups
        ]
        """By group: the least that anything costs that makes it earn more, once it is whole."""
        self.steps = [self._steps(square) for square in range(board.size)]
        """By square: what the next building adds to the expected rent, by buildings there; up to the third
        house each counts as the mean of the three, as the first ones are steps on the way."""
        self.returns = [self._returns(group) for group in board.groups]
        """By group and buildings: what the next building on each street adds for its cost, the best street first."""

    def _returns(self, group: Group) -> list[list[tuple[float, int]]]:
        return [
            sorted(
                ((self.steps[square][level] / max(1, group.house_cost), square) for square in group.squares),
                reverse=True,
            )
            for level in range(HOTEL)
        ]

    def _percents(self, family: int) -> list[int]:
        size = self.sizes[family]
        out = [LONE if family <= self.groups else LONE_UTILITY] * size + [WHOLE]
        if family < self.groups and size > 1:
            out[size - 1] = ONE_SHORT
        return out

    def _earns(self, square: int) -> tuple[float, ...]:
        spot = self.board.squares[square]
        return tuple(self.hits[square] * rent for rent in spot.rents) if spot.kind == "street" else ()

    def _steps(self, square: int) -> tuple[float, ...]:
        earns = self.earns[square]
        if not earns:
            return ()
        mean = (earns[USUAL_HOUSES] - earns[0]) / USUAL_HOUSES
        return tuple(mean if level < USUAL_HOUSES else earns[level + 1] - earns[level] for level in range(HOTEL))

    def _family_earns(
        self, squares: Sequence[int], rents: Sequence[int], factor: int, twice: int | None
    ) -> tuple[float, ...]:
        """By deeds held; who is fetched by a card pays `twice` the rent, or ten times fresh dice (RULES 8.3)."""
        out = [0.0]
        turn = self.landing.rolls
        for held, rent in enumerate(rents[: len(squares)], 1):
            total = 0.0
            for square in squares:
                fetched = turn * self.landing.fetched[square]
                fetched_pay = twice * rent if twice else FRESH_ROLL_FACTOR * MEAN_DICE
                total += (self.hits[square] - fetched) * rent * factor + fetched * fetched_pay
            out.append(held * total / len(squares))
        return tuple(out)


KEPT: Final = 8
"""Grounds kept at a time; one sitting needs one."""
_grounds: list[Ground] = []


def ground(board: Board, options: Options) -> Ground:
    """The tables of a board under these options, worked out once for all its bots."""
    for known in _grounds:
        if known.board is board and (known.options is options or known.options == options):
            return known
    _grounds.append(Ground(board, options))
    del _grounds[:-KEPT]
    return _grounds[-1]
