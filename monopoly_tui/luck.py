"""Answers what is asked of chance: from a script, then from a seed. Keeps no generator running.

The n-th outcome of a stream is worked out from seed, stream and n alone, so a game that is
resumed, or played again with other choices, meets the same dice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from struct import unpack
from typing import Final, TypeVar

from monopoly_tui.engine.step import LUCK, Act, Decision, Refusal
from monopoly_tui.rules.classic.acts import Deal, Dice, Draw, Order
from monopoly_tui.rules.classic.board import Board

T = TypeVar("T")
FACES: Final = 6
DIE: Final = range(1, FACES + 1)
ROLLS: Final = {(one, other): Dice(LUCK, (one, other)) for one in DIE for other in DIE}
"""Every fall of the dice, made once."""


@dataclass(frozen=True, slots=True)
class Script:
    """Outcomes laid down beforehand: the next rolls, and the next cards by deck."""

    dice: Sequence[tuple[int, int]] = ()
    cards: Mapping[str, Sequence[str]] = field(default_factory=dict)


class BadScript(Exception):
    """The script's `number`-th card of a deck, counted from 1, cannot be drawn now."""

    def __init__(self, deck: str, number: int, card: str) -> None:
        self.refusal = Refusal("record-script-card", {"deck": deck, "number": number, "card": card})
        super().__init__(card)


class Luck:
    """The seat LUCK of one game. `counts` says how many outcomes of each stream are spent."""

    def __init__(self, seed: int, script: Script, board: Board, seats: int) -> None:
        self.seed = seed
        self.script = script
        self.decks = {
            name: tuple(shuffled(f"{seed}:{name}:0", [card.id for card in cards]))
            for name, cards in board.decks.items()
        }
        self.seats = range(seats)
        self.deeds = board.deeds
        self.deck_of = {card.id: card.deck for card in board.cards.values()}
        self.counts = dict.fromkeys(("dice", "order", "deal", *self.decks), 0)

    def answer(self, decision: Decision) -> Act:
        """The outcome of the chance that `decision` asks for. Raises BadScript; spends nothing."""
        if decision.kind == "dice":
            return ROLLS[self.roll(self.counts["dice"])]
        if decision.kind == "draw":
            return Draw(LUCK, self.card(decision.data["deck"], decision.data["cards"]))
        stream = f"{self.seed}:{decision.kind}:{self.counts[decision.kind]}"
        if decision.kind == "order":
            return Order(LUCK, tuple(shuffled(stream, self.seats)))
        return Deal(LUCK, tuple(shuffled(stream, self.deeds)))

    def note(self, act: Act) -> None:
        """Count an outcome as spent, whoever brought it about."""
        self.counts[self.deck_of[act.card] if isinstance(act, Draw) else act.do] += 1

    def roll(self, number: int) -> tuple[int, int]:
        """Roll `number`, counted from 0: the script's, or the seed's once the script is through."""
        if number < len(self.script.dice):
            return self.script.dice[number]
        draws = numbers(f"{self.seed}:dice:{number}")
        return below(FACES, draws) + 1, below(FACES, draws) + 1

    def card(self, deck: str, drawable: Sequence[str]) -> str:
        """The next card of a deck among the `drawable` ones (RULES 1.3)."""
        number = self.counts[deck]
        scripted = self.script.cards.get(deck, ())
        if number < len(scripted):
            card = scripted[number]
            if card not in drawable:
                raise BadScript(deck, number + 1, card)
            return card
        return next(card for card in self.decks[deck] if card in drawable)


def numbers(stream: str) -> Iterator[int]:
    """The endless row of 32-bit numbers that a stream's name stands for."""
    block = 0
    while True:
        yield from unpack(">8I", sha256(f"{stream}:{block}".encode()).digest())
        block += 1


def below(limit: int, draws: Iterator[int]) -> int:
    """An even choice of 0 to `limit` - 1: numbers of the uneven rest at the top are skipped."""
    fair = 2**32 - 2**32 % limit
    draw = next(draws)
    while draw >= fair:
        draw = next(draws)
    return draw % limit


def shuffled(stream: str, things: Sequence[T]) -> list[T]:
    """`things` in the order that a stream's name stands for."""
    out, draws = list(things), numbers(stream)
    for last in range(len(out) - 1, 0, -1):
        pick = below(last + 1, draws)
        out[last], out[pick] = out[pick], out[last]
    return out
