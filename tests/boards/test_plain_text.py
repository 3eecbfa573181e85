"""What texts of a board may hold, and how wide they are."""

import pytest

from monopoly_tui.rules.plain_text import blemish, cells, tidy


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("Shush", None),
        ("می\u200cشود", None),
        ("ب\u064e\u0651", None),
        ("ب\u064e\u0651ب\u064e\u0651", None),
        ("\u064e\u0651ب", None),
        ("ب\u064e\u0651\u0670", "marks"),
        ("a\u0301\u0301\u0301", "marks"),
        ("", "empty"),
        ("  ", "empty"),
        ("\u200c", "empty"),
        (" \u0301", "empty"),
        ("a\x1b[2J", "control"),
        ("ا\u202eب", "control"),
        ("ا\ufe00", "control"),
        ("ا\ufe0f", "control"),
        ("ا\ufe10", None),
        ("ا\u2028ب", "control"),
        ("ا\ue000", "control"),
    ],
)
def test_what_spoils_a_text(text: str, flaw: str | None) -> None:
    """A Persian letter carries two marks at most; the half-space is no flaw, but no text either."""
    assert blemish(text) == flaw


@pytest.mark.parametrize(
    ("text", "width"),
    [("Shush", 5), ("می\u200cشود", 5), ("ب\u064e\u0651", 1), ("ا\u20dd", 1), ("中Ａ", 4), ("", 0)],
)
def test_how_many_cells_a_text_takes(text: str, width: int) -> None:
    assert cells(text) == width


def test_a_text_is_composed_and_without_blanks_around_it() -> None:
    assert tidy("  e\u0301t\u00e9 ") == "\u00e9t\u00e9"
