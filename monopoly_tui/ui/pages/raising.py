"""A way to raise what is owed that costs the debtor little. Tries acts on a copy of the game; changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import Mortgage, Sell, SellDeed, SellGroup
from monopoly_tui.rules.classic.rent import owns_group

if TYPE_CHECKING:
    from monopoly_tui.rules.classic.step import Play


def suggestion(play: Play) -> tuple[Act, ...]:
    """Acts after which the debt that is asked for is paid, or as much as the bank gives.

    Single deeds are mortgaged first, then stations and utilities, then buildings sold, those that
    cost least first, then the deeds of whole sets mortgaged; what turns out too much is left out.
    """
    plan = _gather(play)
    for act in list(plan):
        shorter = [other for other in plan if other is not act]
        if shorter and _pays(play, shorter):
            plan = shorter
    return tuple(plan)


def proceeds(play: Play, acts: tuple[Act, ...]) -> int:
    """What the acts bring, in thousand tomans."""
    seat = play.decision().by
    assert seat is not None, "a debt is somebody's"
    twin = play.unwatched()
    total = 0
    for act in acts:
        before = twin.state.cash[seat]
        twin.stack[-1].answer(twin, act)
        total += twin.state.cash[seat] - before
    return total


def _gather(play: Play) -> list[Act]:
    """Acts in the order of preference, each legal after the ones before it, until the debt is paid."""
    twin = play.unwatched()
    plan: list[Act] = []
    while (act := next(_open_acts(twin), None)) is not None:
        twin.apply(act)
        plan.append(act)
        if not _owes(play, twin):
            break
    return plan


def _open_acts(play: Play) -> Iterator[Act]:
    """What can be done now to raise money, the cheapest loss first."""
    seat = play.decision().by
    assert seat is not None, "a debt is somebody's"
    board, state = play.board, play.state
    own = [square for square in board.deeds if state.owner[square] == seat]
    single = [square for square in own if not owns_group(play, seat, square)]
    whole = [square for square in own if owns_group(play, seat, square)]
    single.sort(key=lambda square: (not board.mates[square], board.loans[square]))
    whole.sort(key=lambda square: (board.house_cost[square], square))
    acts: list[Act] = [Mortgage(seat, square) for square in single]
    acts += [Sell(seat, square) for square in whole]
    acts += [SellGroup(seat, square) for square in whole]
    acts += [Mortgage(seat, square) for square in whole]
    acts += [SellDeed(seat, square) for square in own if not state.mortgaged[square]]
    return (act for act in acts if play.check(act) is None)


def _pays(play: Play, acts: list[Act]) -> bool:
    """Whether these acts, one after the other, are legal and pay the debt."""
    twin = play.unwatched()
    for act in acts:
        if not _owes(play, twin) or twin.check(act) is not None:
            return False
        twin.apply(act)
    return not _owes(play, twin)


def _owes(play: Play, twin: Play) -> bool:
    """Whether the debt that `play` asks for still stands in `twin`."""
    asked, now = play.decision(), twin.decision()
    return len(twin.stack) == len(play.stack) and (now.by, now.kind) == (asked.by, asked.kind)
