"""The program run without a terminal: what stands on its screen, and keys pressed on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager
from typing import Any

from textual import events
from textual.drivers.headless_driver import HeadlessDriver
from textual.geometry import Size
from textual.pilot import Pilot
from textual.screen import Screen
from textual.strip import Strip

from monopoly_tui.sitting import Sitting
from monopoly_tui.ui.app import MonopolyApp
from monopoly_tui.ui.gamer.screen import RaceScreen
from monopoly_tui.ui.geometry import choose
from monopoly_tui.ui.preferences import Preferences
from monopoly_tui.ui.table import BREATH, Table
from monopoly_tui.ui.writing import Writing


class Inline(Executor):
    """Runs everything at once, where it is asked for."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """See Executor."""
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def calm() -> Preferences:
    """How tests like the table: nothing moves, and bots take no time."""
    return Preferences(speed="instant", motion=False)


@asynccontextmanager
async def running(
    sitting: Sitting | None,
    cols: int = 80,
    rows: int = 24,
    preferences: Preferences | None = None,
    writing: Writing | None = None,
) -> AsyncIterator[Pilot[int]]:
    """The program with no key too early, nothing moving, bots at once; its lobby where there is no game."""
    app = MonopolyApp(sitting, patience=0, preferences=preferences or calm(), thinkers=Inline(), writing=writing)
    try:
        async with app.run_test(size=(cols, rows)) as pilot:
            await settled(pilot)
            yield pilot
    finally:
        if app.sitting is not None:
            app.sitting.close()


def strips(pilot: Pilot[int]) -> list[Strip]:
    """What the terminal is sent, line by line; Textual has no public name for it."""
    return pilot.app.screen._compositor.render_strips()


def text(pilot: Pilot[int]) -> str:
    """The whole screen as plain text."""
    return "\n".join(strip.text for strip in strips(pilot))


def words(pilot: Pilot[int]) -> str:
    """The words where the sentence stands, on one line: beside the ring, inside it, or everywhere without one."""
    lines = strips(pilot)
    at_table = isinstance(pilot.app, MonopolyApp) and pilot.app.sitting is not None
    places = choose(lines[0].cell_length, len(lines)) if at_table else None
    if places is not None:
        room = places.side or places.centre
        lines = [strip.crop(room.x, room.right) for strip in lines[room.y : room.bottom]]
    return " ".join(" ".join(strip.text for strip in lines).replace("▌", " ").split())


async def press(pilot: Pilot[int], *keys: str) -> str:
    """Press keys; the screen's text afterwards."""
    for key in keys:
        pilot.app.post_message(events.Key(key, key if len(key) == 1 else " " if key == "space" else None))
        await settled(pilot)
    return text(pilot)


async def resized(pilot: Pilot[int], cols: int, rows: int) -> str:
    """Pull the window to a size; the screen's text afterwards."""
    driver = pilot.app._driver
    assert isinstance(driver, HeadlessDriver), "there is no terminal"
    driver._size = Size(cols, rows)
    pilot.app.post_message(events.Resize(driver._size, driver._size))
    await settled(pilot)
    pilot.app._check_resize()  # which a clock would do a little later
    await settled(pilot)
    return text(pilot)


async def settled(pilot: Pilot[int]) -> None:
    """Let every part of the screen take in what was sent to it, be painted, and take in what that leads to.

    No clock is looked at, as Textual's own pauses do: they wait until the processor has nothing to do, twice a key.
    """
    quiet = 0
    while quiet < 2 and pilot.app.is_running and await pilot._wait_for_screen():
        screen = pilot.app.screen
        screen._on_timer_update()
        parts = [pilot.app, *screen.walk_children(with_self=True)]
        quiet = 0 if let_bots_go_on(screen) or any(part.message_queue_size for part in parts) else quiet + 1


def let_bots_go_on(screen: Screen[Any]) -> bool:
    """Let bots act that a clock would let act in no time; whether there were any."""
    if not isinstance(screen, Table | RaceScreen) or screen._alarm is None or screen._alarm._interval > BREATH:
        return False
    screen._drive()
    return True
