"""Who puts right-to-left text in order: asked before it is first read, written so from then on, and remembered."""

from __future__ import annotations

import os
from collections.abc import Callable

from monopoly_tui.text.order import needs_force_ltr
from monopoly_tui.text.speaker import ENGLISH
from monopoly_tui.ui.reading_screen import ReadingScreen
from monopoly_tui.ui.writing import Writing

Keeper = Callable[[str], None]
"""Remembers who puts right-to-left text in order."""


class Reading:
    """`keep` is given where nobody has said yet who does it; it gets the answer. `tell` tells the terminal."""

    def __init__(self, writing: Writing, keep: Keeper | None, tell: Callable[[], None]) -> None:
        self.writing, self.say = writing, writing.say
        self._keep, self._tell = keep, tell

    @property
    def is_open(self) -> bool:
        """Whether the next words are right to left, and nobody has said yet in which order they can be read."""
        return self._keep is not None and self.say.rtl

    def question(self, then: Callable[[], None]) -> ReadingScreen:
        """The screen that asks; `then` follows the answer."""

        def answered(order: str) -> None:
            self._answer(order)
            then()

        hint = self.say("reading-kitty") if needs_force_ltr(os.environ) else ""
        return ReadingScreen(self.say, answered, hint)

    def write_in(self, order: str) -> None:
        """Put letters in this order (see `text.order.ORDERS`) from now on."""
        self.writing.order = order
        self._tell()

    def _answer(self, order: str) -> None:
        """Write as can be read, and remember it; in English where nothing can."""
        if not order:
            self.say.speak(ENGLISH)
        elif self._keep is not None:
            self.write_in(order)
            self._keep(order)
            self._keep = None
