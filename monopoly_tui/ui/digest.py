"""What happened meanwhile, in a few lines: what matters most of it, in the order it happened. Draws nothing."""

from __future__ import annotations

from functools import partial
from typing import Final

from monopoly_tui.engine.step import Event
from monopoly_tui.record.course import SeatChanged
from monopoly_tui.rules.classic import events as e
from monopoly_tui.rules.milestones import TurnStarted
from monopoly_tui.text.telling import Teller
from monopoly_tui.ui.gist import LINES, after_last_turn, gist
from monopoly_tui.ui.page import View

MATTERS: Final[tuple[tuple[type[Event], ...], ...]] = (
    (e.GameEnded, e.WentBankrupt, e.DebtOpened),
    (e.OfferAccepted,),
    (e.Bought, e.AuctionWon, e.EstateReceived),
    (e.Built, e.BuildingSold, e.GroupSold, e.DeedSold, SeatChanged),
    (e.Mortgaged, e.Lifted, e.Jailed, e.Paid),
)
"""Kinds of events, those that matter most first; all others are left out."""


def digest(view: View, since: int, seat: int | None = None, most: int = LINES) -> list[str]:
    """The log from an entry on, in at most `most` lines without balances; what `seat` paid or got before all else."""
    told = [entry.event for entry in view.sitting.log[since:]]
    tell = Teller(view.say, view.game.board, view.tell.players, balances=False)
    return gist(told, tell.lines(told), partial(_rank, seat=seat), most)


def since_last_turn(view: View, seat: int, most: int = LINES) -> list[str]:
    """What a seat should know that has not been at the keyboard since its last turn, below a line that says so.

    Nothing where nothing of it matters.
    """
    start = after_last_turn(view.sitting.log, seat)
    told = digest(view, start, seat, most)
    return [view.say("seats-since" if start else "seats-so-far"), *told] if told else []


def is_turn_begun(view: View, seat: int) -> bool:
    """Whether a turn of this seat has begun, and nothing more."""
    log = view.sitting.log
    return bool(log) and log[-1].event == TurnStarted(seat)


def _rank(event: Event, seat: int | None) -> int | None:
    """See Rank."""
    if isinstance(event, e.Paid) and seat is not None and seat in (event.seat, event.to):
        return -1
    return next((place for place, kinds in enumerate(MATTERS) if isinstance(event, kinds)), None)
