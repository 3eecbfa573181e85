"""A small question of the turn: the centre goes on showing the table, and one card beside it."""

from __future__ import annotations

from monopoly_tui.rules.classic.events import CardDrawn
from monopoly_tui.ui.page import Key, Open, Page, Result
from monopoly_tui.ui.pages import page
from monopoly_tui.ui.pages.holdings import Holdings
from monopoly_tui.ui.scene import Scene
from monopoly_tui.ui.strip import Strip


class Question(Page):
    """Base of the pages that leave the table in sight. The table draws the scene itself."""

    shows_table = True

    @property
    def seat(self) -> int:
        """Who is asked."""
        by = self.view.sitting.decision().by
        assert by is not None, "a turn is somebody's"
        return by

    @property
    def who(self) -> str:
        """The name of who is asked."""
        return self.view.tell.seat(self.seat)

    def subject(self) -> int | CardDrawn | None:
        """The card shown: the one drawn in this turn, else that of the square stood on."""
        return self.view.sitting.last_card or self.view.game.state.at[self.seat]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        return Scene(self.view, self.seat, peek=False, subject=self.subject()).inside(width, height)

    def manage_key(self, label: str) -> Key:
        """M: one's own deeds, dim while there are none."""
        owns = self.seat in self.view.game.state.owner
        nothing = "" if owns else self.view.say("page-manage-nothing", who=self.who)
        return Key("m", label, self._manage, nothing)

    def trade_key(self) -> Key:
        """T: an offer to another seat, dim while none may be made."""
        return Key("t", self.view.say("table-key-trade"), self._trade, Holdings(self.view, self.seat).can_trade())

    def _manage(self) -> Result:
        return Open(page("manage", self.view))

    def _trade(self) -> Result:
        return Open(page("trade", self.view))
