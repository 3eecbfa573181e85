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
from monopoly_tui.ui.moving import moving
from monopoly_tui.ui.page import Close, Key, Page
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.scroll import Scroll
from monopoly_tui.ui.strip import Strip

WIDEST: Final = 84


class RulesPage(Page):
    """All chapters, one after the other, as the board has them."""

    title = "home-title-rules"

    def __init__(self, say: Speaker, board: Board) -> None:
        self.say = say
        self.board = board
        self.scroll = Scroll()

    def sentence(self) -> str:
        """See Page."""
        return self.say("home-rules")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        move, room, most = self.scroll.move, self.scroll.room, self.scroll.most
        return [
            Key("down", self.say("home-key-scroll"), partial(move, 1), cap="↑ ↓"),
            Key("space", "", partial(move, room)),
            *moving(move, room, most),
            Key("escape", self.say("table-key-close"), Close),
        ]

    def help(self) -> Mapping[str, str]:
        """See Page."""
        return {"↑ ↓": self.say("home-help-scroll"), cap("escape"): self.say("setting-help-close")}

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = min(width - 2, WIDEST)
        lines = chapters(self.say, [*TOPICS], self.board, resolve(self.board, {}), inner)
        shown = self.scroll.seen(lines, height)
        return middle([*shown, *[blank(inner)] * (height - len(shown))], inner, width, height)
