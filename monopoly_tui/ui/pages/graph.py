"""Worth of every seat by round, as lines."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.rules.classic.ending import hides_balances
from monopoly_tui.ui.chart import chart
from monopoly_tui.ui.draw import Span, center, wrap
from monopoly_tui.ui.page import Close, Key, Page
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import DIM, style
from monopoly_tui.ui.strip import Strip


class GraphPage(Page):
    """Nothing to choose."""

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("table-look-graph")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        return [Key("escape", self.view.say("table-key-close"), Close), Key("g", "", Close), Key("space", "", Close)]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        worths, say = self.view.sitting.worths, self.view.say
        hidden = hides_balances(self.view.game)
        if hidden or not worths:
            text = say("table-look-graph-hidden" if hidden else "table-look-graph-empty")
            parts = wrap(text, width - 2)
            return middle([center(width, [Span(part, style(DIM))]) for part in parts], width, width, height)
        inner = width - 2
        names = [self.view.tell.seat(seat) for seat in self.view.game.state.seats]
        start = (self.view.game.options.starting_cash,) * len(names)
        lines = chart([start, *worths], names, inner, height - 1, say.number)
        return middle(lines, inner, width, height)
