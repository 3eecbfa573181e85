"""What all steps of the classic game share: only the seat that is asked may act."""

from __future__ import annotations

from typing import Any, Final

from monopoly_tui.engine.game import Game
from monopoly_tui.engine.step import LUCK, Act, Decision, Refusal, Step
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import Options
from monopoly_tui.rules.classic.state import State

Play = Game[State, Board, Options]
"""A running classic game."""
DICE_FALL: Final = Decision(LUCK, "dice")
"""Chance is to say how the dice fall."""


class ClassicStep(Step[State, Board, Options]):
    """A step where only the decision's own seat may act; subclasses write `judge` and `answer`."""

    __slots__ = ()

    def check(self, play: Play, act: Act) -> Refusal | None:
        """See Step."""
        by = play.decision().by
        if act.by != by:
            return Refusal("luck-first") if by == LUCK else Refusal("not-your-decision", {"seat": by})
        return self.judge(play, act)

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """Why the seat that is asked may not do `act`, or None."""
        raise NotImplementedError

    def options(self, play: Play) -> list[dict[str, Any]]:
        """See Step."""
        return []


def not_now(act: Act, decision: str) -> Refusal:
    """The refusal of an act that would answer some other decision."""
    return Refusal("not-now", {"do": act.do, "decision": decision})
