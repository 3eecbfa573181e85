"""The table of rulesets. Each is imported when its first board is read, so that a game loads no other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from monopoly_tui.rules.ruleset import AnyBoard, Ruleset


def _classic() -> Ruleset:
    from monopoly_tui.rules.classic.ruleset import CLASSIC

    return CLASSIC


def _gamer() -> Ruleset:
    from monopoly_tui.rules.gamer.ruleset import GAMER

    return GAMER


RULESETS: Final[Mapping[str, Callable[[], Ruleset]]] = {"classic": _classic, "gamer": _gamer}
"""By the `ruleset` of a board file."""


@cache
def named(name: str) -> Ruleset:
    """The ruleset of a name in RULESETS."""
    return RULESETS[name]()


def of(board: AnyBoard) -> Ruleset:
    """The ruleset that a board is for."""
    return named(board.ruleset)
