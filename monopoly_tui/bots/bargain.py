"""What an exchange is worth to one side, by a simple count of deeds at their price. Knows no partner's mind.

The count depends on nothing but what one holds oneself, so whoever only takes part in exchanges
that raise it can never be led round in a circle to less than before.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from monopoly_tui.bots.ground import Ground
from monopoly_tui.bots.holdings import Holdings
from monopoly_tui.rules.classic.acts import Bundle
from monopoly_tui.rules.classic.mortgage import transfer_fee
from monopoly_tui.rules.classic.step import Play

WHOLE: Final = 150
"""Percent of its price at which a deed of a whole family counts."""
ONE_SHORT: Final = 110
"""Of a colour group that lacks one deed."""
LONE: Final = 100
LONE_UTILITY: Final = 80


class Weighed(NamedTuple):
    """An exchange as one side sees it. Sums in thousand tomans."""

    gain: int  # by the count above, fees taken off
    cash: int  # what is left in hand after it, before fees
    completes: tuple[int, ...]  # families that become whole
    breaks: tuple[int, ...]  # whole families that are broken up


def weigh(play: Play, ground: Ground, held: Holdings, seat: int, gives: Bundle, gets: Bundle) -> Weighed:
    """What it is to `seat` to hand over `gives` for `gets`."""
    mortgaged = play.state.mortgaged
    net = gets.cash - gives.cash
    gain = net + (len(gets.cards) - len(gives.cards)) * play.board.fine
    completes, breaks = [], []
    for family in sorted({ground.family[square] for square in (*gives.deeds, *gets.deeds)}):
        before = held.held[seat][family]
        own = [square for square in ground.families[family] if held.owner[square] == seat]
        after = [square for square in own if square not in gives.deeds]
        after += [square for square in gets.deeds if ground.family[square] == family]
        gain += counted(ground, family, after) - counted(ground, family, own)
        size = ground.sizes[family]
        if len(after) == size > before:
            completes.append(family)
        elif before == size > len(after):
            breaks.append(family)
    gain += sum(ground.lifts[square] for square in gives.deeds if mortgaged[square])
    gain -= sum(ground.lifts[square] + transfer_fee(play, square) for square in gets.deeds if mortgaged[square])
    return Weighed(gain, play.state.cash[seat] + net, tuple(completes), tuple(breaks))


def counted(ground: Ground, family: int, squares: list[int]) -> int:
    """What these deeds of one family count together in one hand, free of mortgage."""
    size = ground.sizes[family]
    if len(squares) == size:
        percent = WHOLE
    elif family < ground.groups:
        percent = ONE_SHORT if len(squares) == size - 1 else LONE
    else:
        percent = LONE if family == ground.groups else LONE_UTILITY
    return sum(ground.prices[square] for square in squares) * percent // 100


def listed(play: Play, ground: Ground, deeds: Iterable[int]) -> int:
    """The prices of deeds, mortgaged ones at half, as everybody at the table reckons."""
    mortgaged = play.state.mortgaged
    return sum(ground.prices[square] // 2 if mortgaged[square] else ground.prices[square] for square in deeds)
