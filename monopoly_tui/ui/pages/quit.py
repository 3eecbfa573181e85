"""Whether to leave; mostly everything is saved already."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.ui.draw import Span, box, center
from monopoly_tui.ui.page import Call, Close, Key, Page
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import PANEL, TEXT, style
from monopoly_tui.ui.strip import Strip

WIDEST = 58


class QuitPage(Page):
    """Y leaves; every other answer stays."""

    def sentence(self) -> str:
        """See Page."""
        fault = self.view.sitting.fault
        if fault is not None:
            return self.view.say("table-quit-unsaved", why=fault)
        return self.view.say("table-quit-ask", round=self.view.game.state.round)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        return [
            Key("y", say("table-key-leave"), lambda: Call("leave")),
            Key("n", say("table-key-stay"), Close),
            Key("enter", "", Close),
            Key("escape", "", Close),
            Key("q", "", Close),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = min(width - 2, WIDEST)
        fill = style(None, PANEL)
        how = "over" if self.view.sitting.decision().kind == "over" else "how"
        told = self.view.say(f"table-quit-{how if self.view.sitting.fault is None else 'lost'}")
        words = center(inner - 2, [Span(told, style(TEXT, PANEL, bold=True))], fill)
        empty = center(inner - 2, [], fill)
        return middle(box(inner, [empty, words, empty], self.view.say("table-key-quit")), inner, width, height)
