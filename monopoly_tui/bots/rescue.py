"""What a debtor whom nothing else can save offers to the others (RULES 10.1, 11.1). Knows no answers."""

from __future__ import annotations

from monopoly_tui.bots.bargain import listed
from monopoly_tui.bots.ground import Ground
from monopoly_tui.bots.holdings import Holdings
from monopoly_tui.bots.manners import Manners
from monopoly_tui.bots.raising import pawnable
from monopoly_tui.rules.classic.acts import Bundle, Offer
from monopoly_tui.rules.classic.debt import raisable
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.rules.classic.trade import can_offer


def rescue(play: Play, ground: Ground, held: Holdings, seat: int, manners: Manners, amount: int) -> Offer | None:
    """An offer whose cash, with all that can still be raised, would pay `amount`: one deed, or all; or None."""
    state = play.state
    if not (play.options.debt_trades and state.turn == seat and can_offer(play)):
        return None
    deeds = pawnable(play, held.deeds[seat])
    gap = amount - raisable(play, seat)
    best, best_share = None, 0.0
    for lot in [(square,) for square in deeds] + ([tuple(deeds)] if len(deeds) > 1 else []):
        ask = max(1, gap + sum(ground.loans[square] for square in lot))
        share = listed(play, ground, lot) / ask
        for to in state.alive():
            give, get = Bundle(0, lot), Bundle(ask)
            if to != seat and state.cash[to] >= ask and share > best_share and manners.may(to, give, get, state.round):
                best, best_share = Offer(seat, to, give, get), share
    return best
