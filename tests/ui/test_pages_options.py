"""The page of all options: its rows, what changes them, and that the lobby goes on with them."""

from dataclasses import replace
from typing import Any

import pytest

from monopoly_tui import board_shelf
from monopoly_tui.rules.classic.options import PRESETS, SPECS, resolve
from monopoly_tui.text.option_text import option_about, option_name
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.chosen_rules import ChosenRules
from monopoly_tui.ui.page import Close, Say
from monopoly_tui.ui.pages.options import OptionsPage
from tests.ui.stage import fits, press, reason, text

SAY = Speaker("en")
SIZES = ((54, 14), (54, 17), (60, 17), (80, 21), (99, 30), (100, 27), (120, 37), (160, 47), (200, 57))


def options(board: str = "tehran", force: dict[str, Any] | None = None, **given: Any) -> OptionsPage:
    shelved = board_shelf.find(board)
    return OptionsPage(SAY, ChosenRules(replace(shelved, force=force or {}), given))


def to(page: OptionsPage, name: str) -> OptionsPage:
    """Bring the cursor to an option by the arrow keys."""
    press(page, "home", *["down"] * page.rows.index(name))
    assert page.name == name
    return page


def test_every_option_has_one_row() -> None:
    page = options()
    assert page.rows[0] == "preset"
    assert sorted(page.rows[1:]) == sorted(SPECS)
    assert all(page.groups.values())


@pytest.mark.parametrize("name", SPECS)
def test_each_option_says_what_it_is_about(name: str) -> None:
    shown = text(to(options(end="rounds", rounds=20), name), 160, 47)
    assert option_name(SAY, name) in shown
    assert " ".join(option_about(SAY, name).split()[:4]) in shown


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("board", ["tehran", "kish", "bazaar"])
def test_whatever_is_chosen_can_be_played(board: str, preset: str) -> None:
    page = options(board, preset=preset)
    for name in SPECS:
        to(page, name)
        for key in ("right", "right", "left", "enter"):
            press(page, key)
            resolve(page.chosen.board, page.chosen.asked())


def test_a_change_is_marked_counted_and_told_against_the_preset() -> None:
    page = to(options(), "rent_in_jail")
    assert "As the preset has it." in text(page, 80, 21)
    press(page, "right")
    shown = text(page, 80, 21)
    assert "• rent while in Jail" in shown
    assert "Changed. The preset has: on." in shown
    assert page.chosen.asked() == {"rent_in_jail": "off"}
    press(page, "home")
    assert "1 option differs" in text(page, 80, 21)


def test_delete_takes_one_change_back_and_on_the_preset_all() -> None:
    page = to(options(), "mortgage")
    assert reason(page, "delete") == "Nothing is changed here."
    press(page, "right")
    to(page, "even_build")
    press(page, "left", "delete")
    assert page.chosen.asked() == {"mortgage": "off"}
    press(page, "right", "home", "delete")
    assert page.chosen.asked() == {}


def test_presets_go_round_and_changes_stay() -> None:
    page = to(options(), "mortgage")
    press(page, "right")
    seen = []
    for _ in PRESETS:
        press(page, "p")
        seen.append(page.chosen.asked())
    assert seen == [{"preset": preset, "mortgage": "off"} for preset in (*PRESETS[1:], PRESETS[0])]
    press(page, "home", "left")
    assert page.chosen.preset == "short"


def test_the_short_preset_brings_its_own_end_and_lays_the_chosen_one_aside() -> None:
    page = options(end="rounds", rounds=35)
    press(page, "p", "p", "p")
    assert page.chosen.asked() == {"preset": "short"}
    assert page.chosen.options().end == "first_bankruptcy"
    press(page, "p")
    assert page.chosen.asked() == {"preset": "official", "end": "rounds", "rounds": 35}


def test_an_end_after_rounds_proposes_a_number() -> None:
    page = to(options(), "rounds")
    assert reason(page, "right") == "Does something only with the game ends: after a number of rounds."
    to(page, "end")
    press(page, "right")
    assert page.chosen.asked() == {"end": "rounds", "rounds": 20}
    to(page, "rounds")
    press(page, "right", "right", "left")
    assert page.chosen.asked()["rounds"] == 25
    assert "leaves it open" in text(page, 80, 21)


def test_numbers_are_typed() -> None:
    page = to(options("kish"), "starting_cash")
    press(page, "equals_sign", *"499")
    refused = press(page, "enter")
    assert refused == Say("It can be from 500k to 3,000k.")
    press(page, "backspace", "backspace", "backspace", *"1234", "enter")
    assert page.chosen.asked() == {"starting_cash": 1234}
    press(page, "left")
    assert page.chosen.asked() == {"starting_cash": 1200}
    press(page, "equals_sign", "9", "escape")
    assert page.chosen.asked() == {"starting_cash": 1200}


def test_numbers_stop_at_their_limits() -> None:
    page = to(options(auction="timed"), "auction_seconds")
    press(page, *["left"] * 12)
    assert page.chosen.value("auction_seconds") == 3
    press(page, *["right"] * 80)
    assert page.chosen.value("auction_seconds") == 60


def test_what_makes_no_sense_is_passed_over_with_a_sentence() -> None:
    """RULES 5.5: on the Grand Bazaar every deed is auctioned."""
    page = to(options("bazaar"), "auction")
    told = press(page, "right")
    assert isinstance(told, Say)
    assert "auctions cannot be off" in told.text
    assert page.chosen.asked() == {"auction": "timed"}


def test_what_the_board_forces_is_dim() -> None:
    page = to(options(force={"mortgage": "off"}, mortgage="on"), "mortgage")
    assert reason(page, "right") == "Tehran is always played this way."
    assert "Tehran is always played this way." in text(page, 80, 21)
    assert page.chosen.asked() == {}
    assert page.chosen.options().mortgage is False


def test_an_option_without_effect_is_dim() -> None:
    page = to(options(), "auction_seconds")
    assert reason(page, "left") == "Does something only with auctions: against the clock."
    press(page, "up", "right", "right", "down")
    assert reason(page, "left") == ""


def test_a_last_games_header_holds_no_changes_but_the_real_ones() -> None:
    board = board_shelf.find("tehran")
    written = resolve(board, {"preset": "classic", "balances": "hidden"}).written()
    chosen = ChosenRules(board, written | {"preset": "classic"})
    assert chosen.asked() == {"preset": "classic", "balances": "hidden"}


def test_arrows_and_page_keys_reach_both_ends() -> None:
    page = options()
    text(page, 54, 17)
    press(page, "up")
    assert page.row == 0
    press(page, "pagedown")
    assert 1 < page.row < 12
    press(page, *["pagedown"] * 5)
    assert page.row == len(page.rows) - 1
    press(page, *["pageup"] * 5)
    assert page.row == 0
    press(page, "end", "down")
    assert page.row == len(page.rows) - 1


def test_escape_goes_back() -> None:
    assert press(options(), "escape") == Close()


def test_the_cursor_is_always_seen_and_it_fits() -> None:
    page = options("kish", preset="room", double_rent_needs="owned", balances="hidden", end="rounds", rounds=500)
    for row in range(len(page.rows)):
        page.row = row
        for width, height in SIZES[::3]:
            assert text(page, width, height).count("▌") == 1
    fits(page, SIZES)
    to(page, "rounds")
    press(page, "equals_sign", *"9999999")
    fits(page, SIZES)


def test_what_stands_beside_the_list_is_whole() -> None:
    page = options("tehran", preset="official", end="rounds", rounds=20)
    for width in (100, 110, 118, 158):
        top = text(page, width, 26).splitlines()[0]
        assert (top.count("╭"), top.count("╮")) == (2, 2), top
