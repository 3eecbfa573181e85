"""One square looked at: its card, as large as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.ui.deed_card import deed_card
from monopoly_tui.ui.page import Close, Key, Page, View
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.strip import Strip

CARD = 36


class SquarePage(Page):
    """The arrows are the table's: they move the cursor, and this page goes with it."""

    def __init__(self, view: View, square: int) -> None:
        super().__init__(view)
        self.square = square

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("table-look-square", square=self.view.tell.deed(self.square))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        return [
            Key("escape", self.view.say("table-key-close"), Close),
            Key("enter", "", Close),
            Key("space", "", Close),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        card = deed_card(self.view.game, self.square, CARD, height, self.view.say, self.view.tell.players)
        return middle(card, CARD, width, height)
