"""Houses and hotels: who may build and sell where, and shortages (RULES 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monopoly_tui.engine.step import Refusal
from monopoly_tui.rules.classic.events import Building, BuildingSold, Built, GroupSold
from monopoly_tui.rules.classic.mortgage import short_of
from monopoly_tui.rules.classic.rent import owns_group
from monopoly_tui.rules.classic.state import HOTEL

if TYPE_CHECKING:
    from monopoly_tui.rules.classic.step import Play


def next_building(play: Play, square: int) -> Building:
    """What would be built next on a street: "house" or "hotel" (RULES 7.3)."""
    return "hotel" if play.state.buildings[square] == HOTEL - 1 else "house"


def check_site(play: Play, seat: int, square: int) -> Refusal | None:
    """Why nothing can stand there for reasons of group, evenness or mortgage (RULES 7.1 to 7.3)."""
    if refusal := _check_street(play, seat, square):
        return refusal
    state, mates = play.state, play.board.mates[square]
    if not owns_group(play, seat, square):
        missing = tuple(mate for mate in mates if state.owner[mate] != seat)
        return Refusal("group-not-whole", {"square": square, "missing": missing})
    for mate in mates:
        if state.mortgaged[mate]:
            return Refusal("group-mortgaged", {"square": square})
    if state.buildings[square] == HOTEL:
        return Refusal("has-hotel", {"square": square})
    if play.options.even_build:
        lowest = min(mates, key=state.buildings.__getitem__)
        if state.buildings[square] > state.buildings[lowest]:
            return Refusal("build-evenly", {"square": square, "first": lowest})
    return None


def left(play: Play, building: Building) -> int:
    """How many houses or hotels the bank has (RULES 1.2, 7.4)."""
    return play.state.houses if building == "house" else play.state.hotels


def check_build(play: Play, seat: int, square: int) -> Refusal | None:
    """Why `seat` cannot build there now, or None (RULES 7)."""
    if refusal := check_site(play, seat, square):
        return refusal
    building = next_building(play, square)
    if left(play, building) == 0:
        return Refusal("no-houses" if building == "house" else "no-hotels")
    if refusal := short_of(play, seat, play.board.house_cost[square]):
        return refusal
    if play.state.shortage_asked and is_short(play, building):
        return Refusal("shortage-asked")
    return None


def put(play: Play, seat: int, square: int, paid_now: int) -> None:
    """Put the next building on a street (RULES 7.3); `paid_now` is told with it, 0 when an auction's bid paid it."""
    state = play.state
    if state.buildings[square] == HOTEL - 1:
        state.hotels -= 1
        state.houses += HOTEL - 1
    else:
        state.houses -= 1
    state.buildings[square] += 1
    play.emit(Built, seat, square, state.buildings[square], paid_now, state.cash[seat])


def build(play: Play, seat: int, square: int) -> None:
    """Buy the next building at its cost (RULES 7.1)."""
    cost = play.board.house_cost[square]
    play.state.cash[seat] -= cost
    put(play, seat, square, paid_now=cost)


def sites(play: Play, seat: int, building: Building) -> list[int]:
    """The streets on which `seat` could have this building, cash left aside (RULES 7.7)."""
    return [
        square
        for square in play.board.deeds
        if owns_group(play, seat, square)  # seldom so, and quickly told
        and check_site(play, seat, square) is None
        and next_building(play, square) == building
    ]


def wanting(play: Play, building: Building) -> list[int]:
    """The seats, in turn order, that could build one right now (RULES 7.7)."""
    state = play.state
    cost = play.board.house_cost
    return [
        seat
        for seat in state.alive()
        if any(cost[square] <= state.cash[seat] for square in sites(play, seat, building))
    ]


def is_short(play: Play, building: Building) -> bool:
    """Whether a wish to build has to be put up to auction (RULES 7.7)."""
    return play.options.building_shortage == "auction" and left(play, building) < len(wanting(play, building))


def check_sell(play: Play, seat: int, square: int) -> Refusal | None:
    """Why no building can be sold there, or None (RULES 7.2, 7.5)."""
    state = play.state
    if refusal := _check_street(play, seat, square):
        return refusal
    if state.buildings[square] == 0:
        return Refusal("nothing-to-sell", {"square": square})
    if play.options.even_build:
        highest = max(play.board.mates[square], key=state.buildings.__getitem__)
        if state.buildings[square] < state.buildings[highest]:
            return Refusal("sell-evenly", {"square": square, "first": highest})
    if state.buildings[square] == HOTEL and state.houses < HOTEL - 1:
        return Refusal("hotel-needs-houses", {"square": square, "houses": state.houses})
    return None


def sell(play: Play, seat: int, square: int) -> None:
    """Half the cost of the top building, rounded down (RULES 7.5)."""
    state = play.state
    if state.buildings[square] == HOTEL:
        state.hotels += 1
        state.houses -= HOTEL - 1
    else:
        state.houses += 1
    state.buildings[square] -= 1
    amount = play.board.refunds[square]
    state.cash[seat] += amount
    play.emit(BuildingSold, seat, square, state.buildings[square], amount, state.cash[seat])


def check_sell_group(play: Play, seat: int, square: int) -> Refusal | None:
    """Why the group's buildings cannot be sold at once, or None (RULES 7.6)."""
    if not play.options.group_sale:
        return Refusal("group-sale-off")
    if refusal := _check_street(play, seat, square):
        return refusal
    if not any(play.state.buildings[mate] for mate in play.board.mates[square]):
        return Refusal("nothing-to-sell", {"square": square})
    return None


def sell_group(play: Play, seat: int, square: int) -> None:
    """Half of what all buildings of the group cost, nothing needed from the bank (RULES 7.6)."""
    amount = sum(raze(play, mate) for mate in play.board.mates[square])
    play.state.cash[seat] += amount
    play.emit(GroupSold, seat, square, amount, play.state.cash[seat])


def raze(play: Play, square: int) -> int:
    """Take all buildings off a street, without shortage; what they bring is returned, not paid (RULES 7.6, 11.4)."""
    state = play.state
    buildings = state.buildings[square]
    if buildings == HOTEL:
        state.hotels += 1
    else:
        state.houses += buildings
    state.buildings[square] = 0
    return sale_value(play, square, buildings)


def sale_value(play: Play, square: int, buildings: int) -> int:
    """Half the cost of so many buildings, each half rounded down; a hotel is five (RULES 7.5)."""
    return buildings * play.board.refunds[square]


def _check_street(play: Play, seat: int, square: int) -> Refusal | None:
    """Why this is no street of `seat`, or None."""
    if not 0 <= square < play.board.size or not play.board.mates[square]:
        return Refusal("no-street", {"square": square})
    return None if play.state.owner[square] == seat else Refusal("not-owner", {"square": square})
