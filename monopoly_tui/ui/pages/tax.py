"""The income tax: the flat amount or a tenth of all worth, chosen before anything is counted (RULES 8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from monopoly_tui.rules.classic.acts import Tax
from monopoly_tui.ui.deed_card import deed_card
from monopoly_tui.ui.page import Do, Key, Page, Result
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.strip import Strip

CARD = 34


class TaxPage(Page):
    """P pays the flat amount, X a tenth; nothing here tells which is less."""

    @property
    def square(self) -> int:
        """The tax square stood on."""
        by = self.view.sitting.decision().by
        assert by is not None, "a tax is somebody's"
        return self.view.game.state.at[by]

    def sentence(self) -> str:
        """See Page."""
        who = self.view.tell.party(self.view.sitting.decision().by)
        return self.view.say("page-tax-ask", who=who, amount=self._amount())

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        return [
            Key("p", say("page-tax-key-flat", amount=self._amount()), partial(self._choose, "flat")),
            Key("x", say("page-tax-key-tenth"), partial(self._choose, "percent")),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        card = deed_card(self.view.game, self.square, CARD, height, self.view.say, self.view.tell.players)
        return middle(card, CARD, width, height)

    def _amount(self) -> int:
        return self.view.game.board.squares[self.square].amount

    def _choose(self, choice: str) -> Result:
        return Do((Tax(self.view.sitting.decision().by, choice),))
