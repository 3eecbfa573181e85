"""Measure how much skill decides a race: two bots play each other, each set of dice from both sides.

`python -m tools.races ONE OTHER GAMES [PLAYOUTS]`, with levels of `RACE_BOTS`; prints how often ONE comes first, shared
places by their share, with the interval that holds 95 in 100 times, and how many decisions a race has.
"""

from __future__ import annotations

import sys
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Final

from monopoly_tui.board_shelf import find
from monopoly_tui.bots.gamer import RACE_BOTS
from monopoly_tui.bots.gamer.bot import RaceBot
from monopoly_tui.bots.gamer.hard import Hard
from monopoly_tui.engine.step import LUCK
from monopoly_tui.luck import Luck, Script
from monopoly_tui.rules.gamer.game import start
from monopoly_tui.rules.gamer.options import Options

BOARD: Final = "haft-khan"
NORMAL: Final = 1.96
"""Standard errors on either side of an interval that holds 95 in 100 times."""


def race(bots: list[RaceBot], seed: int) -> tuple[tuple[int, ...], int]:
    """Who came first, and how many decisions were made."""
    board = find(BOARD)
    play = start(board, Options(), [{}] * len(bots))
    play.events = None
    luck, decisions = Luck(seed, Script(), board, len(bots)), 0
    while (decision := play.decision()).kind != "over":
        if decision.by == LUCK:
            act = luck.answer(decision)
            luck.note(act)
        else:
            act = bots[decision.by or 0].choose(play, decision)
            decisions += 1
        play.answer(act)
    first: tuple[int, ...] = decision.data["ranking"][0]
    return first, decisions


def main(one: str, other: str, games: int, playouts: int | None) -> None:
    """Play and print."""
    shares, lengths = list[float](), list[int]()
    for game in range(games):
        bots = [RACE_BOTS[level](Random(f"{game}:{level}")) for level in (one, other)]
        for bot in bots:
            if isinstance(bot, Hard) and playouts is not None:
                bot.playouts = playouts
        seat = game % 2
        first, decisions = race(bots if seat == 0 else bots[::-1], game // 2)
        shares.append((seat in first) / len(first))
        lengths.append(decisions)
    error = NORMAL * stdev(shares) / sqrt(games)
    print(
        f"{one} against {other}, {games} races: {mean(shares):.3f} ± {error:.3f}; {mean(lengths):.0f} decisions a race"
    )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]) if len(sys.argv) > 4 else None)
