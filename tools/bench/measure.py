"""Measures rules and bots in one tree of the package and prints the figures as JSON. Imports nothing but that package.

Run as a file, with the tree to measure first in PYTHONPATH.
"""

import json
import sys
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Any

from monopoly_tui.board_shelf import find
from monopoly_tui.bots.bot import Bot
from monopoly_tui.engine.step import Act, Decision, Event
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import resolve
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.simulate.chance import Chance
from monopoly_tui.simulate.lineup import Company, Entrant
from monopoly_tui.simulate.plan import Plan
from monopoly_tui.simulate.table import Table, play_out
from monopoly_tui.simulate.tally import Counting, Tally

SLICES = 5
"""How often games and calibration take turns, so that both meet the same machine."""
CALIBRATION = 0.2
"""CPU seconds of calibration in a slice."""


def calibration_pass() -> int:
    """A fixed piece of work of the kind a game is made of: small objects, lists, tables, calls."""
    ring, table = [0] * 40, {n: (n * 7 + 3) % 40 for n in range(40)}
    at = total = 0

    def land(square: int, steps: int) -> int:
        return table[(square + steps) % 40]

    for n in range(5000):
        at = land(at, n & 7)
        ring[at] += 1
        if ring[at] > n >> 5:
            total += len([at, n])
    return total


def calibrate(seconds: float) -> tuple[int, float]:
    """Passes done in at least so many CPU seconds, and the seconds."""
    passes, began = 0, process_time()
    while (spent := process_time() - began) < seconds:
        calibration_pass()
        passes += 1
    return passes, spent


@dataclass
class Watch:
    """Seconds that went by inside what it times."""

    seconds: float = 0.0


class TimedBot:
    """A bot whose thoughts are timed."""

    def __init__(self, bot: Bot, watch: Watch) -> None:
        self.bot, self.watch_of, self.reason = bot, watch, bot.reason

    def choose(self, play: Play, decision: Decision) -> Act:
        """See Bot."""
        began = perf_counter()
        act = self.bot.choose(play, decision)
        self.watch_of.seconds += perf_counter() - began
        return act

    def bid(self, play: Play, seat: int) -> int | None:
        """See Bot."""
        began = perf_counter()
        amount = self.bot.bid(play, seat)
        self.watch_of.seconds += perf_counter() - began
        return amount

    def watch(self, event: Event) -> None:
        """See Bot."""
        self.bot.watch(event)


class TimedChance(Chance):
    """Chance whose answers are timed."""

    watch: Watch

    def answer(self, decision: Decision) -> Act:
        """See Chance."""
        began = perf_counter()
        act = super().answer(decision)
        self.watch.seconds += perf_counter() - began
        return act


def shares(plan: Plan, games: int) -> dict[str, float]:
    """The part of the time that goes to bots and to luck; rules, counting and the rest have what is left."""
    bots_watch, luck_watch = Watch(), Watch()
    company, count = Company(plan.entrants), len(plan.entrants)
    began = perf_counter()
    for number in range(games):
        bots = company.sit(plan.board, plan.options, range(count), str(number))
        play = start(plan.board, plan.options, count)
        counting = Counting(Tally(plan.board.size), play)
        chance = TimedChance(str(number), plan.board, count)
        chance.watch = luck_watch
        timed = [TimedBot(bot, bots_watch) for bot in bots]
        play_out(Table(play, counting.takers()), timed, chance, plan.cap)
    whole = perf_counter() - began
    bots_share, luck = bots_watch.seconds / whole, luck_watch.seconds / whole
    return {"bots": bots_share, "luck": luck, "rules": 1 - bots_share - luck}


def applied(plan: Plan, games: int) -> tuple[int, float]:
    """Acts of games that bots have played, now checked and carried out without them, and the CPU seconds of that."""
    company, count = Company(plan.entrants), len(plan.entrants)
    acts, seconds = 0, 0.0
    for number in range(games):
        bots = company.sit(plan.board, plan.options, range(count), str(number))
        played = Table(start(plan.board, plan.options, count), {})
        gathered: list[Act] = []
        played.acts = gathered
        play_out(played, bots, Chance(str(number), plan.board, count), plan.cap)
        play = start(plan.board, plan.options, count)
        began = process_time()
        for act in gathered:
            play.apply(act)
        seconds += process_time() - began
        acts += len(gathered)
    return acts, seconds


def measure(levels: list[str], games: int) -> dict[str, Any]:
    """Figures of so many games between bots of these levels."""
    board = find("tehran")
    entrants = tuple(Entrant(level, level) for level in levels)
    plan = Plan(board, resolve(board, {}), entrants, 1, games)
    plan.play(games, games + 2)  # tables are made at the first game
    tally, passes, calibrating, playing = Tally(board.size), 0, 0.0, 0.0
    for number in range(SLICES):
        done, spent = calibrate(CALIBRATION)
        passes, calibrating = passes + done, calibrating + spent
        began = process_time()
        tally.add(plan.play(games * number // SLICES, games * (number + 1) // SLICES))
        playing += process_time() - began
    speed = passes / calibrating
    acts, applying = applied(plan, max(1, games // 10))
    counts = {"games": tally.games, "turns": tally.turns, "decisions": tally.acts}
    return {
        "passes": speed,
        "a_second": {"acts": acts / applying, **{name: count / playing for name, count in counts.items()}},
        "share": shares(plan, max(1, games // 2)),
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[2].split(","), int(sys.argv[1]))))
