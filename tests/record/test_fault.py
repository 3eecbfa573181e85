"""How a fault of a record and a value from outside are written into a message."""

import pytest

from monopoly_tui.record.fault import fault, shown


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


def test_a_fault_says_where_and_why() -> None:
    assert str(fault(3, "record-key-twice", key="a")) == "line 3: record-key-twice {'key': 'a'}"
