"""The classic game as the shared rooms use it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from monopoly_tui.rules.classic import chance
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.board_file import read
from monopoly_tui.rules.classic.codec import describe, read_act, write_act
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import Options, most_players, resolve
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.rules.ruleset import Ruleset


def begin(
    board: Board,
    options: Options,
    players: Sequence[Mapping[str, Any]],
    order: Sequence[int] | None,
    setup: Mapping[str, Any] | None,
) -> Play:
    """A game before its first decision; players differ in nothing but their seat. Raises BadSetup."""
    return start(board, options, len(players), order, setup)


CLASSIC: Final = Ruleset(
    name=Board.ruleset,
    read_board=read,
    resolve=resolve,
    most_players=lambda options: most_players(options.preset),
    player_keys=(),
    start=begin,
    read_act=read_act,
    write_act=write_act,
    describe=describe,
    decks=chance.decks,
    throws=chance.throws,
    outcome=chance.outcome,
    stream=chance.stream,
)
