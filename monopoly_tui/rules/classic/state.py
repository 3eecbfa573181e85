"""The position of a classic game: ints and lists, cheap to copy and compare."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from monopoly_tui.engine.step import State as EngineState

BANK = -1
"""The owner of a deed nobody owns."""
FREE = -1
"""The `jail_tries` of a seat that is not in Jail."""
HOTEL = 5
"""The number of buildings that stands for a hotel (RULES 7.3)."""


class WaitingRent(NamedTuple):
    """Rent that its owner may claim (RULES 6.5). Thousand tomans."""

    payer: int
    owner: int
    square: int
    amount: int


@dataclass(slots=True)
class State(EngineState):
    """Everything that can change but the stack of steps. Money in thousand tomans."""

    cash: list[int]  # by seat
    at: list[int]  # square by seat
    jail_tries: list[int]  # by seat: FREE, or 0 to 2 failed tries
    cards: list[list[str]]  # by seat: Get-out-of-Jail cards held
    bankrupt: list[int]  # seats in the order in which they went
    owner: list[int]  # by square: seat or BANK
    buildings: list[int]  # by square: 0 to HOTEL
    mortgaged: list[bool]  # by square
    houses: int  # left in the bank
    hotels: int
    pot: int
    unseen: dict[str, list[str]]  # by deck: cards whose place is unknown, in board order
    seen: dict[str, list[str]]  # by deck: cards whose place is known; they come after the unseen
    order: list[int]  # seats in turn order
    round: int
    turn: int  # the seat to move
    last_roll: tuple[int, int] | None
    doubles: int  # doubles rolled in a row in this turn
    offers: int  # offers and counter-offers made in this turn (RULES 10.4)
    shortage_asked: bool  # a building auction of this turn ended without a bid (RULES 7.7)
    rents: list[WaitingRent]

    @property
    def seats(self) -> range:
        """All seats, those out too."""
        return range(len(self.cash))

    def alive(self) -> list[int]:
        """The seats still in the game, in turn order."""
        return [seat for seat in self.order if seat not in self.bankrupt]

    def alive_from(self, seat: int) -> list[int]:
        """The same, beginning with `seat` or the next one after it."""
        start = self.order.index(seat)
        return [other for other in self.order[start:] + self.order[:start] if other not in self.bankrupt]

    def in_jail(self, seat: int) -> bool:
        """Whether `seat` was sent to Jail and is still there (not visiting)."""
        return self.jail_tries[seat] != FREE

    def copy(self) -> State:
        """An independent copy, by hand because it is made often."""
        return State(
            self.cash[:],
            self.at[:],
            self.jail_tries[:],
            [hand[:] for hand in self.cards],
            self.bankrupt[:],
            self.owner[:],
            self.buildings[:],
            self.mortgaged[:],
            self.houses,
            self.hotels,
            self.pot,
            {deck: cards[:] for deck, cards in self.unseen.items()},
            {deck: cards[:] for deck, cards in self.seen.items()},
            self.order[:],
            self.round,
            self.turn,
            self.last_roll,
            self.doubles,
            self.offers,
            self.shortage_asked,
            self.rents[:],
        )
