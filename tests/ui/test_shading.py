"""Pictures in sixteen colours and in none: light and dark keep their places, and edges stay sharp."""

from __future__ import annotations

import pytest
from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from monopoly_tui.ui.art import ART, picture
from monopoly_tui.ui.no_color import Plain
from monopoly_tui.ui.oklab import lab_of
from monopoly_tui.ui.shading import SHADES, halves, sixteenth, tone
from monopoly_tui.ui.themes import TURNS, Theme


def half(upper: str, lower: str) -> tuple[Color, Color]:
    return Color.parse(upper), Color.parse(lower)


@pytest.mark.parametrize(
    ("upper", "lower", "sign"),
    [
        ("#0d1117", "#0d1117", " "),
        ("#303a55", "#2c3650", "░"),
        ("#555577", "#585a70", "▒"),
        ("#8a8090", "#8a8090", "▓"),
        ("#ffffff", "#eeeeee", "█"),
        ("#ffffff", "#0d1117", "▀"),
        ("#303a55", "#ffffff", "▄"),
    ],
)
def test_without_colours_a_sign_stands_for_the_lightness_of_a_cell(upper: str, lower: str, sign: str) -> None:
    assert tone(*half(upper, lower)) == sign


@pytest.mark.parametrize("board", ART)
def test_without_colours_what_is_lighter_gets_a_denser_sign(board: str) -> None:
    light: dict[str, list[float]] = {}
    for strip in picture(board, 88, 22):
        for before, after in zip(strip, Strip(Plain().apply(list(strip), None)), strict=True):  # type: ignore[arg-type]
            if (parts := halves(before.text, before.style or Style())) is not None:
                mean = sum(lab_of(part).lightness for part in parts) / 2
                light.setdefault(after.text[0], []).append(mean)
    means = [sum(light[sign]) / len(light[sign]) for sign in (" ", "░", "▒", "▓", "█")]
    assert means == sorted(means), "all tones are there, and in their order"


def test_of_sixteen_colours_flat_ones_stay_and_others_are_mixed_of_two() -> None:
    assert sixteenth(*half("#ffffff", "#0d1117")) == ("▀", Color.from_ansi(15), Color.from_ansi(0))
    cell = sixteenth(*half("#0d1117", "#0d1117"))
    assert {cell.ink, cell.ground} == {Color.from_ansi(0)}
    dim = sixteenth(*half("#5c0808", "#5c0808"))
    assert dim.sign in SHADES
    assert {dim.ink.number, dim.ground.number} == {0, 1}, "dark red is red on black"
    assert sixteenth(*half("#901010", "#901010")).ink.number == 1


def test_the_sixteen_theme_shades_pictures_and_leaves_dice_alone() -> None:
    look = Theme(TURNS["sixteen"])
    (die,) = look.apply([Segment("▗▄▄▄▖", Style.from_color(*half("#f3ead6", "#0d1117")))], None)  # type: ignore[arg-type]
    assert die.text == "▗▄▄▄▖"
    (dusk,) = look.apply([Segment("▀▀", Style.from_color(*half("#5c0808", "#5c0808")))], None)  # type: ignore[arg-type]
    assert dusk.text in {2 * sign for sign in SHADES}
