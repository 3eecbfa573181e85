"""The rules of a board in plain words, to be read. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from monopoly_tui.keymap import cap
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import resolve
from monopoly_tui.text.rulebook import TOPICS
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.chapters import chapters
from monopoly_tui.ui.draw import blank
from monopoly_tui.ui.page import Close, Key, Page, Result
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.strip import Strip

WIDEST: Final = 84


class RulesPage(Page):
    """All chapters, one after the other, as the board has them."""

    title = "home-title-rules"

    def __init__(self, say: Speaker, board: Board) -> None:
        self.say = say
        self.board = board
        self.first = 0
        self._most = 0
        self._room = 1

    def sentence(self) -> str:
        """See Page."""
        return self.say("home-rules")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        return [
            Key("down", self.say("home-key-scroll"), partial(self._scroll, 1), cap="↑ ↓"),
            Key("up", "", partial(self._scroll, -1)),
            Key("space", "", lambda: self._scroll(self._room)),
            Key("pagedown", "", lambda: self._scroll(self._room)),
            Key("pageup", "", lambda: self._scroll(-self._room)),
            Key("home", "", lambda: self._scroll(-self._most)),
            Key("end", "", lambda: self._scroll(self._most)),
            Key("escape", self.say("table-key-close"), Close),
        ]

    def help(self) -> Mapping[str, str]:
        """See Page."""
        return {"↑ ↓": self.say("home-help-scroll"), cap("escape"): self.say("setting-help-close")}

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = min(width - 2, WIDEST)
        lines = chapters(self.say, [*TOPICS], self.board, resolve(self.board, {}), inner)
        self._room, self._most = height, max(0, len(lines) - height)
        self.first = min(self.first, self._most)
        shown = lines[self.first : self.first + height]
        return middle([*shown, *[blank(inner)] * (height - len(shown))], inner, width, height)

    def _scroll(self, by: int) -> Result:
        self.first = max(0, min(self.first + by, self._most))
        return None
