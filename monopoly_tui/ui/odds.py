"""What two dice can bring a seat: how likely each sum is, and the rent it would owe. Changes nothing."""

from __future__ import annotations

from typing import Final

from monopoly_tui.rules.classic.rent import rent
from monopoly_tui.rules.classic.state import BANK
from monopoly_tui.rules.classic.step import Play

WAYS: Final = {total: 6 - abs(total - 7) for total in range(2, 13)}
"""In how many of 36 ways two dice make a sum."""


def ahead(play: Play, seat: int, total: int) -> int:
    """The square so far ahead of a seat."""
    return (play.state.at[seat] + total) % play.board.size


def due(play: Play, seat: int, total: int) -> int:
    """The rent that a seat would owe after a roll, in thousand tomans (RULES 6); cards apart."""
    square, state = ahead(play, seat, total), play.state
    owner = state.owner[square]
    if owner in (BANK, seat) or state.mortgaged[square]:
        return 0
    return 0 if state.in_jail(owner) and not play.options.rent_in_jail else rent(play, square, total)
