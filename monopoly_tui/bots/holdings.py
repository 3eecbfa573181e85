"""Who holds how much of what: counted when deeds change hands, not when somebody thinks. Knows no plan."""

from __future__ import annotations

from monopoly_tui.bots.ground import Ground
from monopoly_tui.rules.classic.state import BANK, State


class Holdings:
    """The deeds of one position, counted. `owner` is the position's own row, by square."""

    __slots__ = ("_shared", "deeds", "held", "owner", "sets", "unsold")

    def __init__(self, ground: Ground, owner: list[int], seats: int) -> None:
        self.owner = owner[:]
        self.held = [[0] * len(ground.families) for _ in range(seats)]
        """By seat and family: how many deeds."""
        self.deeds: list[list[int]] = [[] for _ in range(seats)]
        """By seat: the squares, in board order."""
        self.unsold = 0
        family = ground.family
        for square in ground.board.deeds:
            seat = owner[square]
            if seat == BANK:
                self.unsold += 1
            else:
                self.held[seat][family[square]] += 1
                self.deeds[seat].append(square)
        sizes = ground.sizes
        self.sets = [[group for group in range(ground.groups) if counts[group] == sizes[group]] for counts in self.held]
        """By seat: the colour groups held whole."""

        self._shared: list[tuple[int, tuple[int, int]]] | None = None

    def shared(self, ground: Ground) -> list[tuple[int, tuple[int, int]]]:
        """The families that are sold out and in just two hands, each with its two holders."""
        if self._shared is None:
            self._shared = []
            for family, size in enumerate(ground.sizes):
                counts = [seat[family] for seat in self.held]
                if sum(counts) == size:
                    seats = [seat for seat, count in enumerate(counts) if count]
                    if len(seats) == 2:
                        self._shared.append((family, (seats[0], seats[1])))
        return self._shared

    def of(self, ground: Ground, seat: int, family: int) -> tuple[int, ...]:
        """The deeds of a family that `seat` holds."""
        return tuple(square for square in ground.families[family] if self.owner[square] == seat)


def survey(ground: Ground, state: State, last: Holdings | None) -> Holdings:
    """The holdings now: `last` again as long as it holds, so that sameness says that nothing changed hands.

    What was counted last on this ground is shared by all its bots.
    """
    owner = state.owner
    if last is not None and last.owner == owner:
        return last
    known = ground.counted
    if known is None or known.owner != owner or len(known.held) != len(state.cash):
        known = ground.counted = Holdings(ground, owner, len(state.cash))
    return known
