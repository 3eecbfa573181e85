"""Every screen in Persian: exact lines whoever orders the text, joined and turned where the program does, and F4."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion

from monopoly_tui.saves import new_header
from monopoly_tui.sitting import Sitting
from monopoly_tui.text.right_to_left import ISOLATE, LETTER, POP, isolated, visual
from monopoly_tui.text.speaker import TONGUES, Speaker
from monopoly_tui.ui.app import MonopolyApp
from monopoly_tui.ui.driver import IMPLICIT
from monopoly_tui.ui.writing import Writing
from tests.ui.screen import calm, press, resized, running, settled, strips, text
from tests.ui.test_screens import PICTURED, SCREENS, SIZES, play, show, sitting

PEOPLE = ("سارا", "Ali", "محمدرضا")
FEW = (SIZES[0], *PICTURED)
"""A size for each way in which the table is laid out: a list, a ring, a ring and a column."""
MIXED = ("lobby", "trade", "help", "log", "answer", "over")
"""Screens on which much stands side by side; the others are ordered by the terminal in the long run."""
TO_ENGLISH = ["f4"] * (len(TONGUES) - 1)
"""From Persian past whatever other languages there are."""
ROOT = Path(__file__).parents[2]
ENGLISH = """
import asyncio, sys
from tests.ui.screen import press, running
from tests.ui.test_screens import play, sitting
async def played():
    game = sitting("buy")
    play(game, "buy")
    async with running(game) as pilot:
        assert "You keep" in await press(pilot, "q", "n", "l", "escape")
        await press(pilot, "b", "space", "space", "g")
asyncio.run(played())
print(*sys.modules)
"""
"""Plays a little, and says what was imported for it."""
OWN = re.compile(f"{ISOLATE}[^{POP}]*{POP}")


def persian(order: str = "app") -> Writing:
    return Writing(Speaker("fa"), order)


@pytest.mark.parametrize("screen", SCREENS)
async def test_every_size(screen: str, snapshot: SnapshotAssertion) -> None:
    """Each line fills the window with joined letters, and at two sizes every sign stands where it stood."""
    game = sitting(screen, PEOPLE)
    if game is not None:
        play(game, screen)
    async with running(game, *PICTURED[0], writing=persian()) as pilot:
        await show(pilot, screen)
        for cols, rows in (*FEW, SIZES[-1]):
            await resized(pilot, cols, rows)
            seen = text(pilot)
            assert [cell_len(line) for line in seen.split("\n")] == [cols] * rows, f"{cols}×{rows}"
            assert not LETTER.search(seen), "letters that are not joined"
            if (cols, rows) in PICTURED:
                assert seen == snapshot(name=f"{cols}x{rows}")


@pytest.mark.parametrize(
    "screen", [screen if screen in MIXED else pytest.param(screen, marks=pytest.mark.long) for screen in SCREENS]
)
async def test_the_ruler_where_the_terminal_orders(screen: str) -> None:
    game = sitting(screen, PEOPLE)
    if game is not None:
        play(game, screen)
    async with running(game, *SIZES[0], writing=persian("terminal")) as pilot:
        await show(pilot, screen)
        for cols, rows in FEW:
            await resized(pilot, cols, rows)
            seen = text(pilot)
            assert [cell_len(line) for line in seen.split("\n")] == [cols] * rows, f"{cols}×{rows}"
            assert not LETTER.search(OWN.sub("", seen)), "text that the terminal would mix with its neighbours"


@pytest.mark.parametrize(("screen", "keys"), [("roll", "slash خ"), ("roll", "h"), ("lobby", "f2")])
async def test_the_ruler_of_what_keys_open(screen: str, keys: str) -> None:
    game = sitting(screen, PEOPLE)
    if game is not None:
        play(game, screen)
    async with running(game, *SIZES[0], writing=persian()) as pilot:
        before = text(pilot)
        for key in keys.split():
            await press(pilot, key)
        assert text(pilot) != before
        for cols, rows in FEW:
            await resized(pilot, cols, rows)
            seen = text(pilot)
            assert [cell_len(line) for line in seen.split("\n")] == [cols] * rows, f"{cols}×{rows}"
            assert not LETTER.search(seen), "letters that are not joined"


@pytest.mark.parametrize(
    ("key", "order", "lang"), [("1", "app", "fa"), ("۲", "terminal", "fa"), ("escape", "app", "en")]
)
async def test_the_first_start_asks_which_writing_can_be_read(key: str, order: str, lang: str) -> None:
    kept: list[str] = []
    writing = persian()
    app = MonopolyApp(patience=0, preferences=calm(), writing=writing, keep_order=kept.append)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        asked = await press(pilot, "x")
        sample = writing.say("reading-sample")
        assert visual(sample).text in asked
        assert isolated(sample) in asked
        shown = await press(pilot, key)
        assert sample not in shown
    assert (writing.order, writing.say.lang) == (order, lang)
    assert kept == ([order] if lang == "fa" else [])


async def test_the_first_f4_to_persian_asks_it_too_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    sent: list[str] = []
    sample = persian().say("reading-sample")
    app = MonopolyApp(patience=0, preferences=calm(), keep_order=kept.append)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        english = text(pilot)
        for back in ("f4", "escape"):
            asked = await press(pilot, "f4")
            assert isolated(sample) in asked
            assert " ".join(asked.splitlines()[-1].split()) == "1 First line 2 Second line Esc English Q Quit"
            assert "U does nothing here" in await press(pilot, "u")
            assert await press(pilot, back) == english
        await press(pilot, "f4")
        await pilot.click(offset=(asked.splitlines()[-1].index("English"), 23))
        await settled(pilot)
        assert text(pilot) == english
        await press(pilot, "f4")
        assert app._driver is not None
        monkeypatch.setattr(app._driver, "write", sent.append)
        assert isolated("تهران") in await press(pilot, "2")
        assert IMPLICIT in sent
        assert isolated("تهران") not in await press(pilot, *TO_ENGLISH)
        assert isolated("تهران") in await press(pilot, "f4")
    assert kept == ["terminal"]


@pytest.mark.parametrize("screen", ["lobby", "buy", "trade"])
async def test_f4_goes_to_the_other_language_and_back(screen: str) -> None:
    game = sitting(screen)
    if game is not None:
        play(game, screen)
    async with running(game, 120, 40) as pilot:
        await show(pilot, screen)
        english = text(pilot)
        other = await press(pilot, "f4")
        assert visual("تهران").text in other
        assert visual("تهران").text not in english
        assert await press(pilot, *TO_ENGLISH) == english


@pytest.mark.parametrize("screen", ["lobby", "buy"])
async def test_what_was_said_in_the_other_language_is_not_said_on(screen: str) -> None:
    game = sitting(screen)
    if game is not None:
        play(game, screen)
    async with running(game, 120, 40) as pilot:
        await show(pilot, screen)
        assert "does nothing here" in await press(pilot, "z")
        assert "does nothing here" not in await press(pilot, "f4", *TO_ENGLISH)


async def test_the_side_column_stands_on_the_left_and_the_ring_as_before() -> None:
    game = sitting("roll")
    async with running(game, 120, 40) as pilot:
        english = strips(pilot)
        await press(pilot, "f4")
        persian = strips(pilot)
        assert "Cash and worth" in english[1].text[-24:]
        assert visual("پول و سرمایه").text in persian[1].text[:24]
        for lines, name in ((english, "Start"), (persian, visual("شروع").text)):
            start = next(line.text.index(name) for line in reversed(lines) if name in line.text)
            assert start > 60, "Start stays in the lower right corner"


async def test_letters_and_digits_of_the_persian_keyboard() -> None:
    game = sitting("buy", PEOPLE)
    assert game is not None
    play(game, "buy")
    async with running(game, writing=persian()) as pilot:
        await press(pilot, "ذ")
        assert game.game.state.owner[11] == 0
        await press(pilot, "۲")
        assert visual("محمدرضا").text in await press(pilot, "۳")


async def test_the_key_line_shows_both_letters_of_a_key() -> None:
    game = sitting("buy", PEOPLE)
    assert game is not None
    play(game, "buy")
    async with running(game, 160, 50, writing=persian()) as pilot:
        assert visual("B ذ").text in strips(pilot)[-1].text
        await press(pilot, *TO_ENGLISH)
        assert " B " in strips(pilot)[-1].text
        assert visual("ذ").text not in strips(pilot)[-1].text


async def test_the_other_language_can_be_clicked_in_the_lobby() -> None:
    writing = persian()
    async with running(None, writing=writing) as pilot:
        await pilot.click(offset=(strips(pilot)[0].text.index("F4"), 0))
        await pilot.pause()
    assert writing.say.lang == Speaker("fa").other


async def test_a_name_is_typed_with_its_letters_joined() -> None:
    async with running(None, writing=persian()) as pilot:
        await press(pilot, "د")  # N of the physical keyboard
        assert visual("مهشید").text in await press(pilot, *"مهشید")


def test_a_game_in_english_imports_nothing_of_it() -> None:
    run = [sys.executable, "-c", ENGLISH]
    modules = subprocess.run(run, check=True, capture_output=True, text=True, cwd=ROOT).stdout.split()
    assert "monopoly_tui.ui.writing" in modules
    assert not {"monopoly_tui.text.bidi", "monopoly_tui.text.joining", "monopoly_tui.ui.turning"} & set(modules)


@pytest.mark.parametrize(("order", "kept"), [("app", True), ("terminal", False)])
async def test_a_picture_says_whether_its_letters_are_in_order(order: str, kept: bool) -> None:
    async with running(sitting("roll", PEOPLE), writing=persian(order)) as pilot:
        assert isinstance(pilot.app, MonopolyApp)
        assert ("unicode-bidi: bidi-override" in pilot.app.svg()) == kept


async def test_a_persian_name_in_english() -> None:
    game = sitting("roll", PEOPLE)
    async with running(game) as pilot:
        assert visual("محمدرضا", 0).text in text(pilot)


async def test_a_click_goes_to_the_key_that_is_seen() -> None:
    game = sitting("buy", PEOPLE)
    assert game is not None
    play(game, "buy")
    async with running(game, writing=persian()) as pilot:
        line = strips(pilot)[-1].text
        await pilot.click(offset=(line.index(visual("خرید").text), 23))
        await pilot.pause()
        assert game.game.state.owner[11] == 0


async def test_a_race_runs_the_same_way_round(tmp_path: Path) -> None:
    header = new_header({"board": "haft-khan", "players": list(PEOPLE), "seed": 5})
    async with running(Sitting.new(header, tmp_path / "race.mono"), writing=persian()) as pilot:
        lines = text(pilot).split("\n")
        assert {cell_len(line) for line in lines} == {80}
        start = next(line.rindex(visual("آغاز").text) for line in reversed(lines) if visual("آغاز").text in line)
        assert start > 70


async def test_q_leaves_where_it_is_asked_which_writing_can_be_read() -> None:
    app = MonopolyApp(patience=0, preferences=calm(), writing=persian(), keep_order=lambda _: None)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "q")
    assert app.return_code == 0
