"""Figures of a game that is over: landings, rents, luck against the average, and what turned it. Draws nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from monopoly_tui.engine.step import Event
from monopoly_tui.playback import Place, Playback
from monopoly_tui.record.course import Entry
from monopoly_tui.rules.classic.events import Moved, Paid, Rolled, WentBankrupt
from monopoly_tui.rules.classic.state import BANK
from monopoly_tui.ui.odds import WAYS, ahead, due

FALL: Final = 100_000
"""How much a bankruptcy weighs among turning points: more than any sum of money."""


@dataclass
class Figures:
    """Counts of landings, rents and what they brought in by square; rolls, pips, rents paid and got by seat.

    Sums are thousand tomans. `luck` is how much better than the average of the dice a seat fared with
    rents, its own and the others'; None where the record cannot be read.
    """

    seats: int
    landings: Counter[int] = field(default_factory=Counter)
    rents: Counter[int] = field(default_factory=Counter)
    earned: Counter[int] = field(default_factory=Counter)
    rolls: Counter[int] = field(default_factory=Counter)
    pips: Counter[int] = field(default_factory=Counter)
    paid: Counter[int] = field(default_factory=Counter)
    got: Counter[int] = field(default_factory=Counter)
    luck: list[int] | None = None


@dataclass(frozen=True, slots=True)
class Turning:
    """Something that turned the game: an event, or `owner` getting the whole of a set of squares."""

    round: int
    weight: int
    event: Event | None = None
    owner: int = BANK
    squares: tuple[int, ...] = ()


def figures(log: Sequence[Entry], seats: int, playback: Playback | None) -> Figures:
    """What the log adds up to; with `playback` the luck too."""
    out = Figures(seats)
    for entry in log:
        match entry.event:
            case Moved(to=to):
                out.landings[to] += 1
            case Rolled(seat=seat, roll=roll):
                out.rolls[seat] += 1
                out.pips[seat] += sum(roll)
            case Paid(seat=seat, to=int(to), amount=amount, reason="rent", square=int(square)):
                out.rents[square] += 1
                out.earned[square] += amount
                out.paid[seat] += amount
                out.got[to] += amount
    if playback is not None:
        out.luck = luck(playback, seats)
    return out


def luck(playback: Playback, seats: int) -> list[int]:
    """By seat, rents due on average of the dice less rents paid, and rents got less those due on average."""
    balance = [0.0] * seats
    for before, after in pairwise(playback.places):
        happened = [entry.event for entry in playback.whole_log[before.told : after.told]]
        roll = next((event for event in happened if isinstance(event, Rolled) and event.purpose == "move"), None)
        if roll is None:
            continue
        for total, ways in WAYS.items():
            amount = due(before.game, roll.seat, total) * ways / 36
            balance[roll.seat] += amount
            if amount:
                balance[before.game.state.owner[ahead(before.game, roll.seat, total)]] -= amount
        for event in happened:
            if isinstance(event, Paid) and event.reason == "rent" and isinstance(event.to, int):
                balance[event.seat] -= event.amount
                balance[event.to] += event.amount
    return [round(amount) for amount in balance]


def turnings(playback: Playback, most: int) -> list[Turning]:
    """What mattered most, in the order it happened: dear rents, bankruptcies, sets made whole."""
    found: list[Turning] = []
    for entry in playback.whole_log:
        match entry.event:
            case Paid(reason="rent", amount=amount) as paid:
                found.append(Turning(entry.round, amount, paid))
            case WentBankrupt() as fall:
                found.append(Turning(entry.round, FALL, fall))
    for before, after in pairwise(playback.places):
        found += _made_whole(before, after)
    found.sort(key=lambda turning: -turning.weight)
    return sorted(found[:most], key=lambda turning: turning.round)


def _made_whole(before: Place, after: Place) -> Iterator[Turning]:
    """The sets that one seat has had since the later place and not at the earlier; they weigh what they cost."""
    board, owner, was = after.game.board, after.game.state.owner, before.game.state.owner
    if owner == was:
        return
    for group in board.groups:
        holder = owner[group.squares[0]]
        whole = holder != BANK and all(owner[square] == holder for square in group.squares)
        if whole and any(was[square] != holder for square in group.squares):
            weight = sum(board.squares[square].price for square in group.squares)
            yield Turning(after.game.state.round, weight, owner=holder, squares=group.squares)


def lead(worths: Sequence[Sequence[int]], winner: int) -> int | None:
    """From the end of which round on nobody was worth more than the winner; None where there never was one."""
    since = None
    for number, worth in enumerate(worths, 1):
        if worth[winner] < max(worth):
            since = None
        elif since is None:
            since = number
    return since
