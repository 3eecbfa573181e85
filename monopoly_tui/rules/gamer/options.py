"""The one option of the Gamer game: how many times round (G10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from monopoly_tui.engine.step import Refusal
from monopoly_tui.rules.errors import BadOptions
from monopoly_tui.rules.gamer.board import Board

LAPS: Final = (1, 2)
"""Times a hero goes round before it is home."""
MOST_PLAYERS: Final = 4
"""Seats at most (G1)."""


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
        refusals.append(Refusal("option-range", {"option": "laps", "value": laps, "low": LAPS[0], "high": LAPS[1]}))
    if refusals:
        raise BadOptions(refusals)
    return Options(laps)
