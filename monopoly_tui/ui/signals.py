"""Leaving when the system says so: signals, and a terminal that is gone or takes no more. Knows no game."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Final

SHELL: Final = 128
"""What a shell adds to the number of the signal a program ended by."""
HUNG_UP: Final = SHELL + 1
WATCH: Final = 1.0  # seconds between two looks at the terminal
GRACE: Final = 5.0
"""Seconds from leaving until the program ends by force: whoever writes to a terminal that takes no more waits for
ever, and a bot may be deep in thought."""


class Leaving:
    """Sees to it that the program leaves when it is asked to. Made in the running loop, with what ends it in order.

    Takes signals itself, an inherited "ignore" notwithstanding, since a loop that waits for the terminal takes none.
    """

    def __init__(self, leave: Callable[[int], None]) -> None:
        self._leave = leave
        self._loop = asyncio.get_running_loop()
        self._asked: tuple[int, float] | None = None  # the exit code, and when to end at last
        for name in ("SIGTERM", "SIGHUP", "SIGINT"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self._signalled)
        threading.Thread(target=self._watch, name="leaving", daemon=True).start()

    def begin(self, code: int) -> None:
        """Somebody leaves in order; what still thinks then is not waited for for long."""
        if self._asked is None:
            self._asked = code, time.monotonic() + GRACE

    def _signalled(self, number: int, frame: FrameType | None) -> None:
        self._ask(SHELL + number)

    def _ask(self, code: int) -> None:
        """Ask for the end in order, the first time. Called between any two steps of the program: it takes no lock."""
        if self._asked is None:
            self.begin(code)
            with suppress(RuntimeError):  # the loop has ended by itself
                self._loop.call_soon_threadsafe(self._leave, code)

    def _watch(self) -> None:
        """Look after the terminal, and end by force what does not end by itself; all is saved at any time."""
        while True:
            time.sleep(WATCH)
            if self._asked is None and terminal_is_gone():
                self._ask(HUNG_UP)
            elif self._asked is not None and time.monotonic() > self._asked[1]:
                os._exit(self._asked[0])


def mind_stops() -> None:
    """Take "go on" as the end of a pause only after one: a terminal taken over twice is not given back whole.

    Call it once the screen's own handlers are there.
    """
    if not hasattr(signal, "SIGTSTP"):
        return
    stop, go_on = signal.getsignal(signal.SIGTSTP), signal.getsignal(signal.SIGCONT)
    assert callable(stop), "the screen stops by itself"
    assert callable(go_on), "the screen goes on by itself"
    paused = False

    def stopped(number: int, frame: FrameType | None) -> None:
        nonlocal paused
        paused = True
        stop(number, frame)

    def continued(number: int, frame: FrameType | None) -> None:
        nonlocal paused
        if paused:
            paused = False
            go_on(number, frame)

    signal.signal(signal.SIGTSTP, stopped)
    signal.signal(signal.SIGCONT, continued)


def terminal_is_gone() -> bool:
    """Whether what keys are read from has hung up."""
    stream = sys.__stdin__
    if stream is None:
        return True
    try:
        os.tcgetpgrp(stream.fileno())
    except (OSError, ValueError):
        return True
    return False
