"""What all bots do alike: answer each kind of decision by a method, and keep what they know of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, Final

from monopoly_tui.bots.bidding import bid_at_will, bid_in_turn, lowest_bid
from monopoly_tui.bots.bot import MOVE_ON
from monopoly_tui.bots.building import best_place
from monopoly_tui.bots.ground import ground
from monopoly_tui.bots.holdings import Holdings, survey
from monopoly_tui.bots.manners import Manners
from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act, Decision, Event
from monopoly_tui.rules.classic.acts import Bankrupt, Bid, Claim, EndTurn, Pass, Place, Roll
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.events import Building
from monopoly_tui.rules.classic.options import Options
from monopoly_tui.rules.classic.step import Play

GIVE_UP: Final = Reason("bots-give-up")
CLAIM: Final = Reason("bots-claim")
TOO_DEAR: Final = Reason("bots-too-dear")
PLACE: Final = Reason("bots-place")


class Player:
    """A bot in one seat. A level says what it does by the methods that raise NotImplementedError here."""

    _answers: ClassVar[Mapping[str, Callable[[Any, Play, Decision], Act]]]

    def __init__(self, board: Board, options: Options, seat: int, random: Random, people: frozenset[int]) -> None:
        self.ground = ground(board, options)
        self.seat = seat
        self.random = random
        self.manners = Manners(seat, people)
        self.reason = MOVE_ON
        self._known: Holdings | None = None
        self._roll = Roll(seat)
        self._end = EndTurn(seat)

    def __init_subclass__(cls) -> None:
        """Note how a level answers each kind of decision; were it kept by each bot, none would be free when it goes."""
        cls._answers = {
            "roll": cls._at_roll,
            "end": cls._at_end,
            "buy": cls._at_buy,
            "auction": cls._in_auction,
            "place": cls._place,
            "answer": cls.answer,
            "lift_or_fee": cls.lift_or_fee,
            "tax": cls._at_tax,
            "debt": cls._in_debt,
        }

    # What a level decides.

    def leave_jail(self, play: Play) -> Act | None:
        """In Jail before the roll: pay the fine or use a card; None tries for a double (RULES 12.2)."""
        raise NotImplementedError

    def manage(self, play: Play) -> Act | None:
        """After the move: build, lift, offer; None ends the turn (RULES 3.3)."""
        raise NotImplementedError

    def buy(self, play: Play, square: int) -> Act:
        """On a free deed: buy or decline, or raise money first (RULES 5.1)."""
        raise NotImplementedError

    def limit(self, play: Play, square: int) -> int:
        """The most to bid for a deed, the same through one auction; what is over one's cash does not count."""
        raise NotImplementedError

    def building_limit(self, play: Play, what: Building) -> int:
        """The most to bid for the last houses or hotels (RULES 7.7)."""
        raise NotImplementedError

    def answer(self, play: Play, decision: Decision) -> Act:
        """Accept, reject or counter the offer that stands (RULES 10.1)."""
        raise NotImplementedError

    def lift_or_fee(self, play: Play, decision: Decision) -> Act:
        """Lift a mortgage received, or pay the fee (RULES 10.2)."""
        raise NotImplementedError

    def tax(self, play: Play, square: int) -> Act:
        """The flat amount or a tenth (RULES 8.1)."""
        raise NotImplementedError

    def raise_money(self, play: Play, amount: int) -> Act | None:
        """In debt for `amount`: what to sell, mortgage or offer next; None when nothing is left (RULES 11.1)."""
        raise NotImplementedError

    # What a bot is to whoever drives it.

    def choose(self, play: Play, decision: Decision) -> Act:
        """See Bot."""
        return self._answers[decision.kind](self, play, decision)

    def bid(self, play: Play, seat: int) -> int | None:
        """See Bot."""
        square = play.decision().data["square"]
        self.reason = TOO_DEAR
        amount = bid_at_will(play, seat, min(self.limit(play, square), play.state.cash[seat]))
        if amount is not None:
            self.reason = Reason("bots-bid", {"square": square})
        return amount

    def watch(self, event: Event) -> None:
        """See Bot."""
        self.manners.watch(event)

    # What bots of all levels share.

    def _why_not(self, play: Play, square: int, keep: int) -> Reason:
        """Why a deed is too dear: one has not so much cash, or wants to keep some of it."""
        if play.state.cash[self.seat] < self.ground.prices[square]:
            return Reason("bots-cannot-buy", {"square": square})
        return Reason("bots-save", {"amount": keep})

    def _dearest_building(self, play: Play) -> int:
        """What a building costs on its dearest street, 0 where it has no whole group."""
        costs, families = self.ground.costs, self.ground.families
        return max((costs[families[group][0]] for group in self.holdings(play).sets[self.seat]), default=0)

    def holdings(self, play: Play) -> Holdings:
        """Who holds what; the same object as long as no deed changes hands."""
        known = self._known
        if known is None or known.owner != play.state.owner:
            if known is not None:
                self.manners.forget()
            known = self._known = survey(self.ground, play.state)
        return known

    def _claim(self, play: Play) -> Act | None:
        for due in play.state.rents:
            if due.owner == self.seat:
                self.reason = CLAIM
                return Claim(self.seat, due.square)
        return None

    def _at_roll(self, play: Play, decision: Decision) -> Act:
        if play.state.rents and (claim := self._claim(play)):
            return claim
        self.reason = MOVE_ON
        return (decision.data and self.leave_jail(play)) or self._roll

    def _at_end(self, play: Play, decision: Decision) -> Act:
        if play.state.rents and (claim := self._claim(play)):
            return claim
        self.reason = MOVE_ON
        return self.manage(play) or self._end

    def _at_buy(self, play: Play, decision: Decision) -> Act:
        return self._claim(play) or self.buy(play, decision.data["square"])

    def _at_tax(self, play: Play, decision: Decision) -> Act:
        return self._claim(play) or self.tax(play, decision.data["square"])

    def _in_auction(self, play: Play, decision: Decision) -> Act:
        data = decision.data
        square = data.get("square")
        limit = self.building_limit(play, data["building"]) if square is None else self.limit(play, square)
        amount = bid_in_turn(lowest_bid(play), min(limit, play.state.cash[self.seat]))
        if amount is None:
            self.reason = TOO_DEAR
            return Pass(self.seat)
        self.reason = Reason("bots-bid-building") if square is None else Reason("bots-bid", {"square": square})
        return Bid(self.seat, amount)

    def _place(self, play: Play, decision: Decision) -> Act:
        self.reason = PLACE
        return Place(self.seat, best_place(play, self.ground, self.seat, decision.data["building"]))

    def _in_debt(self, play: Play, decision: Decision) -> Act:
        act = self.raise_money(play, decision.data["amount"])
        if act is None:
            self.reason = GIVE_UP
            return Bankrupt(self.seat)
        return act
