"""What may be looked at in a classic game in plain lines: players, deeds, a square, worth by round. Changes nothing."""

from __future__ import annotations

from monopoly_tui.rules.classic.ending import hides_balances
from monopoly_tui.rules.classic.mortgage import lift_cost
from monopoly_tui.rules.classic.rent import rent
from monopoly_tui.ui import story
from monopoly_tui.ui.odds import LIKELIEST
from monopoly_tui.ui.page import View
from monopoly_tui.ui.pages.holdings import Holdings


def players(view: View) -> list[str]:
    """Everybody with place, cash and worth, as far as all may know it."""
    return [story.player(view, seat) for seat in view.game.state.seats]


def player(view: View, seat: int) -> list[str]:
    """One player, then the deeds."""
    return [story.player(view, seat), *(deed(view, square) for square in Holdings(view, seat).deeds)]


def deed(view: View, square: int) -> str:
    """A deed as its owner wants to know it: what it earns, and what building, mortgage or lifting come to."""
    play, say = view.game, view.say
    board, state = play.board, play.state
    name = view.tell.deed(square)
    if state.mortgaged[square]:
        return say("plain-deed-mortgaged", square=name, cost=lift_cost(board, square))
    earns, loan = rent(play, square, LIKELIEST), board.loans[square]
    if board.squares[square].kind != "street":
        return say("plain-deed", square=name, rent=earns, loan=loan)
    built = view.tell.buildings(state.buildings[square])
    return say("plain-street", square=name, rent=earns, loan=loan, built=built, house=board.house_cost[square])


def square(view: View, index: int) -> list[str]:
    """A square: its price and rents, whose it is, and who stands there."""
    play, say = view.game, view.say
    spot, state = play.board.squares[index], play.state
    lines = [view.tell.deed(index)]
    if spot.price:
        owner = state.owner[index]
        lines = [
            say("plain-square-free", square=lines[0], price=spot.price)
            if owner < 0
            else say("plain-square-owned", square=lines[0], price=spot.price, who=view.tell.seat(owner))
        ]
        if owner >= 0:
            lines.append(deed(view, index))
    if spot.kind == "street":
        lines.append(say("plain-rents", rents=[say.money(amount) for amount in spot.rents]))
    here = [view.tell.seat(seat) for seat in state.alive() if state.at[seat] == index]
    return [*lines, say("plain-here", who=here)] if here else lines


def worths(view: View) -> list[str]:
    """Worth by round, in thousand tomans."""
    say = view.say
    if hides_balances(view.game):
        return [say("table-look-graph-hidden")]
    if not view.sitting.worths:
        return [say("plain-no-round")]
    return [
        say(
            "plain-worths",
            number=number,
            sums=[f"{view.tell.seat(seat)} {say.money(sum_)}" for seat, sum_ in enumerate(row)],
        )
        for number, row in enumerate(view.sitting.worths, 1)
    ]
