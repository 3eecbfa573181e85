"""Who holds how much of what: counted when deeds change hands, not when somebody thinks. Knows no plan."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from monopoly_tui.bots.ground import KEPT, Ground
from monopoly_tui.rules.classic.state import BANK, State

NEVER: Final = 10**12
"""More than anybody has, in thousand tomans."""


class Shared(NamedTuple):
    """A family that is in two hands, as one of the two sees it: its own deeds, and those of `to`."""

    family: int
    to: int
    mine: tuple[int, ...]
    theirs: tuple[int, ...]


def in_two_hands(family: int, squares: tuple[int, ...], owners: tuple[int, ...]) -> tuple[tuple[int, Shared], ...]:
    """Both seats with what they share, or nothing where a family is not sold out, or in one hand or many."""
    hands = set(owners)
    return pair(family, squares, owners) if len(hands) == 2 and BANK not in hands else ()


@lru_cache(maxsize=4096)
def pair(family: int, squares: tuple[int, ...], owners: tuple[int, ...]) -> tuple[tuple[int, Shared], ...]:
    """Both seats with what they share of a family that is theirs alone; worked out once for all games."""
    one, two = hands = sorted(set(owners))
    ones, twos = (tuple(s for s, owner in zip(squares, owners, strict=True) if owner == seat) for seat in hands)
    return (one, Shared(family, two, ones, twos)), (two, Shared(family, one, twos, ones))


class Holdings:
    """The deeds of one position, counted. It stays as it is; `after` makes that of a later position.

    Rows of seats that gave or got nothing are shared by both.
    """

    __slots__ = ("_ground", "_idle", "_pairs", "deeds", "held", "least_step", "left", "owner", "sets", "shared")

    def __init__(self, ground: Ground, seats: int) -> None:
        """Nobody holds anything."""
        self._ground = ground
        self.owner = [BANK] * ground.board.size
        """By square: the seat, or BANK."""
        self.held = [[0] * len(ground.sizes)] * seats
        """By seat and family: how many deeds."""
        self.deeds: list[list[int]] = [[]] * seats
        """By seat: the squares, in board order."""
        self.sets: list[list[int]] = [[]] * seats
        """By seat: the colour groups held whole."""
        self.least_step = [NEVER] * seats
        """By seat: the least that anything costs that makes one of them earn more."""
        self.left = ground.sizes
        """By family: how many deeds are unsold."""
        self.shared: list[list[Shared]] = [[]] * seats
        """By seat: the families that are sold out and in its hands and those of one other."""
        self._pairs: list[tuple[tuple[int, Shared], ...]] = [()] * len(ground.sizes)  # the same by family
        self._idle: list[list[int] | None] = [None] * seats

    @property
    def unsold(self) -> int:
        """How many deeds the bank has."""
        return sum(self.left)

    def makes_whole(self, seat: int, deeds: tuple[int, ...]) -> bool:
        """Whether these deeds, with those that `seat` has, make a family whole."""
        got = Counter(self._ground.family[square] for square in deeds)
        return any(self.held[seat][family] + more == self._ground.sizes[family] for family, more in got.items())

    def after(self, owner: list[int]) -> Holdings:
        """The holdings by this row of owners; counted are only deeds that have changed hands."""
        twin = Holdings.__new__(Holdings)
        twin._ground, twin._idle = self._ground, [None] * len(self.held)
        twin.owner, twin.left = owner[:], self.left[:]
        twin.shared, twin._pairs = self.shared[:], self._pairs[:]
        twin.held, twin.deeds = self.held[:], self.deeds[:]
        twin.sets, twin.least_step = self.sets[:], self.least_step[:]
        before = self.owner
        for square in self._ground.board.deeds:
            if owner[square] != before[square]:
                twin._move(square, before[square], owner[square])
        return twin

    def _move(self, square: int, giver: int, taker: int) -> None:
        ground = self._ground
        family = ground.family[square]
        if giver == BANK:
            self.left[family] -= 1
        else:
            self.deeds[giver] = [deed for deed in self.deeds[giver] if deed != square]
            self._count(giver, family, -1)
        if taker == BANK:
            self.left[family] += 1
        else:
            self.deeds[taker] = sorted([*self.deeds[taker], square])
            self._count(taker, family, 1)
        if not self.left[family] or self._pairs[family]:
            self._pair(family)

    def _pair(self, family: int) -> None:
        squares, owner = self._ground.families[family], self.owner
        before, now = self._pairs[family], in_two_hands(family, squares, tuple([owner[square] for square in squares]))
        if now != before:
            self._pairs[family] = now
            for seat, _ in {*before, *now}:
                self.shared[seat] = [share for pair in self._pairs for hand, share in pair if hand == seat]

    def _count(self, seat: int, family: int, more: int) -> None:
        ground, size = self._ground, self._ground.sizes[family]
        counts = self.held[seat] = self.held[seat][:]
        before, now = counts[family], counts[family] + more
        counts[family] = now
        if family < ground.groups and size in (before, now):
            sets = self.sets[seat] = [group for group in range(ground.groups) if counts[group] == ground.sizes[group]]
            self.least_step[seat] = min([ground.least_step[group] for group in sets], default=NEVER)

    def idle(self, seat: int) -> list[int]:
        """The deeds of families that `seat` does not hold whole, and so without buildings; the idlest first."""
        idle = self._idle[seat]
        if idle is None:
            mine, ground = self.held[seat], self._ground
            family, sizes, hits = ground.family, ground.sizes, ground.hits
            idle = [square for square in self.deeds[seat] if mine[family[square]] < sizes[family[square]]]
            idle.sort(key=lambda square: (mine[family[square]], hits[square]))
            self._idle[seat] = idle
        return idle

    def of(self, ground: Ground, seat: int, family: int) -> tuple[int, ...]:
        """The deeds of a family that `seat` holds."""
        owner = self.owner
        return tuple([square for square in ground.families[family] if owner[square] == seat])


_counted: dict[tuple[Ground, int], Holdings] = {}
"""By ground and number of seats: what a bot counted last, for the others to share; the oldest goes for a new one."""


def survey(ground: Ground, state: State) -> Holdings:
    """The holdings now, counted once for all bots on a ground."""
    place = ground, len(state.cash)
    known = _counted.get(place)
    if known is None:
        if len(_counted) == KEPT:
            del _counted[next(iter(_counted))]
        known = _counted[place] = Holdings(*place)
    if known.owner != state.owner:
        known = _counted[place] = known.after(state.owner)
    return known
