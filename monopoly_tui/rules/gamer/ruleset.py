"""The Gamer game as the shared rooms use it."""

from __future__ import annotations

from typing import Final

from monopoly_tui.rules.gamer import chance
from monopoly_tui.rules.gamer.board import Board
from monopoly_tui.rules.gamer.board_file import read
from monopoly_tui.rules.gamer.codec import describe, read_act, write_act
from monopoly_tui.rules.gamer.game import start
from monopoly_tui.rules.gamer.options import MOST_PLAYERS, resolve, usual
from monopoly_tui.rules.ruleset import Ruleset

GAMER: Final = Ruleset(
    name=Board.ruleset,
    read_board=read,
    resolve=resolve,
    most_players=lambda options: MOST_PLAYERS,
    player_keys=("heroes",),
    start=start,
    read_act=read_act,
    write_act=write_act,
    describe=describe,
    decks=chance.decks,
    throws=chance.throws,
    outcome=chance.outcome,
    stream=chance.stream,
    usual=usual,
)
