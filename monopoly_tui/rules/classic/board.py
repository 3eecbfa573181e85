"""A classic board as the rules read it: frozen, shared, its tables worked out once (RULES 1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

Names = Mapping[str, str]
"""A text by language: {"en": ..., "fa": ...}; a language may be missing, but not all of them."""


@dataclass(frozen=True, slots=True)
class Group:
    """A colour group. `squares` are indices in board order; costs in thousand tomans."""

    index: int
    id: str
    name: Names
    color: str
    house_cost: int
    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Square:
    """One of the 40 squares. What a kind does not have is 0, None or empty. Thousand tomans."""

    index: int
    kind: str  # start street station utility chance chest tax jail parking go_to_jail
    name: Names
    short: Names
    code: Names
    group: int | None = None
    price: int = 0
    rents: tuple[int, ...] = ()
    amount: int = 0
    income: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a deck ("chance" or "chest") and its effect (RULES 8.3). Sums in thousand tomans.

    `to` is a square, `kind` a kind of square; what an effect does not need is 0 or empty.
    """

    id: str
    deck: str
    effect: str  # advance nearest back jail receive pay receive_each pay_each repairs free
    text: Names
    to: int
    kind: str
    steps: int
    amount: int
    house: int
    hotel: int


@dataclass(frozen=True)
class Board:
    """A whole board, sums in thousand tomans. `rules` and `force`: option values as its file gives them (RULES 14).

    `landing` is what landing on Start pays where that is another sum (RULES 4.2), `fine` what leaving Jail costs.
    """

    ruleset: ClassVar[str] = "classic"

    id: str
    name: Names
    squares: tuple[Square, ...]
    groups: tuple[Group, ...]
    decks: Mapping[str, tuple[Card, ...]]
    starting_cash: int
    salary: int
    landing: int
    fine: int
    houses: int
    hotels: int
    station_rents: tuple[int, ...]
    utility_factors: tuple[int, ...]
    direct_auction: bool
    rules: Mapping[str, str | int]
    force: Mapping[str, str | int]

    @cached_property
    def size(self) -> int:
        """How many squares the ring has."""
        return len(self.squares)

    @cached_property
    def deeds(self) -> tuple[int, ...]:
        """The squares that can be owned, in board order."""
        return tuple(s.index for s in self.squares if s.kind in ("street", "station", "utility"))

    @cached_property
    def stations(self) -> tuple[int, ...]:
        """The squares of the stations."""
        return tuple(s.index for s in self.squares if s.kind == "station")

    @cached_property
    def utilities(self) -> tuple[int, ...]:
        """The squares of the utilities."""
        return tuple(s.index for s in self.squares if s.kind == "utility")

    @cached_property
    def jail(self) -> int:
        """The square of the Jail."""
        return next(s.index for s in self.squares if s.kind == "jail")

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """Every card by its id."""
        return {card.id: card for deck in self.decks.values() for card in deck}

    def nearest(self, kind: str, at: int) -> int:
        """The next station or utility ahead of a square, whichever `kind` is (RULES 8.3)."""
        spots = self.stations if kind == "station" else self.utilities
        return min(spots, key=lambda spot: (spot - at - 1) % self.size)

    @cached_property
    def mates(self) -> tuple[tuple[int, ...], ...]:
        """By square: the streets of its colour group, itself included; empty for all else."""
        return tuple(self.groups[s.group].squares if s.group is not None else () for s in self.squares)

    @cached_property
    def house_cost(self) -> tuple[int, ...]:
        """By square: what a building on it costs, 0 where none can stand."""
        return tuple(self.groups[s.group].house_cost if s.group is not None else 0 for s in self.squares)

    @cached_property
    def refunds(self) -> tuple[int, ...]:
        """By square: what a building sold there brings, half its cost rounded down (RULES 7.5)."""
        return tuple(cost // 2 for cost in self.house_cost)

    @cached_property
    def loans(self) -> tuple[int, ...]:
        """By square: what a mortgage on it brings, or its sale: half the price rounded down (RULES 9.1, 9.4)."""
        return tuple(s.price // 2 for s in self.squares)

    @cached_property
    def tags(self) -> tuple[str, ...]:
        """By square: the deed's tag, A1 to H3, R1.. for stations, S1.. for utilities; "" elsewhere."""
        tags = [""] * len(self.squares)
        for group in self.groups:
            for number, square in enumerate(group.squares, 1):
                tags[square] = f"{chr(ord('A') + group.index)}{number}"
        for letter, squares in (("R", self.stations), ("S", self.utilities)):
            for number, square in enumerate(squares, 1):
                tags[square] = f"{letter}{number}"
        return tuple(tags)
