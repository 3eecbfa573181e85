"""What a text looks like when it is read from right to left, and where its characters went."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from monopoly_tui.text.joining import joined
from monopoly_tui.text.right_to_left import CONTROLS, HARAKAT, ISOLATE, LETTER, LRM, POP, RLM, isolated, visual


def seen(*words: str) -> str:
    """Words from left to right as they stand; those of Persian are joined and turned round."""
    return " ".join("".join(reversed(joined(word))) if LETTER.match(word) else word for word in words)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("سارا به علی داد", seen("داد", "علی", "به", "سارا")),
        ("Sara به علی ۲۲ داد", seen("داد", "۲۲", "علی", "به", "Sara")),
        ("۲٬۵۰۰ هزار تومان", seen("تومان", "هزار", "۲٬۵۰۰")),
        ("۵+۳ = ۸", "۸ = ۵+۳"),
        ("علی −۲۰۰", seen("−۲۰۰", "علی")),
        ("+۵۰ به علی", seen("علی", "به", "+۵۰")),
        ("Ali ۲۰ داد", seen("داد", "۲۰", "Ali")),
        ("Player 1 داد", f"{seen('داد')} Player 1"),
        ("Ali 20 هزار", seen("هزار", "20", "Ali")),
        ("Ali E3: ۲٬۰۰۰", "۲٬۰۰۰ :Ali E3"),
        ("monopoly state --until 5", "monopoly state --until 5"),
        ("Moham…", "Moham…"),
        ("فایل: /tmp/a.toml", f"/tmp/a.toml :{seen('فایل')}"),
        ("بی --plain بخر", seen("بخر", "--plain", "بی")),
        ("\u200e[a]\u200e: ۲", "۲ :[a]"),
        ("محمد…", "…" + seen("محمد")),
        ("◂ Ali ▸", "◂ Ali ▸"),
        ("(Ali) <", "> (Ali)"),
        ("«۲۰»", "«۲۰»"),
        ("Ali  ", "  Ali"),
        ("╭─ ", " ─╮"),
        ("▌▖", "▗▐"),
        ("۱۲ → ۳۴", "۳۴ ← ۱۲"),
        ("← →", "← →"),
        ("۱۲ ← ۳۴ هزار", seen("هزار", "۳۴", "←", "۱۲")),
        ("", ""),
    ],
)
def test_order_and_forms(text: str, shown: str) -> None:
    assert visual(text).text == shown


def test_a_half_space_parts_letters_and_takes_no_place() -> None:
    assert visual("می\u200cر").text == seen("ر") + seen("می")


def test_harakat_and_controls_are_left_out() -> None:
    assert visual("سَر\u202eا\u200d").text == visual("سرا").text
    assert isolated("سَر\u202eا\u200d") == ISOLATE + "سرا" + POP


def test_in_a_line_of_another_language() -> None:
    assert visual("1. سارا ", 0).text == f"1. {seen('سارا')} "
    assert isolated("1. سارا ", 0) == f"{ISOLATE}1. سارا{POP} "
    assert visual("← Ali", 0).text == "← Ali"
    assert visual("سارا, علی and Ali", 0).text == f"{seen('سارا')}, {seen('علی')} and Ali"
    assert visual("سارا 12k", 0).text == f"{seen('سارا')} 12k"
    assert visual("بازیکن ۲ 12k", 0).text == f"{seen('۲', 'بازیکن')} 12k"


def test_places_lead_back_to_the_text() -> None:
    text, places = visual("سارا Ali +۵")
    assert [("سارا Ali +۵")[place] for place in places] == list("+۵ Ali اراس")
    assert len(text) == len(places)


@given(st.text(alphabet="ابپ‌یش آ۱۲٬+−()«»abZ 09•…→▌\u064e"))
def test_nothing_is_lost_or_widened(text: str) -> None:
    shown, places = visual(text)
    hidden = [char for char in text if char in "\u200c\u064e"]
    assert cell_len(shown) == cell_len(text)
    assert sorted(places) == [place for place, char in enumerate(text) if char not in hidden]


def test_a_terminal_that_orders_by_itself_gets_the_logical_text() -> None:
    assert isolated(" سارا: ") == f" {ISOLATE}سارا:{POP} "
    assert isolated("سارا +۵") == f"{ISOLATE}سارا {RLM}{LRM}+۵{POP}"
    assert isolated("  Ali") == "Ali  "
    assert isolated("▌") == "▐"


@pytest.mark.parametrize(
    ("text", "stands"),
    [
        ("Ali، Sara و Mina", seen("Mina", "و", "Sara ،Ali")),
        ("شوش A1: Ali، Sara", seen("Sara ،Ali :A1", "شوش")),
        ("A1. Esc", "Esc .A1"),
        ("monopoly new --players Ali,Sara", "monopoly new --players Ali,Sara"),
        ("a.mono: No such file", "a.mono: No such file"),
    ],
)
def test_latin_names_in_a_list_stand_in_the_order_in_which_they_are_said(text: str, stands: str) -> None:
    assert visual(text).text == stands


def test_quotes_that_a_terminal_leaves_as_they_are_look_the_same_either_way() -> None:
    assert isolated("سارا: «نه»") == f'{ISOLATE}سارا: "نه"{POP}'
    assert visual("«نه»").text == "«" + visual("نه").text + "»"


@given(st.text(alphabet="ابپ‌یش ۱۲+()abZ \u064e"))
def test_what_orders_by_itself_takes_as_many_cells(text: str) -> None:
    assert cell_len(isolated(text)) == cell_len(text)


def test_what_is_left_out_takes_no_cell() -> None:
    assert {cell_len(char) for char in (*CONTROLS, *HARAKAT)} == {0}
