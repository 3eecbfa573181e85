"""Chance for one simulated game, quick: a generator a stream, kept running. Knows no record."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from monopoly_tui.engine.step import LUCK, Act, Decision
from monopoly_tui.rules.classic.acts import Deal, Dice, Draw, Order
from monopoly_tui.rules.classic.board import Board

FALLS: Final = tuple(Dice(LUCK, (one, two)) for one in range(1, 7) for two in range(1, 7))
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
            deck: [Draw(LUCK, card) for card in cards.sample([card.id for card in pile], len(pile))]
            for deck, pile in board.decks.items()
        }

    def answer(self, decision: Decision) -> Act:
        """What happens by chance where `decision` asks for it."""
        kind = decision.kind
        if kind == "dice":
            return next(self.falls)
        if kind == "draw":
            open_cards = decision.data["cards"]
            if len(open_cards) == 1:
                return Draw(LUCK, open_cards[0])
            return next(draw for draw in self._decks[decision.data["deck"]] if draw.card in open_cards)  # RULES 1.3
        stream = Random(f"{self._name}:{kind}")
        if kind == "order":
            return Order(LUCK, tuple(stream.sample(range(self._seats), self._seats)))
        return Deal(LUCK, tuple(stream.sample(self._board.deeds, len(self._board.deeds))))


def rolls(random: Random) -> Iterator[Dice]:
    """An endless row of rolls."""
    while True:
        yield from random.choices(FALLS, k=AHEAD)
