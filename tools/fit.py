"""Fit the hard bot's weights to the ends of played games: `python -m tools.fit two|many [--games N] [--seed S]`.

Writes them to monopoly_tui/bots/weights.py, where the others stay as they are. Bots play each other, and of some rounds
it is noted how every seat stood. The weights are those under which the games ended as they did is likeliest: a
conditional logit, found by Newton's steps. Each level has a weight of its own, which is not kept: good players win
whatever they hold, and as they spend more, cash would seem to be worth nothing without it. Figures of money and rent
may not count against a seat, or a bot could be talked into giving money away.
Needs numpy (the extra `study`).
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from monopoly_tui import board_shelf
from monopoly_tui.bots import BOTS
from monopoly_tui.bots.ground import ground
from monopoly_tui.bots.holdings import survey
from monopoly_tui.bots.prospects import Prospects
from monopoly_tui.bots.strength import FEATURES
from monopoly_tui.bots.weights import WEIGHTS
from monopoly_tui.rules.classic.ending import ranking
from monopoly_tui.rules.classic.events import RoundStarted
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import resolve
from monopoly_tui.simulate.chance import Chance
from monopoly_tui.simulate.table import Table, play_out

TARGET: Final = Path("monopoly_tui/bots/weights.py")
LINEUPS: Final = {
    "two": ("hard easy", "hard hard", "hard medium", "hard easy", "hard hard", "medium medium"),
    "many": (
        "medium medium medium medium",
        "hard medium medium medium",
        "hard hard medium medium",
        "hard hard hard medium",
        "hard hard hard hard",
        "hard easy easy easy",
        "hard medium easy",
        "hard hard medium",
    ),
}
"""Who plays for the weights that count where two play on, and for those where more do."""
SKILLS: Final = ("medium", "hard")
"""Levels that win more often than the first one does with the same figures."""
NOTED: Final = 0.15
"""How likely the seats are noted at the start of a round."""
CAP: Final = 200
"""Rounds after which a game is left; it says nothing about winning."""
MONEY: Final = range(FEATURES.index("log cash"), FEATURES.index("rent to come") + 1)
PULL: Final = 3.0
"""How strongly weights are drawn to 0, against chance finds."""
HEAD: Final = '''\
"""What each figure of a seat's standing counts towards its chance to win, fitted to the ends of played games.

Made by `python -m tools.fit`; not to be edited by hand.
"""

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[tuple[str, str], tuple[float, ...]]] = {
'''
TAIL: Final = '''}
"""By phase, before or after somebody holds a whole group, and by how many play on: in the order of FEATURES."""
'''


class Noted(NamedTuple):
    """The figures of every seat still in at the start of a round, its skill at their end, and who of them won."""

    figures: list[list[float]]
    winner: int


Kind = tuple[str, str]


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("players", choices=LINEUPS, help="how many play on where the weights to be fitted count")
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    noted: defaultdict[Kind, list[Noted]] = defaultdict(list)
    lineups = LINEUPS[arguments.players]
    for number in range(arguments.games):
        note_game(f"fit {arguments.seed}:{number}", lineups[number % len(lineups)].split(), noted)
    table = dict(WEIGHTS)
    for kind, rounds in noted.items():
        if kind[1] == arguments.players:
            weights = fit(rounds)
            print(*kind, f"{len(rounds)} rounds, the winner named in {share_named(rounds, weights):.1%}")
            table[kind] = tuple(round(float(weight), 3) for weight in weights[: len(FEATURES)])
    lines = [f"    {kind!r}: {weights},\n" for kind, weights in table.items()]
    TARGET.write_text(HEAD + "".join(lines).replace("'", '"') + TAIL, encoding="utf-8")
    print(f"{TARGET} is written; format it, and let the bots play before it is kept")


def note_game(name: str, levels: list[str], noted: defaultdict[Kind, list[Noted]]) -> None:
    """Play a game and add to what is noted; one without a winner adds nothing."""
    random = Random(name)
    random.shuffle(levels)
    board = board_shelf.find(board_shelf.DEFAULT)
    options = resolve(board, {})
    bots = [
        BOTS[level](board, options, seat, Random(f"{name}:{seat}"), frozenset()) for seat, level in enumerate(levels)
    ]
    seen: list[tuple[str, list[int], list[list[float]]]] = []

    def note(said: tuple[int, ...]) -> None:
        if random.random() < NOTED:
            held = survey(ground(board, options), table.state)
            prospects = Prospects(table, ground(board, options), held)
            rows = [[*prospects.figures(seat), *skill(levels[seat])] for seat in prospects.alive]
            seen.append(("groups" if any(held.sets) else "opening", prospects.alive, rows))

    table = Table(start(board, options, len(levels)), {RoundStarted: note})
    play_out(table, bots, Chance(name, board, len(levels)), CAP)
    if table.decision().kind == "over":
        ((winner, *_), *_) = ranking(table)
        for phase, alive, rows in seen:
            noted[phase, "many" if len(alive) > 2 else "two"].append(Noted(rows, alive.index(winner)))


def skill(level: str) -> list[float]:
    """A level as figures."""
    return [float(level == other) for other in SKILLS]


def fit(rounds: Sequence[Noted]) -> NDArray[np.float64]:
    """The likeliest weights, where those of money below 0 are left out one by one."""
    left_out: set[int] = set()
    while True:
        weights = newton(*table_of(rounds, left_out))
        bad = [number for number in MONEY if weights[number] < -1e-6]
        if not bad:
            return weights
        left_out.add(min(bad, key=lambda number: float(weights[number])))


def table_of(
    rounds: Sequence[Noted], left_out: set[int]
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.intp]]:
    """Figures by round, place and kind, which places are taken, and the winners' places."""
    places = max(len(one.figures) for one in rounds)
    figures = np.zeros((len(rounds), places, len(FEATURES) + len(SKILLS)))
    taken = np.zeros((len(rounds), places))
    for number, one in enumerate(rounds):
        figures[number, : len(one.figures)] = one.figures
        taken[number, : len(one.figures)] = 1
    figures[:, :, sorted(left_out)] = 0
    return figures, taken, np.array([one.winner for one in rounds])


def newton(figures: NDArray[np.float64], taken: NDArray[np.float64], winners: NDArray[np.intp]) -> NDArray[np.float64]:
    """The weights at which the likelihood, less the pull to 0, is greatest."""
    weights = np.zeros(figures.shape[2])
    won = figures[np.arange(len(winners)), winners]
    while True:
        shares = chances(figures, taken, weights)
        mean = np.einsum("np,npf->nf", shares, figures)
        slope = (won - mean).sum(0) - PULL * weights
        bend = np.einsum("np,npf,npg->fg", shares, figures, figures) - mean.T @ mean + PULL * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            return weights


def chances(
    figures: NDArray[np.float64], taken: NDArray[np.float64], weights: NDArray[np.float64]
) -> NDArray[np.float64]:
    """By round and place, the chance to win."""
    strengths = np.where(taken > 0, figures @ weights, -np.inf)
    powers = np.exp(strengths - strengths.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True))


def share_named(rounds: Sequence[Noted], weights: NDArray[np.float64]) -> float:
    """In which share of rounds the seat with the best chance won."""
    figures, taken, winners = table_of(rounds, set())
    return float((chances(figures, taken, weights).argmax(1) == winners).mean())


if __name__ == "__main__":
    main()
