"""Heroes on their way round the ring, picture by picture. Knows no widget and no clock."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.engine.step import Event
from monopoly_tui.rules.gamer.events import Moved, Rolled
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.walk import Hop, frames


class RaceWalk:
    """Says to the view where heroes are shown; `step` goes on to the next picture."""

    def __init__(self, view: RaceView) -> None:
        self.view = view
        self._frames: list[tuple[int, int]] = []

    @property
    def on(self) -> bool:
        """Whether anybody is on the way."""
        return bool(self._frames)

    def begin(self, happened: Sequence[Event]) -> None:
        """Let heroes go where an act has sent them; without motion they are there at once."""
        self.finish()
        hops = [Hop(event.hero, event.start, event.square) for event in happened if isinstance(event, Moved)]
        likes = self.view.preferences
        if not hops or not likes.motion:
            return
        rolled = next((event for event in happened if isinstance(event, Rolled)), None)
        own = rolled is not None and not self.view.sitting.is_bot(rolled.seat)
        seconds = likes.pace.own_walk if own else likes.pace.walk
        self._frames = frames(hops, seconds, self.view.game.board.size)
        if self._frames:
            self.view.walking = {hop.seat: hop.start for hop in hops}
            log, first = self.view.sitting.log, rolled or happened[0]
            self.view.told = next((place for place in range(len(log) - 1, -1, -1) if log[place].event == first), None)

    def step(self) -> None:
        """Show the next picture."""
        if self._frames:
            hero, square = self._frames.pop(0)
            self.view.walking[hero] = square
        if not self._frames:
            self.finish()

    def finish(self) -> None:
        """Everybody stands where the game has them."""
        self._frames = []
        self.view.walking, self.view.told = {}, None
