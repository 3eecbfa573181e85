"""The screen of a race: header, ring with what lies in it, question, keys; and the pace of bots."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.message import Message
from textual.screen import Screen
from textual.timer import Timer

from monopoly_tui.ui import header, key_line, prompt
from monopoly_tui.ui.bell import Bell
from monopoly_tui.ui.draw import beside, blank, fit
from monopoly_tui.ui.gamer import centre, ring
from monopoly_tui.ui.gamer.advice import Advice, Answer
from monopoly_tui.ui.gamer.bots import RaceSeats
from monopoly_tui.ui.gamer.desk import RaceDesk
from monopoly_tui.ui.gamer.driver import RaceDriver
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.gamer.walk import RaceWalk
from monopoly_tui.ui.gate import Gate
from monopoly_tui.ui.keys import page_key
from monopoly_tui.ui.page import Call
from monopoly_tui.ui.palette import GROUND
from monopoly_tui.ui.panel import Panel
from monopoly_tui.ui.smallest import fits, too_small
from monopoly_tui.ui.strip import Strip
from monopoly_tui.ui.title import WindowTitle
from monopoly_tui.ui.walk import RATE
from monopoly_tui.ui.writing import Writing

BESIDE: Final = (118, 30)
"""Cells of the window and lines of the ring from which heroes and log stand beside it."""
COLUMN: Final = (34, 52)
"""Cells of that column, a fourth of the window at least and at most."""
ASKED: Final = 2
"""Lines kept for the question, so that a shorter one moves nothing."""


TICK: Final = 0.1
"""Seconds between two looks at a page whose clock runs."""
MakeDesk = Callable[[RaceView, Callable[[], None], Callable[[Call], None]], RaceDesk]
BREATH: Final = 0.01
"""Seconds at least between two acts of bots, in which keys are heard."""


class RaceScreen(Screen[None]):
    """The game in the making. `patience` 0 lets every key through at once."""

    CSS = f"""
    RaceScreen {{ background: {GROUND}; }}
    RaceScreen > Panel {{ width: 100%; height: 100%; }}
    """
    AUTO_FOCUS = ""

    class Thought(Message):
        """A bot has made up its mind."""

    def __init__(
        self,
        view: RaceView,
        writing: Writing,
        called: Callable[[Call], None],
        patience: float = 1.0,
        thinkers: Executor | None = None,
        desk: MakeDesk = RaceDesk,
    ) -> None:
        super().__init__()
        self.view, self.writing = view, writing
        self.gate = Gate(time.monotonic, patience)
        self.desk = desk(view, self._asked, self._called)
        self.bell = Bell(view)
        self.bots = RaceSeats(view.sitting)
        self._thinkers = thinkers or ThreadPoolExecutor(1, "bots")
        self.advice = Advice(self.desk, self.bots, self._think)
        self.driver = RaceDriver(self.desk, self.bots, self.advice, self._think, time.monotonic)
        self.walk = RaceWalk(view)
        self._call_app = called
        self._alarm: Timer | None = None  # rings when bots have more to do
        self._hits: list[key_line.Hit] = []

    def compose(self) -> ComposeResult:
        """One part, drawn whole."""
        self.all = Panel(self._draw, self.writing, clicked=self._clicked)
        yield self.all

    def on_mount(self) -> None:
        """Begin."""
        self._window = WindowTitle(self.app._driver)
        self.show()
        self.set_interval(TICK, self._tick)
        self.set_interval(1 / RATE, self._step)
        self._drive()

    def on_unmount(self) -> None:
        """Think no more, and let the window have its own name again."""
        self._window.give_back()
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    def on_key(self, event: events.Key) -> None:
        """Every key of the game comes by here."""
        event.stop()
        event.prevent_default()
        if not fits(*self.app.size):
            return  # nothing of the game is seen
        name = self.view.say.keymap.meant(page_key(event.key, event.character))
        page = self.desk.page
        if not (self.gate.passes(name) or page.at_once) or not page.counts(name):
            return
        if page.typed(event.key, event.character):
            self.desk.note = ""
            self.show()
        else:
            self._press(name)

    def speak(self) -> None:
        """Go on in the language that is spoken now."""
        self.desk.note = ""
        self.show()

    def show(self) -> None:
        """Draw what stands now."""
        self.all.redraw()
        by = self.view.sitting.decision().by
        say = self.view.say
        self._window.show(say("table-window") if by is None else say("table-window-turn", who=self.view.tell.seat(by)))

    def on_race_screen_thought(self) -> None:
        """Say what was thought for a person, or do what was thought for a bot, when it is time."""
        self.advice.poll()
        self._arrived()

    def _tick(self) -> None:
        if self.desk.page.tick_every:
            self.desk.carry_out(self.desk.page.tick())
            self.show()

    def _press(self, name: str) -> None:
        """A key that was let through, or clicked. While a hero is on its way to a person's question only Space counts,
        and ends that."""
        if self.walk.on and not self.desk.page.at_once:
            if name == "space":
                self.walk.finish()
                self._arrived()
            return
        if not self.desk.press(self.writing.key(name)) and name:
            self.desk.note = self.view.say("table-no-key", key=self.view.say.keymap.cap(name))
        self._show_news()

    def _called(self, call: Call) -> None:
        """What a page wants beside the game: of the bots, or of the app."""
        if not self.advice.call(call.name) and not self.driver.call(call.name):
            self._call_app(call)

    def _asked(self) -> None:
        """Something new is asked; where that is of another person, the bell may ring."""
        self.gate.shut()
        if self.bell.rings():
            self.app.bell()

    def _think(self, thought: Callable[[], Answer]) -> Future[Answer]:
        """Let somebody think elsewhere, and hear of it."""
        future = self._thinkers.submit(thought)
        future.add_done_callback(lambda _: self.post_message(self.Thought()))
        return future

    def _show_news(self) -> None:
        """Let heroes go where an act has sent them; what comes next waits until they are there."""
        self._set_out()
        self._arrived()

    def _set_out(self) -> None:
        """Begin what is to be seen of the last acts; where bots hurry nothing moves."""
        news, self.desk.news = self.desk.news, []
        if news:
            self.walk.begin(news)
        if self.driver.hurries:
            self.walk.finish()

    def _step(self) -> None:
        if self.walk.on:
            self.walk.step()
            self._arrived()

    def _arrived(self) -> None:
        """Show what stands now, and go on if nobody is on the way."""
        self.show()
        self._drive()

    def _drive(self) -> None:
        """Let bots do what is due, and come back when there is more."""
        if self._alarm is not None:
            self._alarm.stop()
            self._alarm = None
        if self.walk.on:
            return  # until the hero has arrived
        left = self.driver.poll()
        if left == 0:
            self._set_out()
            self.show()
        if left is not None:
            self._alarm = self.set_timer(max(left, BREATH), self._drive)

    def _clicked(self, x: int, y: int) -> None:
        name = key_line.at(self._hits, x) if y == self.size.height - 1 else None
        if name is not None:
            self._press(name)

    def _draw(self, width: int, height: int) -> list[Strip]:
        desk, say = self.desk, self.view.say
        keymap = self.view.say.keymap
        wanted = desk.page.keys()
        own = {key.name for key in wanted}
        hidden = desk.stack and not desk.page.covers
        always = [] if hidden else [key for key in desk.always() if key.name not in own]
        wanted, always = key_line.bound(wanted, keymap), key_line.bound(always, keymap)
        keys, self._hits = key_line.draw(width, wanted, always, persian=say.rtl, kept=1)
        by = self.view.sitting.decision().by
        top = header.arranged(self.view, width, by, say("table-round", n=self.view.game.state.round))
        if not fits(width, height):
            self._hits = []
            return [top, *too_small(say, width, height - 2), blank(width)]
        asked = prompt.draw(width, by, desk.page.sentence(), [desk.note], names=self.view.names)
        asked = [*[blank(width)] * (ASKED - len(asked)), *asked]
        room = height - 2 - len(asked)
        return [top, *self._middle(width, room), *asked, keys]

    def _middle(self, width: int, height: int) -> list[Strip]:
        """The ring, and in a large window a column beside it with the heroes and the log; or a page that covers all."""
        if self.desk.page.covers:
            return fit(self.desk.page.draw(width, height), width, height)
        side = max(COLUMN[0], min(width // 4, COLUMN[1])) if width >= BESIDE[0] and height >= BESIDE[1] else 0
        self.view.beside = side > 0
        inside = ring.draw(self.view, width - side, height, self.desk.page.draw)
        told = centre.column(self.view, side - 2, height) if side else []
        return beside((width - side, inside), (1, []), (side - 2, told), (1, [])) if side else inside
