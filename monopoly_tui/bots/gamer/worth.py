"""What a move is worth to a hero, in points: the square it leads to, less the way it uses up."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import Final

from monopoly_tui.rules.dice import Throw
from monopoly_tui.rules.gamer.bosses import bonus, value
from monopoly_tui.rules.gamer.deeds import rent_due
from monopoly_tui.rules.gamer.state import NOBODY
from monopoly_tui.rules.gamer.step import Play
from monopoly_tui.rules.gamer.turn import both_dice

STEP: Final = 0.2
"""Points that a square of the way is worth: about one a stop, a stop every five squares."""
RENT: Final = 0.3
"""Points that a coin of rent is worth, got or saved."""


def chance_to_win(play: Play, hero: int, extra: int = 0) -> float:
    """How likely the boss on top is beaten, with `extra` added to the roll."""
    strength = play.board.bosses[play.state.bosses[0]].strength
    added = bonus(play, hero) + extra
    return sum(value(face) + added >= strength for face in play.board.faces) / len(play.board.faces)


def landing(play: Play, hero: int, steps: int) -> float:
    """What going so many steps is worth to a hero now."""
    state = play.state
    to = state.at[hero] + steps
    if to >= play.board.size and state.starts[hero] + 1 >= play.options.laps:
        return -STEP * (play.board.size - state.at[hero])
    return square(play, hero, to % play.board.size) - STEP * steps


def square(play: Play, hero: int, at: int) -> float:
    """What standing on a square is worth."""
    state, here = play.state, play.board.squares[at]
    if here.kind == "boss":
        return play.board.bosses[state.bosses[0]].points * chance_to_win(play, hero)
    if here.kind != "deed":
        return 0.0
    owner = state.owner[at]
    if owner == NOBODY:
        return here.points + RENT * here.rent if state.coins[hero] >= here.price else 0.0
    if state.seat_of(owner) == state.seat_of(hero):
        return 0.0
    return -RENT * min(rent_due(play, hero, at), state.coins[hero])


@cache
def falls(dice: Throw) -> tuple[tuple[int, float], ...]:
    """How many steps dice can give, each with how likely it is."""
    steps = Counter(sum(face for face in roll if isinstance(face, int)) for roll in product(*dice))
    return tuple((count, ways / steps.total()) for count, ways in sorted(steps.items()))


def turn(play: Play, hero: int) -> float:
    """What a roll for this hero is worth on the average."""
    return sum(likely * landing(play, hero, steps) for steps, likely in falls(both_dice(play.board)))
