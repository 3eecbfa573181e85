"""Printed lines: text in order, and columns, colours and long sentences where they belong."""

import pytest

from monopoly_tui.text.order import order_of, order_of_output
from monopoly_tui.text.printed import printed
from monopoly_tui.text.right_to_left import ISOLATE, POP, visual

SARA, ALI, BOUGHT = (visual(word).text for word in ("سارا", "علی", "خرید"))


def test_a_sentence_is_turned() -> None:
    assert printed("سارا ۲۰ خرید\n", "app", True, 80) == f"{BOUGHT} ۲۰ {SARA}\n"


def test_columns_stay_and_each_is_turned_by_itself() -> None:
    assert printed("سارا خرید  علی │ Ali", "app", True, 80) == f"{BOUGHT} {SARA}  {ALI} │ Ali"


def test_the_room_around_a_text_stays() -> None:
    assert printed(" سارا │ علی \n", "app", True, 80) == f" {SARA} │ {ALI} \n"
    assert printed("\r\x1b[2Kسارا ۲", "app", True, 80) == f"\r\x1b[2K۲ {SARA}"


def test_colours_stay_around_their_text() -> None:
    assert printed("\x1b[1mسارا\x1b[0m", "app", True, 80) == f"\x1b[1m{SARA}\x1b[0m"


def test_a_long_sentence_is_broken_before_it_is_turned() -> None:
    said = printed("سارا " * 6, "app", True, 20)
    assert said.splitlines() == [" ".join([SARA] * 4), " ".join([SARA] * 2)]


def test_a_name_in_another_language() -> None:
    assert printed("Round 3, سارا to move", "app", False, 80) == f"Round 3, {SARA} to move"


def test_a_terminal_that_orders_gets_each_text_apart() -> None:
    assert printed("سارا  علی", "terminal", True, 80) == f"{ISOLATE}سارا{POP}  {ISOLATE}علی{POP}"


@pytest.mark.parametrize("order", ["app", "terminal", "off"])
def test_other_text_is_left_alone(order: str) -> None:
    assert printed("Ali <20>  B\n", order, True, 80) == "Ali <20>  B\n"
    assert printed("سارا", "off", True, 80) == "سارا"


@pytest.mark.parametrize(
    ("variables", "screen", "lines"),
    [
        ({}, "app", "app"),
        ({"VTE_VERSION": "7002"}, "app", "terminal"),
        ({"VTE_VERSION": "5402"}, "app", "terminal"),
        ({"VTE_VERSION": "7002", "TMUX": "/tmp/tmux-0/default,1,0"}, "terminal", "terminal"),
        ({"TMUX": "/tmp/tmux-0/default,1,0", "TERM": "tmux-256color"}, "app", "app"),
        ({"TERM": "screen"}, "app", "app"),
        ({"KONSOLE_VERSION": "221203"}, "terminal", "terminal"),
        ({"KONSOLE_VERSION": "221203", "TERM": "screen"}, "terminal", "terminal"),
        ({"TERM_PROGRAM": "iTerm.app"}, "terminal", "terminal"),
        ({"TERM_PROGRAM": "Apple_Terminal"}, "terminal", "terminal"),
        ({"TERM": "xterm-kitty"}, "app", "app"),
    ],
)
def test_who_orders_on_which_terminal(variables: dict[str, str], screen: str, lines: str) -> None:
    assert order_of("auto", variables) == screen
    assert order_of_output("auto", variables) == lines
    assert order_of("off", variables) == order_of_output("off", variables) == "off"
