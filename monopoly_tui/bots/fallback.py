"""A bot without ambition: always a legal act, never a thought. Stands in where another one fails."""

from __future__ import annotations

from typing import Final

from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act, Decision, Event
from monopoly_tui.rules.classic.acts import Buy, Decline, EndTurn, LiftOrFee, Pass, Reject, Roll, Tax
from monopoly_tui.rules.classic.codec import read_act
from monopoly_tui.rules.classic.step import Play

RAISING: Final = ("mortgage", "sell", "sell_group", "sell_deed", "bankrupt")
"""How a debt is met: by the first of these that is open."""


class Fallback:
    """Rolls, buys what it can pay for, refuses offers, lets auctions pass, and raises what it owes."""

    def __init__(self) -> None:
        self.reason = Reason("bots-fallback")

    def choose(self, play: Play, decision: Decision) -> Act:
        """See Bot."""
        seat = decision.by
        assert seat is not None, "whoever may act is asked by bid"
        match decision.kind:
            case "roll":
                return Roll(seat)
            case "buy":
                return Buy(seat) if play.check(Buy(seat)) is None else Decline(seat)
            case "auction":
                return Pass(seat)
            case "answer":
                return Reject(seat)
            case "lift_or_fee":
                return LiftOrFee(seat, lift=False)
            case "tax":
                return Tax(seat, "flat")
            case "end":
                return EndTurn(seat)
            case "place":
                return read_act(play.legal()[0])
        legal = play.legal()
        return read_act(next(act for do in RAISING for act in legal if act["do"] == do))

    def bid(self, play: Play, seat: int) -> int | None:
        """See Bot."""
        return None

    def watch(self, event: Event) -> None:
        """See Bot."""
