"""A game that nobody watches but a few counters, and playing it to its end. Keeps no record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, ParamSpec, Self

from monopoly_tui.bots.bot import Bot
from monopoly_tui.bots.claiming import due_claim
from monopoly_tui.bots.sight import seen_by
from monopoly_tui.engine.game import Game
from monopoly_tui.engine.step import LUCK, Act, Event
from monopoly_tui.rules.classic.acts import Bid, Timeout
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.events import OfferAccepted, Offered, OfferRejected, OfferVoid, RoundStarted
from monopoly_tui.rules.classic.game import Play
from monopoly_tui.rules.classic.options import Options
from monopoly_tui.rules.classic.state import State
from monopoly_tui.simulate.chance import Chance

Said = ParamSpec("Said")
Taker = Callable[..., None]
TRADES: Final = (Offered, OfferAccepted, OfferRejected, OfferVoid)
"""What bots are told of besides the rounds; everything else they can see in the position."""


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


def tell(bots: Sequence[Bot], options: Options) -> dict[Callable[..., Event], Taker]:
    """Takers that tell bots of rounds, offers and answers; hidden ones only the two concerned (RULES 10.5)."""

    def tell_round(number: int) -> None:
        event = RoundStarted(number)
        for bot in bots:
            bot.watch(event)

    def tell_trade(kind: Callable[..., Event]) -> Taker:
        def taker(seat: int, to: int, *rest: Any) -> None:
            event = kind(seat, to, *rest)
            for bot in (bots[seat], bots[to]) if options.balances == "hidden" else bots:
                bot.watch(event)

        return taker

    return {RoundStarted: tell_round, **{kind: tell_trade(kind) for kind in TRADES}}


def play_out(play: Table, bots: Sequence[Bot], chance: Chance, cap: int) -> int:
    """Play to the end, or to the end of round `cap`; how many acts the bots did.

    The bots' acts are taken as legal: those of ours are tested to be, and those of others are
    checked where they come in.
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
