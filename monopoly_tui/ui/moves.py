"""What the events of an act look like on the board: the ways that tokens went. Knows no widget."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.engine.step import Event
from monopoly_tui.rules.classic.events import CardDrawn, Moved, Rolled
from monopoly_tui.ui.walk import Hop


def hops(events: Sequence[Event]) -> list[Hop]:
    """The tokens' ways, in order."""
    return [Hop(event.seat, event.start, event.to, event.how) for event in events if isinstance(event, Moved)]


def had_luck(events: Sequence[Event]) -> bool:
    """Whether dice fell or a card was drawn, so that what is asked now could not be foreseen."""
    return any(isinstance(event, Rolled | CardDrawn) for event in events)
