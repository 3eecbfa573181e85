"""A race watched from its record: what stands where one looks, and the keys that go elsewhere. Changes no game."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from textual.strip import Strip

from monopoly_tui.playback import Playback
from monopoly_tui.ui.gamer.desk import RaceDesk
from monopoly_tui.ui.gamer.looks import looks
from monopoly_tui.ui.gamer.over import COLUMNS, OverPage
from monopoly_tui.ui.gamer.questions import RacePage
from monopoly_tui.ui.gamer.statistics import statistics_key
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.page import Call, Key, Result

QUICKEST: Final = 0.05
"""Seconds between two acts at the highest speed."""


class ReplayRacePage(RacePage):
    """Space plays and pauses, the arrows step; `playback` is what `race` looks at."""

    at_once = True

    def __init__(self, race: RaceView, playback: Playback, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(race)
        self.playback = playback
        self.clock = clock
        self._due: float | None = None  # when the next act is shown, while it plays

    @property
    def tick_every(self) -> float:  # type: ignore[override]
        """See Page."""
        return 0 if self._due is None else QUICKEST

    def sentence(self) -> str:
        """See Page: where one looks, and what happened there."""
        playback = self.playback
        before = playback.places[playback.place - 1].told if playback.place else 0
        events = [entry.event for entry in playback.whole_log[before : playback.now.told]]
        told = ". ".join([text for _, text in self.race.tell.lines(events)][-2:])
        return self.race.say("table-replay-at", place=playback.place, places=len(playback.places) - 1, told=told)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say, playback = self.race.say, self.playback
        last = len(playback.places) - 1
        label = say("table-replay-key-play" if self._due is None else "table-replay-key-pause")
        return [
            Key("space", label, self._play, say("table-replay-end") if playback.place == last else ""),
            Key("right", say("table-replay-key-step"), partial(self._at, playback.place + 1), cap="← →"),
            Key("left", "", partial(self._at, playback.place - 1)),
            Key("down", say("table-replay-key-turn"), lambda: self._at(playback.turn_after(1)), cap="↑ ↓"),
            Key("up", "", lambda: self._at(playback.turn_after(-1))),
            Key("home", "", partial(self._at, 0)),
            Key("end", "", partial(self._at, last)),
            *([statistics_key(self.race)] if playback.decision().kind == "over" else []),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page; the end of the race is a picture of its own."""
        if self.playback.decision().kind != "over":
            return super().draw(width, height)
        page = OverPage(self.race)
        page.told = len(COLUMNS)
        return page.draw(width, height)

    def tick(self) -> Result:
        """See Page."""
        if self._due is None or self.clock() < self._due:
            return None
        if self.playback.place == len(self.playback.places) - 1:
            self._due = None
            return None
        self._due = self.clock() + self._pause()
        return Call(f"go {self.playback.place + 1}")

    def _pause(self) -> float:
        return max(QUICKEST, self.race.preferences.pace.event)

    def _play(self) -> Result:
        self._due = self.clock() + self._pause() if self._due is None else None
        return None

    def _at(self, place: int) -> Result:
        """Stop there."""
        self._due = None
        return Call(f"go {place}")


class ReplayRaceDesk(RaceDesk):
    """Goes from place to place of a playback."""

    def __init__(
        self, playback: Playback, view: RaceView, asked: Callable[[], None], called: Callable[[str], None]
    ) -> None:
        self.playback = playback
        super().__init__(view, asked, called)

    def always(self) -> list[Key]:
        """See RaceDesk; nothing is taken back, and nobody leaves the race."""
        return [] if self.stack else [key for key in looks(self.view) if key.name != "x"]

    def carry_out(self, result: Result) -> None:
        """See RaceDesk: also "go 17"."""
        if isinstance(result, Call) and result.name.startswith("go "):
            self.playback.go(int(result.name.partition(" ")[2]))
        else:
            super().carry_out(result)

    def _question(self) -> RacePage:
        return ReplayRacePage(self.view, self.playback)
