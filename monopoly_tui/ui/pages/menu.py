"""The menu: all that can be done beside the game, each by its letter. Knows no ruleset."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from monopoly_tui.text.speaker import TONGUES, Speaker
from monopoly_tui.ui.draw import Span, blank, box, line, pad
from monopoly_tui.ui.page import Close, Key, Page
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import DIM, EDGE, GOLD, PANEL, TEXT, style
from monopoly_tui.ui.strip import Strip

WIDEST = 58


class MenuPage(Page):
    """`entries` are keys of the game's own, with what they do, the last one apart; `beside` are caps of keys that work
    on the board, with theirs. Esc goes back."""

    def __init__(self, say: Speaker, entries: Sequence[Key], beside: Sequence[tuple[str, str]] = ()) -> None:
        self.say, self.entries, self.beside = say, entries, beside

    def sentence(self) -> str:
        """See Page."""
        return self.say("table-menu-ask")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        return [Key("escape", self.say("table-key-close"), Close), *(replace(key, label="") for key in self.entries)]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        say, inner = self.say, min(width - 2, WIDEST)
        keys = [Key("escape", say("table-menu-back"), Close), *self.entries]
        rows = [self._row(inner - 2, say.keymap.cap(key.name), key.label, faint=bool(key.reason)) for key in keys]
        beside = [
            (say.keymap.cap("f2"), say("home-key-settings")),
            (say.keymap.cap("f4"), TONGUES[say.other].name),
            *self.beside,
        ]
        more = [self._row(inner - 2, cap, text, faint=True) for cap, text in beside]
        empty = blank(inner - 2, style(None, PANEL))
        if len(rows) + len(more) + 3 <= height:
            rows.insert(-1, empty)
        if len(rows) + len(more) + 5 <= height:
            rows = [empty, *rows, empty]
        if len(rows) + 2 > height:  # no frame, and without Esc, which the last line says too
            return middle([*rows[1:], *more][:height], inner - 2, width, height)
        return middle(box(inner, [*rows, *more][: height - 2], say("table-menu")), inner, width, height)

    @staticmethod
    def _row(width: int, key: str, text: str, faint: bool = False) -> Strip:
        look = style(EDGE if faint else GOLD, PANEL, bold=True)
        words = Span(text, style(DIM if faint else TEXT, PANEL))
        return line(width, [Span(pad(key, 9, "right") + "   ", look), words], (), style(None, PANEL))
