"""A Gamer board as the rules read it: squares, heroes, bosses, power-ups, the special die (GAMER G1 to G9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from monopoly_tui.rules.dice import Face

Names = Mapping[str, str]
"""A text by language: {"en": ..., "fa": ...}; a language may be missing, but not all of them."""


@dataclass(frozen=True)
class Square:
    """One square of the ring. What a kind does not have is 0 or "". Prices and rents in coins."""

    index: int
    kind: str  # start deed boss rest
    name: Names
    short: Names
    colour: str = ""
    price: int = 0
    rent: int = 0
    points: int = 0


@dataclass(frozen=True)
class Hero:
    """Who can be led, with one ability of one measure (G9)."""

    id: str
    name: Names
    ability: str  # start_pays boss_bonus first_rent_less coin_a_boss
    amount: int


@dataclass(frozen=True)
class Boss:
    """Who stands in the way, beaten by a roll of `strength` or more, worth `points` (G7)."""

    id: str
    name: Names
    strength: int
    points: int


@dataclass(frozen=True)
class Power:
    """A kind of power-up: how many there are, what it does, and how much of it (G8)."""

    id: str
    name: Names
    short: Names
    count: int
    effect: str  # further no_rent coins ambush boss_bonus shield
    amount: int


@dataclass(frozen=True)
class Board:
    """A whole board.

    `start` are the coins that Start pays. `times_round` is how often all heroes of a new race together go round;
    0 where the board does not say.
    """

    ruleset: ClassVar[str] = "gamer"

    id: str
    name: Names
    squares: tuple[Square, ...]
    heroes: tuple[Hero, ...]
    bosses: tuple[Boss, ...]
    powers: tuple[Power, ...]
    faces: tuple[Face, ...]
    starting_coins: int
    start: int
    times_round: int

    @cached_property
    def size(self) -> int:
        """How many squares the ring has."""
        return len(self.squares)

    @cached_property
    def deeds(self) -> tuple[int, ...]:
        """The squares that can be owned, in board order."""
        return tuple(square.index for square in self.squares if square.kind == "deed")

    @cached_property
    def pairs(self) -> tuple[tuple[int, ...], ...]:
        """By square: the deeds of its colour, itself included; empty for all else."""
        return tuple(
            tuple(other.index for other in self.squares if other.colour == square.colour) if square.colour else ()
            for square in self.squares
        )

    @cached_property
    def tags(self) -> tuple[str, ...]:
        """By square: the deed's tag, A1 to F2; "" elsewhere."""
        colours = list(dict.fromkeys(square.colour for square in self.squares if square.colour))
        tags = [""] * self.size
        for letter, colour in enumerate(colours):
            for number, square in enumerate((s for s in self.squares if s.colour == colour), 1):
                tags[square.index] = f"{chr(ord('A') + letter)}{number}"
        return tuple(tags)

    @cached_property
    def hero_of(self) -> Mapping[str, int]:
        """The place of each hero in `heroes`, by id."""
        return {hero.id: index for index, hero in enumerate(self.heroes)}

    @cached_property
    def boss_of(self) -> Mapping[str, int]:
        """The place of each boss in `bosses`, by id."""
        return {boss.id: index for index, boss in enumerate(self.bosses)}

    @cached_property
    def power_of(self) -> Mapping[str, int]:
        """The place of each kind of power-up in `powers`, by id."""
        return {power.id: index for index, power in enumerate(self.powers)}
