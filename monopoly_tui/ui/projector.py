"""A record that plays on by itself or is stepped through: the keys for it, and when its next act is due."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from monopoly_tui.engine.step import Event
from monopoly_tui.playback import Playback
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.page import Call, Key, Result
from monopoly_tui.ui.preferences import Preferences

QUICKEST: Final = 0.05
"""Seconds between two acts at the highest speed."""
TOLD: Final = 2
"""Lines of the log that are told of what happened last."""

Lines = Callable[[Sequence[Event]], Iterator[tuple[int, str]]]
"""Puts events into lines of the log, as that of each game does."""


class Projector:
    """Shows places of a playback at the speed that people like. `clock` gives seconds."""

    def __init__(self, playback: Playback, preferences: Preferences, clock: Callable[[], float]) -> None:
        self.playback = playback
        self.preferences = preferences
        self._clock = clock
        self._due: float | None = None  # when the next act is shown, while it plays

    @property
    def plays(self) -> bool:
        """Whether it goes on by itself."""
        return self._due is not None

    @property
    def tick_every(self) -> float:
        """Seconds between two looks at the clock; 0 while it stands still."""
        return QUICKEST if self.plays else 0

    def sentence(self, say: Speaker, lines: Lines) -> str:
        """Where one looks, and what happened there."""
        playback = self.playback
        events = [entry.event for entry in playback.whole_log[playback.since : playback.now.told]]
        told = ". ".join([text for _, text in lines(events)][-TOLD:])
        return say("table-replay-at", place=playback.place, places=len(playback.places) - 1, told=told)

    def keys(self, say: Speaker) -> list[Key]:
        """Space plays and pauses; the arrows go act by act and turn by turn, Home and End to the ends."""
        playback, go = self.playback, self.go
        label = say("table-replay-key-pause" if self.plays else "table-replay-key-play")
        return [
            Key("space", label, self._turn, say("table-replay-end") if self._at_end else ""),
            Key("right", say("table-replay-key-step"), lambda: go(playback.place + 1), cap="← →"),
            Key("left", "", lambda: go(playback.place - 1)),
            Key("down", say("table-replay-key-turn"), lambda: go(playback.turn_after(1)), cap="↑ ↓"),
            Key("up", "", lambda: go(playback.turn_after(-1))),
            Key("home", "", lambda: go(0)),
            Key("end", "", lambda: go(len(playback.places) - 1)),
        ]

    def tick(self) -> Result:
        """The call for the next place, once it is due; at the last one it stops."""
        if self._due is None or self._clock() < self._due:
            return None
        self._due = None if self._at_end else self._next()
        return Call("go", self.playback.place + 1) if self.plays else None

    def go(self, place: int) -> Result:
        """Stand still at a place."""
        self.stop()
        return Call("go", place)

    def stop(self) -> None:
        """Stand still."""
        self._due = None

    @property
    def _at_end(self) -> bool:
        return self.playback.place == len(self.playback.places) - 1

    def _turn(self) -> None:
        self._due = None if self.plays else self._next()

    def _next(self) -> float:
        return self._clock() + max(QUICKEST, self.preferences.pace.event)
