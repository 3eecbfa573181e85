"""The menu: all that can be done beside the game, each by its letter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from monopoly_tui.rules.classic.acts import Bankrupt
from monopoly_tui.text.speaker import TONGUES
from monopoly_tui.ui.draw import Span, blank, box, line, pad
from monopoly_tui.ui.page import Call, Close, Key, Open, Page, Result, View
from monopoly_tui.ui.pages import page
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import DIM, EDGE, GOLD, PANEL, TEXT, style
from monopoly_tui.ui.strip import Strip

WIDEST = 58
ENTRIES = (
    ("l", "log"), ("g", "graph"), ("slash", "find"), ("d", "reach"), ("h", "hint"), ("o", "seats"),
    ("question_mark", "help"), ("u", "undo"), ("q", "quit"),
)  # fmt: skip
"""Keys, and what they are called; all of them work on the table too."""


def entries(view: View) -> list[Key]:
    """What the menu offers, as keys that call it."""
    return [Key(name, view.say(f"table-menu-{what}"), partial(Call, what)) for name, what in ENTRIES]


class MenuPage(Page):
    """Esc goes back; the letters are those of the table."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.seat = view.sitting.decision().by

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("table-menu-ask")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        keys = [Key(name, "", partial(Call, what)) for name, what in ENTRIES]
        if self._may_give_up():
            keys.append(Key("k", "", self._give_up))
        return [Key("escape", say("table-key-close"), Close), *keys]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        say, inner = self.view.say, min(width - 2, WIDEST)
        rows = [("escape", say("table-menu-back")), *((name, say(f"table-menu-{what}")) for name, what in ENTRIES)]
        seats = len(self.view.game.state.seats)
        more = [
            self._row(inner - 2, say.keymap.cap("f2"), say("home-key-settings"), faint=True),
            self._row(inner - 2, say.keymap.cap("f4"), TONGUES[say.other].name, faint=True),
            self._row(inner - 2, f"{say.number(1)}–{say.number(seats)}", say("table-menu-players"), faint=True),
            self._row(inner - 2, "← ↑ ↓ →", say("table-menu-cursor"), faint=True),
        ]
        if self._may_give_up():
            rows.insert(-1, ("k", say("table-menu-give-up")))
        if len(rows) + len(more) + 3 <= height:
            rows.insert(-1, ("", ""))
        lines = [*(self._row(inner - 2, self.view.say.keymap.cap(name), text) for name, text in rows), *more]
        empty = blank(inner - 2, style(None, PANEL))
        if len(lines) + 5 <= height:
            lines.insert(len(rows), empty)
            lines.insert(0, empty)
        return middle(box(inner, lines[: height - 2], say("table-menu")), inner, width, height)

    @staticmethod
    def _row(width: int, key: str, text: str, faint: bool = False) -> Strip:
        look = style(EDGE if faint else GOLD, PANEL, bold=True)
        words = Span(text, style(DIM if faint else TEXT, PANEL))
        return line(width, [Span(pad(key, 9, "right") + "   ", look), words], (), style(None, PANEL))

    def _may_give_up(self) -> bool:
        return self.seat is not None and self.view.game.check(Bankrupt(self.seat)) is None

    def _give_up(self) -> Result:
        return Open(page("bankrupt", self.view))
