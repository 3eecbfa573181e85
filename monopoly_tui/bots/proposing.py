"""Which exchanges to propose: what makes a family of one's own whole, for deeds or cash. Knows no answers."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest
from typing import Final, NamedTuple

from monopoly_tui.bots.answering import ODDS
from monopoly_tui.bots.bargain import change, listed
from monopoly_tui.bots.ground import Ground
from monopoly_tui.bots.holdings import Holdings
from monopoly_tui.rules.classic.acts import Bundle
from monopoly_tui.rules.classic.step import Play

MOST_MISSING: Final = 2
"""Deeds that may be lacking to a whole family for anybody to bargain for it."""
CASH_PRICE: Final = 125
"""What is offered in cash for them, percent of their price."""
MOST_PLANS: Final = 12
"""Exchanges thought of at a time."""


class Proposal(NamedTuple):
    """An offer to seat `to`."""

    to: int
    give: Bundle
    get: Bundle


class Lot(NamedTuple):
    """The deeds of one family in one hand: their price, and what they are to the one who counts."""

    family: int
    deeds: tuple[int, ...]
    price: int
    change: int


Deal = tuple[int, int, Lot, Lot | None]
"""What it gains, whom it is offered, what is wanted, and what is given for it: a lot, or cash alone."""


def proposals(play: Play, ground: Ground, held: Holdings, seat: int) -> list[Proposal]:
    """The exchanges that `seat` would gain most by, the best first; some may ask for more cash than there is.

    They are about families that are in the hands of `seat` and one other.
    """
    shared = [
        (family, other)
        for family, one, two in held.shared(ground)
        if seat in (one, two)
        for other in (one, two)
        if other != seat
    ]
    if not shared:
        return []
    deals = nlargest(MOST_PLANS, _deals(play, ground, held, seat, shared), key=lambda deal: deal[0])
    return [_proposal(deal) for deal in deals if deal[0] > 0]


def _deals(play: Play, ground: Ground, held: Holdings, seat: int, shared: list[tuple[int, int]]) -> Iterator[Deal]:
    """All exchanges between `seat` and each of those with whom it shares families."""
    full = ground.full_earns
    mine = [(other, _lot(play, ground, held, seat, seat, family)) for family, other in shared]
    for family, to in shared:
        wanted = _lot(play, ground, held, to, seat, family)
        if wanted is None:
            continue
        for other, given in mine:
            if given and other == to and given.family != family and full[given.family] <= ODDS * full[family]:
                yield wanted.change + given.change - wanted.price + given.price, to, wanted, given
        yield wanted.change - wanted.price * CASH_PRICE // 100, to, wanted, None


def _proposal(deal: Deal) -> Proposal:
    _, to, wanted, given = deal
    due = wanted.price - given.price if given else wanted.price * CASH_PRICE // 100
    return Proposal(to, Bundle(max(0, due), given.deeds if given else ()), Bundle(max(0, -due), wanted.deeds))


def _lot(play: Play, ground: Ground, held: Holdings, holder: int, seat: int, family: int) -> Lot | None:
    """What `holder` has of a family, as a gain or loss to `seat`; None when it is more than one bargains for."""
    deeds = held.of(ground, holder, family)
    if len(deeds) > MOST_MISSING:
        return None
    gives, gets = (deeds, ()) if holder == seat else ((), deeds)
    return Lot(family, deeds, listed(play, ground, deeds), change(play, ground, held, seat, family, gives, gets))
