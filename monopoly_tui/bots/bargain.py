"""What an exchange is worth to one side, by a simple count of deeds at their price. Knows no partner's mind.

The count depends on nothing but what one holds oneself, so whoever only takes part in exchanges
that raise it can never be led round in a circle to less than before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from monopoly_tui.bots.ground import Ground
from monopoly_tui.bots.holdings import Holdings
from monopoly_tui.rules.classic.acts import Bundle
from monopoly_tui.rules.classic.mortgage import transfer_fee
from monopoly_tui.rules.classic.step import Play


class Weighed(NamedTuple):
    """An exchange as one side sees it. Sums in thousand tomans."""

    gain: int  # by the count above, fees taken off
    cash: int  # what is left in hand after it, before fees
    completes: list[int]  # families of its own that become whole
    breaks: list[int]  # whole families of its own that are broken up
    helps: list[int]  # families of the other side that become whole


def weigh(play: Play, ground: Ground, held: Holdings, seat: int, other: int, gives: Bundle, gets: Bundle) -> Weighed:
    """What it is to `seat` to hand over `gives` to `other` for `gets`."""
    net = gets.cash - gives.cash
    completes: list[int] = []
    breaks: list[int] = []
    helps: list[int] = []
    gain = net + (len(gets.cards) - len(gives.cards)) * play.board.fine
    family_of = ground.family
    moving: dict[int, tuple[list[int], list[int]]] = {}
    for side, deeds in enumerate((gives.deeds, gets.deeds)):
        for square in deeds:
            moving.setdefault(family_of[square], ([], []))[side].append(square)
    for family, (out, into) in moving.items():
        gain += change(play, ground, held, seat, family, out, into)
        mine, theirs, size = held.held[seat][family], held.held[other][family], ground.sizes[family]
        more = len(into) - len(out)
        if mine + more == size > mine:
            completes.append(family)
        elif mine + more < size == mine:
            breaks.append(family)
        if theirs - more == size > theirs:
            helps.append(family)
    return Weighed(gain, play.state.cash[seat] + net, completes, breaks, helps)


def change(
    play: Play,
    ground: Ground,
    held: Holdings,
    seat: int,
    family: int,
    gives: Sequence[int],
    gets: Sequence[int],
) -> int:
    """What deeds of one family that go and come change in the count of `seat`, mortgages and their fees included."""
    mortgaged, prices, lifts = play.state.mortgaged, ground.prices, ground.lifts
    count = held.held[seat][family]
    before = after = sum([prices[square] for square in ground.families[family] if held.owner[square] == seat])
    gain = 0
    for square in gives:
        after -= prices[square]
        if mortgaged[square]:
            gain += lifts[square]
    for square in gets:
        after += prices[square]
        if mortgaged[square]:
            gain -= lifts[square] + transfer_fee(play, square)
    now = ground.counts[family]
    return gain + (after * now[count - len(gives) + len(gets)] - before * now[count]) // 100


def listed(play: Play, ground: Ground, deeds: Iterable[int]) -> int:
    """The prices of deeds, mortgaged ones at half, as everybody at the table reckons."""
    mortgaged, prices = play.state.mortgaged, ground.prices
    return sum([prices[square] // 2 if mortgaged[square] else prices[square] for square in deeds])
