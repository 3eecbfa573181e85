"""Turning what one owns into cash: which acts are open, and what each costs in rent. Knows no position but one."""

from __future__ import annotations

from operator import itemgetter

from monopoly_tui.bots.ground import Ground
from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import Mortgage, Sell, SellDeed, SellGroup
from monopoly_tui.rules.classic.state import HOTEL
from monopoly_tui.rules.classic.step import Play


def may_pawn(play: Play) -> bool:
    """Whether the bank gives half the price of a deed at all (RULES 9.1, 9.4)."""
    return play.options.mortgage or play.options.sell_to_bank


def pawnable(play: Play, deeds: list[int]) -> list[int]:
    """Which of a seat's deeds can be turned into half their price now (RULES 9.1, 9.4)."""
    if not may_pawn(play):
        return []
    mates = play.board.mates
    buildings, mortgaged = play.state.buildings, play.state.mortgaged
    free = [square for square in deeds if not mortgaged[square]]
    return [square for square in free if not any(map(buildings.__getitem__, mates[square]))]


def pawn(play: Play, seat: int, square: int) -> Act:
    """Half the price for a deed that is `pawnable`: a mortgage, or a sale where there are none."""
    return Mortgage(seat, square) if play.options.mortgage else SellDeed(seat, square)


def cheapest_sale(play: Play, ground: Ground, seat: int, sets: list[int]) -> Act | None:
    """The sale of buildings that costs the least rent for what it brings, or None (RULES 7.5, 7.6).

    `sets` are the seat's whole groups. Only the highest streets are sold from, which suits both
    ways of `even_build`.
    """
    sales = [sale for group in sets if (sale := _sale(play, ground, group))]
    if not sales:
        return None
    _, square, kind = min(sales, key=itemgetter(0))
    return kind(seat, square)


def _sale(play: Play, ground: Ground, group: int) -> tuple[float, int, type[Sell] | type[SellGroup]] | None:
    """The best sale from one group, with the rent lost per thousand tomans; all of it only where nothing else is."""
    buildings = play.state.buildings
    squares = ground.families[group]
    top = max([buildings[square] for square in squares])
    if not top:
        return None
    if top < HOTEL or play.state.houses >= HOTEL - 1:
        for lost, square in reversed(ground.returns[group][top - 1]):
            if buildings[square] == top:
                return lost, square, Sell
    if play.options.group_sale:
        rent = sum([ground.earns[square][buildings[square]] for square in squares])
        cost = max(1, ground.costs[squares[0]]) * sum([buildings[square] for square in squares])
        return rent / cost, squares[0], SellGroup
    return None
