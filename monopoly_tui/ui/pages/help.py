"""Help for the very screen below it: its keys, and the rules of what is asked there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from textual.strip import Strip

from monopoly_tui.text.rulebook import chapter, title
from monopoly_tui.ui.draw import Span, blank, heading, line, pad, wrap
from monopoly_tui.ui.key_line import shown
from monopoly_tui.ui.keys import cap as cap_of
from monopoly_tui.ui.page import Page, View
from monopoly_tui.ui.pages.scroll import ScrollPage
from monopoly_tui.ui.palette import DIM, GOLD, PANEL, TEXT, style

TOPICS: Final[Mapping[str, Sequence[str]]] = {
    "roll": ("turn", "building"),
    "buy": ("buying", "rent"),
    "auction": ("auction",),
    "place": ("building",),
    "answer": ("trade",),
    "lift_or_fee": ("mortgage", "trade"),
    "tax": ("tax",),
    "debt": ("debt", "mortgage"),
    "end": ("turn", "building", "trade"),
    "over": ("end",),
}
"""The topics of the rules that go with each decision."""
CAPS: Final = 8
EVERYWHERE: Final = ("space", "escape", "digits", "u", "l", "g", "slash", "q")
"""The keys that mean the same all through the game; each has a message look-everywhere-…"""


class Help(ScrollPage):
    """What the page `below` can do, then its rules."""

    def __init__(self, view: View, below: Page) -> None:
        super().__init__(view)
        self.below = below

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("look-help")

    def lines(self, width: int) -> Sequence[Strip]:
        """See ScrollPage."""
        say, game = self.view.say, self.view.game
        out = [heading(width, say("look-help-here"), fg=GOLD)]
        for key in shown(self.below.keys()):
            out += self._key(width, key.cap or cap_of(key.name), key.label, key.reason)
        out += [blank(width), heading(width, say("look-help-everywhere"), fg=GOLD)]
        for name in EVERYWHERE:
            out += self._key(width, say(f"look-cap-{name}"), say(f"look-everywhere-{name}"))
        decision = self.view.sitting.decision()
        topics = [*(["jail"] if decision.data.get("in_jail") else []), *TOPICS.get(decision.kind, ())]
        for topic in topics:
            out += [blank(width), heading(width, title(say, topic), fg=GOLD)]
            for rule in chapter(say, topic, game.board, game.options):
                out += self._paragraph(width, rule.number, rule.text)
        return out

    def _key(self, width: int, cap: str, label: str, reason: str = "") -> list[Strip]:
        """A key and what it does, and why not when it is dim."""
        text = f"{label}. {reason}" if reason else label
        look = style(DIM if reason else TEXT)
        rows = wrap(text, width - CAPS - 4)
        key = Span(pad(f" {cap} ", CAPS, "center"), style(DIM if reason else GOLD, PANEL, bold=not reason))
        first = line(width, [Span(" ", look), key, Span("  " + rows[0], look)])
        return [first, *(line(width, [Span(" " * (CAPS + 3) + row, look)]) for row in rows[1:])]

    def _paragraph(self, width: int, number: str, text: str) -> list[Strip]:
        """A rule with its number."""
        rows = wrap(text, width - CAPS - 4)
        tag = Span(pad(number, CAPS, "right"), style(DIM))
        head = line(width, [Span(" ", style(DIM)), tag, Span("  " + rows[0], style(TEXT))])
        return [head, *(line(width, [Span(" " * (CAPS + 3) + row, style(TEXT))]) for row in rows[1:])]
