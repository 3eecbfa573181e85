"""Who holds how much of what: counted when deeds change hands, not when somebody thinks. Knows no plan."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from monopoly_tui.bots.ground import Ground
from monopoly_tui.rules.classic.state import BANK, State

NEVER: Final = 10**12
"""More than anybody has, in thousand tomans."""


class Shared(NamedTuple):
    """A family that is in two hands, as one of the two sees it: its own deeds, and those of `to`."""

    family: int
    to: int
    mine: tuple[int, ...]
    theirs: tuple[int, ...]


@lru_cache(maxsize=4096)
def in_two_hands(family: int, squares: tuple[int, ...], owners: tuple[int, ...]) -> tuple[tuple[int, Shared], ...]:
    """Both seats with what they share, or nothing where a sold-out family is in one hand or many."""
    hands = sorted(set(owners))
    if len(hands) != 2:
        return ()
    one, two = hands
    ones, twos = (tuple(s for s, owner in zip(squares, owners, strict=True) if owner == seat) for seat in hands)
    return (one, Shared(family, two, ones, twos)), (two, Shared(family, one, twos, ones))


class Holdings:
    """The deeds of one position, counted. `owner` is the position's own row, by square."""

    __slots__ = ("_shared", "deeds", "held", "least_step", "left", "owner", "sets", "unsold")

    def __init__(self, ground: Ground, owner: list[int], seats: int) -> None:
        sizes, family_of, groups = ground.sizes, ground.family, ground.groups
        self.owner = owner[:]
        self.held = held = [[0] * len(sizes) for _ in range(seats)]
        """By seat and family: how many deeds."""
        self.deeds: list[list[int]] = [[] for _ in held]
        """By seat: the squares, in board order."""
        self.sets: list[list[int]] = [[] for _ in held]
        """By seat: the colour groups held whole."""
        self.least_step = [NEVER] * seats
        """By seat: the least that anything costs that makes one of them earn more."""
        self.left = left = sizes[:]
        """By family: how many deeds are unsold."""
        deeds = self.deeds
        for square in ground.board.deeds:
            seat = owner[square]
            if seat != BANK:
                family = family_of[square]
                held[seat][family] += 1
                left[family] -= 1
                deeds[seat].append(square)
                if held[seat][family] == sizes[family] and family < groups:
                    self.sets[seat].append(family)
                    self.least_step[seat] = min(self.least_step[seat], ground.least_step[family])
        self.unsold = sum(left)
        self._shared: list[list[Shared]] | None = None

    def shared(self, ground: Ground, seat: int) -> list[Shared]:
        """The families that are sold out and in the hands of `seat` and one other."""
        if self._shared is None:
            owner = self.owner
            self._shared = [[] for _ in self.held]
            for family, left in enumerate(self.left):
                if not left:
                    squares = ground.families[family]
                    for hand, share in in_two_hands(family, squares, tuple([owner[square] for square in squares])):
                        self._shared[hand].append(share)
        return self._shared[seat]

    def of(self, ground: Ground, seat: int, family: int) -> tuple[int, ...]:
        """The deeds of a family that `seat` holds."""
        owner = self.owner
        return tuple([square for square in ground.families[family] if owner[square] == seat])


def survey(ground: Ground, state: State) -> Holdings:
    """The holdings now; what was counted last on this ground is shared by all its bots."""
    owner = state.owner
    known = ground.counted
    if known is None or known.owner != owner or len(known.held) != len(state.cash):
        known = ground.counted = Holdings(ground, owner, len(state.cash))
    return known
