"""Everything that can be done now, in one list: what is typed narrows it."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.draw import Span, line, pad
from monopoly_tui.ui.key_rows import CAPS
from monopoly_tui.ui.page import Call, Key, Result
from monopoly_tui.ui.pages.narrowing import NarrowingPage
from monopoly_tui.ui.palette import CURSOR, GOLD, GROUND, RAISED, TEXT, style
from monopoly_tui.ui.strip import Strip


class CommandsPage(NarrowingPage[Key]):
    """`offered` are the keys that do something now; Enter does what the cursor is on."""

    mark = "›"
    widest = 56
    enter = "table-key-do"

    def __init__(self, say: Speaker, offered: Sequence[Key]) -> None:
        super().__init__(say)
        self.offered = list({key.name: key for key in offered if key.label and not key.reason}.values())

    def sentence(self) -> str:
        """See Page."""
        return self.say("table-commands-ask" if self.found() else "table-commands-nothing", text=self.field.text)

    def found(self) -> list[Key]:
        """What has all that was typed in its words, letter after letter, the closest first."""
        ranked = ((_distance(key.label.casefold(), self.wanted), place) for place, key in enumerate(self.offered))
        return [self.offered[place] for _, place in sorted(pair for pair in ranked if pair[0] >= 0)]

    def take(self, listed: Key) -> Result:
        """See NarrowingPage."""
        return Call("press", listed.name)

    def row(self, width: int, listed: Key, here: bool) -> Strip:
        """See NarrowingPage."""
        bg = RAISED if here else GROUND
        shown = listed.cap or self.say.keymap.cap(listed.name)
        spans = [
            Span("▌" if here else " ", style(CURSOR, bg)),
            Span(pad(shown, CAPS, "right") + "  ", style(GOLD, bg, bold=True)),
            Span(listed.label, style(TEXT, bg, bold=here)),
        ]
        return line(width, spans, (), style(None, bg))


def _distance(words: str, wanted: str) -> int:
    """How far apart the letters wanted stand in the words, 0 where they begin them; -1 where one is lacking."""
    total = at = 0
    for letter in wanted:
        found = words.find(letter, at)
        if found < 0:
            return -1
        total, at = total + found - at, found + 1
    return total
