"""What chance does in the Gamer game: dice, power-ups, who begins, heroes. Draws no lots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from monopoly_tui.engine.step import LUCK, Act, Decision
from monopoly_tui.rules.dice import Throw
from monopoly_tui.rules.gamer.acts import Deal, Dice, Draw, Order
from monopoly_tui.rules.gamer.board import Board
from monopoly_tui.rules.gamer.bosses import boss_die
from monopoly_tui.rules.gamer.powers import DECK
from monopoly_tui.rules.gamer.race import rotated
from monopoly_tui.rules.gamer.turn import both_dice
from monopoly_tui.rules.ruleset import Source


def outcome(board: Board, seats: int, decision: Decision, source: Source) -> Act:
    """What chance answers to a decision asked of it."""
    if decision.kind == "dice":
        dice = both_dice(board) if decision.data["dice"] == "both" else boss_die(board)
        return Dice(LUCK, source.throw(dice))
    if decision.kind == "draw":
        return Draw(LUCK, source.any_card(DECK, decision.data["cards"]))
    if decision.kind == "order":
        return Order(LUCK, rotated(seats, source.shuffle("order", range(seats))[0]))
    return Deal(LUCK, source.shuffle("deal", decision.data["heroes"])[: decision.data["count"]])


def stream(board: Board, act: Act) -> str:
    """Which stream an outcome was taken from."""
    return DECK if isinstance(act, Draw) else act.do


def throws(board: Board) -> Sequence[Throw]:
    """Every way in which dice are thrown: both to move, the special one in a fight."""
    return (both_dice(board), boss_die(board))


def decks(board: Board) -> Mapping[str, Sequence[str]]:
    """The power-ups, each as often as there are of it."""
    return {DECK: [power.id for power in board.powers for _ in range(power.count)]}
