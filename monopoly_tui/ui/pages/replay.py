"""Watching a record: what stands where one looks, and the keys that go elsewhere. Changes no game."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

from monopoly_tui.playback import Playback
from monopoly_tui.rules.classic.events import CardDrawn
from monopoly_tui.ui.amount import AmountField
from monopoly_tui.ui.page import Call, Close, Field, Key, Result, View
from monopoly_tui.ui.pages.log import LogPage
from monopoly_tui.ui.pages.over import OverPage
from monopoly_tui.ui.pages.question import Question
from monopoly_tui.ui.projector import Projector
from monopoly_tui.ui.strip import Strip


class ReplayPage(Question):
    """Space plays and pauses, the arrows step; `playback` is what `view` looks at."""

    at_once = True

    def __init__(self, view: View, playback: Playback, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(view)
        self.playback = playback
        self.projector = Projector(playback, view.preferences, clock)
        self.field: AmountField | None = None  # of the round to go to

    @property
    def seat(self) -> int:
        """Who was asked, or whose turn it was."""
        by = self.playback.decision().by
        return self.view.game.state.turn if by is None else by

    @property
    def shows_table(self) -> bool:  # type: ignore[override]
        """See Page; the end of the game is a picture of its own."""
        return self.playback.decision().kind != "over"

    @property
    def tick_every(self) -> float:  # type: ignore[override]
        """See Page."""
        return self.projector.tick_every

    def subject(self) -> int | CardDrawn | None:
        """See Question."""
        return super().subject() if self.shows_table else None

    def sentence(self) -> str:
        """See Page."""
        say = self.view.say
        if self.field is not None:
            typed = "" if self.field.value is None else say.number(self.field.value)
            return say("table-replay-which", round=typed)
        return self.projector.sentence(say, self.view.tell.lines)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        if self.field is not None:
            return [
                Key("enter", say("table-replay-key-go"), self._go, self._no_round()),
                Key("escape", say("page-key-back"), self._drop),
            ]
        return [
            *self.projector.keys(say),
            Key("equals_sign", say("table-replay-key-which"), self._type),
            Key("plus", say("seats-key-speed"), lambda: Call("faster"), cap="+−"),
            Key("minus", "", lambda: Call("slower")),
            Key("pagedown", say("table-replay-key-round"), partial(self._round, 1), cap="PgUp PgDn"),
            Key("pageup", "", partial(self._round, -1)),
        ]

    @property
    def typing(self) -> Field | None:
        """See Page."""
        return self.field

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        return super().draw(width, height) if self.shows_table else OverPage(self.view).draw(width, height)

    def tick(self) -> Result:
        """See Page."""
        return self.projector.tick()

    def _round(self, by: int) -> Result:
        return self.projector.go(self.playback.find(self.view.game.state.round + by))

    def _type(self) -> Result:
        self.projector.stop()
        self.field = AmountField()
        return None

    def _drop(self) -> Result:
        self.field = None
        return None

    def _no_round(self) -> str:
        """Why one cannot go to what has been typed, or nothing."""
        first, last = (self.playback.places[end].game.state.round for end in (0, -1))
        typed = self.field.value if self.field is not None else None
        there = typed is not None and first <= typed <= last
        return "" if there else self.view.say("table-replay-rounds", first=first, last=last)

    def _go(self) -> Result:
        wanted = self.field.value if self.field is not None else None
        self.field = None
        return None if wanted is None else self.projector.go(self.playback.find(wanted))


class ReplayLog(LogPage):
    """The whole log, what lies ahead too; Enter goes to the line."""

    def __init__(self, view: View, playback: Playback) -> None:
        super().__init__(view, ())
        self.playback = playback

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("table-replay-log")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        go = Key("enter", self.view.say("table-replay-key-go"), self._go)
        keys = super().keys()
        return [go if key.name == "enter" else key for key in keys]

    def _go(self) -> Result:
        if not self._lines:
            return Close()
        return Call("go", self.playback.place_of(self._lines[self._here()].place))
