"""Moves the bots of a race on: lets them think elsewhere, and carries out their acts at a pace. Knows no widget."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from monopoly_tui.ui.gamer.advice import Advice, Answer
from monopoly_tui.ui.gamer.bots import RaceSeats
from monopoly_tui.ui.gamer.desk import RaceDesk


class RaceDriver:
    """`think` runs a thought elsewhere; `clock` gives seconds."""

    def __init__(
        self,
        desk: RaceDesk,
        seats: RaceSeats,
        advice: Advice,
        think: Callable[[Callable[[], Answer]], Future[Answer]],
        clock: Callable[[], float],
    ) -> None:
        self.desk, self.view, self.seats, self.advice, self.clock = desk, desk.view, seats, advice, clock
        self._think = think
        self._thought: tuple[int, Future[Answer]] | None = None  # how long the log was, and what is to do
        self._due = 0.0  # when that may be done, in seconds
        self._skips: tuple[int, ...] = ()  # the seats whose turns go by without a pause, until a person is asked
        self._steps = False  # whether one act is carried out although the bots wait

    @property
    def hurries(self) -> bool:
        """Whether acts follow each other without a pause, so that nothing should move."""
        return self.view.game.state.turn in self._skips or self.view.preferences.pace.event == 0

    def call(self, name: str) -> bool:
        """Do what a key asks for, by its name; False when bots have nothing to do with it."""
        state = self.view.game.state
        match name:
            case "finish" | "skip":
                self._skips = (state.turn,) if name == "finish" else tuple(state.seats)
                self.view.bots_wait = False
            case "wait":
                self.view.bots_wait, self._skips = not self.view.bots_wait, ()
            case "step":
                self._steps = True
            case _:
                return False
        return True

    def poll(self) -> float | None:
        """Do what is due. Seconds until more may be due; None when something else must happen first."""
        seat = self.seats.asked()
        if seat is None or self.view.game.state.turn not in self._skips:
            self._skips = ()
        if seat is None:
            return None
        if self.desk.stack or (self.view.bots_wait and not self._steps):
            return None  # somebody looks at something, or has halted the bots
        place = len(self.view.sitting.log)
        if self._thought is None or self._thought[0] != place:
            self._due = self.clock() + self.view.preferences.pace.event
            self._thought = place, self._think(self.seats.answer(seat))
        answer = self._thought[1]
        if not answer.done():
            return None
        left = 0.0 if self.hurries or self._steps else self._due - self.clock()
        if left > 0:
            return left
        self._thought, self._steps = None, False
        act, reason = answer.result()
        self.advice.did(act, reason)
        self.desk.submit(act)
        return 0.0
