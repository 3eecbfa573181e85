"""Answers what is asked of chance: from a script, then from a seed. Keeps no generator running.

The n-th outcome of a stream is worked out from seed, stream and n alone, so a game that is
resumed, or played again with other choices, meets the same dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from struct import unpack
from typing import Any, TypeVar

from monopoly_tui import rulesets
from monopoly_tui.engine.step import Act, Decision, Refusal
from monopoly_tui.rules.dice import Face, Throw, can_fall
from monopoly_tui.rules.ruleset import AnyBoard

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Script:
    """Outcomes laid down beforehand: the next rolls, and the next cards by deck."""

    dice: Sequence[tuple[Face, ...]] = ()
    cards: Mapping[str, Sequence[str]] = field(default_factory=dict)


class BadScript(Exception):
    """The script's next outcome cannot be now; `refusal` says which it is, counted from 1."""

    def __init__(self, reason: str, **data: Any) -> None:
        self.refusal = Refusal(reason, data)
        super().__init__(reason)


class Luck:
    """The seat LUCK of one game. `counts` says how many outcomes of each stream are spent."""

    def __init__(self, seed: int, script: Script, board: AnyBoard, seats: int) -> None:
        self.seed = seed
        self.script = script
        self.board = board
        self.seats = seats
        self.ruleset = rulesets.of(board)
        self.decks = {
            name: tuple(shuffled(f"{seed}:{name}:0", cards)) for name, cards in self.ruleset.decks(board).items()
        }
        self.counts: Counter[str] = Counter()

    def answer(self, decision: Decision) -> Act:
        """The outcome of the chance that `decision` asks for. Raises BadScript; spends nothing."""
        return self.ruleset.outcome(self.board, self.seats, decision, self)

    def note(self, act: Act) -> None:
        """Count an outcome as spent, whoever brought it about."""
        self.counts[self.ruleset.stream(self.board, act)] += 1

    def throw(self, dice: Throw) -> tuple[Face, ...]:
        """The next roll of these dice. Raises BadScript."""
        number = self.counts["dice"]
        if number < len(self.script.dice):
            roll = self.script.dice[number]
            if not can_fall(dice, roll):
                raise BadScript("record-script-roll", number=number + 1, roll=[str(face) for face in roll])
            return roll
        draws = numbers(f"{self.seed}:dice:{number}")
        return tuple([die[below(len(die), draws)] for die in dice])

    def shuffle(self, stream: str, things: Sequence[T]) -> tuple[T, ...]:
        """`things` in the order of the stream's next outcome."""
        return tuple(shuffled(f"{self.seed}:{stream}:{self.counts[stream]}", things))

    def next_card(self, deck: str, drawable: Sequence[str]) -> str:
        """The next card of a deck, which was shuffled once, among the `drawable` ones. Raises BadScript."""
        return self._scripted(deck, drawable) or next(card for card in self.decks[deck] if card in drawable)

    def any_card(self, deck: str, pile: Sequence[str]) -> str:
        """A card of a pile, each as likely as any other. Raises BadScript."""
        draws = numbers(f"{self.seed}:{deck}:{self.counts[deck]}")
        return self._scripted(deck, pile) or pile[below(len(pile), draws)]

    def _scripted(self, deck: str, drawable: Sequence[str]) -> str | None:
        """The card laid down for now, None once the script is through."""
        number = self.counts[deck]
        cards = self.script.cards.get(deck, ())
        if number >= len(cards):
            return None
        if cards[number] not in drawable:
            raise BadScript("record-script-card", deck=deck, number=number + 1, card=cards[number])
        return cards[number]


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
