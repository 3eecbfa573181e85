"""A mortgaged deed was received: lift the mortgage at once, or pay the fee (RULES 10.2, 11.4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from monopoly_tui.rules.classic.acts import LiftOrFee
from monopoly_tui.rules.classic.mortgage import lift_cost, transfer_fee
from monopoly_tui.ui.deed_card import deed_card
from monopoly_tui.ui.page import Do, Key, Page, Result
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.strip import Strip

CARD = 34


class LiftOrFeePage(Page):
    """Y lifts, N pays the fee."""

    @property
    def square(self) -> int:
        """The deed."""
        return int(self.view.sitting.decision().data["square"])

    def sentence(self) -> str:
        """See Page."""
        tell, play = self.view.tell, self.view.game
        return self.view.say(
            "page-lift-ask",
            who=tell.party(self.view.sitting.decision().by),
            square=tell.deed(self.square),
            cost=lift_cost(play.board, self.square),
            fee=transfer_fee(play, self.square),
        )

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say, play = self.view.say, self.view.game
        return [
            Key(
                "y",
                say("page-lift-key-lift", cost=lift_cost(play.board, self.square)),
                partial(self._answer, lift=True),
            ),
            Key("n", say("page-lift-key-fee", fee=transfer_fee(play, self.square)), partial(self._answer, lift=False)),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        card = deed_card(self.view.game, self.square, CARD, height, self.view.say, self.view.tell.players)
        return middle(card, CARD, width, height)

    def _answer(self, *, lift: bool) -> Result:
        return Do((LiftOrFee(self.view.sitting.decision().by, lift),))
