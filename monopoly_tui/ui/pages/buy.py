"""On a free deed: buy it, or let it go (RULES 5.1)."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.rules.classic.acts import Buy, Decline
from monopoly_tui.ui.page import Do, Key, Result, Say
from monopoly_tui.ui.pages.question import Question


class BuyPage(Question):
    """B buys; A sends it to auction, or N leaves it where auctions are off. Space does neither."""

    @property
    def square(self) -> int:
        """The deed."""
        return int(self.view.sitting.decision().data["square"])

    @property
    def price(self) -> int:
        """What it costs, in thousand tomans."""
        return int(self.view.game.board.squares[self.square].price)

    def subject(self) -> int:
        """Always the deed."""
        return self.square

    def sentence(self) -> str:
        """See Page."""
        play, words = self.view.game, {"who": self.who, "square": self.view.tell.deed(self.square)}
        left = play.state.cash[self.seat] - self.price
        if left < 0:
            return self.view.say("table-buy-short", **words, price=self.price)
        if play.options.balances == "hidden":
            return self.view.say("table-buy-ask-hidden", **words, price=self.price)
        return self.view.say("table-buy-ask", **words, price=self.price, left=left)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        refusal = self.view.game.check(Buy(self.seat))
        short = "" if refusal is None else self.view.tell.refusal(refusal)
        off = self.view.game.options.auction == "off"
        away = (
            Key("n", say("table-key-decline"), self._decline)
            if off
            else Key("a", say("table-key-auction"), self._decline)
        )
        return [
            Key("b", say("table-key-buy", price=self.price), self._buy, short),
            away,
            self.manage_key(say("table-key-raise")),
            Key("t", say("table-key-trade"), self._decline, say("table-buy-no-trade")),
            Key("space", "", self._neither),
        ]

    def _buy(self) -> Result:
        return Do((Buy(self.seat),))

    def _decline(self) -> Result:
        return Do((Decline(self.seat),))

    def _neither(self) -> Result:
        off = self.view.game.options.auction == "off"
        other = self.view.say("table-buy-other-leave" if off else "table-buy-other-auction")
        return Say(self.view.say("table-buy-space", other=other))
