"""Which exchange to propose: deeds that make one's own family whole, for deeds or cash. Knows no answers."""

from __future__ import annotations

from collections.abc import Iterator

from monopoly_tui.bots.answering import ODDS
from monopoly_tui.bots.bargain import listed, weigh
from monopoly_tui.bots.ground import Ground
from monopoly_tui.bots.holdings import Holdings
from monopoly_tui.bots.manners import Manners
from monopoly_tui.rules.classic.acts import Bundle
from monopoly_tui.rules.classic.step import Play

MOST_MISSING = 2
"""Deeds that may be lacking to a whole family for anybody to bargain for it."""
DOUBLE_PRICE = 2
"""What is paid in cash for them, times their price."""


def proposal(
    play: Play, ground: Ground, held: Holdings, seat: int, manners: Manners, keep: int
) -> tuple[int, Bundle, Bundle, int] | None:
    """The best exchange to offer now: to whom, what for what, and a square of the family it completes."""
    best, best_gain = None, 0
    for to in play.state.alive():
        if to == seat:
            continue
        wants = _lacking(ground, held, seat, to)
        for family, wanted in wants:
            for give, get in _terms(play, ground, held, seat, to, family, wanted):
                if not manners.may(to, give, get, play.state.round):
                    continue
                weighed = weigh(play, ground, held, seat, give, get)
                if weighed.gain > best_gain and weighed.cash >= keep:
                    best, best_gain = (to, give, get, wanted[0]), weighed.gain
    return best


def _lacking(ground: Ground, held: Holdings, seat: int, owner: int) -> list[tuple[int, tuple[int, ...]]]:
    """The families that `seat` could make whole with deeds of `owner` alone, and these deeds."""
    out = []
    for family, count in enumerate(held.held[seat]):
        size = ground.sizes[family]
        theirs = held.held[owner][family]
        if count and theirs and count + theirs == size and theirs <= MOST_MISSING:
            out.append((family, tuple(square for square in ground.families[family] if held.owner[square] == owner)))
    return out


def _terms(
    play: Play, ground: Ground, held: Holdings, seat: int, to: int, family: int, wanted: tuple[int, ...]
) -> Iterator[tuple[Bundle, Bundle]]:
    """Deeds that make the other's family whole, the difference in price paid; or cash alone."""
    price = listed(play, ground, wanted)
    for other, deeds in _lacking(ground, held, to, seat):
        if other != family and ground.full_earns[other] <= ODDS * ground.full_earns[family]:
            due = price - listed(play, ground, deeds)
            yield Bundle(max(0, due), deeds), Bundle(max(0, -due), wanted)
    yield Bundle(DOUBLE_PRICE * price), Bundle(0, wanted)
