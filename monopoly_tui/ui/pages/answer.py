"""An offer seen by the one who has to answer it, turned round (RULES 10.1)."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.rules.classic.acts import Accept, Offer, Reject
from monopoly_tui.rules.classic.trade import can_offer
from monopoly_tui.ui.page import Do, Key, Open, Page, Result
from monopoly_tui.ui.pages.exchange import Draft
from monopoly_tui.ui.pages.trade import TradePage
from monopoly_tui.ui.pages.trade_view import Side, TradeView
from monopoly_tui.ui.strip import Strip


class AnswerPage(Page):
    """Y accepts, N and Enter refuse, T makes a counter-offer of it."""

    @property
    def offer(self) -> Offer:
        """The offer that stands, as the one who made it sees it."""
        offer = self.view.sitting.decision().data["offer"]
        assert isinstance(offer, Offer), "the decision holds the offer"
        return offer

    def sentence(self) -> str:
        """See Page."""
        offer, tell = self.offer, self.view.tell
        give, get = tell.bundle(offer.give), tell.bundle(offer.get)
        return self.view.say("page-answer-ask", who=tell.seat(offer.to), by=tell.party(offer.by), give=give, get=get)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say, seat = self.view.say, self.offer.to
        over = self.view.why_not(self.view.game.check(Accept(seat)))
        used_up = "" if can_offer(self.view.game) else say("page-answer-no-more")

        def accept() -> Result:
            return Do((Accept(seat),))

        def reject() -> Result:
            return Do((Reject(seat),))

        return [
            Key("y", say("page-answer-key-accept"), accept, over),
            Key("n", say("page-answer-key-refuse"), reject),
            Key("t", say("page-answer-key-change"), lambda: Open(TradePage(self.view, self.offer)), used_up),
            Key("enter", "", reject),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        offer = self.offer
        assert offer.by is not None, "an offer is somebody's"
        draft = Draft.of(offer.to, offer.by, offer.get, offer.give)
        sides = (self._side(draft, 0, offer.get.deeds), self._side(draft, 1, offer.give.deeds))
        return TradeView(self.view, draft).draw(width, height, sides)

    def _side(self, draft: Draft, index: int, deeds: Sequence[int]) -> Side:
        cash = draft.cash[index]
        say = self.view.say
        return Side(deeds, None, say.money(cash) if cash else say("page-trade-no-cash"), focus=False)
