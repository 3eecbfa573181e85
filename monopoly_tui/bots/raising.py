"""Turning what one owns into cash: which acts are open, and what each costs in rent. Knows no position but one."""

from __future__ import annotations

from collections.abc import Iterator

from monopoly_tui.bots.ground import Ground
from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import Mortgage, Sell, SellDeed, SellGroup
from monopoly_tui.rules.classic.state import HOTEL
from monopoly_tui.rules.classic.step import Play


def pawnable(play: Play, deeds: list[int]) -> list[int]:
    """Which of a seat's deeds can be turned into half their price now (RULES 9.1, 9.4)."""
    options, state = play.options, play.state
    if not (options.mortgage or options.sell_to_bank):
        return []
    mates = play.board.mates
    buildings, mortgaged = state.buildings, state.mortgaged
    return [square for square in deeds if not mortgaged[square] and not any(buildings[mate] for mate in mates[square])]


def pawn(play: Play, seat: int, square: int) -> Act:
    """Half the price for a deed that is `pawnable`: a mortgage, or a sale where there are none."""
    return Mortgage(seat, square) if play.options.mortgage else SellDeed(seat, square)


def cheapest_sale(play: Play, ground: Ground, seat: int, sets: list[int]) -> Act | None:
    """The sale of buildings that costs the least rent for what it brings, or None (RULES 7.5, 7.6).

    `sets` are the seat's whole groups. Only the highest streets are sold from, which suits both
    ways of `even_build`.
    """
    best: tuple[float, Act] | None = None
    for group in sets:
        for loss, act in _sales(play, ground, seat, group):
            if best is None or loss < best[0]:
                best = loss, act
    return best[1] if best else None


def _sales(play: Play, ground: Ground, seat: int, group: int) -> Iterator[tuple[float, Act]]:
    """Sales from one group, each with the rent lost per thousand tomans; a whole group only where nothing else is."""
    buildings = play.state.buildings
    squares = ground.families[group]
    top = max(buildings[square] for square in squares)
    if not top:
        return
    cost = max(1, ground.costs[squares[0]])
    if top < HOTEL or play.state.houses >= HOTEL - 1:
        for square in squares:
            if buildings[square] == top:
                yield ground.steps[square][top - 1] / cost, Sell(seat, square)
    elif play.options.group_sale:
        lost = sum(ground.earns[square][buildings[square]] for square in squares)
        yield lost / (cost * sum(buildings[square] for square in squares)), SellGroup(seat, squares[0])
