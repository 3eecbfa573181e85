"""A game that nobody watches but a few counters, and playing it to its end. Keeps no record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ParamSpec, Self

from monopoly_tui.bots.bot import Bot
from monopoly_tui.bots.claiming import due_claim
from monopoly_tui.bots.sight import seen_by
from monopoly_tui.engine.game import Game
from monopoly_tui.engine.step import LUCK, Act, Event
from monopoly_tui.rules.classic.acts import Bid, Timeout
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.game import Play
from monopoly_tui.rules.classic.options import Options
from monopoly_tui.rules.classic.state import State
from monopoly_tui.simulate.chance import Chance

Said = ParamSpec("Said")
Taker = Callable[..., None]


class Table(Game[State, Board, Options]):
    """A game whose events are never made: `takers`, by kind, get what an event would say."""

    __slots__ = ("takers",)

    def __init__(self, play: Play, takers: Mapping[Callable[..., Event], Taker]) -> None:
        super().__init__(play.board, play.options, play.state, play.stack)
        self.events = None
        self.takers = dict(takers)

    def emit(self, kind: Callable[Said, Event], *said: Said.args, **named: Said.kwargs) -> None:
        """See Game."""
        taker = self.takers.get(kind)
        if taker is not None:
            taker(*said, **named)

    def copy(self) -> Self:
        """A copy that counts nothing: bots try things on it."""
        twin = super().copy()
        twin.takers = {}
        return twin


def play_out(play: Table, bots: Sequence[Bot], chance: Chance, cap: int) -> int:
    """Play to the end, or to the end of round `cap`; how many acts the bots did.

    The bots' acts are taken as legal: those of ours are tested to be, and those of others are
    checked where they come in. Nor are bots told what happens: they sit there from the first act
    on, so they know what they did, and see the rest in the position.
    """
    state = play.state
    is_hidden = play.options.balances == "hidden"
    acts = 0
    while True:
        decision = play.decision()
        if state.round > cap:
            break
        by = decision.by
        if state.rents and (due := due_claim(play, state.seats)):
            play.answer(due)
        elif by == LUCK:
            play.answer(chance.answer(decision))
        elif by is None:
            if decision.kind == "over":
                break
            play.answer(next_bid(play, bots))
            acts += 1
        else:
            play.answer(bots[by].choose(seen_by(play, by) if is_hidden else play, decision))
            acts += 1
    return acts


def next_bid(play: Play, bots: Sequence[Bot]) -> Act:
    """The next bid where anybody may bid, asked for round the table from the highest bidder; else time (RULES 5.4)."""
    data = play.decision().data
    seats: Sequence[int] = data["seats"]
    high_by = data["high_by"]
    start = seats.index(high_by) + 1 if high_by in seats else 0
    for seat in (*seats[start:], *seats[:start]):
        if seat != high_by:
            amount = bots[seat].bid(seen_by(play, seat), seat)
            if amount is not None:
                return Bid(seat, amount)
    return Timeout(None)
