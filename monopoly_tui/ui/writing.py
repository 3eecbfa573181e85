"""Which way lines are written: as they are drawn, or turned round for a language read from right to left.

All that draws builds lines of logical text from left to right. Whoever shows them sends them by here;
what it takes to write Persian is imported with the first line that needs it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from monopoly_tui.ui.strip import Strip

if TYPE_CHECKING:
    from monopoly_tui.text.speaker import Speaker

SCRIPT: Final = re.compile("[\u0590-\u08ff]")
"""What stands in right-to-left text; in a line without any of it nothing is to be done for English."""


class Writing:
    """The way of the speaker's language. `order`, one of `text.order.ORDERS`: who orders right-to-left text."""

    def __init__(self, say: Speaker, order: str = "app") -> None:
        self.say = say
        self.order = order

    def lines(self, strips: Iterable[Strip]) -> list[Strip]:
        """Drawn lines as they are shown."""
        return [*map(self.line, strips)]

    def line(self, strip: Strip) -> Strip:
        """A drawn line as it is shown; as wide as before."""
        if not self.say.rtl and not SCRIPT.search(strip.text):
            return strip
        from monopoly_tui.ui.turning import turned

        return turned(strip, self.order, self.say)

    def cell(self, x: int, width: int) -> int:
        """Where a cell of a line shown was drawn."""
        return width - 1 - x if self.say.rtl else x

    def key(self, name: str) -> str:
        """A key by what it means on a page: what lies ahead lies to the left for those who read that way."""
        return {"left": "right", "right": "left"}.get(name, name) if self.say.rtl else name


def upright(say: Speaker, strips: Iterable[Strip]) -> list[Strip]:
    """Lines of a picture without words that look the same in every language: turned, so as to be turned back."""
    return Writing(say).lines(strips)
