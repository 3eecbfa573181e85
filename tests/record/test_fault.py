"""How a fault of a record and a value from outside are written into a message."""

import pytest

from monopoly_tui.engine.step import Refusal
from monopoly_tui.record.fault import fault, shown
from monopoly_tui.rules.board_faults import BadBoard, Fault
from monopoly_tui.rules.errors import BadAct, BadOptions, BadSetup


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (5, "5"),
        ("x" * 58, f'"{"x" * 58}"'),
        ("x" * 59, f'"{"x" * 56}...'),
        ("سارا", '"\\u0633\\u0627\\u0631\\u0627"'),
        ("\x1b[2J", '"\\u001b[2J"'),
        ({"a": [None, True]}, '{"a": [null, true]}'),
        (object(), "?"),
    ],
)
def test_a_value_is_shown_in_sixty_signs_of_plain_ascii(value: object, text: str) -> None:
    assert shown(value) == text


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (fault(3, "record-key-twice", key="a"), "line 3: record-key-twice {'key': 'a'}"),
        (BadOptions([Refusal("rounds-missing"), Refusal("option-unknown")]), "rounds-missing, option-unknown"),
        (BadSetup("setup-number", "turn"), "setup-number: turn"),
        (BadAct("act-key"), "act-key"),
        (
            BadBoard("my.toml", [Fault(1, "id", "board-id"), Fault(9, "", "board-deck-empty")]),
            "my.toml: board-id, board-deck-empty",
        ),
    ],
)
def test_an_error_says_where_and_why(error: Exception, text: str) -> None:
    assert str(error) == text


def test_only_a_value_of_a_wrong_type_is_one() -> None:
    assert not BadAct("act-key").wrong_value
