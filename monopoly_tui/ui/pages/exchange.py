"""A trade being thought over: what each side gives, and what it would change. Pure; asks the rules for all figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from monopoly_tui.rules.classic.acts import Bundle
from monopoly_tui.rules.classic.ending import worth
from monopoly_tui.rules.classic.mortgage import transfer_fee
from monopoly_tui.ui.deed_row import set_of

if TYPE_CHECKING:
    from monopoly_tui.rules.classic.step import Play


@dataclass
class Draft:
    """What two seats would exchange. Index 0 of a pair is the one who offers. Cash in thousand tomans."""

    seat: int
    to: int | None = None
    deeds: set[int] = field(default_factory=set)  # of both sides: a deed goes to the one who does not own it
    cash: list[int] = field(default_factory=lambda: [0, 0])
    cards: list[int] = field(default_factory=lambda: [0, 0])  # how many jail cards

    @classmethod
    def of(cls, seat: int, to: int, give: Bundle, get: Bundle) -> Draft:
        """A draft that says the same as these bundles."""
        cards = [len(give.cards), len(get.cards)]
        return cls(seat, to, {*give.deeds, *get.deeds}, [give.cash, get.cash], cards)

    def bundles(self, play: Play) -> tuple[Bundle, Bundle]:
        """What the one who offers gives and gets."""
        return self._bundle(play, 0), self._bundle(play, 1)

    def sides(self) -> tuple[int, int | None]:
        """The two seats."""
        return self.seat, self.to

    def toggle(self, square: int) -> None:
        """Put a deed in, or take it out."""
        self.deeds ^= {square}

    def pay(self, side: int, amount: int) -> None:
        """One side gives this much cash; the other then gives none (RULES 10.4)."""
        self.cash = [0, 0]
        self.cash[side] = amount

    def next_card(self, play: Play, side: int) -> None:
        """One jail card more from a side, after the last one none."""
        seat = self.sides()[side]
        if seat is not None:
            self.cards[side] = (self.cards[side] + 1) % (len(play.state.cards[seat]) + 1)

    def _bundle(self, play: Play, side: int) -> Bundle:
        seat = self.sides()[side]
        if seat is None:
            return Bundle()
        deeds = tuple(sorted(square for square in self.deeds if play.state.owner[square] == seat))
        return Bundle(self.cash[side], deeds, tuple(play.state.cards[seat][: self.cards[side]]))


@dataclass(frozen=True)
class Effect:
    """What a trade does to one seat. Thousand tomans; `fee` is for mortgaged deeds it would receive."""

    seat: int
    cash: tuple[int, int]
    worth: tuple[int, int]
    fee: int
    gained: tuple[str, ...]  # letters of the sets made whole
    broken: tuple[str, ...]
    parts: tuple[tuple[str, int, int], ...]  # other sets touched: letter, deeds owned then, deeds of the set


def effects(play: Play, seat: int, to: int, give: Bundle, get: Bundle) -> tuple[Effect, Effect]:
    """What would be different for both seats if the exchange were carried out, fees paid."""
    twin = play.unwatched()
    fees = {seat: 0, to: 0}
    for giver, taker, side in ((seat, to, give), (to, seat, get)):
        twin.state.cash[giver] -= side.cash
        twin.state.cash[taker] += side.cash
        for square in side.deeds:
            twin.state.owner[square] = taker
            if play.state.mortgaged[square]:
                fees[taker] += transfer_fee(play, square)
    for payer, fee in fees.items():
        twin.state.cash[payer] -= fee
    touched = (*give.deeds, *get.deeds)
    first, second = (_effect(play, twin, one, fees[one], touched) for one in (seat, to))
    return first, second


def _effect(play: Play, twin: Play, seat: int, fee: int, touched: Sequence[int]) -> Effect:
    gained, broken, parts = [], [], []
    for letter, mates in sorted({(play.board.tags[square][0], set_of(play.board, square)) for square in touched}):
        before = sum(play.state.owner[mate] == seat for mate in mates)
        after = sum(twin.state.owner[mate] == seat for mate in mates)
        if after == len(mates) != before:
            gained.append(letter)
        elif before == len(mates) != after:
            broken.append(letter)
        else:
            parts.append((letter, after, len(mates)))
    return Effect(
        seat,
        (play.state.cash[seat], twin.state.cash[seat]),
        (worth(play, seat), worth(twin, seat)),
        fee,
        tuple(gained),
        tuple(broken),
        tuple(parts),
    )
