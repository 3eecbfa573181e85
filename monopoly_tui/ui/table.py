"""The screen one plays on: lays out header, ring, centre, side and keys, and passes keys to the desk."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any, Final

from textual import events
from textual.app import ComposeResult
from textual.message import Message
from textual.screen import Screen
from textual.timer import Timer

from monopoly_tui.engine.step import Event
from monopoly_tui.ui.bell import Bell
from monopoly_tui.ui.board_view import BoardView
from monopoly_tui.ui.bot_driver import BotDriver
from monopoly_tui.ui.desk import Desk
from monopoly_tui.ui.gate import Gate
from monopoly_tui.ui.geometry import Layout, choose
from monopoly_tui.ui.keys import page_key
from monopoly_tui.ui.motion import Motion
from monopoly_tui.ui.page import Call, View
from monopoly_tui.ui.palette import GROUND
from monopoly_tui.ui.panel import Panel
from monopoly_tui.ui.smallest import fits
from monopoly_tui.ui.table_pictures import TablePictures
from monopoly_tui.ui.title import WindowTitle
from monopoly_tui.ui.writing import Writing

TABS: Final = {"tab": 1, "shift+tab": -1}
ARROWS: Final = ("left", "right", "up", "down")
SMALLEST: Final = choose(80, 24)
TICK: Final = 0.1  # seconds between two looks at a page whose clock runs
SLICE: Final = 0.05  # seconds that bots may play on before the screen is drawn and keys are heard
BREATH: Final = 0.01  # seconds at least until they do so again

MakeDesk = Callable[[View, Callable[[Sequence[Event]], None], Callable[[], None], Callable[[Call], None]], Desk]


class Table(Screen[None]):
    """The game in the making. `patience` 0 lets every key through at once; bots think in `thinkers`.

    `desk` makes what keys go to.
    """

    CSS = f"""
    Table {{ background: {GROUND}; }}
    Table > * {{ position: absolute; }}
    """
    AUTO_FOCUS = ""

    class Thought(Message):
        """A bot has made up its mind."""

    def __init__(
        self,
        view: View,
        writing: Writing,
        called: Callable[[Call], None],
        clock: Callable[[], float] = time.monotonic,
        patience: float = 1.0,
        thinkers: Executor | None = None,
        desk: MakeDesk = Desk,
    ) -> None:
        super().__init__()
        self.view = view
        self.writing = writing
        self.gate = Gate(clock, patience)
        self.desk = desk(view, self._acted, self._asked, self._called)
        self._thinkers = thinkers or ThreadPoolExecutor(1, "bots")
        self.bots = BotDriver(self.desk, self._thinkers, clock, self._notice)
        self._call_app = called
        self.bell = Bell(view)
        self._alarm: Timer | None = None  # rings when bots have more to do
        self.layout_: Layout | None = SMALLEST

    def compose(self) -> ComposeResult:
        """The five parts; which of them are seen depends on the size."""
        assert SMALLEST is not None, "the smallest ring fits its own terminal"
        self.board = BoardView(play=self.view.game, writing=self.writing, ring=SMALLEST.ring, id="board")
        self.motion = Motion(self.board, self.view, self._show_motion)
        self.pictures = TablePictures(self.desk, self.board, self.motion, self._is_framed)
        self.top = Panel(self.pictures.header, self.writing, id="header")
        self.centre = Panel(self.pictures.centre, self.writing, clicked=self._clicked_centre, id="centre")
        self.side = Panel(self.pictures.side, self.writing, clicked=self._clicked_side, id="side")
        self.small = Panel(self.pictures.small, self.writing, id="small")
        self.bottom = Panel(self.pictures.keys, self.writing, clicked=self._clicked, id="keys")
        yield self.top
        with self.board:
            yield self.centre
        yield from (self.side, self.small, self.bottom)

    def on_mount(self) -> None:
        """Lay out, and let clocks run."""
        self._window = WindowTitle(self.app._driver)
        self._lay_out()
        self.set_interval(TICK, self._tick)
        self._drive()

    def on_unmount(self) -> None:
        """Think no more, and let the window have its own name again."""
        self._window.give_back()
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    def on_resize(self) -> None:
        """Lay out anew; nothing of the game depends on the size."""
        self._lay_out()

    def on_key(self, event: events.Key) -> None:
        """Every key of the game comes by here."""
        event.stop()
        event.prevent_default()
        if not fits(*self.app.size):
            return  # nothing of the game is seen
        page, name = self.desk.page, page_key(event.key, event.character)
        if not page.spells:
            name = self.view.say.keymap.meant(name)
        if (not self.gate.passes(name) and not page.at_once) or not page.counts(name):
            return
        if not self.board.walking and self.desk.page.typed(event.key, event.character):
            self._show_typed()
        else:
            self._press(name)

    def on_paste(self, event: events.Paste) -> None:
        """A text that comes all at once is for a field, if one is open."""
        typing = self.desk.page.typing
        if typing is not None:
            typing.paste(event.text)
            self._show_typed()

    def on_board_view_selected(self, message: BoardView.Selected) -> None:
        """The cursor went to a square."""
        self.desk.point(message.square)
        self.show()

    def on_board_view_hovered(self, message: BoardView.Hovered) -> None:
        """The mouse went to a square: its card is shown as long as it stays there."""
        self.desk.hovered = message.square
        if self.desk.page.shows_table and self.centre.display:
            self.centre.redraw()

    def on_board_view_walked(self) -> None:
        """The tokens have arrived; only now people see what is asked of them."""
        self.motion.arrived()
        self.gate.shut()
        self._drive()
        self.show()

    def on_table_thought(self) -> None:
        """See whether it is time to act."""
        self._drive()

    def show(self) -> None:
        """Draw what stands now; only what changed is painted."""
        if self.layout_ is not None and self.desk.cursor != self.board.cursor:
            self.board.select(self.desk.cursor)
        self._uncover()
        self.board.show(self.view.game, self.desk.lot())
        by = self.pictures.seat
        name = self.view.say("table-window" if by is None else "table-window-turn", who=self.view.tell.party(by))
        self._window.show(name)
        for panel in (self.top, self.centre, self.side, self.small, self.bottom):
            if panel.display:
                panel.redraw()

    def speak(self) -> None:
        """Go on in the language that is spoken now."""
        self.desk.hush()
        self.board.speak()
        self._lay_out()

    def _show_typed(self) -> None:
        """Show what stands in the field, and what there is to say of it."""
        self.desk.note = self.desk.page.objection(self.view.say)
        self.desk.digest = []
        self.show()

    def _press(self, name: str) -> None:
        """A key that was let through, or clicked. While a person's token walks only Space counts, and ends that."""
        if self.board.walking:
            if name == "space":
                self.board.finish()
            if not self.desk.page.at_once:
                return
        focus, self.pictures.focus = self.pictures.focus, ""
        bare = not (focus or self.desk.said() or self.desk.peek)
        if not self.desk.press(focus if focus and name == "enter" else self.writing.key(name)):
            self._steer(name, focus)
            if bare and name in ARROWS and self.layout_ is not None and self.desk.page.shows_table:
                self.centre.redraw()  # nothing else tells of the cursor, and an arrow that is held is many keys
                return
        self._drive()
        self.show()

    def _steer(self, name: str, focus: str) -> None:
        """Keys that mean nothing to a page: the arrows move the cursor, Tab the focus in the last line; of others that
        is said."""
        if name in ARROWS and self.layout_ is not None:
            self.board.steer(name)
            self.desk.point(self.board.cursor)
        elif name in TABS:
            self.pictures.turn_focus(focus, TABS[name])
        elif name:
            self.desk.note = self.view.say("table-no-key", key=self.view.say.keymap.cap(name))

    def _called(self, call: Call) -> None:
        """What a page wants beside the game: of the bots, or of the app."""
        if not self.bots.call(call.name):
            self._call_app(call)

    def _notice(self, _answer: Future[Any]) -> None:
        """A thought is done; this may run in another thread."""
        self.post_message(self.Thought())

    def _drive(self) -> None:
        """Let bots do what is due, and come back when there is more."""
        if self._alarm is not None:
            self._alarm.stop()
            self._alarm = None
        if self.board.walking:
            if not self.bots.hurries:
                return  # until the tokens have arrived
            self.board.finish()
        before, start = self.desk.said(), self.gate.clock()
        played, left = False, self.bots.poll()
        while left == 0 and self.gate.clock() - start < SLICE and not self.board.walking:
            played, left = True, self.bots.poll()
        if left is not None:
            self._alarm = self.set_timer(max(left, BREATH), self._drive)
        if played or left == 0 or self.desk.said() != before:
            self.show()

    def _clicked(self, x: int, _y: int) -> None:
        name = self.pictures.key_at(x)
        if name is not None:
            self._press(name)

    def _clicked_centre(self, x: int, y: int) -> None:
        self._look_at(self.pictures.seat_in_centre(self.centre.size.width, x, y))

    def _clicked_side(self, _x: int, y: int) -> None:
        self._look_at(self.pictures.seat_in_side(*self.side.size, y))

    def _look_at(self, seat: int | None) -> None:
        """A player was clicked, which is the same as their digit."""
        if seat is not None and self.desk.page.counts(str(seat + 1)):
            self._press(str(seat + 1))

    def _tick(self) -> None:
        if self.desk.page.tick_every:
            self.desk.tick()
            self.show()

    def _asked(self) -> None:
        """Something new is asked; where that is of another person, the bell may ring."""
        self.gate.shut()
        if self.bell.rings():
            self.app.bell()

    def _acted(self, happened: Sequence[Event]) -> None:
        """Let the tokens walk where an act has sent them."""
        if not self.view.preferences.motion or self.layout_ is None or self.bots.hurries:
            return
        self.motion.show(happened)

    def _show_motion(self) -> None:
        """Draw what moves beside the tokens."""
        for panel in (self.centre, self.side):
            if panel.display:
                panel.redraw()

    def _lay_out(self) -> None:
        """Give every part its place on a terminal of this size."""
        width, height = self.app.size
        found = self.layout_ = choose(width, height)
        if found is not None and self.view.say.rtl:
            found = found.mirrored(width)
        self.top.styles.width, self.top.styles.height = width, 1
        self.bottom.styles.width, self.bottom.styles.height = width, 1
        self.bottom.styles.offset = (0, height - 1)
        self.small.styles.offset = (0, 1)
        self.small.styles.width, self.small.styles.height = width, max(0, height - 2)
        self._uncover()
        if found is not None:
            self.board.styles.offset = (found.board.x, found.board.y)
            self.board.fit(found.ring)
            if found.side is not None:
                self.side.styles.offset = (found.side.x + 1, found.side.y)
                self.side.styles.width, self.side.styles.height = found.side.width - 2, found.side.height
        self.call_after_refresh(self.show)

    def _is_framed(self) -> bool:
        """Whether a column stands beside the ring."""
        return self.layout_ is not None and self.layout_.side is not None

    def _uncover(self) -> None:
        """Let the parts be seen that may be: where a page covers all, or the ring has no room, only one; and keys that
        do something."""
        self.bottom.display = fits(*self.app.size)
        ring = self.layout_ is not None and (self.board.walking or not self.desk.page.covers)
        self.board.display = ring
        self.small.display = not ring
        self.side.display = ring and self._is_framed()
