"""What two dice can bring a seat: how likely each sum is, and the rent it would owe. Changes nothing."""

from __future__ import annotations

from typing import Final

from monopoly_tui.rules.classic.rent import no_rent, rent
from monopoly_tui.rules.classic.state import BANK
from monopoly_tui.rules.classic.step import Play

WAYS: Final = {total: 6 - abs(total - 7) for total in range(2, 13)}
"""In how many of 36 ways two dice make a sum."""
LIKELIEST: Final = 7
"""The sum that a utility's rent is told for where no dice have fallen."""


def ahead(play: Play, seat: int, total: int) -> int:
    """The square so far ahead of a seat."""
    return (play.state.at[seat] + total) % play.board.size


def due(play: Play, seat: int, total: int) -> int:
    """The rent that a seat would owe after a roll, in thousand tomans (RULES 6); cards apart."""
    square = ahead(play, seat, total)
    owner = play.state.owner[square]
    if owner in (BANK, seat) or no_rent(play, square) is not None:
        return 0
    return rent(play, square, total)
