"""Where the building won at auction stands (RULES 7.7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from monopoly_tui.rules.classic.acts import Place
from monopoly_tui.rules.classic.building import sites
from monopoly_tui.ui.deed_list import PAGE, Cell, Column, DeedList
from monopoly_tui.ui.deed_row import built
from monopoly_tui.ui.moving import moving
from monopoly_tui.ui.page import Key, Page, Result, Say, View
from monopoly_tui.ui.pages.holdings import Holdings
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import GAIN, TEXT
from monopoly_tui.ui.strip import Strip

WIDEST: Final = 72


class PlacePage(Page):
    """The streets on which it can stand; arrows or a tag choose, Enter builds."""

    spells = True

    def __init__(self, view: View) -> None:
        super().__init__(view)
        by = view.sitting.decision().by
        assert by is not None, "a winner is somebody"
        self.seat = by
        self.building: str = view.sitting.decision().data["building"]
        self.list = DeedList(sites(view.game, by, self.building))
        self.letter = ""

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("page-place-ask", who=self.view.tell.seat(self.seat), building=self.building)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        square = self.list.cursor
        assert square is not None, "a winner has a street to build on"
        keys = [
            Holdings(self.view, self.seat).key("enter", self.view.say("page-place-key"), Place(self.seat, square)),
            Key("down", self.view.say("setting-key-move"), partial(self.list.move, 1), cap="↑ ↓"),
            *moving(self.list.move, PAGE, len(self.list.squares)),
        ]
        tags = {self._tag(site) for site in self.list.squares}
        signs = {tag[0] for tag in tags} | {tag[1] for tag in tags if tag[0] == self.letter}
        return [*keys, *(Key(sign, "", partial(self._sign, sign)) for sign in sorted(signs))]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        say, inner = self.view.say, min(width, WIDEST)
        columns = [Column("", 4, self._built), Column(say("page-manage-rent"), 13, self._rent)]
        room = min(height, 2 * len(self.list.squares) + 2)
        return middle(self.list.draw(self.view.game, say, inner, room, columns), inner, width, height)

    def _tag(self, square: int) -> str:
        return self.view.game.board.tags[square].lower()

    def _built(self, square: int) -> Cell:
        return built(self.view.game.state, square, self.view.say), TEXT

    def _rent(self, square: int) -> Cell:
        now, after = Holdings(self.view, self.seat).rents(square)
        number = self.view.say.number
        return f"{number(now)} → {number(after or 0)}", GAIN

    def _sign(self, sign: str) -> Result:
        """A sign of a tag: its letter moves to the first such street, its digit to that very one."""
        wanted = self.letter + sign if sign.isdigit() else sign
        self.letter = "" if sign.isdigit() else sign
        found = next((site for site in self.list.squares if self._tag(site).startswith(wanted)), None)
        if found is None:
            return Say(self.sentence())
        self.list.go(found)
        return None
