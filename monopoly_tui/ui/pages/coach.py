"""Two pages for people who are coached: what happened to them, to read in peace, and whether to spend so much."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.engine.step import Act, Event
from monopoly_tui.rules.classic.events import CardDrawn
from monopoly_tui.ui.coach import spends
from monopoly_tui.ui.page import Close, Do, Key, Page, View
from monopoly_tui.ui.scene import Scene
from monopoly_tui.ui.strip import Strip


class ReadPage(Page):
    """Space goes on once `events` have been read."""

    shows_table = True

    def __init__(self, view: View, seat: int, events: Sequence[Event]) -> None:
        super().__init__(view)
        self.seat, self.events = seat, events

    def sentence(self) -> str:
        """See Page."""
        lines = [text for _, text in self.view.tell.lines(self.events)]
        return self.view.say("seats-read", lines=" ".join(f"{text}." for text in lines))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        return [Key("space", self.view.say("seats-key-read"), Close)]

    def subject(self) -> int | CardDrawn | None:
        """See Page."""
        return next(
            (event for event in self.events if isinstance(event, CardDrawn)), self.view.game.state.at[self.seat]
        )

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        return Scene(self.view, self.seat, peek=False, subject=self.subject()).inside(width, height)


class SpendPage(Page):
    """Y carries the acts out; every other answer keeps the money."""

    def __init__(self, view: View, acts: Sequence[Act], below: Page) -> None:
        super().__init__(view)
        self.acts, self.below = tuple(acts), below
        self.shows_table = below.shows_table

    def sentence(self) -> str:
        """See Page."""
        act = self.acts[0]
        assert act.by is not None, "the table spends nothing"
        amount = spends(self.view.game, act)
        left = self.view.game.state.cash[act.by] - amount
        return self.view.say("seats-spend", who=self.view.tell.seat(act.by), amount=amount, left=left)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        return [
            Key("y", say("seats-key-spend"), lambda: Do(self.acts, sure=True)),
            Key("n", say("seats-key-keep"), Close),
            Key("enter", "", Close),
            Key("escape", "", Close),
        ]

    def subject(self) -> int | CardDrawn | None:
        """See Page."""
        return self.below.subject()

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        return self.below.draw(width, height)
