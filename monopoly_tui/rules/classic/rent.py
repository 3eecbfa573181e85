"""Rent: how much, and whether it is owed (RULES 6.1 to 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from monopoly_tui.rules.classic.events import NoRent
from monopoly_tui.rules.classic.state import BANK

if TYPE_CHECKING:
    from monopoly_tui.rules.classic.step import Play


def owns_group(play: Play, seat: int, square: int) -> bool:
    """Whether `seat` holds every street of the colour group of `square` (RULES 6.2)."""
    mates = play.board.mates[square]
    owner = play.state.owner
    for mate in mates:  # a loop, as rents and bots ask this more than anything else
        if owner[mate] != seat:
            return False
    return bool(mates)


def is_doubled(play: Play, square: int) -> bool:
    """Whether a street without buildings earns double because its group is whole (RULES 6.2)."""
    state = play.state
    if not play.options.double_rent or not owns_group(play, state.owner[square], square):
        return False
    if play.options.double_rent_needs == "owned":
        return True
    return not any(state.mortgaged[mate] or state.buildings[mate] for mate in play.board.mates[square])


def held(play: Play, seat: int, squares: tuple[int, ...]) -> int:
    """How many of `squares` the seat owns, mortgaged ones too (RULES 6.3, 6.4)."""
    owner = play.state.owner
    return [owner[square] for square in squares].count(seat)


def rent(play: Play, square: int, dice_sum: int) -> int:
    """What landing on an owned, unmortgaged deed costs, in thousand tomans (RULES 6.2 to 6.4).

    `dice_sum` counts for utilities only.
    """
    board, state = play.board, play.state
    owner = state.owner[square]
    spot = board.squares[square]
    if spot.kind == "station":
        return board.station_rents[held(play, owner, board.stations) - 1]
    if spot.kind == "utility":
        return board.utility_factors[held(play, owner, board.utilities) - 1] * dice_sum
    buildings = state.buildings[square]
    base = spot.rents[buildings]
    return 2 * base if buildings == 0 and is_doubled(play, square) else base


def owes_rent(play: Play, seat: int, square: int) -> bool:
    """Whether `seat` owes rent on an owned `square`; tells why not when another's earns none (RULES 6.1)."""
    state = play.state
    owner = state.owner[square]
    if owner in (seat, BANK):
        return False
    reason = no_rent(play, square)
    if reason is not None:
        play.emit(NoRent, seat, owner, square, reason)
    return reason is None


def no_rent(play: Play, square: int) -> Literal["mortgaged", "owner-in-jail"] | None:
    """Why an owned `square` earns nothing now, or None (RULES 6.1, 9.2)."""
    if play.state.mortgaged[square]:
        return "mortgaged"
    if not play.options.rent_in_jail and play.state.in_jail(play.state.owner[square]):
        return "owner-in-jail"
    return None
