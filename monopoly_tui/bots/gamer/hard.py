"""The hard bot of a race: it plays each choice out many times, with the same chance for each, and takes the best."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Final

from monopoly_tui.bots.gamer.medium import Medium
from monopoly_tui.engine.step import LUCK, Act, Decision
from monopoly_tui.rules.gamer.acts import Dice, Draw, Leave
from monopoly_tui.rules.gamer.bosses import boss_die
from monopoly_tui.rules.gamer.codec import read_act
from monopoly_tui.rules.gamer.ending import coins, points
from monopoly_tui.rules.gamer.step import Play
from monopoly_tui.rules.gamer.turn import both_dice

PLAYOUTS: Final = 60
"""How often each choice is played out."""
WIN: Final = 4.0
"""Points that coming first is worth, beside the points one is ahead."""
COIN: Final = 0.05
"""Points that a coin more at the end is worth: it decides between equals."""
SURE: Final = 2.0
"""Standard errors by which a choice must seem better than the medium bot's to be taken instead."""


class Hard:
    """`playouts` is how often each choice is played out to the end, by the medium bot for everybody."""

    def __init__(self, random: Random, playouts: int = PLAYOUTS) -> None:
        self.random = random
        self.playouts = playouts
        self._plain = Medium()

    def choose(self, play: Play, decision: Decision) -> Act:
        """See RaceBot."""
        acts = [read_act(option) for option in play.legal() if option["do"] != Leave.do]
        if len(acts) == 1:
            return acts[0]
        seat = decision.by
        assert seat is not None, "a bot is asked"
        seeds = [self.random.getrandbits(32) for _ in range(self.playouts)]
        best = self._plain.choose(play, decision)
        usual = [self._outcome(play, best, seat, seed) for seed in seeds]
        gain = 0.0
        for act in acts:
            if act != best:
                more = [self._outcome(play, act, seat, seed) - plain for seed, plain in zip(seeds, usual, strict=True)]
                if mean(more) > max(gain, SURE * spread(more)):
                    best, gain = act, mean(more)
        return best

    def _outcome(self, play: Play, act: Act, seat: int, seed: int) -> float:
        """How one playout ends for `seat`, in points ahead of the best of the others."""
        game, random = play.copy(), Random(seed)
        game.events = None
        game.answer(act)
        while (decision := game.decision()).kind != "over":
            game.answer(fall(game, decision, random) if decision.by == LUCK else self._plain.choose(game, decision))
        first = decision.data["ranking"][0]
        best = max(points(game, other) for other in game.state.seats if other != seat)
        won = WIN / len(first) if seat in first else 0.0
        return won + points(game, seat) - best + COIN * coins(game, seat)


def spread(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def fall(play: Play, decision: Decision, random: Random) -> Act:
    """What chance might do in the middle of a race."""
    if decision.kind == "dice":
        dice = both_dice(play.board) if decision.data["dice"] == "both" else boss_die(play.board)
        return Dice(LUCK, tuple(random.choice(die) for die in dice))
    return Draw(LUCK, random.choice(decision.data["cards"]))
