"""Where the next building earns most for its cost. Knows no plan but the rent of a turn."""

from __future__ import annotations

from collections.abc import Iterable

from monopoly_tui.bots.ground import Ground
from monopoly_tui.rules.classic.building import sites
from monopoly_tui.rules.classic.events import Building
from monopoly_tui.rules.classic.state import HOTEL
from monopoly_tui.rules.classic.step import Play


def best_site(play: Play, ground: Ground, sets: Iterable[int], budget: int) -> int | None:
    """The street among whole groups where a building within `budget` pays back soonest, or None (RULES 7).

    Only the lowest streets are built on, which suits both ways of `even_build`. None, too, where
    the bank has no such building, or where asking for one might be refused in this turn (RULES 7.7).
    """
    buildings, mortgaged = play.state.buildings, play.state.mortgaged
    best, best_return = None, 0.0
    for group in sets:
        squares = ground.families[group]
        if ground.costs[squares[0]] > budget:
            continue
        low = HOTEL
        for square in squares:
            if mortgaged[square]:
                low = HOTEL
                break
            if buildings[square] < low:
                low = buildings[square]
        if low == HOTEL or not is_in_stock(play, low):
            continue
        for gain, site in ground.returns[group][low]:
            if buildings[site] == low:
                if gain > best_return:
                    best, best_return = site, gain
                break
    return best


def is_in_stock(play: Play, buildings: int) -> bool:
    """Whether the bank has the next building for a street with so many, and asking for it is sure to be allowed."""
    state = play.state
    left = state.hotels if buildings == HOTEL - 1 else state.houses
    if state.shortage_asked and play.options.building_shortage == "auction":
        return left >= len(state.cash) - len(state.bankrupt)
    return left > 0


def best_place(play: Play, ground: Ground, seat: int, what: Building) -> int:
    """Where a house or hotel won at auction earns most (RULES 7.7)."""
    buildings = play.state.buildings
    return max(sites(play, seat, what), key=lambda square: ground.steps[square][buildings[square]])
