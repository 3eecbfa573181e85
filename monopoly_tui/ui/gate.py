"""Which keys are too early: typed before a new prompt could be read, or a key held down. Knows no screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

PAUSE: Final = 0.25  # seconds after a new prompt in which every key is dropped
HOLD: Final = 0.7  # seconds in which the key that brought the prompt may still be held, for keys that go on
REPEAT: Final = 0.12  # seconds between two presses below which a key is taken to repeat by itself
GOING_ON: Final = frozenset({"space", "enter"})


class Gate:
    """Lets keys through, or not. `clock` gives seconds; `patience` 0 lets all through, 1 is for people."""

    def __init__(self, clock: Callable[[], float], patience: float = 1.0) -> None:
        self.clock = clock
        self.patience = patience
        self._opened = float("-inf")
        self._bringer = ""
        self._last = ("", float("-inf"))
        self._held = False

    def shut(self) -> None:
        """A new prompt is on the screen, brought by the last key."""
        self._opened = self.clock()
        self._bringer = self._last[0]
        self._held = True

    def passes(self, name: str) -> bool:
        """Whether this press may act."""
        now = self.clock()
        before, when = self._last
        self._last = (name, now)
        repeats = name == before and now - when < REPEAT * self.patience
        age = now - self._opened
        if self._held and name == self._bringer and name in GOING_ON and age < HOLD * self.patience:
            return False
        if age < PAUSE * self.patience:
            return False
        if self._held and repeats and name == self._bringer:
            return False
        self._held = False
        return True
