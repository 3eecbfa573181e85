"""Buying the free deed one landed on, or declining it (RULES 5.1, 5.2, 5.5)."""

from __future__ import annotations

from typing import Any

from monopoly_tui.engine.step import Act, Refusal
from monopoly_tui.rules.classic import market
from monopoly_tui.rules.classic.acts import Buy, Decline
from monopoly_tui.rules.classic.auction import open_auction
from monopoly_tui.rules.classic.claims import SquareChoice
from monopoly_tui.rules.classic.events import Bought, Declined, ForSale
from monopoly_tui.rules.classic.mortgage import short_of
from monopoly_tui.rules.classic.step import Play, not_now


def offer_deed(play: Play, seat: int, square: int) -> None:
    """A free deed: to buy or decline, or straight to auction where the board says so (RULES 5.5)."""
    if play.board.direct_auction:
        open_auction(play, square, seat)
    else:
        play.emit(ForSale, seat, square)
        play.push(Purchase(seat, square))


class Purchase(SquareChoice):
    """`seat` stands on a free deed and is to choose; it may raise money first (RULES 3.3)."""

    __slots__ = ()
    kind = "buy"

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See ClassicStep."""
        if isinstance(act, Buy):
            return short_of(play, self.seat, play.board.squares[self.square].price)
        if isinstance(act, Decline):
            return None
        if isinstance(act, market.RAISING):
            return market.check(play, self.seat, act)
        return not_now(act, "buy")

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        state = play.state
        if isinstance(act, Buy):
            play.pop()
            price = play.board.squares[self.square].price
            state.cash[self.seat] -= price
            state.owner[self.square] = self.seat
            play.emit(Bought, self.seat, self.square, price, state.cash[self.seat])
        elif isinstance(act, Decline):
            play.pop()
            play.emit(Declined, self.seat, self.square)
            if play.options.auction != "off":
                open_auction(play, self.square, self.seat)
        elif isinstance(act, market.RAISING):
            market.manage(play, self.seat, act)
        else:
            super().answer(play, act)

    def options(self, play: Play) -> list[dict[str, Any]]:
        """See Step."""
        buys: list[Act] = [Buy(self.seat), Decline(self.seat)]
        own = [{"by": self.seat, "do": act.do} for act in buys if self.judge(play, act) is None]
        return [*own, *market.options(play, self.seat, market.RAISING), *super().options(play)]
