"""What each seat may expect to have in the end, in points, from where its heroes stand. Plays nothing.

The weights are fitted, by least squares and then rounded, to how 2,500 races of two medium bots ended.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Final

from monopoly_tui.bots.gamer.worth import falls
from monopoly_tui.rules.dice import Throw
from monopoly_tui.rules.gamer.board import Board, Square
from monopoly_tui.rules.gamer.bosses import value
from monopoly_tui.rules.gamer.deeds import rent
from monopoly_tui.rules.gamer.ending import boss_points
from monopoly_tui.rules.gamer.state import NOBODY
from monopoly_tui.rules.gamer.step import Play
from monopoly_tui.rules.gamer.turn import both_dice

DEED: Final = 2.2
"""Points for a point of the deeds that a hero may come to and pay for."""
LATER: Final = 0.7
"""How much of the coins that Start will pay comes in time to buy with."""
COIN: Final = 0.15
"""Points that a coin is worth beside what it buys."""
RENT: Final = 0.04
"""Points that a coin of rent is worth."""
FIGHT: Final = 0.85
"""How much of the points that bosses promise is got."""
KEPT: Final = {"further": 0.5, "no_rent": 0.35, "coins": 0.1, "ambush": 0.4, "boss_bonus": 0.4, "shield": 0.1}
"""Points that a power-up in the hand is worth, by effect, while a whole ring lies ahead; a purse beside its coins."""
MISS: Final = 1.1
"""How much faster than by the stops expected the chance falls that nobody stops somewhere."""


@dataclass(slots=True)
class Racer:
    """A hero on its way: the stops it will make on the average, by square, and what it can come to buy."""

    hero: int
    seat: int
    stops: tuple[float, ...]
    coins: float
    points: float = 0.0
    price: float = 0.0


@cache
def stops(dice: Throw, size: int, laps: int) -> list[tuple[float, ...]]:
    """By squares left to home, by square of the ring: how often a hero stops there on the way, on the average."""
    way = size * laps
    reach = [1.0] + [0.0] * way
    for far in range(1, way + 1):
        reach[far] = sum(likely * reach[far - steps] for steps, likely in falls(dice) if steps <= far)
    return [
        tuple(sum(reach[(square + left) % size or size : left : size]) for square in range(size))
        for left in range(way + 1)
    ]


class Outlook:
    """Looks at positions of one board and number of laps."""

    def __init__(self, board: Board, laps: int) -> None:
        self.board = board
        self.laps = laps
        self._ways = stops(both_dice(board), board.size, laps)
        self._lairs = [square.index for square in board.squares if square.kind == "boss"]
        self._fight = [FIGHT * fight_worth(board, hero) for hero in range(len(board.heroes))]
        self._pays = [hero.amount if hero.ability == "start_pays" else board.start for hero in board.heroes]
        self._kept = [KEPT[power.effect] for power in board.powers]
        self._purse = [power.amount if power.effect == "coins" else 0 for power in board.powers]

    def points(self, play: Play) -> list[float]:
        """By seat: the points expected in the end."""
        state = play.state
        worth = [0.0] * len(self.board.heroes)
        racers: list[Racer] = []
        for seat, led in enumerate(state.heroes):
            for hero in led:
                worth[hero] = COIN * state.coins[hero] + boss_points(play, hero)
                if not state.home[hero]:
                    left = (self.laps - state.starts[hero]) * self.board.size - state.at[hero]
                    racer = Racer(hero, seat, self._ways[left], self._coins(play, hero))
                    worth[hero] += self._on_the_way(play, racer, left)
                    racers.append(racer)
        for deed in self.board.deeds:
            if state.owner[deed] == NOBODY:
                share_out(self.board.squares[deed], racers)
            else:
                worth[state.owner[deed]] += self.board.squares[deed].points
                pay_rents(play, deed, racers, worth)
        for racer in racers:
            if racer.points:
                worth[racer.hero] += DEED * racer.points * racer.coins / (racer.price + racer.coins)
        return [sum([worth[hero] for hero in led]) for led in state.heroes]

    def _coins(self, play: Play, hero: int) -> float:
        """What a hero can count on to buy with: its own coins, those of purses in the hand, and of Start."""
        state = play.state
        return (
            state.coins[hero]
            + self._in_purses(play, hero)
            + LATER * self._pays[hero] * (self.laps - state.starts[hero])
        )

    def _on_the_way(self, play: Play, racer: Racer, left: int) -> float:
        """The points of bosses to be met, and of the power-ups in the hand, which are worth less as the way ends."""
        met = sum([racer.stops[lair] for lair in self._lairs])
        hand = sum([self._kept[power] for power in play.state.hands[racer.hero]]) * min(1.0, left / self.board.size)
        return self._fight[racer.hero] * met + hand + COIN * self._in_purses(play, racer.hero)

    def _in_purses(self, play: Play, hero: int) -> int:
        return sum([self._purse[power] for power in play.state.hands[hero]])


def fight_worth(board: Board, hero: int) -> float:
    """The points that a fight brings, each boss as likely to be on top as any other."""
    who = board.heroes[hero]
    added = who.amount if who.ability == "boss_bonus" else 0
    wins = [boss.points * sum(value(face) + added >= boss.strength for face in board.faces) for boss in board.bosses]
    return sum(wins) / (len(board.faces) * len(board.bosses))


def share_out(deed: Square, racers: list[Racer]) -> None:
    """Give the chance that somebody comes to a free deed to those who may, each by its stops there."""
    often = sum([racer.stops[deed.index] for racer in racers])
    if not often:
        return
    taken = (1 - exp(-MISS * often)) / often
    for racer in racers:
        share = taken * racer.stops[deed.index]
        racer.points += share * deed.points
        racer.price += share * deed.price


def pay_rents(play: Play, deed: int, racers: list[Racer], worth: list[float]) -> None:
    """Move what others will pay on an owned deed to its owner."""
    owner, due = play.state.owner[deed], RENT * rent(play, deed)
    seat = play.state.seat_of(owner)
    for racer in racers:
        if racer.seat != seat:
            worth[owner] += due * racer.stops[deed]
            worth[racer.hero] -= due * racer.stops[deed]
