"""Bots of a race hurried, halted and let go on, act by act."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path

import pytest

from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.gamer.advice import Advice, Answer
from monopoly_tui.ui.gamer.bots import RaceSeats
from monopoly_tui.ui.gamer.desk import RaceDesk
from monopoly_tui.ui.gamer.driver import RaceDriver
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.preferences import PACES, Preferences
from tests.ui.screen import press, running
from tests.ui_gamer.screens import sitting

EVENT = PACES["normal"].event
TWO_BOTS = [{"name": "Kaveh", "kind": "medium"}, {"name": "Mina", "kind": "medium"}, "Sara"]
ROLLS = [(2, 2), (2, 2), (2, 2)]
"""To a square of rest, where nothing is asked but the end of the turn."""


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def think(thought: Callable[[], Answer]) -> Future[Answer]:
    future = Future[Answer]()
    future.set_result(thought())
    return future


@contextmanager
def driving(folder: Path) -> Iterator[tuple[RaceDriver, Clock]]:
    """A race of two bots and a person, the first bot to roll."""
    view, clock = RaceView(sitting(folder, ROLLS, players=TWO_BOTS), Speaker(), Preferences()), Clock()
    desk, seats = RaceDesk(view, lambda: None, lambda _: None), RaceSeats(view.played)
    yield RaceDriver(desk, seats, Advice(desk, seats, think), think, clock), clock
    view.played.close()


def asked(driver: RaceDriver) -> tuple[int | None, str]:
    decision = driver.view.played.decision()
    return decision.by, decision.kind


def test_an_act_waits_for_its_time(tmp_path: Path) -> None:
    with driving(tmp_path) as (driver, clock):
        assert driver.poll() == EVENT
        clock.now = EVENT
        assert driver.poll() == 0
        assert asked(driver) == (0, "end")
        assert driver.poll() == EVENT


def test_one_turn_is_finished_without_a_pause(tmp_path: Path) -> None:
    with driving(tmp_path) as (driver, _):
        assert driver.call("finish")
        assert driver.hurries
        assert [driver.poll(), driver.poll(), driver.poll()] == [0, 0, EVENT]
        assert asked(driver) == (1, "roll")
        assert not driver.hurries


def test_all_is_skipped_until_a_person_is_asked(tmp_path: Path) -> None:
    with driving(tmp_path) as (driver, _):
        driver.call("wait")
        driver.call("skip")
        assert [driver.poll() for _ in range(5)] == [0, 0, 0, 0, None]
        assert asked(driver) == (2, "roll")
        assert not driver.hurries


def test_halted_bots_go_on_step_by_step(tmp_path: Path) -> None:
    with driving(tmp_path) as (driver, clock):
        driver.call("wait")
        clock.now = 100
        assert driver.poll() is None
        driver.call("step")
        assert driver.poll() == 0
        assert asked(driver) == (0, "end")
        assert driver.poll() is None
        driver.call("wait")
        assert driver.poll() == pytest.approx(EVENT)


async def test_the_keys_stand_in_the_last_line(tmp_path: Path) -> None:
    game = sitting(tmp_path, ROLLS, players=TWO_BOTS)
    async with running(game, preferences=Preferences("slow", motion=False)) as pilot:
        shown = await press(pilot, "w")
        assert "Kaveh waits." in shown
        assert "One step" in shown
        before = len(game.log)
        await press(pilot, "right")
        assert len(game.log) > before
        assert "Sara, roll the dice" in await press(pilot, "f")
