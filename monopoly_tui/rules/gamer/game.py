"""The Gamer game's front door: how one starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from monopoly_tui.rules.errors import BadSetup
from monopoly_tui.rules.gamer.board import Board
from monopoly_tui.rules.gamer.options import Options
from monopoly_tui.rules.gamer.race import Race
from monopoly_tui.rules.gamer.setup import apply_choices, apply_setup, fresh_state
from monopoly_tui.rules.gamer.step import Play

__all__ = ["Play", "start"]


def start(
    board: Board,
    options: Options,
    players: Sequence[Mapping[str, Any]],
    order: Sequence[int] | None = None,
    setup: Mapping[str, Any] | None = None,
) -> Play:
    """A game before its first decision.

    A player's `heroes` are those led, dealt by chance where left out; `order` replaces the drawing
    of who begins; `setup` is a position as a record's header has it. Raises BadSetup.
    """
    seats = len(players)
    state = fresh_state(board, seats)
    apply_choices(state, board, players)
    if setup is not None:
        apply_setup(state, board, options, setup)
    if order is not None:
        if sorted(order) != list(range(seats)):
            raise BadSetup("setup-order", "order", seats=seats)
        state.order = list(order)
    first = state.turn if setup is not None and "turn" in setup else None
    if first is None and order is not None:
        first = next((seat for seat in order if not state.heroes[seat] or state.racing(seat)), None)
    return Play(board, options, state, [Race("deal" if order is not None else "order", first)])
