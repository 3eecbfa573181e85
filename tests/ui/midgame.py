"""A game well under way on Tehran, with something of everything on the board."""

from __future__ import annotations

from monopoly_tui.board_shelf import find
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import resolve
from monopoly_tui.rules.classic.step import Play

NAMES = ("Sara", "Dariush", "Mina", "Kaveh")
OWNED = {
    0: (1, 3, 15, 21, 26),
    1: (5, 13, 16, 18, 19),
    2: (6, 8, 9, 28, 31, 34),
    3: (11, 37, 39),
}
BUILT = {1: 2, 3: 1, 6: 1, 16: 3, 18: 4, 19: 5}
MORTGAGED = (11, 31)


def midgame() -> Play:
    """Four seats: 2 and 4 on Yousef Abad, 1 on Amir Kabir, 3 in Jail; seat 2 to move."""
    board = find("tehran")
    play = start(board, resolve(board, {}), 4, order=[0, 1, 2, 3])
    state = play.state
    for seat, squares in OWNED.items():
        for square in squares:
            state.owner[square] = seat
    for square, count in BUILT.items():
        state.buildings[square] = count
    for square in MORTGAGED:
        state.mortgaged[square] = True
    state.at[:] = [8, 24, 10, 24]
    state.jail_tries[2] = 1
    state.cash[:] = [1240, 860, 2015, 95]
    state.turn = 1
    state.round = 8
    return play
