"""A page about one seat's deeds: something above the list, the list with its cursor, something below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monopoly_tui.ui.deed_list import PAGE, Cell, Column, DeedList
from monopoly_tui.ui.deed_row import built
from monopoly_tui.ui.draw import blank
from monopoly_tui.ui.moving import moving
from monopoly_tui.ui.page import Key, Page, View
from monopoly_tui.ui.pages.holdings import Holdings
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import LOSS, TEXT
from monopoly_tui.ui.strip import Strip

WIDEST: Final = 84
ROOMY: Final = 70
"""Cells from which the list says more of each deed's set."""


class DeedsPage(Page):
    """Subclasses say whose deeds, what stands above and below them, and in which columns."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.list = DeedList()
        self.refresh()

    @property
    def seat(self) -> int:
        """Whose deeds these are."""
        raise NotImplementedError

    def head(self, width: int) -> list[Strip]:
        """What stands above the list."""
        raise NotImplementedError

    def columns(self, width: int) -> list[Column]:
        """The list's columns."""
        raise NotImplementedError

    def foot(self, width: int) -> list[Strip]:
        """What stands below the list."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show the deeds as they are now."""
        self.list.show(Holdings(self.view, self.seat).deeds)

    def moves(self) -> Sequence[Key]:
        """The keys that go through the list."""
        return moving(self.list.move, PAGE, len(self.list.squares))

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        self.refresh()
        inner = min(width, WIDEST)
        head, foot = self.head(inner), self.foot(inner)
        room = max(4, height - len(head) - len(foot))
        rows: list[Strip] = []
        if self.list.squares:
            rows = self.list.draw(self.view.game, self.view.say, inner, room, self.columns(inner))
        lines = [*head, *rows, *foot]
        if (rows or foot) and len(lines) + 2 <= height:
            lines = [*head, blank(inner), *rows, blank(inner), *foot]
        return middle(lines, inner, width, height)

    def built(self, square: int) -> Cell:
        """What stands on a deed, or that it is mortgaged."""
        state = self.view.game.state
        return built(state, square, self.view.say), LOSS if state.mortgaged[square] else TEXT
