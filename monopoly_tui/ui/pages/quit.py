"""Leaving the game: asked once, since everything is saved already."""

from __future__ import annotations

from collections.abc import Sequence

from textual.strip import Strip

from monopoly_tui.ui.draw import Span, blank, box, center, wrap
from monopoly_tui.ui.page import Call, Close, Key, Page
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import DIM, PANEL, TEXT, style

WIDEST = 52


class Quit(Page):
    """Y leaves; N, Enter and Esc stay."""

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("look-quit")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        stay = [Key("n", say("look-quit-no"), Close), Key("enter", "", Close), Key("escape", "", Close)]
        return [*stay, Key("y", say("look-quit-yes"), lambda: Call("leave"))]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        say, fault = self.view.say, self.view.sitting.fault
        saved = (
            say("look-quit-fault", fault=fault) if fault else say("look-quit-saved", round=self.view.game.state.round)
        )
        inner = min(width, WIDEST)
        fill = style(None, PANEL)
        rows = [Span(row, style(TEXT, PANEL, bold=True)) for row in wrap(saved, inner - 6)]
        rows += [Span(row, style(DIM, PANEL)) for row in wrap(say("look-quit-resume"), inner - 6)]
        lines = [center(inner - 2, [row], fill) for row in rows]
        return middle(box(inner, [blank(inner - 2, fill), *lines, blank(inner - 2, fill)]), inner, width, height)
