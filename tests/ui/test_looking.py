"""Looking at things without changing any: finding squares, the reach of the next roll, parts of the log."""

from __future__ import annotations

import pytest

from monopoly_tui.rules.classic.acts import Bundle, EndTurn, Offer, Reject, Roll
from monopoly_tui.text.ascii import plain_signs
from monopoly_tui.ui.desk import SILENT, Desk
from monopoly_tui.ui.looking import LOOKING
from monopoly_tui.ui.page import Call, Close, Key
from monopoly_tui.ui.pages import asking
from monopoly_tui.ui.pages.find import FindPage
from monopoly_tui.ui.pages.graph import GraphPage
from monopoly_tui.ui.pages.help import BESIDE, HelpPage
from monopoly_tui.ui.pages.log import LogPage
from monopoly_tui.ui.pages.manage import ManagePage
from monopoly_tui.ui.pages.reach import ReachPage
from monopoly_tui.ui.pages.table_menu import table_menu
from monopoly_tui.ui.pages.trade import TradePage
from tests.ui.screen import press as press_keys
from tests.ui.screen import running, words
from tests.ui.stage import NAMES, fits, press, text, view

ON_SIX = (1, 5)


def test_a_square_is_found_by_its_tag_or_by_part_of_a_name_in_either_language() -> None:
    page = FindPage(view())
    assert len(page.found()) == 40
    press(page, "h", "2")
    assert page.found() == [39]
    press(page, "backspace", "backspace", *"kabir")
    assert [page.view.tell.square(square) for square in page.found()] == ["Amir Kabir"]
    press(page, "delete", *"شوش")
    assert [page.view.tell.square(square) for square in page.found()] == ["Shush"]
    press(page, "delete", *"zzz")
    assert page.found() == []
    assert "No square has “zzz”" in page.sentence()
    fits(page)


def test_what_is_typed_stays_where_it_is_however_much_is_found() -> None:
    page = FindPage(view())
    tops = set()
    for letter in "lavas":
        press(page, letter)
        tops.add(next(row for row, told in enumerate(text(page).splitlines()) if "/ l" in told))
    assert tops == {1}


def test_the_frame_of_the_menu_is_closed_in_every_room() -> None:
    for size in ((54, 14), (54, 16), (54, 17), (72, 27)):
        drawn = text(table_menu(view()), *size)
        assert drawn.count("╭") == drawn.count("╯") == 1


def test_the_menu_names_the_keys_of_the_settings_and_of_the_language_in_the_smallest_window_too() -> None:
    drawn = text(table_menu(view()), 60, 16)
    assert "F2   Settings" in drawn
    assert "F4   فارسی" in drawn


async def test_slash_leads_to_the_card_of_the_square_that_was_found() -> None:
    shown = view()
    async with running(shown.played) as pilot:
        await press_keys(pilot, "slash", *"lavas")
        assert "Lavasan" in words(pilot)
        await press_keys(pilot, "enter")
        assert "Lavasan H2" in words(pilot)
        await press_keys(pilot, "escape", "escape")
        assert "press Space to roll" in words(pilot)
        assert shown.sitting.decision().kind == "roll"


def test_the_ways_to_a_roll_are_a_bar_without_the_sign_of_a_seat() -> None:
    rows = [row.split() for row in text(ReachPage(view(), 0)).splitlines()]
    bars = {row[0]: row[1] for row in rows if row and row[0].isdecimal()}
    assert (bars["2"], bars["7"]) == ("━", "━" * 6)
    assert plain_signs(bars["12"]) == "="


def test_the_reach_of_the_next_roll_with_its_rents() -> None:
    shown = view(owns={1: "6 8x3 9 12 5m", 0: "3"})
    page = ReachPage(shown, 0)
    seen = text(page)
    assert "no rent" in seen, "a mortgaged station"
    assert "own" in seen
    board = shown.game.board
    built, bare = board.squares[8].rents[3], 2 * board.squares[6].rents[0]  # the set is whole: bare rents double
    due = 5 * bare + 5 * built + 4 * 2 * board.squares[9].rents[0] + 1 * 12 * 4
    assert page.sentence() == f"Ali's next roll: {round(due / 36)}k of rent on average."
    fits(page)


def test_the_log_shows_one_player_payments_or_trades_alone() -> None:
    shown = view(NAMES[:3], owns={0: "1", 1: "6"}, dice=[ON_SIX, ON_SIX])
    for act in (Roll(0), Offer(0, 2, Bundle(0, (1,)), Bundle(10)), Reject(2), EndTurn(0), Roll(1)):
        shown.played.submit(act)
    page = LogPage(shown, [])
    assert "Sara rolls" in text(page)
    press(page, "m")
    assert "rent 6k" in text(page)
    assert "rolls" not in text(page)
    press(page, "t")
    assert "Reza refuses" in text(page)
    assert "rent" not in text(page)
    press(page, "3")
    assert "Reza refuses" in text(page)
    assert "Sara rolls" not in text(page)
    assert "Reza alone" in page.sentence()
    press(page, "backspace")
    assert "Sara rolls" in text(page)
    fits(page)


def test_money_begins_where_something_can_be_built() -> None:
    shown = view(owns={0: "1 6 8 9"})
    page = ManagePage(shown)
    assert page.list.cursor in (6, 8, 9)


async def test_ctrl_p_lists_what_can_be_done_and_does_it() -> None:
    shown = view(dice=[ON_SIX])
    async with running(shown.played) as pilot:
        await press_keys(pilot, "ctrl+p")
        assert "Trade" in words(pilot)
        await press_keys(pilot, *"who pl")
        await press_keys(pilot, "enter")
        assert "Who plays for Ali?" in words(pilot)
        await press_keys(pilot, "escape", "ctrl+p", *"zzz")
        assert "Nothing that can be done now has “zzz”" in words(pilot)
        await press_keys(pilot, "escape", "ctrl+p", *"roll", "enter")
        assert shown.sitting.decision().kind == "buy"


async def test_tab_goes_through_the_keys_shown_and_enter_presses_one() -> None:
    shown = view(owns={0: "1"}, dice=[ON_SIX])
    async with running(shown.played) as pilot:
        await press_keys(pilot, "tab", "tab", "enter")
        assert "Ali, what about Shush A1?" in words(pilot), "the second key shown is M"
        await press_keys(pilot, "escape", "shift+tab", "tab", "enter")
        assert shown.sitting.decision().kind == "buy", "the focus goes round to the first"
        await press_keys(pilot, "tab", "l", "escape", "enter")
        assert shown.game.state.owner[6] == -1, "any other key takes the focus away"
        await press_keys(pilot, "tab", "enter")
        assert shown.game.state.owner[6] == 0


async def test_0_looks_at_the_bank_and_digits_go_from_there_to_players_and_back() -> None:
    shown = view(owns={0: "1", 1: "3"}, dice=[ON_SIX])
    async with running(shown.played) as pilot:
        await press_keys(pilot, "0")
        assert "The bank has 26 free deeds" in words(pilot)
        assert " B1 Naser Khosrow 100" in words(pilot)
        assert " A2 " not in words(pilot), "that is Sara's"
        await press_keys(pilot, "2")
        assert "Sara: cash 1,500k" in words(pilot)
        await press_keys(pilot, "0")
        assert "The bank has" in words(pilot)
        await press_keys(pilot, "escape")
        assert "press Space to roll" in words(pilot)


def test_the_help_tells_of_every_key_that_stands_in_no_line() -> None:
    desk = Desk(view(), lambda events: None, lambda: None, lambda name: None)
    silent = {key.name for key in desk._silent() if not key.name.isdigit()}
    where_bots_play = {"y", "plus", "minus"}
    untold = silent - {*BESIDE, "ctrl+p"} - where_bots_play
    assert not untold, "BESIDE of ui/pages/help.py has no word on them"


@pytest.mark.parametrize("name", [*SILENT.values(), "player", "square", "log", "graph", "help"])
def test_pages_that_look_at_the_game_give_way_to_one_another(name: str) -> None:
    desk = Desk(view(), lambda events: None, lambda: None, lambda name: None)
    desk.carry_out(Call(name, 0))
    assert not desk.stack or isinstance(desk.page, LOOKING), "it is not in LOOKING of ui/looking.py"


def test_a_hint_stands_where_it_can_be_followed_and_is_there_again_after_a_look_at_something_else() -> None:
    desk = Desk(view(owns={0: "1 3"}), lambda events: None, lambda: None, lambda name: None)
    desk.advice = "In your place a bot would build."
    for key, told in (("question_mark", []), ("escape", [desk.advice]), ("escape", []), ("escape", [desk.advice])):
        desk.press(key)
        assert desk.remarks() == told, key
    for key, told in (("q", []), ("n", [desk.advice]), ("m", [desk.advice])):
        desk.press(key)
        assert desk.remarks() == told, key


def test_the_help_cuts_nothing_of_what_a_key_does_or_why_it_does_not() -> None:
    shown = view(NAMES[:4])
    for lang in ("en", "fa"):
        shown.say.speak(lang)
        page = HelpPage(shown, asking(shown), [Key("u", "Undo", Close, "Dice or a card came after that: it stands.")])
        assert "…" not in text(page, 54, 99)
        fits(page)


def test_the_help_of_a_page_leaves_out_what_its_keys_do_elsewhere() -> None:
    shown = view(owns={0: "1", 1: "3"})
    always = [Key("escape", "Menu", Close)]
    assert "Menu" in text(HelpPage(shown, asking(shown), always), 72, 99)
    told = text(HelpPage(shown, TradePage(shown), always), 72, 99)
    for elsewhere in ("Menu", "Look at a player", "Go round the board", "What the next roll can bring"):
        assert elsewhere not in told
    assert "Find a square" in told


def test_the_menu_and_a_graph_without_rounds_cut_nothing_either() -> None:
    shown = view(NAMES[:4])
    for lang in ("en", "fa"):
        shown.say.speak(lang)
        assert "…" not in text(table_menu(shown), 54, 17)
        assert "…" not in text(GraphPage(shown), 54, 17)


@pytest.mark.parametrize("key", ["question_mark", "l", "0", "1"])
async def test_what_is_longer_than_its_room_is_gone_through_by_pages_and_to_either_end(key: str) -> None:
    shown = view(owns={0: "1 3 6 8 9 11 13 14 16 18 19 21 23 24 26"})
    for _ in range(12):
        shown.played.submit(Offer(0, 1, Bundle(5)))
        shown.played.submit(Reject(1))
        shown.played.undo()
        shown.played.undo()
    async with running(shown.played) as pilot:
        first = await press_keys(pilot, key, "home")
        last = await press_keys(pilot, "end")
        assert first != last
        assert await press_keys(pilot, "home") == first
        assert await press_keys(pilot, "pagedown") != first
        assert await press_keys(pilot, "pageup") == first
