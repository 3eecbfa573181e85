"""The position of a Gamer game: ints and lists, cheap to copy and compare."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from monopoly_tui.engine.step import State as EngineState

NOBODY: Final = -1
"""The owner of a deed nobody owns; the mover while no hero is chosen."""


@dataclass(slots=True)
class State(EngineState):
    """Everything that can change but the stack of steps. A hero is its place in the board's list."""

    heroes: list[tuple[int, ...]]  # by seat: the heroes led, empty until they are dealt
    coins: list[int]  # by hero
    at: list[int]  # square by hero
    starts: list[int]  # by hero: times it passed or reached Start
    home: list[bool]  # by hero
    rented: list[bool]  # by hero: has paid a rent in this game (G9)
    beaten: list[list[int]]  # by hero: bosses, in the order in which they fell
    hands: list[list[int]]  # by hero: power-ups held, as places in the board's list
    owner: list[int]  # by square: hero or NOBODY
    bosses: list[int]  # the pile from the top
    pile: list[int]  # by kind of power-up: how many can be drawn
    discards: list[int]  # by kind: how many were used
    order: list[int]  # seats in turn order
    left: list[int]  # seats that left, in that order
    round: int
    turn: int  # the seat to move
    mover: int  # the hero that moves in this turn, or NOBODY
    last_roll: tuple[int | str, ...] | None

    @property
    def seats(self) -> range:
        """All seats, those that left too."""
        return range(len(self.heroes))

    def seat_of(self, hero: int) -> int:
        """Who leads a hero; NOBODY for one that is not in the game."""
        return next((seat for seat in self.seats if hero in self.heroes[seat]), NOBODY)

    def racing(self, seat: int) -> list[int]:
        """The heroes of a seat that are not home yet."""
        return [hero for hero in self.heroes[seat] if not self.home[hero]]

    def copy(self) -> State:
        """An independent copy, by hand because it is made often."""
        return State(
            self.heroes[:],
            self.coins[:],
            self.at[:],
            self.starts[:],
            self.home[:],
            self.rented[:],
            [bosses[:] for bosses in self.beaten],
            [hand[:] for hand in self.hands],
            self.owner[:],
            self.bosses[:],
            self.pile[:],
            self.discards[:],
            self.order[:],
            self.left[:],
            self.round,
            self.turn,
            self.mover,
            self.last_roll,
        )
