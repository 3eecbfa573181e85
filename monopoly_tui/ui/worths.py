"""Worth by round in the game that is looked at: the page of it, and a small one beside the ring. Draws only."""

from __future__ import annotations

from monopoly_tui.rules.classic.ending import hides_balances
from monopoly_tui.ui.chart import chart
from monopoly_tui.ui.page import View
from monopoly_tui.ui.strip import Strip


def by_round(view: View, width: int, height: int) -> list[Strip]:
    """The chart, from what everybody began with on; nothing where balances are hidden or no round is over."""
    worths = view.sitting.worths
    if hides_balances(view.game) or not worths:
        return []
    names = [view.tell.seat(seat) for seat in view.game.state.seats]
    start = (view.game.options.starting_cash,) * len(names)
    return chart([start, *worths], names, width, height, view.say.number)
