"""Shows what an act has done: tokens walk, dice settle, then money flies. Decides nothing, keeps nobody waiting."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.timer import Timer

from monopoly_tui.engine.step import Event
from monopoly_tui.rules.classic.events import Rolled
from monopoly_tui.ui.animation import Animation, Moving, Payment, payments
from monopoly_tui.ui.board_view import BoardView
from monopoly_tui.ui.moves import hops
from monopoly_tui.ui.page import View
from monopoly_tui.ui.walk import RATE


class Motion:
    """`redraw` paints what moves beside the tokens. `rolled` is the roll whose walk is on."""

    def __init__(self, board: BoardView, view: View, redraw: Callable[[], None]) -> None:
        self.board, self.view, self.redraw = board, view, redraw
        self.rolled: Rolled | None = None
        self._animation = Animation()
        self._timer: Timer | None = None  # runs while something moves beside the tokens
        self._unpaid: list[Payment] = []  # flies once the tokens have arrived

    @property
    def moving(self) -> Moving:
        """What moves beside the tokens now."""
        return self._animation.moving

    @property
    def told(self) -> int | None:
        """How many entries the log had before the roll whose walk is on: what it brings is told on arrival. None: all
        is told."""
        if self.rolled is None or not self.board.walking:
            return None
        log = self.view.sitting.log
        return next((place for place in range(len(log) - 1, -1, -1) if log[place].event == self.rolled), None)

    def show(self, happened: Sequence[Event]) -> None:
        """Begin to show what an act has brought about."""
        pace = self.view.preferences.pace
        self._unpaid = payments(happened)
        self.rolled = next((event for event in reversed(happened) if isinstance(event, Rolled)), None)
        own = self.rolled is not None and not self.view.sitting.is_bot(self.rolled.seat)
        if self.rolled is not None:
            self._animation.throw(self.rolled.roll)
            self._start()
        if not self.board.walk(hops(happened), pace.own_walk if own else pace.walk):
            self.arrived()

    def arrived(self) -> None:
        """The tokens stand: let money fly from those who paid to those who got it."""
        self.rolled = None
        if self._unpaid:
            self._animation.pay(self._unpaid, round(2 * self.view.preferences.pace.event * RATE))
            self._unpaid = []
            self._start()

    def _start(self) -> None:
        """Let pictures follow each other until all is still."""
        if self._timer is None:
            self._timer = self.board.set_interval(1 / RATE, self._step)

    def _step(self) -> None:
        if not self._animation.step() and self._timer is not None:
            self._timer.stop()
            self._timer = None
        self.redraw()
