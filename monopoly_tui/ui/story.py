"""A game told in plain lines: its log, its end, its worths by round. Draws nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from monopoly_tui.rules.classic.ending import hides_balances, worth
from monopoly_tui.rules.ranking import ranks
from monopoly_tui.ui import log_view
from monopoly_tui.ui.page import View
from monopoly_tui.ui.players_view import MASK, place, shows_cash


def told(view: View, start: int) -> Iterator[str]:
    """The log from an entry on, a line an event, each round under its number."""
    for turn in log_view.turns(view.sitting.log, start):
        if turn.opens_round:
            yield view.say("plain-round", number=turn.round)
        yield from (text for _, text in log_view.texts(view, turn))


def ranking(view: View) -> Iterator[str]:
    """How the game ended, the best first."""
    order = view.sitting.decision().data["ranking"]
    places = ranks(order)
    for seats in order:
        for seat in seats:
            yield view.say("plain-place", place=places[seat], who=view.tell.seat(seat), worth=worth(view.game, seat))


def player(view: View, seat: int) -> str:
    """One player: where, and what cash and worth, as far as all may know it."""
    play, say = view.game, view.say
    if seat in play.state.bankrupt:
        return say("plain-out", who=view.tell.seat(seat))
    cash = total = MASK
    if shows_cash(view, seat, acting=False, peek=False):
        decision = view.sitting.decision()
        cash = say.money(play.state.cash[seat])
        if decision.kind != "tax" or decision.by != seat:  # RULES 8.1: chosen before anything is counted
            total = say.money(worth(play, seat))
    who, where = view.tell.seat(seat), place(view, seat)
    return say("plain-player", number=seat + 1, who=who, cash=cash, worth=total, where=where)


def standing(view: View) -> list[str]:
    """How it stands: the ranking of a game that is over, else every player."""
    if view.sitting.decision().kind == "over":
        return [*ranking(view)]
    return [player(view, seat) for seat in view.game.state.seats]


def worths(view: View) -> list[Sequence[int | str]]:
    """Worth by round, in thousand tomans; a mask where the game hides it."""
    masked = hides_balances(view.game)
    return [[MASK] * len(row) if masked else row for row in view.sitting.worths]
