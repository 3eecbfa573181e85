"""What simulated games add up to: whole numbers only, so that tallies of parts can be added in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from monopoly_tui.engine.step import Event
from monopoly_tui.rules.classic import events
from monopoly_tui.rules.classic.state import FREE
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.simulate.table import Said, Taker

NOBODY: Final = -1


@dataclass(slots=True)
class Tally:
    """Sums over games on one board. `size` is its number of squares; money in thousand tomans.

    `wins`, `places` (in the turn order) and `lengths` (rounds) are of games that ended; `ranks` are of
    all, as the entrants by rank, those who were left standing by worth. `blocks` are the sums of
    each block of games on the same dice, to be compared with those of another tally.
    """

    size: int
    games: int = 0
    acts: int = 0
    turns: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    places: Counter[int] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    ranks: Counter[tuple[int, ...]] = field(default_factory=Counter)
    ends: list[int] = field(default_factory=list)
    """By square, where rolls ended; the last entry is for those in Jail."""
    stayed: int = 0
    """Tries for a double in Jail."""
    left: int = 0
    """Times somebody paid, or used a card, to leave Jail before the roll."""
    rents: list[int] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)
    """By square: what was paid for deed and buildings, less what buildings were sold for."""
    bank: Counter[str] = field(default_factory=Counter)
    """What came from the bank by reason, less what went to it."""
    faults: Counter[tuple[int, str]] = field(default_factory=Counter)
    """By entrant and kind: answers of outside bots in whose place another act was done."""
    blocks: dict[int, Counter[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for sums in (self.rents, self.spent):
            sums += [0] * self.size
        self.ends += [0] * (self.size + 1)

    @property
    def rolls(self) -> int:
        """Rolls of the dice for a move or in Jail; each ends somewhere."""
        return sum(self.ends)

    def add(self, other: Tally) -> None:
        """Add what another tally of the same board counted."""
        for name in ("games", "acts", "turns", "stayed", "left"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("wins", "places", "lengths", "ranks", "bank", "faults"):
            getattr(self, name).update(getattr(other, name))
        for name in ("ends", "rents", "spent"):
            sums = getattr(self, name)
            sums[:] = map(int.__add__, sums, getattr(other, name))
        for block, sums_of_block in other.blocks.items():
            self.blocks.setdefault(block, Counter()).update(sums_of_block)


class Counting:
    """Counts into a tally what happens in one game."""

    def __init__(self, tally: Tally, play: Play) -> None:
        self.tally = tally
        self.board = play.board
        self.ends = tally.ends
        self.at = play.state.at
        self.jail_tries = play.state.jail_tries
        self.roller = NOBODY

    def takers(self) -> dict[Callable[..., Event], Taker]:
        """What to do for each kind of event."""
        return {
            events.Rolled: self.rolled,
            events.JailLeft: self.jail_left,
            events.Paid: self.paid,
            events.Received: self.received,
            events.Bought: self.bought,
            events.AuctionWon: self.auction_won,
            events.Built: self.built,
            events.BuildingSold: self.building_sold,
            events.GroupSold: self.group_sold,
        }

    def settle(self) -> None:
        """Count where the last roll ended: at the next roll, or when the game is over."""
        seat = self.roller
        if seat != NOBODY:
            self.ends[self.at[seat] if self.jail_tries[seat] == FREE else -1] += 1

    def rolled(self, said: Said) -> None:
        """See Rolled."""
        seat, _, purpose, _ = said
        if purpose == "rent":
            return
        last = self.roller
        if last != NOBODY:  # as `settle` does
            self.ends[self.at[last] if self.jail_tries[last] == FREE else -1] += 1
        if seat != last:
            self.tally.turns += 1
            self.roller = seat
        if purpose == "jail":
            self.tally.stayed += 1

    def jail_left(self, said: Said) -> None:
        """See JailLeft."""
        _, how = said
        self.tally.left += how in ("fine", "card")

    def paid(self, said: Said) -> None:
        """See Paid."""
        _, to, amount, reason, square, _, _ = said
        if reason == "rent":
            self.tally.rents[square] += amount
        elif not isinstance(to, int):
            self.tally.bank[reason] -= amount

    def received(self, said: Said) -> None:
        """See Received."""
        _, amount, reason, _ = said
        self.tally.bank[reason] += amount

    def bought(self, said: Said) -> None:
        """See Bought."""
        _, square, amount, _ = said
        self.tally.spent[square] += amount

    def auction_won(self, said: Said) -> None:
        """See AuctionWon; what a building cost at auction is left out for its usual cost."""
        _, square, _, amount, _ = said
        if square is not None:
            self.tally.spent[square] += amount

    def built(self, said: Said) -> None:
        """See Built; a building won at auction counts at its usual cost."""
        _, square, _, _, _ = said
        self.tally.spent[square] += self.board.house_cost[square]

    def building_sold(self, said: Said) -> None:
        """See BuildingSold."""
        _, square, _, amount, _ = said
        self.tally.spent[square] -= amount

    def group_sold(self, said: Said) -> None:
        """See GroupSold; each street of the group takes an even part, the first ones the rest."""
        _, square, amount, _ = said
        mates = self.board.mates[square]
        for number, mate in enumerate(mates):
            self.tally.spent[mate] -= (amount + len(mates) - 1 - number) // len(mates)
