"""A game that nobody watches but a few counters, and playing it to its end. Keeps no record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

from monopoly_tui.bots.bot import Bot
from monopoly_tui.bots.claiming import due_claim
from monopoly_tui.bots.sight import seen_by
from monopoly_tui.engine.game import Game
from monopoly_tui.engine.step import LUCK, Act, Event
from monopoly_tui.rules.classic.acts import Bid, Timeout
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import Options
from monopoly_tui.rules.classic.state import State
from monopoly_tui.rules.classic.step import DICE_FALL, Play
from monopoly_tui.simulate.chance import Chance

Said = tuple[Any, ...]
"""The fields of an event in a row: to hand them on one by one takes longer than most takers do."""
Taker = Callable[[Said], None]


class Table(Game[State, Board, Options]):
    """A game whose events are never made: `takers`, by kind, get what an event would say.

    `acts` is None, or gathers the acts, each checked, for whoever wants the record.
    """

    __slots__ = ("acts", "takers")

    def __init__(self, play: Play, takers: Mapping[Callable[..., Event], Taker]) -> None:
        super().__init__(play.board, play.options, play.state, play.stack)
        self.events = None
        self.acts: list[Act] | None = None
        self.takers = dict(takers)

    def emit(self, kind: Callable[..., Event], *said: Any) -> None:  # type: ignore[override]
        """See Game; nothing is said by name, which would take longer."""
        if kind in self.takers:
            self.takers[kind](said)

    def copy(self) -> Self:
        """A copy that counts nothing: bots try things on it."""
        twin = super().copy()
        twin.acts = None
        twin.takers = {}
        return twin


def play_out(play: Table, bots: Sequence[Bot], chance: Chance, cap: int) -> int:
    """Play to the end, or to the end of round `cap`; how many acts the bots did.

    The bots' acts are taken as legal: those of ours are tested to be, and those of others are
    checked where they come in. Nor are bots told what happens: they sit there from the first act
    on, so they know what they did, and see the rest in the position. What Game.decision and
    Game.answer do is done here once more, as nothing is done as often. Raises Illegal where acts
    are gathered.
    """
    state, stack, record = play.state, play.stack, play.acts
    is_hidden = play.options.balances == "hidden"
    choices = [bot.choose for bot in bots]
    falls = chance.falls
    act: Act
    acts = 0
    while True:
        play.pending = decision = stack[-1].ask(play)
        if decision is None:
            continue
        by = decision.by
        if decision is DICE_FALL:
            act = next(falls)
        elif state.round > cap:
            break
        elif state.rents and (due := due_claim(play, state.seats)):
            act = due
        elif by == LUCK:
            act = chance.answer(decision)
        elif by is None:
            if decision.kind == "over":
                break
            act = next_bid(play, bots)
            acts += 1
        else:
            act = choices[by](seen_by(play, by) if is_hidden else play, decision)
            acts += 1
        if record is not None:
            play.apply(act)
            record.append(act)
        else:
            stack[-1].answer(play, act)
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
