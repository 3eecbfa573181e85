"""Which exchanges to propose: what makes a family of one's own whole, for deeds or cash. Knows no answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from monopoly_tui.bots.answering import ODDS
from monopoly_tui.bots.bargain import listed
from monopoly_tui.bots.ground import Ground
from monopoly_tui.bots.holdings import Holdings
from monopoly_tui.rules.classic.mortgage import transfer_fee
from monopoly_tui.rules.classic.step import Play

MOST_MISSING: Final = 2
"""Deeds that may be lacking to a whole family for anybody to bargain for it."""
CASH_PRICE: Final = 125
"""What is offered in cash for them, percent of their price."""


class Plan(NamedTuple):
    """An exchange with seat `to` that would gain so much: `pays` in cash, below 0 what is asked, thousand tomans."""

    gain: int
    to: int
    pays: int
    gives: tuple[int, ...]
    gets: tuple[int, ...]


class Half(NamedTuple):
    """A family that is in the hands of two: what each deals in, by price, and what a change is to the one who counts.

    `won`: to get the other's deeds, which make it whole; `lost`: to give away one's own.
    """

    family: int
    to: int
    mine: tuple[int, ...]
    theirs: tuple[int, ...]
    my_price: int
    their_price: int
    won: int
    lost: int


def plans(play: Play, ground: Ground, held: Holdings, seat: int) -> list[Plan]:
    """The exchanges that `seat` would gain by, the best first; some may ask for more cash than there is."""
    shared = [entry for entry in held.shared(ground) if seat in entry[1]]
    if not shared:
        return []
    halves = [_half(play, ground, held, seat, family, sum(seats) - seat) for family, seats in shared]
    found = [plan for plan in _plans(ground, halves) if plan.gain > 0]
    found.sort(reverse=True)
    return found


def _plans(ground: Ground, halves: list[Half]) -> Iterator[Plan]:
    full = ground.full_earns
    for want in halves:
        if len(want.theirs) > MOST_MISSING:
            continue
        cash = want.their_price * CASH_PRICE // 100
        yield Plan(want.won - cash, want.to, cash, (), want.theirs)
        for give in halves:
            if (
                give.to == want.to
                and give.family != want.family
                and len(give.mine) <= MOST_MISSING
                and full[give.family] <= ODDS * full[want.family]
            ):
                pays = want.their_price - give.my_price
                yield Plan(want.won - give.lost - pays, want.to, pays, give.mine, want.theirs)


def _half(play: Play, ground: Ground, held: Holdings, seat: int, family: int, to: int) -> Half:
    prices, lifts, mortgaged = ground.prices, ground.lifts, play.state.mortgaged
    mine, theirs = held.of(ground, seat, family), held.of(ground, to, family)
    counts = ground.counts[family]
    total = sum([prices[square] for square in mine])
    now = total * counts[len(mine)] // 100
    whole = (total + sum([prices[square] for square in theirs])) * counts[-1] // 100
    won = whole - now - sum([lifts[s] + transfer_fee(play, s) for s in theirs if mortgaged[s]])
    lost = now - sum([lifts[s] for s in mine if mortgaged[s]])
    return Half(family, to, mine, theirs, listed(play, ground, mine), listed(play, ground, theirs), won, lost)
