"""The lobby: names, boards, rules, the end; and fields that are typed into."""

import re

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.keymap import cap
from monopoly_tui.record.header import LEVELS
from monopoly_tui.saves import new_header
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.amount import AmountField
from monopoly_tui.ui.app import MonopolyApp
from monopoly_tui.ui.chairs import KINDS
from monopoly_tui.ui.gamer.lobby import RaceLobby
from monopoly_tui.ui.page import Call, Open, Page, Say
from monopoly_tui.ui.pages.form_help import FormHelpPage
from monopoly_tui.ui.pages.lobby import Lobby
from tests.shelf import CLASSIC
from tests.ui.screen import Inline, calm
from tests.ui.screen import press as press_on
from tests.ui.screen import text as shown
from tests.ui.stage import fits, press, reason, text, until

SIZES = ((60, 17), (80, 21), (100, 27), (120, 37), (160, 47), (200, 57))


def lobby(**choices: object) -> Lobby:
    return Lobby(Speaker("en"), choices)


def named(page: Lobby) -> list[str]:
    return [player["name"] for player in page.header()["players"]]


def back_to(board: str, page: Lobby) -> list[str]:
    """Keys that go from the first board to this one, backwards: the lobby of another game lies ahead."""
    return ["left"] * (len(page.boards) - page.boards.index(board))


def typed(name: str) -> list[str]:
    """Keys that type a name."""
    return ["space" if letter == " " else letter for letter in name]


def test_space_starts_two_people_on_the_first_board() -> None:
    page = lobby()
    assert press(page, "space") == Call("start")
    header = page.header()
    assert header["board"] == "tehran"
    assert header["rules"] == {"end": "rounds", "rounds": 20}
    assert named(page) == ["Player 1", "Player 2"]


def test_what_it_gives_is_a_header_a_game_can_start_from() -> None:
    page = lobby(seed=5, title="Friday")
    press(page, "p", "p", "r", "b", "3", "n", "enter")
    header = new_header(page.header())
    assert (header["seed"], header["title"], len(header["players"])) == (5, "Friday", 3)


def test_choices_of_the_command_line_are_kept() -> None:
    page = lobby(board="kish", players=["Ali", {"name": "Sara", "kind": "human"}], rules={"preset": "short"})
    assert named(page) == ["Ali", "Sara"]
    assert page.header()["rules"] == {"preset": "short"}
    assert "first bankruptcy" in text(page, 80, 21)


def test_a_name_is_typed_over_the_one_proposed() -> None:
    page = lobby()
    press(page, "n", *typed("Mina J"), "enter")
    press(page, "2", "enter", *typed("ساراx"), "backspace", "enter")
    assert named(page) == ["Mina J", "سارا"]


def test_letters_are_commands_again_after_the_name() -> None:
    page = lobby()
    press(page, "n", "b", "r", "enter")
    assert named(page)[0] == "br"
    press(page, "b")
    assert page.header()["board"] != "tehran"


@pytest.mark.parametrize(
    ("name", "why"),
    [("", "at least one letter"), ("A" * 13, "12 cells"), ("player 2", "differ"), ("a\u200db", "cannot be shown")],
)
def test_bad_names_are_refused_and_typing_goes_on(name: str, why: str) -> None:
    page = lobby()
    press(page, "n", "delete")
    for letter in name:
        page.typed(letter, letter)
    refused = press(page, "enter")
    if name == "a\u200db":  # what cannot be shown is not even taken
        assert named(page)[0] == "ab"
        return
    assert isinstance(refused, Say)
    assert why in refused.text
    assert press(page, "escape") is None
    assert named(page) == ["Player 1", "Player 2"]


def test_seats_are_added_and_emptied() -> None:
    page = lobby()
    for _ in range(6):
        press(page, "8", "n", "enter")
    assert named(page) == [f"Player {number}" for number in range(1, 9)]
    press(page, "3", "delete")
    assert named(page)[2] == "Player 4"
    press(page, *["delete"] * 9)
    assert len(named(page)) == 2
    assert reason(page, "delete") == "A game needs at least 2 players."


def test_a_new_seat_gets_a_name_that_nobody_has() -> None:
    page = lobby(players=["Player 3", "Sara"])
    press(page, "3", "n", "enter")
    assert named(page) == ["Player 3", "Sara", "Player 4"]


def test_the_game_room_takes_six() -> None:
    page = lobby(players=[f"P{number}" for number in range(7)], rules={"preset": "room"})
    assert "From 2 to 6" in reason(page, "space")
    assert page.sentence() == reason(page, "space")


def test_ends_are_chosen_or_typed() -> None:
    page = lobby()
    seen = []
    for _ in range(4):
        press(page, "r")
        seen.append(page.header()["rules"])
    assert seen == [
        {"end": "rounds", "rounds": 35},
        {"end": "bankruptcy"},
        {"end": "first_bankruptcy"},
        {"end": "rounds", "rounds": 20},
    ]
    assert isinstance(press(page, "equals_sign", "9", "9", "9", "enter"), Say)
    press(page, "backspace", "enter")
    assert page.header()["rules"] == {"end": "rounds", "rounds": 99}


def test_fields_change_with_the_arrows_too() -> None:
    page = lobby()
    press(page, "tab", "right")
    assert page.header()["board"] == page.boards[1]
    press(page, "left", "down", "down", "right")
    assert page.header()["board"] == "tehran"
    assert page.header()["rules"]["preset"] == "room"
    press(page, "down", "enter")
    assert page.header()["rules"]["auction"] == "open"


def test_auctions_that_a_board_forbids_are_not_offered() -> None:
    """RULES 5.5: on the Grand Bazaar every deed is auctioned."""
    page = lobby(board="bazaar")
    kinds = set()
    for _ in range(6):
        press(page, "a")
        kinds.add(page.header()["rules"]["auction"])
    assert kinds == {"turns", "timed", "open"}
    barred = lobby(board="bazaar", rules={"auction": "off"})
    assert "auctions every deed" in reason(barred, "space")
    fits(barred, SIZES)


def test_it_fits() -> None:
    page = lobby(players=[f"Wide name {number:02}" for number in range(8)])
    for board in CLASSIC:
        page = lobby(board=board, players=page.header()["players"])
        fits(page, SIZES)
    press(page, "n", *typed("x" * 24))
    fits(page, SIZES)
    press(page, "escape", "equals_sign", *"9999999")
    fits(page, SIZES)


@pytest.mark.parametrize(
    ("keys", "value"),
    [
        ("120", 120),
        ("۱۲۰", 120),
        ("١٢٠", 120),
        ("1,200k", 1200),
        ("1٬200", 1200),
        ("0007", 7),
        ("0", 0),
        ("", None),
        ("۲۲۰ هزار", 220),
        ("۲۲۰ هزار تومان", 220),
    ],
)
def test_amounts(keys: str, value: int | None) -> None:
    field = AmountField()
    for key in keys:
        assert field.take(key, key)
        assert not field.fault
    assert field.value == value
    pasted = AmountField()
    pasted.paste(f" {keys}\n")
    assert pasted.value == value


@pytest.mark.parametrize("typed", ["-5 1.5", "−5", "1.5", "۱٫۵"])
def test_signs_that_make_another_number_of_the_digits_let_none_stand(typed: str) -> None:
    field = AmountField()
    for key in typed:
        assert field.take(key, key)
    assert (field.digits, field.fault) == ("", "page-amount-whole")
    field.take("backspace", None)
    field.take("7", "7")
    assert (field.digits, field.fault) == ("7", "")


@pytest.mark.parametrize("odd", ["u", "?", "k", "h", "ه"])
def test_what_is_no_digit_is_refused_with_a_word_and_the_digits_stay(odd: str) -> None:
    field = AmountField()
    field.take(odd, odd)
    assert field.fault == "page-amount-digits"
    field.take("5", "5")
    assert (field.value, field.fault) == (5, "")


@pytest.mark.parametrize("text", ["-5 1.5", "5x", "1\n2", "1k2", "12345678"])
def test_a_text_pasted_that_is_no_number_leaves_everything_as_it_was(text: str) -> None:
    field = AmountField(42)
    field.paste(text)
    assert (field.value, field.fault) == (42, "page-amount-no-number")


def test_amounts_end_somewhere() -> None:
    field = AmountField()
    for _ in range(20):
        field.take("9", "9")
    assert field.value == 9_999_999
    assert field.fault == "page-amount-long"


def test_amounts_can_be_taken_back_and_left() -> None:
    field = AmountField(120)
    for _ in range(4):
        assert field.take("backspace", None)
    assert field.value is None
    assert not field.take("enter", None)
    assert not field.take("escape", None)


def with_options(page: Lobby, *keys: str) -> Lobby:
    """Press O in the lobby, then keys on the page that it opens."""
    opened = press(page, "o")
    assert isinstance(opened, Open)
    press(opened.page, *keys)
    return page


def test_room_rules_with_timed_auctions_and_hidden_balances_on_kish_for_four() -> None:
    page = lobby()
    for seat, name in enumerate(("Ali", "Sara", "Reza", "Mina"), 1):
        press(page, str(seat), "n", *typed(name), "enter")
    press(page, "tab", *back_to("kish", page), "p", "h")
    assert page.board == "kish"
    assert press(page, "space") == Call("start")
    header = new_header(page.header())
    assert [player["name"] for player in header["players"]] == ["Ali", "Sara", "Reza", "Mina"]
    assert (header["board"], header["rules"]["preset"]) == ("kish", "room")
    assert (header["rules"]["auction"], header["rules"]["balances"]) == ("timed", "hidden")
    shown = text(page, 80, 21)
    assert "About 35 minutes." in shown
    assert "About 55 minutes." in text(lobby(players=[*"ABCD"], rules={"preset": "short"}), 80, 21)
    assert "an hour or two" in text(lobby(rules={"end": "bankruptcy"}), 80, 21)
    assert "Nobody sees the others' cash" in shown


def test_classic_rules_on_tehran() -> None:
    page = lobby()
    press(page, "p", "p", "r", "r")
    header = new_header(page.header())
    assert (header["board"], header["rules"]["preset"], header["rules"]["end"]) == ("tehran", "classic", "bankruptcy")
    assert "hour" in text(page, 80, 21)


def test_a_short_game_in_the_grand_bazaar() -> None:
    page = lobby()
    press(page, "tab", *["right"] * page.boards.index("bazaar"), "p", "p", "p")
    assert (page.board, page.chosen.preset) == ("bazaar", "short")
    header = new_header(page.header())
    assert (header["board"], header["rules"]["end"]) == ("bazaar", "first_bankruptcy")
    assert "first bankruptcy" in text(page, 80, 21)


def test_all_options_are_behind_o_and_are_the_same_ones() -> None:
    page = lobby()
    press(page, "a", "h")
    with_options(page, "p", "end", "right")
    assert page.header()["rules"] == {
        "preset": "room",
        "auction": page.chosen.value("auction"),
        "balances": "hidden",
        "end": "rounds",
        "rounds": 25,
    }
    assert "after 25 rounds" in text(page, 80, 21)
    press(page, "h")
    assert page.chosen.changed("balances") is False


@pytest.mark.parametrize(
    ("rules", "lobby_says", "options_say"),
    [
        ({}, "others as preset", "All options are as the preset has them."),
        ({"end": "rounds", "rounds": 20}, "others as preset", "1 option differs from the preset."),
        ({"auction": "open", "mortgage": "off"}, "1 more changed", "2 options differ from the preset."),
    ],
)
def test_the_lobby_counts_beside_what_it_shows_itself_what_its_options_count_in_all(
    rules: dict[str, str | int], lobby_says: str, options_say: str
) -> None:
    page = lobby(rules={"preset": "official", **rules})
    assert lobby_says in text(page, 80, 21)
    opened = press(page, "o")
    assert isinstance(opened, Open)
    assert options_say in text(opened.page, 80, 21)


def test_the_lobby_counts_the_changes() -> None:
    page = lobby(rules={"preset": "classic"})
    assert "others as preset" in text(page, 80, 21)
    with_options(page, "down", "right", "down", "right")
    assert "2 more changed" in text(page, 80, 21)


def test_a_changed_option_stays_when_the_board_changes_but_a_boards_own_cash_does_not() -> None:
    page = lobby(rules={"preset": "official", "starting_cash": 1500, "mortgage": "off"})
    press(page, "tab", *back_to("kish", page))
    assert page.board == "kish"
    assert page.header()["rules"] == {"preset": "official", "mortgage": "off"}
    assert page.chosen.options().starting_cash == find("kish").starting_cash


def test_b_goes_through_all_boards_and_to_the_lobby_of_another_game() -> None:
    page = lobby()
    race = page.boards.index("haft-khan")
    press(page, *["b"] * (race - 1))
    assert page.board == page.boards[race - 1]
    assert press(page, "b") == Call("board", "haft-khan")
    assert page.board == page.boards[race - 1], "what the other lobby does not know stays"


def test_k_seats_people_who_are_coached_and_bots_of_every_level() -> None:
    page = lobby()
    press(page, "2")
    seen = []
    for _ in KINDS:
        press(page, "k")
        player = page.header()["players"][1]
        seen.append((player["name"], player["kind"], page.likes.coached))
    assert seen == [
        ("Player 2", "human", {1}),
        *(("Kaveh", level, set()) for level in LEVELS),
        ("Player 2", "human", set()),
    ]


def test_k_on_an_empty_seat_seats_a_bot_whose_name_nobody_has() -> None:
    page = lobby(players=["kaveh", "Sara"])
    press(page, "3", "k", "4", "k")
    assert page.header()["players"][2:] == [{"name": "Mina", "kind": "medium"}, {"name": "Babak", "kind": "medium"}]
    assert "medium bot" in text(page, 80, 21)
    press(page, "2", *until("easy"))
    assert page.header()["players"][1] == {"name": "Sara", "kind": "easy"}, "a name that was chosen stays"


def test_s_chooses_the_speed() -> None:
    page = lobby()
    press(page, "s")
    assert page.likes.speed == "fast"
    assert "fast" in text(page, 80, 21)
    assert "speed" not in page.header()


async def test_help_says_what_every_key_of_a_lobby_does_and_a_key_that_does_nothing_says_so() -> None:
    for board, word in (("tehran", "how deeds that nobody buys are auctioned"), ("haft-khan", "how many times round")):
        app = MonopolyApp(choices={"board": board}, patience=0, preferences=calm(), thinkers=Inline())
        async with app.run_test(size=(80, 24)) as pilot:
            await press_on(pilot, "question_mark")
            assert word in shown(pilot)
            page: Page = app.screen.form  # type: ignore[attr-defined]
            for key in [*page.keys()]:
                if key.label:
                    assert re.search(rf"[│ ]{re.escape(cap(key.name))}  [a-z]", shown(pilot)), key
            await press_on(pilot, "escape", "z")
            assert "Z does nothing here." in shown(pilot)
            await press_on(pilot, "up")
            assert "does nothing" not in shown(pilot)


def test_the_help_of_a_lobby_fits_in_every_language() -> None:
    for say in (Speaker("en"), Speaker("fa")):
        for page in (Lobby(say, {}), RaceLobby(say, {"board": "haft-khan"})):
            fits(FormHelpPage(say, page.help()), SIZES)


def test_the_help_of_a_lobby_scrolls_where_it_is_longer_than_the_window() -> None:
    page = FormHelpPage(Speaker("en"), Lobby(Speaker("en"), {}).help())
    assert "فارسی" in text(page, 80, 22), "all of it fits into the smallest window with a ring"
    assert "فارسی" not in text(page, 60, 17)
    press(page, *["down"] * 9)
    assert "فارسی" in text(page, 60, 17)
    press(page, *["up"] * 9)
    assert "start the game" in text(page, 60, 17)


def test_a_name_that_cannot_be_is_refused_while_it_is_typed() -> None:
    page = Lobby(Speaker("en"), {})
    press(page, "n", *"Anna Karenin")
    assert page.objection(page.say) == ""
    press(page, "a")
    assert page.objection(page.say) == "That name is too wide: it takes at most 12 cells."
    press(page, *"x" * 20)
    assert page.objection(page.say) == "A name has no room for more."
    assert isinstance(press(page, "enter"), Say)
    press(page, *["backspace"] * 12, "enter")
    assert page.chairs.taken[0].name == "Anna Karenin"


def test_a_digit_of_a_seat_that_is_not_next_says_which_one_is() -> None:
    page = Lobby(Speaker("en"), {})
    assert press(page, "7") == Say("Seats are taken in order: the next one is 3.")
    assert page.focus == 2
    assert press(page, "3") is None
    assert press(page, "1") is None
