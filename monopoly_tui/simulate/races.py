"""Races of bots by the thousand: what to play, playing a part of it, and the sums that come of it. Prints nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Final

from monopoly_tui.bots.gamer import RACE_BOTS
from monopoly_tui.engine.step import LUCK
from monopoly_tui.luck import Luck, Script
from monopoly_tui.rules.gamer.board import Board
from monopoly_tui.rules.gamer.ending import hero_points, points
from monopoly_tui.rules.gamer.game import start
from monopoly_tui.rules.gamer.options import Options
from monopoly_tui.rules.gamer.step import Play
from monopoly_tui.simulate.lineup import Entrant, rotations, seated

WHOLE: Final = 12
"""Parts of a first place: it can be shared evenly by two, three or four."""
SEED_BITS: Final = 64


@dataclass(frozen=True, slots=True)
class RacePlan:
    """What to play: `games` races of the entrants, rotated through the seats on the dice of block after block."""

    board: Board
    options: Options
    entrants: tuple[Entrant, ...]
    seed: int
    games: int

    @property
    def block(self) -> int:
        """Races on the same dice."""
        return rotations(self.entrants)

    def play(self, first: int, last: int) -> RaceTally:
        """See AnyPlan."""
        tally = RaceTally()
        for number in range(first, last):
            play_race(self, number, tally)
        return tally


@dataclass(slots=True)
class RaceTally:
    """Sums over races, whole numbers only. A first place counts WHOLE, shared by those who share it."""

    games: int = 0
    firsts: Counter[int] = field(default_factory=Counter)
    """By entrant."""
    places: Counter[int] = field(default_factory=Counter)
    """By place in the turn order, the same."""
    points: Counter[int] = field(default_factory=Counter)
    """By entrant."""
    raced: Counter[int] = field(default_factory=Counter)
    """By hero: how many races it was in."""
    hero_points: Counter[int] = field(default_factory=Counter)
    """By hero: points it came home with."""
    decisions: Counter[int] = field(default_factory=Counter)
    """How many races had so many acts of players."""

    def add(self, other: RaceTally) -> None:
        """Add what another tally counted."""
        self.games += other.games
        for name in ("firsts", "places", "points", "raced", "hero_points", "decisions"):
            getattr(self, name).update(getattr(other, name))


def play_race(plan: RacePlan, number: int, tally: RaceTally) -> Play:
    """Play the `number`-th race of a plan and count it; the race as it ended."""
    name = f"{plan.seed}:{number // plan.block}"
    seating = seated(len(plan.entrants), number)
    bots = [RACE_BOTS[plan.entrants[one].level](Random(f"{name}:bot-{one}")) for one in seating]
    play = start(plan.board, plan.options, [{}] * len(seating))
    play.events = None
    luck, acts = Luck(Random(name).getrandbits(SEED_BITS), Script(), plan.board, len(seating)), 0
    while (decision := play.decision()).kind != "over":
        if decision.by == LUCK:
            act = luck.answer(decision)
            luck.note(act)
        else:
            act = bots[decision.by or 0].choose(play, decision)
            acts += 1
        play.answer(act)
    tally.games += 1
    tally.decisions[acts] += 1
    first = decision.data["ranking"][0]
    for seat in first:
        tally.firsts[seating[seat]] += WHOLE // len(first)
        tally.places[play.state.order.index(seat)] += WHOLE // len(first)
    for seat, one in enumerate(seating):
        tally.points[one] += points(play, seat)
        for hero in play.state.heroes[seat]:
            tally.raced[hero] += 1
            tally.hero_points[hero] += hero_points(play, hero)
    return play
