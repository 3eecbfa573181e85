"""A race watched from its record: what stands where one looks, and the keys that go elsewhere. Changes no game."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from monopoly_tui.playback import Playback
from monopoly_tui.ui.gamer.desk import RaceDesk
from monopoly_tui.ui.gamer.looks import looks
from monopoly_tui.ui.gamer.over import COLUMNS, OverPage
from monopoly_tui.ui.gamer.questions import RacePage
from monopoly_tui.ui.gamer.statistics import statistics_key
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.page import Call, Key, Result
from monopoly_tui.ui.projector import Projector
from monopoly_tui.ui.strip import Strip


class ReplayRacePage(RacePage):
    """Space plays and pauses, the arrows step; `playback` is what `race` looks at."""

    at_once = True

    def __init__(self, race: RaceView, playback: Playback, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(race)
        self.playback = playback
        self.projector = Projector(playback, race.preferences, clock)

    @property
    def tick_every(self) -> float:  # type: ignore[override]
        """See Page."""
        return self.projector.tick_every

    def sentence(self) -> str:
        """See Page: where one looks, and what happened there."""
        return self.projector.sentence(self.race.say, self.race.tell.lines)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        over = self.playback.decision().kind == "over"
        return [*self.projector.keys(self.race.say), *([statistics_key(self.race)] if over else [])]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page; the end of the race is a picture of its own."""
        if self.playback.decision().kind != "over":
            return super().draw(width, height)
        page = OverPage(self.race)
        page.told = len(COLUMNS)
        return page.draw(width, height)

    def tick(self) -> Result:
        """See Page."""
        return self.projector.tick()


class ReplayRaceDesk(RaceDesk):
    """Goes from place to place of a playback."""

    def __init__(
        self, playback: Playback, view: RaceView, asked: Callable[[], None], called: Callable[[Call], None]
    ) -> None:
        self.playback = playback
        super().__init__(view, asked, called)

    def always(self) -> list[Key]:
        """See RaceDesk; nothing is taken back, nobody gives up, and whoever watches leaves without being asked."""
        leave = partial(Call, "leave")
        return [replace(key, do=leave) if key.name == "q" else key for key in looks(self.view) if key.name != "x"]

    def _hand_over(self) -> None:
        """See RaceDesk; whoever watches keeps the keyboard."""

    def carry_out(self, result: Result) -> None:
        """See RaceDesk: also to go to a place."""
        match result:
            case Call("go", int(place)):
                self.playback.go(place)
            case _:
                super().carry_out(result)

    def _question(self) -> RacePage:
        return ReplayRacePage(self.view, self.playback)
