"""Turning what one owns into cash: which acts are open, and what each costs in rent. Knows no position but one."""

from __future__ import annotations

from operator import itemgetter

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
    sales = [sale for group in sets for sale in _sales(play, ground, group)]
    if not sales:
        return None
    _, square, kind = min(sales, key=itemgetter(0))
    return kind(seat, square)


def _sales(play: Play, ground: Ground, group: int) -> list[tuple[float, int, type[Sell] | type[SellGroup]]]:
    """Sales from one group, each with the rent lost per thousand tomans; a whole group only where nothing else is."""
    buildings = play.state.buildings
    squares = ground.families[group]
    top = max([buildings[square] for square in squares])
    if not top:
        return []
    cost = max(1, ground.costs[squares[0]])
    if top < HOTEL or play.state.houses >= HOTEL - 1:
        return [(ground.steps[square][top - 1] / cost, square, Sell) for square in squares if buildings[square] == top]
    if play.options.group_sale:
        lost = sum(ground.earns[square][buildings[square]] for square in squares)
        return [(lost / (cost * sum(buildings[square] for square in squares)), squares[0], SellGroup)]
    return []
