"""What the system asks for while a game is played in lines: an end, but never in the middle of an act."""

from __future__ import annotations

import signal
from collections.abc import Callable
from contextlib import AbstractContextManager
from types import FrameType, TracebackType
from typing import Any, Final

SHELL: Final = 128
"""What a shell adds to the number of the signal a program ended by."""
ASKED: Final = ("SIGTERM", "SIGHUP")
"""Signals that ask for an end; a system may lack one. Ctrl+C is an exception of its own."""


class Stopped(Exception):
    """The system has asked for an end while a line was waited for."""


class Stops(AbstractContextManager["Stops"]):
    """`code` is the exit code once the system has asked for an end, until then 0."""

    def __init__(self) -> None:
        self.code = 0
        self._waiting = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Stops:
        """Listen."""
        for name in ASKED:
            if hasattr(signal, name):
                number = int(getattr(signal, name))
                self._before[number] = signal.signal(number, self._signalled)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let others listen as before."""
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def wait(self, read: Callable[[], str]) -> str:
        """What `read` returns. Raises Stopped when the system asks for an end meanwhile."""
        self._waiting = True
        try:
            if self.code:
                raise Stopped
            return read()
        finally:
            self._waiting = False

    def _signalled(self, number: int, frame: FrameType | None) -> None:
        self.code = SHELL + number
        if self._waiting:
            raise Stopped
