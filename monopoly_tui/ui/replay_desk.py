"""The desk at which a record is watched: pages as at the table, but nothing is played. Knows no widget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from monopoly_tui.engine.step import Event
from monopoly_tui.playback import Playback
from monopoly_tui.ui.desk import Desk
from monopoly_tui.ui.moves import hops
from monopoly_tui.ui.page import Call, Key, View
from monopoly_tui.ui.pages.replay import ReplayLog, ReplayPage


class ReplayDesk(Desk):
    """Goes from place to place of a playback; `acted` gets what happened in a step ahead."""

    def __init__(
        self,
        playback: Playback,
        view: View,
        acted: Callable[[Sequence[Event]], None],
        asked: Callable[[], None],
        called: Callable[[Call], None],
    ) -> None:
        self.playback = playback
        super().__init__(view, acted, asked, called)

    @property
    def seat(self) -> int | None:
        """Who was asked; nobody once the game was over."""
        return None if self.playback.decision().kind == "over" else super().seat

    def extra(self) -> list[Key]:
        """Nothing is claimed, and nobody peeks."""
        return []

    def always(self) -> list[Key]:
        """See Desk; nothing is taken back."""
        return [key for key in super().always() if key.name not in ("u", "escape")]

    def _silent(self) -> list[Key]:
        seats = self.view.game.state.seats
        return [Key(str(seat + 1), "", partial(Call, "player", seat)) for seat in seats]

    def _ask(self) -> None:
        self.stack.clear()
        self.cursor = None
        self._asking = ReplayPage(self.view, self.playback)

    def _call(self, call: Call) -> None:
        """See Desk: also to go to a place. Whoever watches loses nothing by leaving, and is not asked."""
        match call:
            case Call("quit"):
                super()._call(Call("leave"))
            case Call("go", int(place)):
                self._go(place)
            case Call("log"):
                view = replace(self.view, sitting=self.playback.at_the_end())
                self.stack.append(ReplayLog(view, self.playback))
            case Call("faster" | "slower" as name):
                self.note = self.view.quicken(1 if name == "faster" else -1)
            case _:
                super()._call(call)

    def _go(self, place: int) -> None:
        self.stack.clear()
        self.cursor = None
        single = place == self.playback.place + 1
        events = [entry.event for entry in self.playback.go(place)]
        if single and hops(events):
            self.acted(events)
