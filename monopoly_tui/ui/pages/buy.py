"""On a free deed: buy it, or let it go (RULES 5.1)."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.rules.classic.acts import Buy, Decline, Pass
from monopoly_tui.ui.page import Do, Key, Result, Say
from monopoly_tui.ui.pages.question import Question


class BuyPage(Question):
    """B buys; A sends it to auction, N too without bidding there, or leaves it where auctions are off.

    Space does none of it.
    """

    @property
    def square(self) -> int:
        """The deed."""
        return int(self.view.sitting.decision().data["square"])

    @property
    def price(self) -> int:
        """What it costs, in thousand tomans."""
        return self.view.game.board.squares[self.square].price

    def subject(self) -> int:
        """Always the deed."""
        return self.square

    def sentence(self) -> str:
        """See Page."""
        play, words = self.view.game, {"who": self.who, "square": self.view.tell.deed(self.square)}
        left = play.state.cash[self.seat] - self.price
        if left < 0:
            raises = self.seat in play.state.owner
            return self.view.say("table-buy-short" if raises else "table-buy-cannot", **words, price=self.price)
        if play.options.balances == "hidden":
            return self.view.say("table-buy-ask-hidden", **words, price=self.price)
        return self.view.say("table-buy-ask", **words, price=self.price, left=left)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        short = self.view.why_not(self.view.game.check(Buy(self.seat)))
        return [
            Key("b", say("table-key-buy", price=self.price), self._buy, short),
            *self._away(),
            self.manage_key(say("table-key-raise")),
            Key("t", say("table-key-trade"), self._decline, say("table-buy-no-trade")),
            Key("space", "", self._neither),
        ]

    def _away(self) -> list[Key]:
        """The keys for those who do not buy. Who bids first and will not bid says both at once."""
        say, kind = self.view.say, self.view.game.options.auction
        if kind == "off":
            return [Key("n", say("table-key-decline"), self._decline)]
        auction = Key("a", say("table-key-auction"), self._decline)
        return [auction, Key("n", say("page-auction-key-pass"), self._leave)] if kind == "turns" else [auction]

    def _buy(self) -> Result:
        return Do((Buy(self.seat),))

    def _decline(self) -> Result:
        return Do((Decline(self.seat),))

    def _leave(self) -> Result:
        asked = self.view.game.state.cash[self.seat] > 0  # who can bid nothing is out unasked (RULES 5.3)
        return Do((Decline(self.seat), Pass(self.seat)) if asked else (Decline(self.seat),))

    def _neither(self) -> Result:
        off = self.view.game.options.auction == "off"
        other = self.view.say("table-buy-other-leave" if off else "table-buy-other-auction")
        return Say(self.view.say("table-buy-space", other=other))
