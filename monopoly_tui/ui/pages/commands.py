"""Everything that can be done now, in one list: what is typed narrows it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from textual.strip import Strip

from monopoly_tui.ui.draw import Span, blank, line, pad
from monopoly_tui.ui.keys import cap
from monopoly_tui.ui.name_field import NameField
from monopoly_tui.ui.page import Call, Close, Key, Page, Result, View
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import CURSOR, GOLD, GROUND, PANEL, RAISED, TEXT, style

WIDEST: Final = 56
CAPS: Final = 9
"""Cells of the column of keys."""


class CommandsPage(Page):
    """`offered` are the keys that do something now; Enter does what the cursor is on."""

    def __init__(self, view: View, offered: Sequence[Key]) -> None:
        super().__init__(view)
        self.offered = list({key.name: key for key in offered if key.label and not key.reason}.values())
        self.field = NameField()
        self.place = 0

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("table-commands-ask" if self.found() else "table-commands-nothing", text=self.field.text)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        return [
            Key("enter", say("table-key-do"), self._do, "" if self.found() else self.sentence()),
            Key("escape", say("table-key-close"), Close),
            Key("up", "", partial(self._move, -1)),
            Key("down", "", partial(self._move, 1)),
        ]

    def typed(self, key: str, character: str | None) -> bool:
        """See Page."""
        taken = self.field.take(key, character)
        self.place = 0 if taken else self.place
        return taken

    def found(self) -> list[Key]:
        """What has all that was typed in its words, letter after letter, the closest first."""
        wanted = self.field.text.strip().casefold()
        ranked = ((_distance(key.label.casefold(), wanted), place) for place, key in enumerate(self.offered))
        return [self.offered[place] for _, place in sorted(pair for pair in ranked if pair[0] >= 0)]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner, found = min(width - 2, WIDEST), self.found()
        typed = [Span(" › ", style(GOLD, PANEL, bold=True)), Span(self.field.text, style(TEXT, PANEL, bold=True))]
        head = [line(inner, [*typed, Span("▏", style(CURSOR, PANEL))], (), style(None, PANEL)), blank(inner)]
        room = max(1, height - len(head))
        first = max(0, min(self.place - room // 2, len(found) - room))
        rows = [self._row(inner, key, key is found[self.place]) for key in found[first : first + room]]
        return middle([*head, *rows], inner, width, height)

    def _row(self, width: int, key: Key, here: bool) -> Strip:
        bg = RAISED if here else GROUND
        shown = key.cap or cap(self.view.preferences.keymap.shown(key.name))
        spans = [
            Span("▌" if here else " ", style(CURSOR, bg)),
            Span(pad(shown, CAPS, "right") + "  ", style(GOLD, bg, bold=True)),
            Span(key.label, style(TEXT, bg, bold=here)),
        ]
        return line(width, spans, (), style(None, bg))

    def _move(self, by: int) -> Result:
        self.place = max(0, min(self.place + by, len(self.found()) - 1))
        return None

    def _do(self) -> Result:
        return Call(f"press {self.found()[self.place].name}")


def _distance(words: str, wanted: str) -> int:
    """How far apart the letters wanted stand in the words, 0 where they begin them; -1 where one is lacking."""
    total = at = 0
    for letter in wanted:
        found = words.find(letter, at)
        if found < 0:
            return -1
        total, at = total + found - at, found + 1
    return total
