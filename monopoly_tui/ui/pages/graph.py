"""Worth of every seat by round, as lines."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.rules.classic.ending import hides_balances
from monopoly_tui.ui.draw import Span, center, wrap
from monopoly_tui.ui.page import Close, Key, Page
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import DIM, style
from monopoly_tui.ui.strip import Strip
from monopoly_tui.ui.worths import by_round


class GraphPage(Page):
    """Nothing to choose."""

    charts = True

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("table-look-graph")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        return [Key("escape", self.view.say("table-key-close"), Close), Key("g", "", Close), Key("space", "", Close)]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        lines = by_round(self.view, width - 2, height - 1)
        if lines:
            return middle(lines, width - 2, width, height)
        text = self.view.say("table-look-graph-hidden" if hides_balances(self.view.game) else "table-look-graph-empty")
        parts = wrap(text, width - 2)
        return middle([center(width, [Span(part, style(DIM))]) for part in parts], width, width, height)
