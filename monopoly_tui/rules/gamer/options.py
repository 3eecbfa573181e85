"""How many heroes, and the one option of the Gamer game: how many times round (G1, G10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from monopoly_tui.engine.step import Refusal
from monopoly_tui.rules.errors import BadOptions
from monopoly_tui.rules.gamer.board import Board

LAPS: Final = (1, 2, 3, 4)
"""Times a hero may have to go round before it is home; a record that says nothing means the first."""
MOST_PLAYERS: Final = 4
"""Seats at most (G1)."""


def heroes_each(seats: int) -> int:
    """How many heroes a player leads: two with two players (G1)."""
    return 2 if seats == 2 else 1


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of one game."""

    laps: int = LAPS[0]

    def written(self) -> dict[str, str | int]:
        """Every option spelt out as a record's header has it."""
        return {"laps": self.laps}


def resolve(board: Board, given: Mapping[str, Any]) -> Options:
    """The options of a game from a header's `rules`. Raises BadOptions."""
    refusals = [Refusal("option-unknown", {"option": name, "known": ("laps",)}) for name in given if name != "laps"]
    laps = given.get("laps", LAPS[0])
    if type(laps) is not int or laps not in LAPS:
        refusals.append(Refusal("option-range", {"option": "laps", "value": laps, "low": LAPS[0], "high": LAPS[-1]}))
    if refusals:
        raise BadOptions(refusals)
    return Options(laps)


def usual(board: Board, seats: int) -> dict[str, int]:
    """The `rules` of a new game of so many players: its heroes share the board's times round evenly (G10)."""
    share = board.times_round // max(1, seats * heroes_each(seats))
    return {"laps": min(max(share, LAPS[0]), LAPS[-1])}
