"""Who is coached: what they are asked about first, what waits until they have read it. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from monopoly_tui.engine.step import Act, Event
from monopoly_tui.rules.classic.acts import Accept, Bid, Build, Buy, Lift, LiftOrFee, Offer
from monopoly_tui.rules.classic.events import CardDrawn, Paid, Received
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.sitting import Sitting

NOTE: Final = "coached:"
"""What begins the remark in a record that says who is coached; the numbers of their seats follow, 1 the first."""


def remember(sitting: Sitting, coached: Set[int]) -> None:
    """Note in the record who is coached from now on, where that is new."""
    if coached != remembered(sitting):
        sitting.note(" ".join([NOTE, *(str(seat + 1) for seat in sorted(coached))]))


def remembered(sitting: Sitting) -> set[int]:
    """Who is coached as the record has it."""
    last = next((note for note in reversed(sitting.notes) if note.startswith(NOTE)), NOTE)
    numbers = last.removeprefix(NOTE).split()
    return {seat for seat, _ in enumerate(sitting.players) if str(seat + 1) in numbers}


def spends(play: Play, act: Act) -> int:
    """What an act takes of its seat's cash, or offers of it, in thousand tomans; 0 where it is refused."""
    if act.by is None or play.check(act) is not None:
        return 0
    if isinstance(act, Bid):
        return act.amount
    if isinstance(act, Offer):
        return act.give.cash
    if not isinstance(act, Accept | Build | Buy | Lift | LiftOrFee):
        return 0
    twin = play.copy()
    twin.events = None
    twin.answer(act)
    return max(0, play.state.cash[act.by] - twin.state.cash[act.by])


def is_much(play: Play, act: Act) -> bool:
    """Whether an act takes more than half of the cash of its seat."""
    return act.by is not None and 2 * spends(play, act) > play.state.cash[act.by]


def to_read(events: Sequence[Event], seat: int) -> list[Event]:
    """What happened to a seat that should be read before the game goes on: cards, and money paid or got."""
    kinds = (CardDrawn, Paid, Received)
    return [event for event in events if isinstance(event, kinds) and event.seat == seat]
