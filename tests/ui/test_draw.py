"""Text in lines: where it is broken, and that nothing is lost of it."""

import pytest

from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui import prompt
from monopoly_tui.ui.draw import wrap
from monopoly_tui.ui.rows import Rows


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("buys it for 220k", 10, ["buys it", "for 220k"]),
        ("one\ntwo", 10, ["one", "two"]),
        ("Naserkhosrow", 5, ["Naser", "khosr", "ow"]),
        ("for 220\u00a0thousand\u00a0tomans", 16, ["for", "220\u00a0thousand", "tomans"]),
        ("220\u00a0thousand", 12, ["220\u00a0thousand"]),
        ("tax: 388k → 88k", 12, ["tax:", "388k → 88k"]),
        ("tax: 388k → 88k", 15, ["tax: 388k → 88k"]),
        ("tax: 388k → 88k", 8, ["tax:", "388k\u00a0→", "88k"]),
        ("rolls 6 → Naser", 12, ["rolls 6 →", "Naser"]),
    ],
)
def test_lines_are_broken_at_spaces_then_at_ties_then_inside_a_word(text: str, width: int, lines: list[str]) -> None:
    assert wrap(text, width) == lines


@pytest.mark.parametrize(("text", "width"), [("Ali", 0), ("Ali", -1), ("\u597d\u597d", 1)])
def test_a_window_too_narrow_for_a_character_gets_one_a_line(text: str, width: int) -> None:
    assert [row for row in wrap(text, width) if row] == [*text]


def test_a_sum_too_long_for_a_line_keeps_its_words_whole() -> None:
    told = f"←\u00a0{Speaker('fa').money(1000)}"
    assert wrap(told, 16) == ["←\u00a0۱٬۰۰۰\u00a0هزار", "تومان"]


def test_a_sentence_too_long_for_the_prompt_says_that_it_goes_on() -> None:
    rows = [strip.text for strip in prompt.draw(22, 0, "Sara pays rent to Ali " * 7)]
    assert len(rows) == prompt.MOST
    assert rows[-1].rstrip().endswith("…")
    assert "…" not in prompt.draw(22, 0, "Sara rolls")[-1].text


def test_a_name_that_is_cut_in_a_list_stands_apart_from_what_is_said_of_it() -> None:
    (row,) = Rows(1).draw(20, 1, [("A very long name", "tehran")])
    assert row.text == "▌ A very lo… tehran "
