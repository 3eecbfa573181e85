"""A player without sense at whichever game is played. Knows the two games' own such players, and no rule."""

from random import Random

from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.ruleset import AnyGame
from tests import random_play
from tests.rules_gamer import whole_race


def choose(game: AnyGame, random: Random) -> Act:
    """Any open act of whoever is asked; giving up only now and then."""
    if isinstance(game.board, Board):
        return random_play.choose(game, random)
    return whole_race.choose(game, random)
