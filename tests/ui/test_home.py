"""The first page, and the settings over any screen: where keys lead, what counts at once, and what is kept."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from textual import events

from monopoly_tui import saves
from monopoly_tui.keymap import Keymap
from monopoly_tui.rules.classic.acts import Bankrupt
from monopoly_tui.settings import SPECS, Settings, Value
from monopoly_tui.text.speaker import Speaker, kebab
from monopoly_tui.ui.app import MonopolyApp
from monopoly_tui.ui.lobby_screen import LobbyScreen
from monopoly_tui.ui.pages.settings import SettingsPage
from monopoly_tui.ui.table import Table
from monopoly_tui.ui.writing import Writing
from tests.ui.screen import calm, press, strips, text
from tests.ui.stage import text as text_of


def home(**wishes: object) -> MonopolyApp:
    return MonopolyApp(home=True, patience=0, preferences=calm(), **wishes)  # type: ignore[arg-type]


def begin(title: str, over: bool = False) -> Path:
    header = saves.new_header({"players": ["Ali", "Sara"], "title": title, "seed": 3, "rules": {"turn_order": "fixed"}})
    sitting = saves.begin(header)
    if over:
        sitting.submit(Bankrupt(0))
    sitting.close()
    return sitting.path


async def test_without_games_only_a_new_one_can_be_begun() -> None:
    app = home()
    async with app.run_test(size=(80, 24)) as pilot:
        assert "Continue" not in await press(pilot, "c")
        assert "There is no unfinished game" in await press(pilot, "s")
        assert "There is no game yet" in await press(pilot, "w")
        await press(pilot, "space")
        assert isinstance(app.screen, LobbyScreen)
        await press(pilot, "escape")
        assert "Choose by its letter" in text(pilot)
        await press(pilot, "q")
    assert app.return_code == 0


async def test_a_page_says_over_itself_what_it_is_and_the_first_page_again_when_it_is_closed() -> None:
    begin("Evening")
    app = home()
    async with app.run_test(size=(80, 24)) as pilot:
        for key, title in (("r", "the rules"), ("s", "saved games"), ("w", "watch a game")):
            assert (await press(pilot, key)).splitlines()[0].split("  ")[1] == title
            assert (await press(pilot, "escape")).splitlines()[0].split("  ")[1] == "welcome"


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_all_that_is_to_say_of_a_setting_fits_into_the_smallest_window(lang: str) -> None:
    say = Speaker(lang)
    page = SettingsPage(say, Settings(), dict.fromkeys(SPECS, "NO_COLOR"), lambda *_: "")
    for key in SPECS:
        shown = " ".join(text_of(page, 60, 17).replace("│", " ").split())
        assert say(f"setting-{kebab(key)}-about") in shown
        assert "NO_COLOR" in shown
        page.press("down")


async def test_above_the_saved_games_is_the_board_of_the_one_that_is_marked() -> None:
    for board in ("kish", "tehran", "tehran"):
        saves.begin(saves.new_header({"players": ["Ali", "Sara"], "board": board})).close()
    async with home().run_test(size=(80, 24)) as pilot:
        await press(pilot, "s")
        skies = []
        for _ in range(3):
            skies.append([segment.style for strip in strips(pilot)[2:10] for segment in strip])
            await press(pilot, "down")
        assert skies[0] == skies[1] != skies[2]


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ("", "C  go on with the game played last"),
        ("s", "Enter  open the game that is marked"),
        ("r", "line by line; Page Up"),
        ("o", "another value for the setting that is marked"),
        ("f2", "another value for the setting that is marked"),
        ("n o", "back to what the rules chosen say"),
    ],
)
async def test_every_page_before_a_game_tells_what_its_keys_do(keys: str, told: str) -> None:
    begin("Evening")
    async with home().run_test(size=(80, 24)) as pilot:
        before = await press(pilot, *keys.split())
        assert " ?  Help" in before.splitlines()[-1]
        helped = await press(pilot, "question_mark")
        assert told in helped
        assert "…" not in helped
        assert await press(pilot, "escape") == before


async def test_continue_goes_on_with_the_game_played_last() -> None:
    begin("Older")
    begin("Evening")
    app = home()
    async with app.run_test(size=(80, 24)) as pilot:
        assert "Continue  Evening" in await press(pilot)
        await press(pilot, "c")
        assert isinstance(app.screen, Table)
        assert app.sitting is not None
        assert app.sitting.title == "Evening"
    app.sitting.close()


async def test_any_saved_game_can_be_chosen_and_watched() -> None:
    begin("Lost", over=True)
    begin("Older")
    begin("Evening")
    app = home()
    async with app.run_test(size=(100, 30)) as pilot:
        shown = await press(pilot, "s")
        assert "Evening" in shown
        assert "Lost" not in shown
        await press(pilot, "escape", "w", "down", "down", "enter")
        assert "of 1" in text(pilot)
        await press(pilot, "q", "y")
        assert "Choose by its letter" in text(pilot), "what was opened from here leads back here"
        await press(pilot, "s", "down", "enter")
        assert app.sitting is not None
        assert app.sitting.title == "Older"
    app.sitting.close()


async def test_a_game_that_cannot_be_opened_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    path = begin("Evening")
    app = home()
    async with app.run_test(size=(80, 24)) as pilot:
        from monopoly_tui.record.journal import Journal

        other = Journal.open(path)
        assert "open in another window" in await press(pilot, "c")
        other.close()
        path.unlink()
        assert "cannot be opened" in await press(pilot, "c")


async def test_the_rules_can_be_read() -> None:
    async with home().run_test(size=(80, 24)) as pilot:
        first = await press(pilot, "r")
        assert "The rules" in first
        assert await press(pilot, "pagedown") != first
        assert await press(pilot, "pageup") == first
        assert await press(pilot, "end") != first
        assert "Choose by its letter" in await press(pilot, "escape")


def kept() -> tuple[list[tuple[str, Value]], Callable[[str, Value], str]]:
    """What was kept, and what keeps it."""
    out: list[tuple[str, Value]] = []

    def keep(key: str, value: Value) -> str:
        out.append((key, value))
        return "no room" if key == "bell" else ""

    return out, keep


async def test_settings_count_at_once_and_are_kept() -> None:
    chosen, keep = kept()
    app = home(keep=keep, origins={"theme": "flag", "color": "NO_COLOR"})
    async with app.run_test(size=(80, 24)) as pilot:
        dark = strips(pilot)
        await press(pilot, "o", *["down"] * 4)
        assert "an option has chosen it" in text(pilot)
        await press(pilot, "right")
        light = strips(pilot)
        assert chosen == [("theme", "light")]
        assert app.settings == Settings(theme="light")
        await press(pilot, "left", "f2")
        assert strips(pilot) == dark != light
        await press(pilot, "f2", *["down"] * 8, "left")
        assert app.preferences.speed == app.settings.speed == "instant"
        await press(pilot, *["up"] * 8, "right", "right")
        assert app.say.lang == "fa"
        await press(pilot, "right")
        assert app.say.lang == "en"
        await press(pilot, *["down"] * 5)
        assert "NO_COLOR chooses it every time" in text(pilot)
        assert "no room" in await press(pilot, "end", *["down"] * 20, "enter")


async def test_settings_lie_over_a_game_and_leave_it_as_it_was() -> None:
    begin("Evening")
    app = home()
    async with app.run_test(size=(80, 24)) as pilot:
        before = await press(pilot, "c")
        await press(pilot, "f2", *["down"] * 6, "right")
        assert text(pilot).partition("\n")[2].isascii(), "but for the name of the other language above"
        await press(pilot, "left", "escape")
        assert text(pilot) == before
        assert app.sitting is not None
        assert len(app.sitting.log) == 3
    app.sitting.close()


async def test_the_bell_rings_for_another_person_when_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    rung: list[int | None] = []
    monkeypatch.setattr(MonopolyApp, "bell", lambda app: rung.append(app.screen.desk.seat))
    for bell in (False, True):
        begin("Evening")
        app = home()
        app.preferences.bell = bell
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot, "c", "space", "a", "n", "enter")
        assert app.sitting is not None
        app.sitting.close()
        assert bool(rung) is bell
    assert 1 in rung


async def test_the_kind_of_auction_that_is_kept_is_that_of_a_new_game() -> None:
    app = home(settings=Settings(auction="open"))
    async with app.run_test(size=(80, 24)) as pilot:
        assert "anybody, any time" in await press(pilot, "n")


def keyed(keys: Mapping[str, tuple[str, ...]]) -> Writing:
    """English, by somebody who has given actions other keys."""
    return Writing(Speaker(keymap=Keymap(keys)))


async def test_sentences_and_form_pages_call_keys_as_they_are_now() -> None:
    keys = {"go_on": ("x",), "quit": ("f7",), "language": ("f6",), "sell": ("space",)}
    app = MonopolyApp(patience=0, preferences=calm(), writing=keyed(keys))
    async with app.run_test(size=(80, 24)) as pilot:
        lobby = text(pilot)
        assert "Press X to start" in lobby
        assert " X  Start" in lobby
        assert "F6" in lobby
        assert "F4" not in lobby
        assert await press(pilot, "f4", "space", "q") == lobby, "these mean nothing now"
        assert "press X to roll" in await press(pilot, "x")
    assert app.sitting is not None
    app.sitting.close()


async def test_on_a_form_page_a_letter_is_the_initial_of_a_field_whatever_it_was_given_to() -> None:
    app = MonopolyApp(patience=0, preferences=calm(), writing=keyed({"go_on": ("n",), "no": ("z",)}))
    async with app.run_test(size=(80, 24)) as pilot:
        assert " Space  Start" in text(pilot), "or there would be no way to start"
        assert "Type the name" in await press(pilot, "n")
        await press(pilot, "escape", "space")
        assert app.sitting is not None
    app.sitting.close()


async def test_keys_given_to_other_actions_work_at_the_table_and_everywhere() -> None:
    begin("Evening")
    keys = {"buy": ("z", "f5"), "settings": ("f9",), "log": ("b",)}
    app = MonopolyApp(home=True, patience=0, preferences=calm(), writing=keyed(keys))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "c", "space", "space")
        assert app.sitting is not None
        assert app.sitting.decision().kind == "buy"
        assert " Z  Buy" in text(pilot)
        assert "Every change" not in await press(pilot, "f2")
        assert "Every change" in await press(pilot, "f9")
        await press(pilot, "f9")
        assert "The log" in await press(pilot, "b")
        await press(pilot, "escape", "f5")
        assert app.sitting.decision().kind == "roll"
    app.sitting.close()


async def test_settings_left_twice_at_once_leave_what_lies_under_them() -> None:
    begin("Evening")
    app = home()
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "c", "f2")
        for _ in range(3):
            app.screen.post_message(events.Key("escape", None))
        await pilot.pause()
        assert isinstance(app.screen, Table)
    assert app.sitting is not None
    app.sitting.close()


async def test_esc_leaves_no_program_and_says_what_does() -> None:
    app = MonopolyApp(patience=0, preferences=calm(), home=True)
    async with app.run_test(size=(80, 24)) as pilot:
        assert "Q quits" in await press(pilot, "escape")
        assert "welcome" in await press(pilot, "n", "escape"), "from the lobby it goes back"
    app = MonopolyApp(patience=0, preferences=calm())
    async with app.run_test(size=(80, 24)) as pilot:
        assert "Q quits" in await press(pilot, "escape")
