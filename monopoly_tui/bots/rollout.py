"""Plays a position on by simple rules, to see what comes of an act. Knows no policy of its own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from monopoly_tui.bots.ground import Ground
from monopoly_tui.bots.holdings import Holdings, survey
from monopoly_tui.bots.medium import Medium
from monopoly_tui.bots.prospects import Prospects
from monopoly_tui.engine.step import LUCK, Act
from monopoly_tui.rules.classic.acts import Timeout
from monopoly_tui.rules.classic.chance import FALLS, outcome
from monopoly_tui.rules.classic.ending import ranking
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.rules.dice import Face, Throw

ROUNDS: Final = 10
"""How far a position is played on."""
ACTS: Final = 3000
"""Acts after which a rollout is weighed where it stands, should rounds not go by."""
THROWS: Final = tuple(FALLS)


class Lots:
    """Chance in a rollout. Undrawn cards are as likely each as any other."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def throw(self, dice: Throw) -> tuple[Face, ...]:
        """See Source."""
        return THROWS[int(self._random.random() * len(THROWS))]

    def next_card(self, deck: str, drawable: Sequence[str]) -> str:
        """See Source."""
        return self._random.choice(drawable)

    def shuffle(self, stream: str, things: Sequence[Any]) -> tuple[Any, ...]:
        """See Source."""
        return tuple(self._random.sample(things, len(things)))

    def any_card(self, deck: str, pile: Sequence[str]) -> str:
        """See Source."""
        return self._random.choice(pile)


class Steady(Medium):
    """The medium bot without offers: quick, and sound enough to see where a position leads."""

    def _offer(self, play: Play, held: Holdings) -> Act | None:
        return None


def outlook(play: Play, ground: Ground, seat: int, acts: Sequence[Act], seed: int) -> float:
    """The chance of `seat` some rounds after these acts, in one course of chance that `seed` stands for."""
    trial = play.copy()
    trial.events = None
    for act in acts:
        trial.answer(act)
    state, lots = trial.state, Lots(Random(seed))
    bots = [Steady(play.board, play.options, other, Random(seed), frozenset()) for other in state.seats]
    last = state.round + ROUNDS
    for _ in range(ACTS):
        decision = trial.decision()
        by = decision.by
        if state.round >= last or decision.kind == "over" or seat in state.bankrupt:
            break
        if by == LUCK:
            trial.answer(outcome(play.board, len(bots), decision, lots))
        elif by is None:
            trial.answer(Timeout(None))
        else:
            trial.answer(bots[by].choose(trial, decision))
    if seat in state.bankrupt:
        return 0.0
    if trial.decision().kind == "over":
        winners = ranking(trial)[0]
        return 1 / len(winners) if seat in winners else 0.0
    return Prospects(trial, ground, survey(ground, state)).now(seat)
