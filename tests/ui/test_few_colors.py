"""Terminals with 256 colours: greys stay grey, and what tells seats and grounds apart still does."""

import pytest
from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as Ground

from monopoly_tui.ui import palette
from monopoly_tui.ui.few_colors import Nearest, number_of

GREY = range(232, 256)


def number(color: str) -> int:
    found = number_of(Color.parse(color))
    assert found is not None
    assert found.number is not None
    return found.number


@pytest.mark.parametrize("ground", [palette.GROUND, palette.PANEL, palette.TILE, palette.RAISED])
def test_dark_grounds_become_dark_greys(ground: str) -> None:
    assert number(ground) in GREY[:5]


def test_seats_keep_colours_of_their_own() -> None:
    told = [*(seat.color for seat in palette.SEATS), palette.GOLD]
    assert len({*map(number, told)}) == len(told), "and the gold of keys is no seat's"


def test_a_colour_of_the_palette_is_itself() -> None:
    assert number("#ff8700") == 208
    assert number("#080808") == 232


def test_text_and_attributes_stay() -> None:
    row = [
        Segment("Start", Style(color="#e8eef6", bgcolor="#0d1117", bold=True)),
        Segment("x"),
        Segment("y", Style(color="red")),
    ]
    start, bare, own = Nearest().apply(row, Ground.parse("#000000"))
    assert (start.text, start.style) == ("Start", Style(color="color(255)", bgcolor="color(233)", bold=True))
    assert bare.style is None
    assert own.style == Style(color="red")
