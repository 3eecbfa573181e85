"""What stands beside the ring: players, log, and worth by round where a long log leaves room for it."""

from pathlib import Path
from random import Random

import pytest

from monopoly_tui.ui.log_view import draw
from monopoly_tui.ui.page import View
from monopoly_tui.ui.scene import LOGGED, Scene
from tests.random_play import choose
from tests.ui.screen import press, running, text
from tests.ui.stage import NAMES, view
from tools.screens import Shot

WIDTH = 38
TITLE = "── Worth by round ──"
OTHERS = (("E1  Keshavarz Boulevard", "● Sara"), ("E2  Karim Khan", "220"))


def played(rounds: int, balances: str = "open") -> View:
    """A game of three in which so many rounds are over."""
    shown, random = view(NAMES[:3], {"balances": balances}), Random(5)
    while len(shown.sitting.worths) < rounds:
        shown.played.submit(choose(shown.game, random))
    return shown


def column(shown: View, height: int) -> list[str]:
    drawn = Scene(shown, None, peek=False, subject=None).side(WIDTH, height)
    assert [strip.cell_length for strip in drawn] == [WIDTH] * height
    return [strip.text for strip in drawn]


@pytest.mark.parametrize("height", [46, 56])
def test_worth_by_round_ends_a_tall_column_and_leaves_a_log_above_it(height: int) -> None:
    shown = played(3)
    rows = column(shown, height)
    log, worths = (next(y for y, row in enumerate(rows) if title in row) for title in ("── Log ──", TITLE))
    assert worths - log - 2 >= LOGGED
    assert rows[worths - 2] == draw(shown, WIDTH, 5)[-1].text, "the end of the log"
    assert rows[-2].split() == ["0", "1", "2", "3"]
    for shape, worth in zip("●■▲", shown.sitting.worths[-1], strict=True):
        assert any(f"{shape} {worth:,}" in " ".join(row.split()) for row in rows[worths:])


async def test_a_page_that_draws_worth_by_round_itself_stands_beside_the_log_alone() -> None:
    async with running(played(3).played, 160, 50) as pilot:
        assert TITLE in text(pilot)
        assert TITLE not in await press(pilot, "g")
        assert TITLE in await press(pilot, "escape")


@pytest.mark.parametrize(("rounds", "balances", "height"), [(3, "open", 36), (0, "open", 56), (3, "hidden", 56)])
def test_there_is_none_where_there_is_no_room_nothing_to_show_or_nothing_to_be_shown(
    rounds: int, balances: str, height: int
) -> None:
    assert not any(TITLE in row for row in column(played(rounds, balances), height))


async def test_beside_a_deed_that_is_offered_stand_the_others_of_its_set(tmp_path: Path) -> None:
    sitting = Shot(dice=[(4, 5)]).sitting("en", tmp_path)
    assert sitting is not None
    async with running(sitting, 160, 50) as pilot:
        rows = (await press(pilot, "space")).splitlines()
        place = next(y for y, row in enumerate(rows) if "Others of the set" in row)
        for row, words in zip(rows[place + 1 : place + 3], OTHERS, strict=True):
            assert all(word in row for word in words)
        assert "Others of the set" not in await press(pilot, "b"), "it is offered no more"


def test_what_a_roll_brings_is_told_when_the_token_has_arrived() -> None:
    shown, random, before = view(NAMES[:3]), Random(5), 0
    while shown.game.state.last_roll is None:
        before = len(shown.sitting.log)
        shown.played.submit(choose(shown.game, random))
    walking, still = (Scene(shown, 0, peek=False, subject=None, told=told) for told in (before, None))
    for scene, tells in ((walking, False), (still, True)):
        for drawn in (scene.side(WIDTH, 40), scene.inside(54, 18)):
            assert any(" rolls " in strip.text for strip in drawn) == tells
    assert walking.framed(84, 34)[-6:] != still.framed(84, 34)[-6:]
    assert not any(strip.text.strip() for strip in walking.framed(84, 34)[-6:]), "the dice alone"
