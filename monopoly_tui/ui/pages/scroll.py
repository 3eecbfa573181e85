"""A page of more lines than its room: arrows and page keys move through them. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from textual.strip import Strip

from monopoly_tui.ui.draw import Span, fit, line
from monopoly_tui.ui.page import Close, Key, Page, Result, View
from monopoly_tui.ui.palette import DIM, style


class ScrollPage(Page):
    """Subclasses give all `lines`; a last line says how far one has read when they do not fit."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self._first = 0
        self._shown = 1
        self._total = 0

    def lines(self, width: int) -> Sequence[Strip]:
        """Everything there is to read."""
        raise NotImplementedError

    def begin_at_end(self) -> None:
        """Show the last lines first."""
        self._first = 1 << 30

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        lines = self.lines(width)
        self._total = len(lines)
        if self._total <= height:
            self._first, self._shown = 0, height
            return fit(lines, width, height)
        self._shown = height - 1
        self._first = max(0, min(self._first, self._total - self._shown))
        last = self._first + self._shown
        where = self.view.say("look-lines", first=self._first + 1, last=last, total=self._total)
        foot = line(width, [], [Span(where + " ", style(DIM))])
        return [*fit(lines[self._first : last], width, self._shown), foot]

    def keys(self) -> Sequence[Key]:
        """See Page."""
        moves: dict[str, Callable[[], int]] = {
            "up": lambda: -1,
            "down": lambda: 1,
            "pageup": lambda: -self._shown,
            "pagedown": lambda: self._shown,
            "space": lambda: self._shown,
            "home": lambda: -self._total,
            "end": lambda: self._total,
        }
        scrolls = [Key(name, "", partial(self._move, by)) for name, by in moves.items()]
        back = Key("escape", self.view.say("look-key-back"), Close)
        shown = [Key("down", self.view.say("look-key-scroll"), partial(self._move, moves["down"]), cap="↑↓")]
        return [back, Key("enter", "", Close), *(shown if self._total > self._shown else []), *scrolls]

    def _move(self, by: Callable[[], int]) -> Result:
        self._first = max(0, min(self._first + by(), max(0, self._total - self._shown)))
        return None
