"""Keys: what they are called, which come too early, and what is left of a screen without colours."""

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.color import Color

from monopoly_tui.keymap import cap
from monopoly_tui.ui.gate import HOLD, PAUSE, Gate
from monopoly_tui.ui.keys import page_key
from monopoly_tui.ui.no_color import Plain
from monopoly_tui.ui.palette import GOLD, GROUND, PAPER, STEEL


@pytest.mark.parametrize(
    ("key", "character", "name"),
    [
        ("b", "b", "b"),
        ("upper_b", "B", "b"),
        ("x", "ذ", "b"),
        ("x", "\u200c", "b"),
        ("5", "۵", "5"),
        ("5", "٥", "5"),
        ("space", " ", "space"),
        ("question_mark", "؟", "question_mark"),
        ("f1", None, "question_mark"),
        ("minus", "−", "minus"),
        ("ctrl+q", "\x11", "q"),
        ("ctrl+r", "\x12", "ctrl+r"),
        ("up", None, "up"),
    ],
)
def test_a_key_has_one_name_whatever_the_case_layout_or_digits(key: str, character: str | None, name: str) -> None:
    assert page_key(key, character) == name


def test_caps_are_what_stands_on_the_keys() -> None:
    assert [cap(name) for name in ("b", "space", "plus", "up", "ctrl+r")] == ["B", "Space", "+", "↑", "Ctrl+R"]


class Clock:
    """Seconds that pass when told."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_new_prompt_takes_no_key_at_once() -> None:
    clock = Clock()
    gate = Gate(clock)
    assert gate.passes("b")
    gate.shut()
    clock.now += PAUSE / 2
    assert not gate.passes("a")
    clock.now += PAUSE
    assert gate.passes("a")


def test_a_held_key_does_nothing_more_until_it_was_let_go() -> None:
    clock = Clock()
    gate = Gate(clock)
    assert gate.passes("space")
    gate.shut()
    for _ in range(60):  # repeats for three seconds
        clock.now += 0.05
        assert not gate.passes("space")
    clock.now += HOLD
    assert gate.passes("space")


def test_a_gate_without_patience_lets_all_through() -> None:
    gate = Gate(Clock(), patience=0)
    for _ in range(3):
        gate.shut()
        assert gate.passes("space")


def test_without_colours_bright_grounds_are_reversed_and_half_blocks_keep_their_shape() -> None:
    bright, dark = Style(color="#000000", bgcolor=GOLD, bold=True), Style(color=PAPER, bgcolor=GROUND)
    segments = [Segment(" B ", bright), Segment("Buy", dark), Segment("▀▄", dark)]
    shown = Plain().apply(segments, Color.parse(GROUND))
    assert [segment.text for segment in shown] == [" B ", "Buy", "▀▄"]
    assert [bool(segment.style and segment.style.reverse) for segment in shown] == [True, False, False]
    styles = [segment.style for segment in shown]
    assert all(style is not None and style.color is None and style.bgcolor is None for style in styles)


def test_without_colours_a_card_with_a_dark_head_has_no_bright_bar_above_it() -> None:
    ends = [Segment("▗▄▄▖", Style(color=color, bgcolor=GROUND)) for color in (STEEL, GOLD)]
    assert [segment.text for segment in Plain().apply(ends, Color.parse(GROUND))] == ["    ", "▗▄▄▖"]
