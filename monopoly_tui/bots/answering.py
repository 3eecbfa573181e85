"""Whether an offer is good enough for a bot of simple rules, and what is lacking. Knows no offers of its own."""

from __future__ import annotations

from typing import Final, NamedTuple

from monopoly_tui.bots.bargain import listed, weigh
from monopoly_tui.bots.ground import Ground
from monopoly_tui.bots.holdings import Holdings
from monopoly_tui.bots.reason import Reason
from monopoly_tui.rules.classic.acts import Bundle
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.rules.classic.trade import shortfall

PROFIT: Final = 10
"""Percent of what it gives that an exchange has to gain."""
RANSOM: Final = 300
"""Percent of the price asked for a deed that makes another's family whole, when its own stays as it is."""
LATE: Final = 20
"""The round from which it would rather see deeds change hands than wait, lest a game never ends."""
LATE_RANSOM: Final = 120
"""What it asks from then on."""
ODDS: Final = 1.6
"""How much more another's new group may earn than its own, each with three houses a street."""


class Verdict(NamedTuple):
    """`lacking`: cash that would make it good, in thousand tomans; 0: good; None: nothing would."""

    lacking: int | None
    reason: Reason


def judge(
    play: Play,
    ground: Ground,
    held: Holdings,
    seat: int,
    other: int,
    gives: Bundle,
    gets: Bundle,
    keep: int,
) -> Verdict:
    """Whether `seat` should give `gives` to `other` for `gets`, and keep so much cash in hand."""
    mine = weigh(play, ground, held, seat, other, gives, gets)
    if mine.breaks:
        return Verdict(None, Reason("bots-keeps-group"))
    given = gives.cash + listed(play, ground, gives.deeds)
    lacking = max(1, given * PROFIT // 100) - mine.gain
    reason = Reason("bots-too-little")
    if mine.helps:
        if mine.completes:
            if _full(ground, mine.helps) > ODDS * _full(ground, mine.completes):
                return Verdict(None, Reason("bots-helps-more"))
        else:
            keys = [square for square in gives.deeds if ground.family[square] in mine.helps]
            percent = RANSOM if play.state.round < LATE else LATE_RANSOM
            ransom = listed(play, ground, keys) * (percent - 100) // 100
            fair = given - gets.cash - listed(play, ground, gets.deeds)
            lacking = max(lacking, ransom + fair)
            reason = Reason("bots-completes-yours")
    if shortfall(play, seat, gives, gets) > 0 or (mine.cash < keep and gives.cash):
        return Verdict(None, Reason("bots-no-cash"))
    if lacking > 0:
        return Verdict(lacking, reason)
    return Verdict(0, Reason("bots-completes-mine" if mine.completes else "bots-good-price"))


def _full(ground: Ground, families: list[int]) -> float:
    return sum(ground.full_earns[family] for family in families)
