"""The easy bot: keeps much cash, follows fancies, and overlooks what its deeds are worth to others."""

from __future__ import annotations

from typing import Final

from monopoly_tui.bots.bargain import listed
from monopoly_tui.bots.building import best_site
from monopoly_tui.bots.player import Player
from monopoly_tui.bots.raising import cheapest_sale, pawn, pawnable
from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act, Decision
from monopoly_tui.rules.classic.acts import (
    Accept,
    Build,
    Bundle,
    Buy,
    Decline,
    Lift,
    LiftOrFee,
    PayFine,
    Reject,
    Tax,
    UseCard,
)
from monopoly_tui.rules.classic.events import Building
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.rules.classic.trade import shortfall

FANCY: Final = 0.75
"""How many of the deeds it could buy it does buy."""
LOW_BID: Final = 40
"""Its least limit at auctions, percent of the price."""
MOODS: Final = 51
"""How many limits there are, each one percent above the other."""
PROFIT: Final = 110
"""Percent of what it gives that it wants back in an exchange, by printed prices."""


class Easy(Player):
    """See the module. Sums it keeps are measured by the mean price of a deed, so any board will do."""

    _built = 0
    """The round of its last building."""

    def leave_jail(self, play: Play) -> Act | None:
        """Out at once, whatever it costs."""
        self.reason = Reason("bots-out-at-once")
        if play.state.cards[self.seat]:
            return UseCard(self.seat, play.state.cards[self.seat][0])
        if play.state.cash[self.seat] >= play.board.fine:
            return PayFine(self.seat)
        self.reason = Reason("bots-broke-in-jail")
        return None

    def buy(self, play: Play, square: int) -> Act:
        """What it fancies, as long as much cash is left."""
        keep = self.ground.unit * 5 // 4
        if play.state.cash[self.seat] - self.ground.prices[square] < keep:
            self.reason = self._why_not(play, square, keep)
        elif self.random.random() < FANCY:
            station = play.board.squares[square].kind == "station"
            self.reason = Reason("bots-likes-stations" if station else "bots-likes", {"square": square})
            return Buy(self.seat)
        else:
            self.reason = Reason("bots-dislikes", {"square": square})
        return Decline(self.seat)

    def limit(self, play: Play, square: int) -> int:
        """Some part of the price; it hangs on place and time alone, so that it stands through the auction."""
        mood = (31 * square + 17 * play.state.round + 7 * self.seat) % MOODS
        wish = self.ground.prices[square] * (LOW_BID + mood) // 100
        return min(wish, play.state.cash[self.seat] - self.ground.unit // 2)

    def building_limit(self, play: Play, what: Building) -> int:
        """No more than a building costs on its dearest street, and that only with much cash left."""
        return min(self._dearest_building(play), play.state.cash[self.seat] - 2 * self.ground.unit)

    def manage(self, play: Play) -> Act | None:
        """One building a turn, or a mortgage lifted, as long as very much cash is left."""
        state = play.state
        spare = state.cash[self.seat] - 2 * self.ground.unit
        if spare <= 0:
            return None
        held = self.holdings(play)
        if self._built != state.round and held.sets[self.seat]:
            site = best_site(play, self.ground, held.sets[self.seat], spare)
            if site is not None:
                self._built = state.round
                self.reason = Reason("bots-build-one", {"square": site})
                return Build(self.seat, site)
        for square in held.deeds[self.seat]:
            if state.mortgaged[square] and self.ground.lifts[square] <= spare:
                self.reason = Reason("bots-lift", {"square": square})
                return Lift(self.seat, square)
        return None

    def answer(self, play: Play, decision: Decision) -> Act:
        """Printed prices decide; it minds only that no group of its own is broken up."""
        offer = decision.data["offer"]
        got, given = self._reckon(play, offer.give), self._reckon(play, offer.get)
        sets = self.holdings(play).sets[self.seat]
        if any(self.ground.family[square] in sets for square in offer.get.deeds):
            self.reason = Reason("bots-keeps-group")
        elif got * 100 < given * PROFIT:
            self.reason = Reason("bots-too-little")
        elif shortfall(play, self.seat, offer.get, offer.give) > 0:
            self.reason = Reason("bots-no-cash")
        else:
            self.reason = Reason("bots-good-price")
            return Accept(self.seat)
        return Reject(self.seat)

    def _reckon(self, play: Play, side: Bundle) -> int:
        return side.cash + listed(play, self.ground, side.deeds) + len(side.cards) * play.board.fine

    def lift_or_fee(self, play: Play, decision: Decision) -> Act:
        """Lift only with very much cash left."""
        square = decision.data["square"]
        lifts = play.state.cash[self.seat] - self.ground.lifts[square] >= 2 * self.ground.unit
        self.reason = Reason("bots-lift", {"square": square}) if lifts else Reason("bots-fee", {"square": square})
        return LiftOrFee(self.seat, lifts)

    def tax(self, play: Play, square: int) -> Act:
        """A tenth where a tenth of its cash is less; it forgets its deeds."""
        tenth = play.state.cash[self.seat] < 10 * play.board.squares[square].amount
        self.reason = Reason("bots-tax-tenth" if tenth else "bots-tax-flat")
        return Tax(self.seat, "percent" if tenth else "flat")

    def raise_money(self, play: Play, amount: int) -> Act | None:
        """Buildings first, then deeds as they lie round the board."""
        held = self.holdings(play)
        sale = cheapest_sale(play, self.ground, self.seat, held.sets[self.seat])
        if sale is not None:
            self.reason = Reason("bots-sell", {"amount": amount})
            return sale
        deeds = pawnable(play, held.deeds[self.seat])
        self.reason = Reason("bots-pawn-any", {"amount": amount})
        return pawn(play, self.seat, deeds[0]) if deeds else None
