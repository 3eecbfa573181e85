"""What bots say: why the last one did what it did, and what one would do in a person's place. Knows no widget."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from monopoly_tui.bots.gamer.bot import ONLY
from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import LUCK, Act
from monopoly_tui.ui.gamer.bots import RaceSeats
from monopoly_tui.ui.gamer.desk import RaceDesk

Answer = tuple[Act, Reason]
"""An act and why."""


class Advice:
    """`think` runs a thought elsewhere. A hint stands until something else is asked."""

    def __init__(
        self, desk: RaceDesk, seats: RaceSeats, think: Callable[[Callable[[], Answer]], Future[Answer]]
    ) -> None:
        self.desk, self.view, self.seats = desk, desk.view, seats
        self._think = think
        self._chosen: Answer | None = None  # what a bot chose last, where it had a choice
        self._hint: Future[Answer] | None = None
        self._place = 0  # how long the log was when the hint was asked for

    def did(self, act: Act, reason: Reason) -> None:
        """A bot has acted."""
        if reason != ONLY:
            self._chosen = act, reason

    def call(self, name: str) -> bool:
        """Do what a key asks of bots; False when it asks nothing of them."""
        if name == "why":
            self.desk.note = self._why()
        elif name == "hint":
            self._ask()
        return name in ("why", "hint")

    def poll(self) -> None:
        """Say what came of a hint, if the question still stands."""
        if self._hint is None or not self._hint.done():
            return
        act, reason = self._hint.result()
        self._hint = None
        if self._place == len(self.view.sitting.log):
            tell = self.view.tell
            self.desk.note = self.view.say("race-hint", what=tell.act(act), why=tell.reason(reason))

    def _why(self) -> str:
        if self._chosen is None:
            return self.view.say("race-no-reason")
        tell, (act, reason) = self.view.tell, self._chosen
        return self.view.say("race-reason", who=tell.seat(act.by or 0), what=tell.act(act), why=tell.reason(reason))

    def _ask(self) -> None:
        sitting, seat = self.view.sitting, self.view.sitting.decision().by
        if seat is None or seat == LUCK or sitting.is_bot(seat):
            self.desk.note = self.view.say("seats-no-hint")
            return
        self.desk.note = self.view.say("seats-thinking")
        self._place = len(sitting.log)
        self._hint = self._think(self.seats.hint(seat))
