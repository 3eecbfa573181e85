"""The classic game's front door: how one starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.match import Match
from monopoly_tui.rules.classic.options import Options
from monopoly_tui.rules.classic.setup import apply_setup, fresh_state
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.rules.errors import BadSetup


def start(
    board: Board,
    options: Options,
    seats: int,
    order: Sequence[int] | None = None,
    setup: Mapping[str, Any] | None = None,
) -> Play:
    """A game before its first decision.

    `order` replaces the drawing of the turn order; `setup` is a position as RECORD's header has
    it, and a game that starts from one deals no deeds. Raises BadSetup.
    """
    state = fresh_state(board, options, seats)
    if setup is not None:
        apply_setup(state, board, options, setup)
    if order is not None:
        if sorted(order) != list(range(seats)):
            raise BadSetup("setup-order", "order", seats=seats)
        state.order = list(order)
    first = state.turn if setup is not None and "turn" in setup else None
    if first is None and state.order:
        first = next(seat for seat in state.order if seat not in state.bankrupt)
    stage = "order" if order is None else "deal"
    match = Match(stage, deals=options.deal == "all" and setup is None, first=first)
    return Play(board, options, state, [match])
