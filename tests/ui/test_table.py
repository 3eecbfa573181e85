"""The table with keys pressed on it: what they do to the game, and what is seen of it."""

import pytest
from textual import events

from monopoly_tui.rules.classic.acts import Buy, Roll
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.page import View
from monopoly_tui.ui.writing import Writing
from tests.ui.screen import press, resized, running, settled, strips, text, words
from tests.ui.stage import NAMES, view

ON_SIX = (1, 5)
"""Dice that lead to square 6, Naser Khosrow, for 100."""


def buying() -> View:
    """Seat 0 stands on a free deed."""
    shown = view(dice=[ON_SIX, ON_SIX])
    shown.played.submit(Roll(0))
    return shown


def ending() -> View:
    """Seat 0 has bought and is done; the next roll leads to square 3."""
    shown = view(dice=[ON_SIX, (1, 2)])
    shown.played.submit(Roll(0))
    shown.played.submit(Buy(0))
    assert shown.sitting.decision().kind == "end"
    return shown


def asked(shown: View) -> tuple[int | None, str]:
    """Who is asked what."""
    decision = shown.sitting.decision()
    return decision.by, decision.kind


async def test_space_rolls() -> None:
    shown = view(dice=[ON_SIX])
    async with running(shown.played) as pilot:
        assert "press Space to roll" in words(pilot)
        await press(pilot, "space")
        assert shown.game.state.at[0] == 6
        assert asked(shown) == (0, "buy")
        assert "Ali rolls 1+5 = 6" in words(pilot)


async def test_b_buys_and_space_never_does() -> None:
    shown = buying()
    async with running(shown.played) as pilot:
        await press(pilot, "space")
        assert shown.game.state.owner[6] == -1
        assert "Space never buys" in words(pilot)
        await press(pilot, "b")
        assert shown.game.state.owner[6] == 0
        assert shown.game.state.cash[0] == 1400
        assert asked(shown) == (0, "end")


async def test_space_at_the_end_hands_on_and_rolls() -> None:
    shown = ending()
    async with running(shown.played) as pilot:
        await press(pilot, "space")
        assert shown.game.state.turn == 1
        assert shown.game.state.at[1] == 3
        assert asked(shown) == (1, "buy")


async def test_enter_at_the_end_only_hands_on() -> None:
    shown = ending()
    async with running(shown.played) as pilot:
        await press(pilot, "enter")
        assert asked(shown) == (1, "roll")
        assert shown.game.state.at[1] == 0
        assert "Sara, it is your turn" in words(pilot)


async def test_u_takes_back_a_purchase_and_ctrl_r_does_it_again() -> None:
    shown = ending()
    async with running(shown.played) as pilot:
        await press(pilot, "u")
        assert asked(shown) == (0, "buy")
        assert shown.game.state.cash[0] == 1500
        assert "Ctrl+R does it again" in words(pilot)
        assert "U takes back one more" not in words(pilot), "the dice came before"
        await press(pilot, "ctrl+r")
        assert shown.game.state.owner[6] == 0
        assert asked(shown) == (0, "end")
        await press(pilot, "m", "m", "escape", "u")
        assert "U takes back one more" in words(pilot), "the purchase can go as well"


async def test_who_is_in_jail_comes_out_with_one_key_by_the_fine_or_a_card() -> None:
    shown = view(jail_tries=[None, 0], at=[0, 10], cards=[[], ["chance-free"]], dice=[ON_SIX, (1, 2)])
    card = shown.game.state.cards[1][0]
    async with running(shown.played) as pilot:
        await press(pilot, "space", "b")
        assert "Sara pays and rolls" in text(pilot)
        await press(pilot, "c")
        assert shown.game.state.at[1] == 13
        assert card not in shown.game.state.cards[1]
    paying = view(jail_tries=[0, None], at=[10, 0], dice=[(1, 2)])
    async with running(paying.played) as pilot:
        await press(pilot, "p")
        assert (paying.game.state.at[0], paying.game.state.cash[0]) == (13, 1450)


@pytest.mark.parametrize("stay", ["n", "enter", "escape"])
async def test_q_asks_and_whoever_stays_plays_on(stay: str) -> None:
    shown = view(dice=[ON_SIX])
    async with running(shown.played) as pilot:
        await press(pilot, "q")
        assert "Leave the game?" in words(pilot)
        await press(pilot, "space")
        assert asked(shown) == (0, "roll"), "the game waits"
        await press(pilot, stay)
        assert "Leave the game?" not in words(pilot)
        assert pilot.app.is_running
        await press(pilot, "space")
        assert asked(shown) == (0, "buy")


async def test_q_and_y_leave() -> None:
    async with running(view().played) as pilot:
        await pilot.press("q", "y")
        assert pilot.app.return_code == 0


async def test_ctrl_c_leaves_as_if_interrupted() -> None:
    async with running(view().played) as pilot:
        await pilot.press("ctrl+c")
        assert pilot.app.return_code == 130


async def test_a_dim_key_says_why() -> None:
    shown = buying()
    async with running(shown.played) as pilot:
        await press(pilot, "t")
        assert "Nothing is traded while a deed waits" in words(pilot)
        assert asked(shown) == (0, "buy")
        await press(pilot, "u")
        assert shown.game.state.at[0] == 6, "dice are not taken back"
        assert "Nothing is traded" not in words(pilot), "what was said stays until the next key"


async def test_a_window_too_small_keeps_everything_and_takes_no_key() -> None:
    shown = buying()
    async with running(shown.played) as pilot:
        before = await press(pilot, "escape")
        assert "Menu" in before
        await resized(pilot, 40, 10)
        assert "Needs 60×20, now 40×10." in words(pilot)
        assert [strip.cell_length for strip in strips(pilot)] == [40] * 10
        assert not text(pilot).splitlines()[-1].strip(), "no key is shown that does nothing"
        await press(pilot, "escape", "b")
        assert await resized(pilot, 80, 24) == before
        assert asked(shown) == (0, "buy")


async def test_digits_look_at_players() -> None:
    shown = view(NAMES[:3], owns={1: "1 3", 2: "39"})
    async with running(shown.played) as pilot:
        await press(pilot, "2")
        assert "Sara: cash 1,500" in words(pilot)
        await press(pilot, "3")
        assert "Reza: cash 1,500" in words(pilot)
        await press(pilot, "escape")
        assert "press Space to roll" in words(pilot)
        await press(pilot, "8")
        assert "press Space to roll" in words(pilot), "nobody sits there"


async def test_escape_opens_and_closes_the_menu() -> None:
    async with running(view().played) as pilot:
        before = text(pilot)
        await press(pilot, "escape")
        assert "A letter chooses" in words(pilot)
        await press(pilot, "l")
        assert "Enter takes back to the line" in words(pilot)
        while "A letter chooses" in words(pilot) or "Enter takes back" in words(pilot):
            await press(pilot, "escape")
        assert text(pilot) == before


@pytest.mark.parametrize(("key", "says"), [("question_mark", "Help for what"), ("l", "The log."), ("g", "round is")])
async def test_pages_that_look_open_and_close(key: str, says: str) -> None:
    async with running(view().played) as pilot:
        before = text(pilot)
        await press(pilot, key)
        assert says in words(pilot)
        await press(pilot, "escape")
        assert text(pilot) == before


async def test_arrows_look_at_squares() -> None:
    shown = view()
    async with running(shown.played) as pilot:
        before = strips(pilot)
        await press(pilot, "left", "left")
        assert strips(pilot) != before, "the cursor is seen"
        assert asked(shown) == (0, "roll")
        await press(pilot, "enter")
        assert "Shush A1" in words(pilot), "the first key shows the cursor where the mover stands"


async def test_persian_letters_are_the_keys_in_their_place() -> None:
    shown = buying()
    async with running(shown.played) as pilot:
        await press(pilot, "ذ")
        assert shown.game.state.owner[6] == 0


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_names_are_shown_letter_by_letter(size: tuple[int, int]) -> None:
    """Nothing in a name is taken for markup."""
    shown = view(("[/]", "[red]x"), dice=[ON_SIX])
    async with running(shown.played, *size) as pilot:
        assert "[/], it is your turn" in words(pilot)
        assert "[red]x" in words(pilot)
        await press(pilot, "space")
        assert "[/] rolls 1+5 = 6" in words(pilot)
        await press(pilot, "2")
        assert "[red]x: cash 1,500" in words(pilot)


async def test_the_lobby_starts_a_game() -> None:
    async with running(None) as pilot:
        assert "Press Space to start." in words(pilot)
        await press(pilot, "n", *"Mina", "enter", "space")
        assert "turn: press Space to roll" in words(pilot)
        assert "Mina" in words(pilot)


async def test_the_lobby_is_left_with_q() -> None:
    async with running(None) as pilot:
        await pilot.press("q")
        assert pilot.app.return_code == 0


async def test_a_lobby_too_small_says_so_and_takes_no_key() -> None:
    async with running(None) as pilot:
        before = text(pilot)
        await resized(pilot, 40, 10)
        assert "Needs 60×20, now 40×10." in words(pilot)
        assert [strip.cell_length for strip in strips(pilot)] == [40] * 10
        assert not text(pilot).splitlines()[-1].strip(), "no key is shown that does nothing"
        await press(pilot, "p", "space")
        assert await resized(pilot, 80, 24) == before


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_click_on_a_player_and_the_mouse_over_a_square_show_them(size: tuple[int, int]) -> None:
    shown = view(NAMES[:3])
    async with running(shown.played, *size) as pilot:
        rows = text(pilot).split("\n")
        row = next(place for place, line in enumerate(rows) if "Reza" in line and "order" not in line)
        await pilot.click(offset=(rows[row].index("Reza"), row))
        await pilot.pause()
        assert "Reza: cash 1,500" in words(pilot)
        await press(pilot, "escape")
        await pilot.hover("#board", offset=(size[0] // 3, 0))
        await pilot.pause()
        over = text(pilot)
        await pilot.hover("#keys")
        await pilot.pause()
        assert text(pilot) != over, "the card of the square under the mouse gives way again"


async def test_beside_a_column_the_city_stays_above_a_page_that_leaves_it_room() -> None:
    for owned, above in (("1 3", True), ("1 3 5 6 8 9 11 12 13 14 15 16 18 19", False)):
        async with running(view(owns={0: owned}).played, 120, 40) as pilot:
            await press(pilot, "m")
            lines = text(pilot).splitlines()
            head = next(row for row, told in enumerate(lines) if "bank ⌂" in told)
            assert any("▀" * 20 in told for told in lines[:head]) is above
            assert "▀" not in "".join(told[24:60] for told in lines[head:])


async def test_a_key_that_does_nothing_says_so_until_the_next_one() -> None:
    shown = view(dice=[(1, 5)])
    async with running(shown.played) as pilot:
        await press(pilot, "b")
        assert "B does nothing here; ? shows what does." in words(pilot)
        await press(pilot, "space", "enter")
        assert "Enter does nothing here" in words(pilot)
        assert shown.sitting.decision().kind == "buy"
        await press(pilot, "left")
        assert "does nothing" not in words(pilot), "an arrow leads to a square"


@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
async def test_what_is_said_above_the_question_takes_lines_from_the_log_alone(size: tuple[int, int]) -> None:
    async with running(buying().played, *size) as pilot:
        before = text(pilot).splitlines()
        log = next(row for row, line in enumerate(before) if "── Log ──" in line)
        after = (await press(pilot, "t")).splitlines()
        assert "Nothing is traded while a deed waits" in " ".join(after)
        assert after[: log + 1] == before[: log + 1]


async def test_while_a_number_is_typed_only_keys_that_work_are_shown_and_others_say_why() -> None:
    shown = buying()
    async with running(shown.played) as pilot:
        last = (await press(pilot, "a", "equals_sign")).splitlines()[-1]
        assert " ".join(last.split()) == "Enter Bid Esc Back"
        for key in ("u", "l", "g", "q", "?", "x"):
            assert "Only digits here" in await press(pilot, key), key
        assert "Only digits" not in await press(pilot, "5")
        pilot.app.post_message(events.Paste("-5 1.5"))
        await settled(pilot)
        assert "no whole number" in words(pilot)
        assert "your bid = 5k" in text(pilot)
        pilot.app.post_message(events.Paste("۰"))
        await settled(pilot)
        assert "your bid = 50k" in text(pilot)


async def test_a_bid_that_cannot_be_paid_says_so_once() -> None:
    shown = buying()
    async with running(shown.played) as pilot:
        await press(pilot, "a", "equals_sign", *"9999")
        assert words(pilot).count("Not enough cash") == 1
        await press(pilot, "enter")
        assert words(pilot).count("Not enough cash") == 1


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_every_question_shows_the_key_for_help(size: tuple[int, int], lang: str) -> None:
    writing = Writing(Speaker(lang), "off")
    jailed = view(at=[10, 0], jail_tries=[1, None], cards=[["chance-free"], []])
    for shown in (view(), buying(), ending(), jailed):
        async with running(shown.played, *size, writing=writing) as pilot:
            assert writing.say("table-key-help") in text(pilot).splitlines()[-1], shown.sitting.decision().kind
