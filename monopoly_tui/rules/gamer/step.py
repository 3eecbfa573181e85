"""What all steps of the Gamer game share: the acts that a hero may do beside the one that is asked for."""

from __future__ import annotations

from monopoly_tui.engine.game import Game
from monopoly_tui.engine.step import Act, Refusal
from monopoly_tui.rules.gamer.board import Board
from monopoly_tui.rules.gamer.options import Options
from monopoly_tui.rules.gamer.state import State
from monopoly_tui.rules.seat_step import SeatStep

Play = Game[State, Board, Options]
"""A running Gamer game."""


class GamerStep(SeatStep[State, Board, Options]):
    """A step of this game; subclasses write `judge` and `answer`."""

    __slots__ = ()


def not_now(act: Act, decision: str) -> Refusal:
    """The refusal of an act that would answer some other decision."""
    return Refusal("gamer-not-now", {"do": act.do, "decision": decision})
