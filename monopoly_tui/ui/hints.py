"""Hints: what the strongest bot would do in a person's place, and why. Only says it; knows no widget."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from monopoly_tui.bot_seats import BotSeats
from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import EndTurn, Roll
from monopoly_tui.ui.desk import Desk


class Hints:
    """`think` runs a thought elsewhere. A hint stands until something else is asked."""

    def __init__(self, desk: Desk, seats: BotSeats, think: Callable[[Callable[[], Any]], Future[Any]]) -> None:
        self.desk, self.view, self.seats = desk, desk.view, seats
        self._think = think
        self._place = -1  # how long the log was when a hint was last asked for
        self._thought: Future[tuple[Act, Reason]] | None = None
        self._wanted = False  # whether somebody asked for it

    def ask(self) -> None:
        """Let the bot think about what is asked of a person now."""
        seat = self.desk.seat
        if seat is None or self.view.sitting.is_bot(seat) or self.view.sitting.decision().kind == "over":
            self.desk.note = self.view.say("seats-no-hint")
            return
        self._place, self._wanted = len(self.view.sitting.log), True
        self._thought = self._think(self.seats.hint(seat))
        self.desk.note = self.view.say("seats-thinking")

    def poll(self) -> None:
        """Say what came of it; a person who is coached is told without asking, unless a bot would just go on."""
        place, seat = len(self.view.sitting.log), self.desk.seat
        if seat in self.view.coached and self._place != place and not self.desk.stack:
            self.ask()
            self.desk.note, self._wanted = "", False
        if self._thought is None or not self._thought.done():
            return
        act, reason = self._thought.result()
        self._thought = None
        if place == self._place and (self._wanted or not isinstance(act, Roll | EndTurn)):
            self.desk.note = ""
            what = self.view.tell.act(act, self.desk.about(act))
            self.desk.advice = self.view.say("seats-hint", what=what, why=self.view.tell.reason(reason))
