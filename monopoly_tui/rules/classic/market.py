"""Managing what one owns: the acts that are open before a roll, after a move and in debt (RULES 3.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monopoly_tui.engine.step import Act, Refusal
from monopoly_tui.rules.classic import building, mortgage
from monopoly_tui.rules.classic.acts import Build, Lift, Mortgage, Sell, SellDeed, SellGroup
from monopoly_tui.rules.classic.auction import open_building_auction
from monopoly_tui.rules.classic.step import Play

RAISING = (Sell, SellGroup, Mortgage, SellDeed)
"""The acts that raise money: all that one may do who is to buy, or owes (RULES 3.3, 11.3)."""
MANAGING = (Build, *RAISING, Lift)
"""All acts of managing."""
Managing = Build | Sell | SellGroup | Mortgage | SellDeed | Lift
"""One of them; each is about a square."""

CHECKS: dict[type[Act], Callable[[Play, int, int], Refusal | None]] = {
    Build: building.check_build,
    Sell: building.check_sell,
    SellGroup: building.check_sell_group,
    Mortgage: mortgage.check_mortgage,
    Lift: mortgage.check_lift,
    SellDeed: mortgage.check_sell_deed,
}


def build(play: Play, seat: int, square: int) -> None:
    """Build at once, or put the last buildings up to auction (RULES 7.1, 7.7)."""
    what = building.next_building(play, square)
    if building.is_short(play, what):
        open_building_auction(play, what, seat)
    else:
        building.build(play, seat, square)


ACTIONS: dict[type[Act], Callable[[Play, int, int], None]] = {
    Build: build,
    Sell: building.sell,
    SellGroup: building.sell_group,
    Mortgage: mortgage.mortgage,
    Lift: mortgage.lift,
    SellDeed: mortgage.sell_deed,
}


def check(play: Play, seat: int, act: Managing) -> Refusal | None:
    """Why `seat` cannot do this act of managing, or None (RULES 3.3, 11.3)."""
    return CHECKS[type(act)](play, seat, act.square)


def manage(play: Play, seat: int, act: Managing) -> None:
    """Do an act of managing that `check` let through (RULES 3.3)."""
    ACTIONS[type(act)](play, seat, act.square)


def options(play: Play, seat: int, kinds: Sequence[type[Act]]) -> list[dict[str, Any]]:
    """The acts of these kinds that are open to `seat`, one a square (RULES 3.3)."""
    owner = play.state.owner
    own = [square for square in play.board.deeds if owner[square] == seat]
    return [
        {"by": seat, "do": kind.do, "square": square}
        for kind in kinds
        for square in own
        if CHECKS[kind](play, seat, square) is None
    ]
