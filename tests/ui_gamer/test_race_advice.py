"""Hints and reasons of a race, on the screen and in plain lines; and heroes on their way, picture by picture."""

from pathlib import Path

import pytest

from monopoly_tui.rules.gamer.acts import Roll
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.gamer.centre import log_lines
from monopoly_tui.ui.gamer.screen import RaceScreen
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.gamer.walk import RaceWalk
from monopoly_tui.ui.preferences import Preferences
from tests.ui.screen import press, running
from tests.ui_gamer.screens import LAST, sitting
from tests.ui_gamer.test_race_told import typed

THREE = {"heroes": [[{"id": "zal"}], [{"id": "rostam"}], [{"id": "tahmineh"}]]}
KINDS = ["Sara", {"name": "Kaveh", "kind": "medium"}, "Ali"]


async def test_a_hint_stands_until_something_else_is_asked(tmp_path: Path) -> None:
    game = sitting(tmp_path, [(4, 1)], setup=THREE, players=KINDS)
    async with running(game) as pilot:
        assert "In your place a bot rolls: “Nothing else was open.”" in await press(pilot, "h")
        assert "In your place" not in await press(pilot, "space")
        assert "In your place a bot buys: “It promises" in await press(pilot, "h")


async def test_a_bot_says_why_it_chose_and_nobody_before_there_was_a_choice(tmp_path: Path) -> None:
    game = sitting(tmp_path, [(2, 2), (4, 1)], setup=THREE, players=KINDS)
    async with running(game) as pilot:
        assert "No bot has had a choice yet." in await press(pilot, "y")
        await press(pilot, "space", "space")
        assert game.decision().by == 2
        assert "Kaveh buys: “A deed brings points, and rents.”" in await press(pilot, "y")


async def test_there_is_no_hint_when_all_is_over(tmp_path: Path) -> None:
    async with running(sitting(tmp_path, [(1, 1)], setup=LAST)) as pilot:
        assert "There is nothing to hint at now." in await press(pilot, "space", "h")


def test_plain_lines_tell_them_too(tmp_path: Path) -> None:
    told = typed(sitting(tmp_path, setup=THREE, players=KINDS), "hint", "why")
    assert "In your place a bot rolls: “Nothing else was open.”" in told
    assert "No bot has had a choice yet." in told


@pytest.mark.parametrize(("speed", "motion"), [("instant", True), ("normal", False)])
def test_without_motion_or_time_heroes_are_there_at_once(tmp_path: Path, speed: str, motion: bool) -> None:
    likes = Preferences(speed, motion=motion)
    view = RaceView(sitting(tmp_path, [(4, 1)], setup=THREE, players=KINDS), Speaker(), likes)
    walk = RaceWalk(view)
    walk.begin(view.played.submit(Roll(0)))
    assert not walk.on
    assert view.at(view.game.board.hero_of["zal"]) == 5
    view.played.close()


def test_a_hero_goes_square_by_square_in_its_time(tmp_path: Path) -> None:
    view = RaceView(sitting(tmp_path, [(6, 4)], setup=THREE, players=KINDS), Speaker())
    zal, walk = view.game.board.hero_of["zal"], RaceWalk(view)
    walk.begin(view.played.submit(Roll(0)))
    seen = [view.at(zal)]
    while walk.on:
        walk.step()
        seen.append(view.at(zal))
    assert seen == [0, 1, 3, 5, 6, 8, 10], "six tenths of a second have room for six pictures"
    view.played.close()


def test_what_a_roll_brings_is_told_when_the_hero_has_arrived(tmp_path: Path) -> None:
    view = RaceView(sitting(tmp_path, [(4, 1)], setup=THREE, players=KINDS), Speaker())
    walk = RaceWalk(view)
    walk.begin(view.played.submit(Roll(0)))
    assert not any("Zal rolls" in row.text for row in log_lines(view, 40))
    walk.finish()
    assert any("Zal rolls" in row.text for row in log_lines(view, 40))
    view.played.close()


def test_a_hero_that_comes_home_is_seen_on_the_way_and_then_no_more(tmp_path: Path) -> None:
    view = RaceView(sitting(tmp_path, [(1, 2)], setup=LAST), Speaker())
    zal, walk = view.game.board.hero_of["zal"], RaceWalk(view)
    walk.begin(view.played.submit(Roll(0)))
    seen = [view.at(zal)]
    while walk.on:
        walk.step()
        seen.append(view.at(zal))
    assert seen == [22, 23, None]
    view.played.close()


async def test_space_ends_a_walk_and_other_keys_wait(tmp_path: Path) -> None:
    game = sitting(tmp_path, [(6, 4)], setup=THREE, players=KINDS)
    async with running(game) as pilot:
        await press(pilot, "space")
        screen = pilot.app.screen
        assert isinstance(screen, RaceScreen)
        screen.walk._frames = [(0, 1)] * 100_000  # a walk that does not end by itself in this test
        await press(pilot, "n")
        assert game.decision().kind == "buy"
        await press(pilot, "space")
        assert not screen.walk.on
        await press(pilot, "n")
        assert game.decision().kind == "end"
