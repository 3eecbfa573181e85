"""Chance for one simulated game, quick: a generator a stream, kept running. Knows no record."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, count
from random import Random
from typing import Final

from monopoly_tui.engine.step import LUCK, Act, Decision
from monopoly_tui.rules.classic import chance
from monopoly_tui.rules.classic.acts import Deal, Dice, Draw, Order
from monopoly_tui.rules.classic.board import Board

FALLS: Final = tuple(chance.FALLS.values())
"""Every way two dice fall, each as likely as any other."""
AHEAD: Final = 50
"""Rolls drawn at a time."""


class Chance:
    """The seat LUCK of one game. `name` decides all of it; each stream has its own generator.

    So two games of one name see the same dice and the same cards, whatever is done in between.
    """

    def __init__(self, name: str, board: Board, seats: int) -> None:
        self.falls = rolls(Random(f"{name}:dice"))
        """The rolls to come."""
        self._board = board
        self._seats = seats
        self._name = name
        cards = Random(f"{name}:cards")
        self._decks = {
            deck: iter(cards.sample([card.id for card in pile], len(pile))) for deck, pile in board.decks.items()
        }

    def answer(self, decision: Decision) -> Act:
        """What happens by chance where `decision` asks for it."""
        kind = decision.kind
        if kind == "dice":
            return next(self.falls)
        if kind == "draw":
            return drawn(self._next_card(**decision.data))
        stream = Random(f"{self._name}:{kind}")
        if kind == "order":
            return Order(LUCK, tuple(stream.sample(range(self._seats), self._seats)))
        return Deal(LUCK, tuple(stream.sample(self._board.deeds, len(self._board.deeds))))

    def _next_card(self, deck: str, cards: tuple[str, ...]) -> str:
        """The first of the shuffled deck among `cards`, or the only one that can come (RULES 1.3)."""
        return cards[0] if len(cards) == 1 else next(filter(cards.__contains__, self._decks[deck]))


@cache
def drawn(card: str) -> Draw:
    """Each draw is made once, for all games."""
    return Draw(LUCK, card)


def rolls(random: Random) -> Iterator[Dice]:
    """An endless row of rolls."""
    return chain.from_iterable(random.choices(FALLS, k=AHEAD) for _ in count())
