"""A token's way over the board as a few pictures in time. Knows no widget and no clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from monopoly_tui.ui.geometry import SQUARES

RATE: Final = 10
"""Pictures a second: more would cost a slow line dear and look no better."""
NORMAL: Final = 0.45
"""Seconds a walk takes at most at normal speed."""


class Hop(NamedTuple):
    """One move of a token. `how`: "forward", "back", or "jail" for straight there, as `Moved` says."""

    seat: int
    start: int
    to: int
    how: str = "forward"


def path(hop: Hop, squares: int = SQUARES) -> list[int]:
    """The squares a hop passes on a ring of so many, its end last; none when it stays."""
    if hop.how == "jail":
        return [hop.to] if hop.start != hop.to else []
    step = -1 if hop.how == "back" else 1
    return [(hop.start + step * n) % squares for n in range(1, (hop.to - hop.start) * step % squares + 1)]


def frames(hops: Sequence[Hop], seconds: float, squares: int = SQUARES) -> list[tuple[int, int]]:
    """Seat and square of each picture: every square if there is time, else evenly fewer, the last always."""
    steps = [(hop.seat, square) for hop in hops for square in path(hop, squares)]
    most = int(seconds * RATE)
    if len(steps) <= most:
        return steps
    return [steps[(n + 1) * len(steps) // most - 1] for n in range(most)]
