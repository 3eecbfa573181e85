"""What chance does in the classic game: two dice, two decks, the order of play, the deal. Draws no lots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from monopoly_tui.engine.step import LUCK, Act, Decision
from monopoly_tui.rules.classic.acts import Deal, Dice, Draw, Order
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.dice import Face, Throw
from monopoly_tui.rules.ruleset import Source

DIE: Final = range(1, 7)
TWO_DICE: Final[Throw] = (tuple(DIE), tuple(DIE))
FALLS: Final[Mapping[tuple[Face, ...], Dice]] = {(one, two): Dice(LUCK, (one, two)) for one in DIE for two in DIE}
"""Every fall of the two dice, made once."""


def outcome(board: Board, seats: int, decision: Decision, source: Source) -> Act:
    """What chance answers to a decision asked of it."""
    if decision.kind == "dice":
        return FALLS[source.throw(TWO_DICE)]
    if decision.kind == "draw":
        return Draw(LUCK, source.next_card(decision.data["deck"], decision.data["cards"]))  # 1.3
    if decision.kind == "order":
        return Order(LUCK, source.shuffle("order", range(seats)))
    return Deal(LUCK, source.shuffle("deal", board.deeds))


def stream(board: Board, act: Act) -> str:
    """Which stream an outcome was taken from."""
    return board.cards[act.card].deck if isinstance(act, Draw) else act.do


def throws(board: Board) -> Sequence[Throw]:
    """Every way in which dice are thrown."""
    return (TWO_DICE,)


def decks(board: Board) -> Mapping[str, Sequence[str]]:
    """The ids of the cards of each deck."""
    return {deck: [card.id for card in cards] for deck, cards in board.decks.items()}
