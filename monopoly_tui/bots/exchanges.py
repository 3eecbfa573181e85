"""Which deeds two seats might exchange, more kinds than one would haggle about at random. Knows no worth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from monopoly_tui.bots.ground import Ground
from monopoly_tui.bots.holdings import Holdings
from monopoly_tui.rules.classic.acts import Bundle

Deeds = tuple[int, ...]


def sides(give: Deeds, get: Deeds, paid: int) -> tuple[Bundle, Bundle]:
    """What is given and got when so much is paid on top, in thousand tomans; below 0 it is received."""
    return Bundle(max(0, paid), give), Bundle(max(0, -paid), get)


def exchanges(ground: Ground, held: Holdings, seat: int, to: int) -> Iterator[tuple[Deeds, Deeds]]:
    """What `seat` might give to `to` and get, cash aside; whole families stay where they are.

    For cash: all deeds of a family that both hold, or any one deed. For deeds: one family's for another's, where at
    least one side adds to what it has, or two families' for one's, where all of them do.
    """
    joining, lone = _parts(ground, held, seat, to)
    theirs_joining, theirs_lone = _parts(ground, held, to, seat)
    yield from ((give, ()) for give in _for_cash(joining, lone))
    yield from (((), get) for get in _for_cash(theirs_joining, theirs_lone))
    swaps = [(give, get) for give in joining for get in theirs_joining + theirs_lone]
    swaps += [(give, get) for give in lone for get in theirs_joining]
    swaps += [(one + other, get) for one, other in combinations(joining, 2) for get in theirs_joining]
    swaps += [(give, one + other) for one, other in combinations(theirs_joining, 2) for give in joining]
    family = ground.family
    for give, get in swaps:
        if not {family[square] for square in give} & {family[square] for square in get}:
            yield give, get


def _parts(ground: Ground, held: Holdings, seat: int, to: int) -> tuple[list[Deeds], list[Deeds]]:
    """The deeds of `seat` by family: of those that `to` holds deeds of, too, and of others."""
    joining: list[Deeds] = []
    lone: list[Deeds] = []
    for family, size in enumerate(ground.sizes):
        if 0 < held.held[seat][family] < size:
            (joining if held.held[to][family] else lone).append(held.of(ground, seat, family))
    return joining, lone


def _for_cash(joining: list[Deeds], lone: list[Deeds]) -> Iterator[Deeds]:
    yield from joining
    for deeds in joining + lone:
        if len(deeds) > 1 or deeds not in joining:
            yield from ((deed,) for deed in deeds)
