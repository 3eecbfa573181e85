"""From the most that one would pay to the next bid, by the kind of auction (RULES 5.3, 5.4). Knows no worth."""

from __future__ import annotations

from typing import Final

from monopoly_tui.rules.classic.auction import TIMED_STEPS, OpenAuction, TurnsAuction
from monopoly_tui.rules.classic.step import Play

LEAP: Final = 8
"""Into how many bids, about, the way to one's limit is divided, so that no auction drags on."""


def lowest_bid(play: Play) -> int:
    """The lowest bid allowed in the auction by turns that is on."""
    step = play.stack[-1]
    assert isinstance(step, TurnsAuction), "asked in an auction by turns only"
    return step.lowest()


def bid_in_turn(lowest: int, limit: int) -> int | None:
    """What to bid when asked: half of `limit` at first, then by steps; None is a pass. `limit` is within cash."""
    if limit < lowest:
        return None
    return min(limit, max(limit // 2, lowest + limit // LEAP))


def bid_at_will(play: Play, seat: int, limit: int) -> int | None:
    """What to bid where everybody may bid at any time; None is to wait. `limit` is within cash."""
    step = play.stack[-1]
    if not isinstance(step, OpenAuction) or step.high_by == seat or seat not in step.seats:
        return None
    room = limit - step.high
    if step.kind == "timed":
        raises = [raise_by for raise_by in TIMED_STEPS if raise_by * 2 <= room] or list(TIMED_STEPS[:1])
        return step.high + raises[-1] if raises[-1] <= room else None
    return min(limit, step.high + max(1, limit // LEAP)) if room > 0 else None
