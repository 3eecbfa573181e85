"""The menu behind Esc: everything that can be looked at, and this game's options."""

from __future__ import annotations

from collections.abc import Sequence

from textual.strip import Strip

from monopoly_tui.text.option_text import option_name, option_value
from monopoly_tui.ui.draw import Span, blank, heading, line, pad
from monopoly_tui.ui.key_line import shown
from monopoly_tui.ui.keys import cap
from monopoly_tui.ui.page import Call, Close, Key, Open, View
from monopoly_tui.ui.pages.bankrupt import BankruptPage
from monopoly_tui.ui.pages.graph import Graph
from monopoly_tui.ui.pages.scroll import ScrollPage
from monopoly_tui.ui.palette import DIM, GOLD, PANEL, TEXT, style

LEAVING = ("roll", "end")
"""The decisions at which one may leave the game (RULES 11.3)."""


class Menu(ScrollPage):
    """Its letters are those that work outside it as well."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.seat = view.sitting.decision().by

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("look-menu")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        entries = [
            Key("escape", say("look-menu-back"), Close),
            Key("l", say("look-menu-log"), lambda: Call("log")),
            Key("g", say("look-menu-graph"), lambda: Open(Graph(self.view))),
            Key("u", say("look-menu-undo"), lambda: Call("undo")),
            Key("question_mark", say("look-menu-help"), lambda: Call("help")),
            Key("k", say("look-menu-leave"), lambda: Open(BankruptPage(self.view)), self._cannot_leave()),
            Key("q", say("look-menu-quit"), lambda: Call("quit")),
        ]
        scrolls = super().keys()
        return [*entries, *(key for key in scrolls if key.name not in ("escape", "space"))]

    def lines(self, width: int) -> Sequence[Strip]:
        """See ScrollPage."""
        say, options = self.view.say, self.view.game.options
        out = [self._entry(width, key) for key in shown(self.keys()) if key.cap == ""]
        out += [
            blank(width),
            heading(width, say("look-menu-options", preset=option_value(say, "preset", options.preset)), fg=GOLD),
        ]
        for name, value in options.written().items():
            if name != "preset":
                label = Span(pad(option_name(say, name), width // 2), style(DIM))
                out.append(
                    line(
                        width,
                        [Span("  ", style(DIM)), label],
                        [Span(option_value(say, name, value) + "  ", style(TEXT))],
                    )
                )
        return out

    def _cannot_leave(self) -> str:
        """Why the one who is to act cannot leave the game now, or nothing."""
        return "" if self.view.sitting.decision().kind in LEAVING else self.view.say("look-menu-leave-later")

    def _entry(self, width: int, key: Key) -> Strip:
        look = style(DIM if key.reason else GOLD, PANEL, bold=not key.reason)
        sign = Span(pad(f" {cap(key.name)} ", 7, "center"), look)
        return line(width, [Span("  ", style(DIM)), sign, Span("  " + key.label, style(DIM if key.reason else TEXT))])
