"""What matters most of a part of the log, in the order it happened. Knows no ruleset and draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from monopoly_tui.engine.step import Event
from monopoly_tui.record.course import Entry
from monopoly_tui.rules.milestones import TurnEnded

LINES: Final = 4
"""Lines at most, without one above them that says what they are."""
Rank = Callable[[Event], int | None]
"""How much an event matters, the least number most; None where it is not worth a line."""


def gist(told: Sequence[Event], lines: Iterable[tuple[int, str]], rank: Rank, most: int = LINES) -> list[str]:
    """At most `most` of the lines that tell these events, each with the place of its first event."""
    ranked = sorted((place, at, text) for at, text in lines if (place := rank(told[at])) is not None)
    return [text for _, text in sorted((at, text) for _, at, text in ranked[:most])]


def after_last_turn(log: Sequence[Entry], seat: int) -> int:
    """The first entry after the last turn of a seat; 0 where it has had none."""
    return next((at + 1 for at in range(len(log) - 1, -1, -1) if log[at].event == TurnEnded(seat)), 0)
