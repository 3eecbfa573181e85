"""Watching a record on the screen: play, pause, step, and go to a round, a turn or a line."""

from pathlib import Path

import pytest

from monopoly_tui.playback import Playback
from monopoly_tui.ui.app import MonopolyApp
from monopoly_tui.ui.page import View
from monopoly_tui.ui.pages.replay import ReplayPage
from monopoly_tui.ui.replay_desk import ReplayDesk
from tests.ui.screen import calm, press, text
from tests.ui.stage import view as stage

GOLDEN = Path(__file__).parent.parent / "golden" / "end-rounds.mono"


@pytest.fixture
def game() -> Playback:
    return Playback(GOLDEN)


async def test_keys_go_through_the_record(game: Playback) -> None:
    app = MonopolyApp(playback=game, patience=0, preferences=calm())
    async with app.run_test(size=(80, 24)) as pilot:
        assert "0 of " in await press(pilot)
        await press(pilot, "right", "right", "left")
        assert game.place == 1
        ahead = game.turn_after(1)
        await press(pilot, "down")
        assert game.place == ahead > 1
        await press(pilot, "pagedown")
        assert game.game.state.round == 2
        assert "round 2" in text(pilot)
        await press(pilot, "pageup", "equals_sign")
        assert "Which round?" in text(pilot)
        place = game.place
        assert "rounds 1 to " in await press(pilot, "enter"), "which is no number yet"
        assert "rounds 1 to " in await press(pilot, "9", "9", "enter")
        assert game.place == place
        await press(pilot, "backspace", "backspace", "3", "enter")
        assert game.game.state.round == 3
        assert "Esc does nothing here" in await press(pilot, "escape")
        shown = await press(pilot, "end")
        assert game.decision().kind == "over"
        assert "win" in shown
        assert "This is the end" in await press(pilot, "space")
        await press(pilot, "home")
        assert game.place == 0


async def test_the_log_leads_to_what_lies_ahead_and_pages_open_as_at_the_table(game: Playback) -> None:
    app = MonopolyApp(playback=game, patience=0, preferences=calm())
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "l", "home", *["down"] * 6, "enter")
        assert 0 < game.place < len(game.places) - 1
        assert "of " in text(pilot)
        assert "cash" in await press(pilot, "1")
        await press(pilot, "escape", "g", "escape", "question_mark", "escape", "u")
        await press(pilot, "q")
    assert app.return_code == 0, "nothing is lost, so nobody is asked"


async def test_help_names_the_keys_that_lead_through_a_record_and_no_walk_over_the_board(game: Playback) -> None:
    app = MonopolyApp(playback=game, patience=0, preferences=calm())
    async with app.run_test(size=(100, 40)) as pilot:
        shown = await press(pilot, "question_mark")
        assert "PgUp PgDn  Round" in shown
        assert "Go round the board" not in shown


def test_two_things_that_happened_at_once_are_two_sentences(game: Playback) -> None:
    page = ReplayPage(View(game, stage().say), game)
    game.go(10)
    said = "10 of 834. Mina does not buy Lalehzar B3. Auction of Lalehzar B3: Mina, Ali, Sara and رضا"
    assert page.sentence() == said


def test_it_plays_by_the_clock_and_stops_at_the_end(game: Playback) -> None:
    now = [0.0]
    view = View(game, stage().say)
    desk = ReplayDesk(game, view, lambda _: None, lambda: None, lambda _: None)
    page = ReplayPage(view, game, clock=lambda: now[0])
    desk._asking = page
    game.go(len(game.places) - 3)
    desk.press("space")
    for _ in range(3):
        desk.tick()
    assert game.place == len(game.places) - 3, "no time has gone by"
    for _ in range(5):
        now[0] += 0.5
        desk.tick()
    assert game.place == len(game.places) - 1
    assert page.tick_every == 0
    desk.press("left")
    desk.press("space")
    assert page.tick_every > 0
    desk.press("space")
    assert page.tick_every == 0
    desk.press("plus")
    assert "Speed" in desk.note
