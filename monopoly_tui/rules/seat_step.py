"""The step that every ruleset builds on: only the seat that is asked may act. Knows no ruleset."""

from __future__ import annotations

from monopoly_tui.engine.game import Game
from monopoly_tui.engine.step import LUCK, Act, BoardT, OptionsT, Refusal, StateT, Step


class SeatStep(Step[StateT, BoardT, OptionsT]):
    """A step where only the decision's own seat may act; subclasses write `judge` and `answer`."""

    __slots__ = ()

    def check(self, game: Game[StateT, BoardT, OptionsT], act: Act) -> Refusal | None:
        """See Step."""
        by = game.decision().by
        if act.by != by:
            return Refusal("luck-first") if by == LUCK else Refusal("not-your-decision", {"seat": by})
        return self.judge(game, act)

    def judge(self, game: Game[StateT, BoardT, OptionsT], act: Act, /) -> Refusal | None:
        """Why the seat that is asked may not do `act`, or None."""
        raise NotImplementedError
