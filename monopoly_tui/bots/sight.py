"""What a seat may see of a game: where balances are hidden, others' cash is a guess. Knows no policy."""

from __future__ import annotations

from typing import Final

from monopoly_tui.rules.classic.ending import buildings_worth, deeds_worth
from monopoly_tui.rules.classic.step import Play

ROUNDS_A_LAP: Final = 5
"""How many rounds a token takes round the board, about, for the salaries it must have had."""


def seen_by(play: Play, seat: int) -> Play:
    """The game as `seat` sees it: itself with open balances, else a copy with others' cash guessed (RULES 10.5).

    What the cards still to come are is nobody's to see either way: the position keeps them as sets.
    """
    if play.options.balances == "open":
        return play
    seen = play.copy()
    for other in play.state.seats:
        if other != seat:
            seen.state.cash[other] = guessed_cash(play, other)
    return seen


def guessed_cash(play: Play, seat: int) -> int:
    """Starting cash and salaries so far, less what lies on the board for all to see; 0 at least. Thousand tomans."""
    board, state = play.board, play.state
    if seat in state.bankrupt:
        return 0
    had = play.options.starting_cash + board.salary * (state.round // ROUNDS_A_LAP)
    spent = deeds_worth(play, seat, mortgaged_at_half=False) + buildings_worth(play, seat)
    lent = sum(board.loans[s] for s in board.deeds if state.owner[s] == seat and state.mortgaged[s])
    return max(0, had - spent + lent)
