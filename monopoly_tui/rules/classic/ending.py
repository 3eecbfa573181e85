"""Worth, ranking and the end of the game (RULES 13)."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from monopoly_tui.rules.classic.step import Play


def worth(play: Play, seat: int) -> int:
    """Cash, deeds (mortgaged ones at half) and buildings at cost, in thousand tomans (RULES 13.2)."""
    return play.state.cash[seat] + deeds_worth(play, seat, mortgaged_at_half=True) + buildings_worth(play, seat)


def deeds_worth(play: Play, seat: int, *, mortgaged_at_half: bool) -> int:
    """The prices of a seat's deeds, mortgaged ones at their mortgage value or at the full price (RULES 8.1, 13.2)."""
    board, state = play.board, play.state
    total = 0
    for square in board.deeds:
        if state.owner[square] == seat:
            halved = mortgaged_at_half and state.mortgaged[square]
            total += board.loans[square] if halved else board.squares[square].price
    return total


def buildings_worth(play: Play, seat: int) -> int:
    """What a seat's buildings cost; a hotel counts as five buildings (RULES 13.2)."""
    state, cost = play.state, play.board.house_cost
    total = 0
    for square in play.board.deeds:
        if state.owner[square] == seat:
            total += state.buildings[square] * cost[square]
    return total


def ranking(play: Play) -> tuple[tuple[int, ...], ...]:
    """Seats by rank, best first; equal worth shares a rank, those out come last (RULES 13.2)."""
    state = play.state
    alive = sorted((seat for seat in state.seats if seat not in state.bankrupt), key=lambda seat: -worth(play, seat))
    ranks = [tuple(seats) for _, seats in groupby(alive, key=lambda seat: worth(play, seat))]
    return (*ranks, *((seat,) for seat in reversed(state.bankrupt)))


def is_decided(play: Play) -> bool:
    """Whether the bankruptcies so far end the game (RULES 13.1)."""
    state = play.state
    if play.options.end == "first_bankruptcy" and state.bankrupt:
        return True
    return len(state.bankrupt) >= len(state.cash) - 1


def hides_balances(play: Play) -> bool:
    """Whether nobody may see another's cash now: the end of the game shows all (RULES 10.5)."""
    return play.options.balances == "hidden" and play.decision().kind != "over"


def end_now(play: Play) -> None:
    """Leave everything that was going on; the step at the bottom sees that the game is decided (RULES 13.1)."""
    del play.stack[1:]
