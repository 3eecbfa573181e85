"""A race told in plain lines: its log, and how it stands. Draws nothing."""

from __future__ import annotations

from collections.abc import Iterator

from monopoly_tui.rules.gamer.ending import coins, points
from monopoly_tui.rules.milestones import RoundStarted
from monopoly_tui.rules.ranking import ranks
from monopoly_tui.ui.gamer.view import RaceView


def told(view: RaceView, start: int) -> Iterator[str]:
    """The log from an entry on, a line an event, each round under its number."""
    entries = view.sitting.log[start:]
    lines = dict(view.tell.lines([entry.event for entry in entries]))
    for at, entry in enumerate(entries):
        if isinstance(entry.event, RoundStarted):
            yield view.say("plain-round", number=entry.event.round)
        if at in lines:
            yield lines[at]


def standing(view: RaceView) -> Iterator[str]:
    """Each player's points and coins, in the end the best first."""
    game, decision = view.game, view.sitting.decision()
    rank = ranks(decision.data["ranking"]) if decision.kind == "over" else {}
    for seat in sorted(game.state.seats, key=lambda seat: (rank.get(seat, 0), seat)):
        words = {"who": view.tell.seat(seat), "points": points(game, seat), "coins": coins(game, seat)}
        if rank:
            yield view.say("race-placed", place=rank[seat], **words)
        else:
            yield view.say("race-standing", **words)
