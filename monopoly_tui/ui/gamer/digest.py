"""What happened in a race since one's last turn, in a few lines. Draws nothing."""

from __future__ import annotations

from functools import partial
from typing import Final

from monopoly_tui.engine.step import Event
from monopoly_tui.record.course import SeatChanged
from monopoly_tui.rules.gamer import events as e
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.gist import after_last_turn, gist

MATTERS: Final[tuple[tuple[type[Event], ...], ...]] = (
    (e.CameHome, e.Left, SeatChanged),
    (e.Fought, e.Bought),
    (e.RentPaid, e.Ambushed),
)
"""Kinds of events, those that matter most first; all others are left out."""


def since_last_turn(view: RaceView, seat: int) -> list[str]:
    """What a seat should know, below a line that says so; nothing where nothing of it matters."""
    log = view.sitting.log
    start = after_last_turn(log, seat)
    told = [entry.event for entry in log[start:]]
    lines = gist(told, view.tell.lines(told), partial(_rank, heroes=view.game.state.heroes[seat]))
    return [view.say("seats-since" if start else "seats-so-far"), *lines] if lines else []


def _rank(event: Event, heroes: tuple[int, ...]) -> int | None:
    """See Rank: rents and ambushes of one's own heroes come before all else."""
    match event:
        case e.RentPaid(hero=hero, to=to) if hero in heroes or to in heroes:
            return -1
        case e.Ambushed(hero=hero) if hero in heroes:
            return -1
    return next((place for place, kinds in enumerate(MATTERS) if isinstance(event, kinds)), None)
