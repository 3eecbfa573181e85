"""What all steps of the classic game share."""

from __future__ import annotations

from typing import Final

from monopoly_tui.engine.game import Game
from monopoly_tui.engine.step import LUCK, Act, Decision, Refusal
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import Options
from monopoly_tui.rules.classic.state import State
from monopoly_tui.rules.seat_step import SeatStep

Play = Game[State, Board, Options]
"""A running classic game."""
DICE_FALL: Final = Decision(LUCK, "dice")
"""Chance is to say how the dice fall."""


class ClassicStep(SeatStep[State, Board, Options]):
    """A step of this game; subclasses write `judge` and `answer`."""

    __slots__ = ()


def not_now(act: Act, decision: str) -> Refusal:
    """The refusal of an act that would answer some other decision."""
    return Refusal("not-now", {"do": act.do, "decision": decision})
