"""The board as one widget: forty squares drawn by one `render_line`, the centre left to its children.

It shows a game and moves tokens; what a key or a square means is for the table to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip as Shown
from textual.timer import Timer
from textual.widget import Widget

from monopoly_tui.ui.draw import blank
from monopoly_tui.ui.geometry import SQUARES, Ring, neighbour
from monopoly_tui.ui.lined import Lined, shown
from monopoly_tui.ui.palette import GROUND, style
from monopoly_tui.ui.squares import faces, look, states, with_tokens
from monopoly_tui.ui.strip import Strip
from monopoly_tui.ui.tiles import TileState, draw
from monopoly_tui.ui.walk import NORMAL, RATE, Hop, frames

if TYPE_CHECKING:
    from monopoly_tui.rules.classic.step import Play
    from monopoly_tui.ui.writing import Writing


class BoardView(Lined):
    """The ring of squares. Its children lie in the ring's centre and fill it."""

    DEFAULT_CSS = f"BoardView {{ background: {GROUND}; }}"
    ALLOW_SELECT = False

    class Selected(Message):
        """The cursor went to a square by a click."""

        def __init__(self, square: int) -> None:
            super().__init__()
            self.square = square

    class Hovered(Message):
        """The mouse went over a square, or over none."""

        def __init__(self, square: int | None) -> None:
            super().__init__()
            self.square = square

    class Walked(Message):
        """The tokens have arrived."""

    def __init__(self, *children: Widget, play: Play, writing: Writing, ring: Ring, id: str | None = None) -> None:
        super().__init__(*children, id=id)
        self.ring = ring
        self.cursor: int | None = None
        self.hovered: int | None = None
        self._play = play
        self._writing = writing
        self._faces = faces(play.board, writing.say)
        self._look = look(writing)
        self._lot: int | None = None
        self._plain = states(play, writing.say)
        self._elsewhere: dict[int, int] = {}
        self._frames: list[tuple[int, int]] = []
        self._timer: Timer | None = None
        self._drawn: dict[int, tuple[TileState, list[Strip]]] = {}
        self._rows: dict[int, Shown] = {}  # lines of the ring that are still right
        self._tiles = self._now()

    def show(self, play: Play, lot: int | None = None) -> None:
        """Show the game as it stands; `lot` is the square under the hammer. Repaints what changed."""
        self._play, self._lot = play, lot
        self._plain = states(play, self._writing.say)
        self._repaint()

    def fit(self, ring: Ring) -> None:
        """Draw the ring in another size."""
        if ring != self.ring:
            self.ring = ring
            self._forget()
            self._take_room()
            self.refresh()

    def speak(self) -> None:
        """Go on in the language that is spoken now."""
        say = self._writing.say
        self._faces, self._look = faces(self._play.board, say), look(self._writing)
        self._plain = states(self._play, say)
        self._forget()
        self._repaint()
        self.refresh()

    def select(self, square: int | None) -> None:
        """Put the cursor on a square, or take it away."""
        self.cursor = square
        self._repaint()

    def steer(self, direction: str) -> None:
        """Move the cursor left, right, up or down; it first appears where the mover stands."""
        state = self._play.state
        self.select(state.at[state.turn] if self.cursor is None else neighbour(self.cursor, direction))

    def tile_state(self, square: int) -> TileState:
        """How a square looks now."""
        return self._tiles[square]

    @property
    def walking(self) -> bool:
        """Whether tokens are on their way."""
        return bool(self._frames)

    def walk(self, hops: Sequence[Hop], seconds: float = NORMAL) -> bool:
        """Let tokens go their way in at most `seconds`; they then stand where the game has them.

        False, and nothing moves, when there is no way or no time for it. `Walked` follows otherwise.
        """
        self.finish()
        self._frames = frames(hops, seconds)
        if not self._frames:
            return False
        for hop in reversed(hops):
            self._elsewhere[hop.seat] = hop.start
        self._timer = self.set_interval(1 / RATE, self.step)
        self._repaint()
        return True

    def step(self) -> None:
        """Show the next picture of the walk; the timer calls it."""
        if self._frames:
            seat, square = self._frames.pop(0)
            self._elsewhere[seat] = square
            self._repaint()
        if not self._frames:
            self.finish()

    def finish(self) -> None:
        """End a walk at once."""
        if self._timer is None:
            return
        self._timer.stop()
        self._timer = None
        self._frames = []
        self._elsewhere = {}
        self._repaint()
        self.post_message(self.Walked())

    def render_line(self, y: int) -> Shown:
        """A line of the ring; the centre is left blank."""
        if y >= self.ring.height:
            return shown(blank(self.size.width))
        if y not in self._rows:
            self._rows[y] = self._row(y)
        return self._rows[y]

    def _row(self, y: int) -> Shown:
        ring = self.ring
        parts = [self._tile(square)[y - ring.rect(square).y] for square in ring.row(y)]
        if len(parts) == 2:
            parts.insert(1, blank(ring.centre.width))
        return shown(Strip.join(parts).fitted(self.size.width, style(None, GROUND)))

    def on_mount(self) -> None:
        self._take_room()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._hover(self._at(event))

    def on_leave(self, event: events.Leave) -> None:
        if event.node is self:  # children's leaving comes by here as well
            self._hover(None)

    def on_click(self, event: events.Click) -> None:
        square = self._at(event)
        if square is not None:
            event.stop()
            self.select(square)
            self.post_message(self.Selected(square))

    def _at(self, event: events.MouseEvent) -> int | None:
        """The square under the mouse. Children's events come by here as well, so screen cells are used."""
        return self.ring.hit(event.screen_x - self.region.x, event.screen_y - self.region.y)

    def _hover(self, square: int | None) -> None:
        if square != self.hovered:
            self.hovered = square
            self._repaint()
            self.post_message(self.Hovered(square))

    def _take_room(self) -> None:
        """Be as large as the ring, and let the children fill its centre."""
        ring = self.ring
        self.styles.width, self.styles.height = ring.width, ring.height
        for child in self.children:
            child.styles.margin = (ring.ht, ring.cw)
            child.styles.width, child.styles.height = ring.centre.width, ring.centre.height

    def _now(self) -> list[TileState]:
        """The squares as they should look."""
        tiles = with_tokens(self._plain, self._play, self._elsewhere)
        if self.cursor is not None:
            tiles[self.cursor] = replace(tiles[self.cursor], cursor=True)
        if self.hovered is not None:
            tiles[self.hovered] = replace(tiles[self.hovered], hover=True)
        if self._lot is not None:
            tiles[self._lot] = replace(tiles[self._lot], lot=True)
        return tiles

    def _repaint(self) -> None:
        """Refresh the squares that look different, and only those."""
        tiles = self._now()
        changed = [square for square in range(SQUARES) if tiles[square] != self._tiles[square]]
        self._tiles = tiles
        if changed:
            regions = [Region(*self.ring.rect(square)) for square in changed]
            for region in regions:
                for y in region.line_range:
                    self._rows.pop(y, None)
            self.refresh(*regions)

    def _forget(self) -> None:
        """Draw every square anew when it is shown next."""
        self._drawn.clear()
        self._rows.clear()

    def _tile(self, square: int) -> list[Strip]:
        """The lines of a square, drawn anew only when it looks different."""
        state = self._tiles[square]
        kept = self._drawn.get(square)
        if kept is None or kept[0] != state:
            rect = self.ring.rect(square)
            side = self.ring.side(square)
            kept = state, draw(self._faces[square], side, rect.width, rect.height, state, self._look)
            self._drawn[square] = kept
        return kept[1]
