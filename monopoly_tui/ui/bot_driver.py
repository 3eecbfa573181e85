"""Moves the bots' seats on: lets them think elsewhere, and carries out their acts at a pace. Knows no widget."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from typing import Any

from monopoly_tui.bot_seats import BotSeats
from monopoly_tui.bots.bot import MOVE_ON
from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import Counter, Offer
from monopoly_tui.ui.bot_bids import BotBids
from monopoly_tui.ui.desk import Desk
from monopoly_tui.ui.digest import digest
from monopoly_tui.ui.hints import Hints
from monopoly_tui.ui.page import Do


@dataclass
class Run:
    """What bots do in a row between two acts of people.

    `since` is how long the log was when people last saw all of it; `began` when the present turn,
    or the bots' part of it, began; `due` when the next act may be carried out, both in seconds.
    """

    since: int
    turn: int
    began: float
    due: float


class BotDriver:
    """`thinkers` runs the thoughts, one at a time; `thought` is called when one is done, from wherever it ran."""

    def __init__(
        self, desk: Desk, thinkers: Executor, clock: Callable[[], float], thought: Callable[[Future[Any]], None]
    ) -> None:
        self.desk, self.view, self.clock = desk, desk.view, clock
        self.seats = BotSeats(self.view.sitting)
        self.bids = BotBids(self.view, self.seats, clock, self._think, self._carry_out)
        self.hints = Hints(desk, self.seats, self._think)
        self._said: tuple[int, Reason] | None = None  # by whom and why the last act with a choice in it was done
        self._thinkers, self._notify = thinkers, thought
        self._thought: tuple[int, Future[tuple[Act, Reason]]] | None = None  # how long the log was, and what is to do
        self._run: Run | None = None
        self._skips = ""  # how far to go without a pause: to the end of this "turn", or to the next "person"
        self._steps = 0  # acts to carry out although the bots wait
        self._known_alone = False  # somebody was told that only bots are left

    @property
    def playing(self) -> bool:
        """Whether a bot has to answer now."""
        return self.seats.asked() is not None

    @property
    def hurries(self) -> bool:
        """Whether acts follow each other without a pause, so that nothing should move."""
        return bool(self._skips) or self.view.preferences.pace.event == 0

    def poll(self) -> float | None:
        """Do what is due. Seconds until more may be due; None when something else must happen first."""
        self.hints.poll()
        claim = self.seats.claim()
        if claim is not None:
            self._carry_out(claim)
            return 0.0
        if self.desk.stack:
            return None  # somebody looks at something
        alone = not self.view.people_left
        if alone and not self._known_alone:
            self._known_alone = self.view.bots_wait = True
        if self.view.bots_wait and not self._steps:
            return None
        seat = self.seats.asked()
        if seat is None:
            if self.view.sitting.decision().by is not None or not alone:
                self._arrive()
            return self.bids.poll(hurry=self.hurries, alone=alone)
        return self._answer(seat)

    def call(self, name: str) -> bool:
        """Do what a key asks for, by its name; False when bots have nothing to do with it."""
        match name:
            case "reseated":
                self.seats.seat_all()
                self._thought, self._known_alone, self.view.bots_wait = None, False, False
            case "finish" | "skip":
                self._skips = "turn" if name == "finish" else "person"
                self.view.bots_wait = False
                if self._run is not None and name == "skip":
                    self._run.since = len(self.view.sitting.log)
            case "wait":
                self.view.bots_wait = not self.view.bots_wait
            case "step":
                self._steps = 1
            case "faster" | "slower":
                self.desk.note = self.view.quicken(1 if name == "faster" else -1)
            case "why":
                said = self._said
                self.desk.note = self.view.say("seats-no-reason") if said is None else self._why(*said)
            case "hint":
                self.hints.ask()
            case _:
                return False
        return True

    def _answer(self, seat: int) -> float | None:
        """Let a bot think, and carry out what it thought of once the time has come."""
        place = len(self.view.sitting.log)
        run = self._run = self._running()
        if self._thought is None or self._thought[0] != place:
            self._thought = place, self._think(self.seats.answer(seat, self.view.preferences.bot_offers))
        answer = self._thought[1]
        if not answer.done():
            return None
        left = 0.0 if self.hurries or self._steps else run.due - self.clock()
        if left > 0:
            return left
        self._thought = None
        act, reason = answer.result()
        if reason != MOVE_ON or self._said is None:
            self._said = seat, reason
        self._carry_out(act)
        if isinstance(act, Offer | Counter) and not self.playing:
            self.desk.advice = self._why(seat, reason)  # whoever has to answer may know what it is for
        told = [entry.event for entry in self.view.sitting.log[place:]]
        lines = max(1, sum(1 for _ in self.view.tell.lines(told)))
        pace, now = self.view.preferences.pace, self.clock()
        run.due = min(now + lines * pace.event, max(now, run.began + pace.turn))
        return 0.0

    def _why(self, seat: int, reason: Reason) -> str:
        """Why a bot acted, in its words."""
        return self.view.say("seats-reason", who=self.view.tell.seat(seat), why=self.view.tell.reason(reason))

    def _running(self) -> Run:
        """The bots' run as it stands: a new one after a person's act, its time anew with each turn."""
        turn, now, pace = self.view.game.state.turn, self.clock(), self.view.preferences.pace
        if self._run is None:
            return Run(len(self.view.sitting.log), turn, now, now + pace.event)
        if self._run.turn != turn:
            self._run.turn, self._run.began = turn, now
            if self._skips == "turn":
                self._skips = ""
        return self._run

    def _arrive(self) -> None:
        """A person is asked, or the game is over: what was skipped is told."""
        skipped = self._skips == "person" or self.view.preferences.pace.event == 0
        over = self.view.sitting.decision().kind == "over"
        if self._run is not None and skipped and not over and not self.desk.digest:
            told = digest(self.view, self._run.since)
            self.desk.digest = [self.view.say("seats-skipped"), *told] if told else []
        self._run, self._skips = None, ""

    def _carry_out(self, act: Act) -> None:
        self._steps = 0
        self.desk.carry_out(Do((act,)))

    def _think(self, thought: Callable[[], Any]) -> Future[Any]:
        future = self._thinkers.submit(thought)
        future.add_done_callback(self._notify)
        return future
