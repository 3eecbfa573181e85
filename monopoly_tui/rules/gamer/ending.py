"""Points, ranks, leaving, and when the game is over (G8, G10, G11)."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from monopoly_tui.rules.gamer.events import Left
from monopoly_tui.rules.gamer.state import NOBODY
from monopoly_tui.rules.gamer.step import Play

HERO: Final = 2
"""Points of a hero."""


def boss_points(play: Play, hero: int) -> int:
    """Points of the bosses that a hero has beaten (G11)."""
    return sum(play.board.bosses[boss].points for boss in play.state.beaten[hero])


def deed_points(play: Play, hero: int) -> int:
    """Points of a hero's deeds (G11)."""
    return sum(play.board.squares[deed].points for deed in play.board.deeds if play.state.owner[deed] == hero)


def hero_points(play: Play, hero: int) -> int:
    """All points of a hero (G11)."""
    return HERO + boss_points(play, hero) + deed_points(play, hero)


def points(play: Play, seat: int) -> int:
    """All points of a seat; none for one that left (G11)."""
    return 0 if seat in play.state.left else sum(hero_points(play, hero) for hero in play.state.heroes[seat])


def coins(play: Play, seat: int) -> int:
    """The coins of all heroes of a seat (G11)."""
    return sum(play.state.coins[hero] for hero in play.state.heroes[seat])


def ranking(play: Play) -> tuple[tuple[int, ...], ...]:
    """Seats by rank, best first: by points, then coins, else shared; those that left last (G11)."""
    state = play.state

    def standing(seat: int) -> tuple[int, int]:
        return points(play, seat), coins(play, seat)

    racers = sorted((seat for seat in state.seats if seat not in state.left), key=standing, reverse=True)
    ranks = [tuple(seats) for _, seats in groupby(racers, key=standing)]
    return (*ranks, *((seat,) for seat in reversed(state.left)))


def is_over(play: Play) -> bool:
    """Whether every hero is home (G10)."""
    state = play.state
    return all(state.home[hero] for heroes in state.heroes for hero in heroes)


def leave(play: Play, seat: int) -> None:
    """A seat is out: its heroes go home, its deeds are free, its power-ups discarded (G8)."""
    state = play.state
    state.left.append(seat)
    for hero in state.heroes[seat]:
        state.home[hero], state.at[hero] = True, 0
        for power in state.hands[hero]:
            state.discards[power] += 1
        state.hands[hero] = []
    state.owner = [NOBODY if owner in state.heroes[seat] else owner for owner in state.owner]
    play.emit(Left, seat)
