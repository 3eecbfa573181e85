"""People who are coached: what they are asked about first, what waits until they have read it. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.engine.step import Act, Event
from monopoly_tui.rules.classic.acts import Accept, Bid, Build, Buy, Lift, LiftOrFee, Offer
from monopoly_tui.rules.classic.events import CardDrawn, Paid, Received
from monopoly_tui.rules.classic.step import Play


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
    twin = play.unwatched()
    twin.answer(act)
    return max(0, play.state.cash[act.by] - twin.state.cash[act.by])


def is_much(play: Play, act: Act) -> bool:
    """Whether an act takes more than half of the cash of its seat."""
    return act.by is not None and 2 * spends(play, act) > play.state.cash[act.by]


def to_read(events: Sequence[Event], seat: int) -> list[Event]:
    """What happened to a seat that should be read before the game goes on: cards, and money paid or got."""
    kinds = (CardDrawn, Paid, Received)
    return [event for event in events if isinstance(event, kinds) and event.seat == seat]
