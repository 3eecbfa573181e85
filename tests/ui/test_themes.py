"""The themes: what is drawn for the dark one can be read in each, and seats are told apart by every eye."""

from collections.abc import Callable, Iterator
from itertools import combinations
from math import cos, dist, radians, sin

import pytest
from rich.color import Color, ColorType
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from monopoly_tui.settings import SPECS, Settings
from monopoly_tui.ui.art.canvas import SHADE, Canvas
from monopoly_tui.ui.art.haft_khan import haft_khan
from monopoly_tui.ui.art.kish import kish
from monopoly_tui.ui.art.tehran import tehran
from monopoly_tui.ui.look import Ascii, filters
from monopoly_tui.ui.oklab import contrast, lab_of, linear, rgb_of
from monopoly_tui.ui.palette import (
    CURSOR,
    DIM,
    GAIN,
    GOLD,
    GROUND,
    INK,
    LOSS,
    PANEL,
    PAPER,
    RAISED,
    SEATS,
    STEEL,
    TEXT,
    TILE,
    TILE_ALT,
)
from monopoly_tui.ui.shading import halves
from monopoly_tui.ui.themes import READABLE, SEEN, STRONG, TURNS, Theme, what
from tests.ui.screen import press, running, strips
from tests.ui.stage import NAMES, view

VISION = {
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
    "trichromacy": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}
"""How eyes that lack one kind of cones see light, and those that lack none (Machado, Oliveira and Fernandes, 2009)."""
OWNED = {0: "1 3 15m 21", 1: "5 13 16x3 18x4 19x5", 2: "6x1 8x1 9x1", 3: "11m 37 39", 4: "12 28"}
APART = 0.08
"""Distance in OKLab from which two patches of colour are told apart without looking twice."""


DRAWN: list[Strip] = []


@pytest.fixture
async def screens() -> list[Strip]:
    """The lines of three screens as they are drawn, once for all tests: the table small and large, and a trade."""
    if DRAWN:
        return DRAWN
    for cols, rows, keys in ((80, 24, []), (120, 40, []), (100, 30, ["t", "2"])):
        game = view(NAMES[:5], owns=OWNED, dice=[(1, 2)], at=[8, 24, 10, 24, 0]).played
        async with running(game, cols, rows) as pilot:
            await press(pilot, *keys)
            DRAWN.extend(strips(pilot))
    return DRAWN


def shown(strips: list[Strip], theme: str) -> Iterator[tuple[Segment, Segment]]:
    """Each piece as it is drawn and as the theme shows it."""
    look = Theme(TURNS[theme])
    for strip in strips:
        for segment in strip:
            yield segment, next(iter(look.apply([segment], None)))  # type: ignore[arg-type]


def pair(style: Style | None) -> tuple[Color, Color]:
    assert style is not None
    return style.color or Color.parse(TEXT), style.bgcolor or Color.parse(GROUND)


def test_there_is_a_theme_for_every_value_of_the_setting() -> None:
    assert {"dark", *TURNS} == {*SPECS["theme"].metadata["values"]}


@pytest.mark.parametrize("ground", [GROUND, PANEL, TILE, TILE_ALT])
@pytest.mark.parametrize("ink", [TEXT, DIM, GOLD, GAIN, LOSS, *(seat.color for seat in SEATS)])
def test_the_dark_theme_can_be_read(ink: str, ground: str) -> None:
    assert contrast(Color.parse(ink), Color.parse(ground)) >= READABLE


@pytest.mark.parametrize(("theme", "least"), [("light", READABLE), ("contrast", STRONG)])
async def test_text_has_the_contrast_that_the_theme_promises(screens: list[Strip], theme: str, least: float) -> None:
    words = [
        (drawn.text, new) for drawn, new in shown(screens, theme) if drawn.text.strip() and what(drawn.text) == "text"
    ]
    assert len(words) > 300
    poor = {text.strip() for text, new in words if contrast(*pair(new.style)) < least - 0.05}
    assert not poor


async def test_the_light_theme_is_light_and_the_other_black(screens: list[Strip]) -> None:
    grounds = {theme: [pair(new.style)[1] for _, new in shown(screens, theme)] for theme in ("light", "contrast")}
    assert contrast(Color.parse("#ffffff"), max(grounds["light"], key=grounds["light"].count)) < 1.3
    assert max(grounds["contrast"], key=grounds["contrast"].count) == Color.parse("#000000")


async def test_sixteen_colours_are_those_of_the_terminal_and_never_ink_on_itself(screens: list[Strip]) -> None:
    for drawn, new in shown(screens, "sixteen"):
        ink, ground = pair(new.style)
        assert {ink.type, ground.type} == {ColorType.STANDARD}
        if drawn.text.strip() and what(drawn.text) == "text":
            assert ink.number != ground.number
            assert (ground.number in (0, 1, 4, 5, 8)) == (ink.number not in (0, 8)), drawn.text


async def test_black_of_the_sixteen_is_never_bold_which_many_terminals_paint_grey(screens: list[Strip]) -> None:
    black = [(old.style, new.style) for old, new in shown(screens, "sixteen") if pair(new.style)[0].number == 0]
    assert any(drawn is not None and drawn.bold for drawn, _ in black)
    assert not any(shown is not None and shown.bold for _, shown in black)


@pytest.mark.parametrize("theme", TURNS)
async def test_a_theme_changes_no_sign_and_no_width(screens: list[Strip], theme: str) -> None:
    def is_shaded(drawn: Segment) -> bool:
        return TURNS[theme].cell is not None and halves(drawn.text, drawn.style or Style()) is not None

    assert all(drawn.text == new.text or is_shaded(drawn) for drawn, new in shown(screens, theme))


async def test_ascii_is_all_there_is_and_as_wide(screens: list[Strip]) -> None:
    for colored in (True, False):
        for strip in screens:
            plain = Strip(Ascii(colored).apply(list(strip), None))  # type: ignore[arg-type]
            assert plain.text.isascii(), plain.text
            assert len(plain.text) == plain.cell_length == strip.cell_length


def test_in_ascii_blocks_are_cells_of_their_colours() -> None:
    drawn = Segment("▗█ ▀", Style(color="#ffffff", bgcolor="#000000"))
    seen = Ascii(colored=True).apply([drawn], None)  # type: ignore[arg-type]
    assert "".join(segment.text for segment in seen) == " " * 4
    edge, full, empty, half = (pair(segment.style)[1].get_truecolor().red for segment in seen)
    assert (full, empty) == (255, 0)
    assert empty < edge == half < full
    (sign,) = Ascii(colored=True).apply([Segment("▟█▙", drawn.style)], None)  # type: ignore[arg-type]
    assert sign.text == "[#]"


def test_the_seats_look_different_to_every_eye() -> None:
    for name, rows in VISION.items():
        seen = []
        for seat in SEATS:
            light = linear(Color.parse(seat.color))
            mixed = [max(0.0, sum(a * b for a, b in zip(row, light, strict=True))) for row in rows]
            lab = lab_of(Color.from_rgb(*(255 * min(1.0, share) ** (1 / 2.2) for share in mixed)))
            hue = radians(lab.hue)
            seen.append((lab.lightness, lab.chroma * cos(hue), lab.chroma * sin(hue)))
        assert min(dist(one, other) for one, other in combinations(seen, 2)) >= APART, name


@pytest.mark.parametrize("color", ["#000000", "#ffffff", "#ff7b72", "#0d1117", "#4dd4ff", "#7f7f7f"])
def test_a_colour_survives_the_way_to_the_eye_and_back(color: str) -> None:
    assert rgb_of(lab_of(Color.parse(color))).triplet == Color.parse(color).triplet


@pytest.mark.parametrize(
    ("settings", "system", "names"),
    [
        (Settings(), "truecolor", []),
        (Settings(), "256", ["Nearest"]),
        (Settings(), "standard", ["Theme"]),
        (Settings(theme="light"), "256", ["Theme", "Nearest"]),
        (Settings(theme="light", color="never"), "256", ["Plain"]),
        (Settings(theme="contrast", glyphs="ascii"), "truecolor", ["Theme", "Ascii"]),
    ],
)
def test_settings_and_terminal_choose_what_lines_go_through(settings: Settings, system: str, names: list[str]) -> None:
    assert [type(part).__name__ for part in filters(settings, system)] == names


def test_raised_grounds_stand_out_in_every_theme() -> None:
    for turn in TURNS.values():
        assert turn.ground(Color.parse(RAISED)) != turn.ground(Color.parse(GROUND))


@pytest.mark.parametrize("theme", ["light", "contrast"])
def test_large_digits_on_a_panel_can_be_read(theme: str) -> None:
    drawn = Segment("█▀▀", Style(color=GOLD, bgcolor=PANEL))
    (seen,) = Theme(TURNS[theme]).apply([drawn], None)  # type: ignore[arg-type]
    assert contrast(*pair(seen.style)) >= READABLE


def test_the_edges_of_a_pill_keep_its_colour() -> None:
    drawn = [Segment("▐", Style(color=GOLD, bgcolor=PANEL)), Segment("3", Style(color=GROUND, bgcolor=GOLD))]
    edge, middle = Theme(TURNS["light"]).apply(drawn, None)  # type: ignore[arg-type]
    assert pair(edge.style)[0] == pair(middle.style)[1]


@pytest.mark.parametrize("theme", ["light", "contrast"])
def test_the_sign_of_a_hotel_is_text(theme: str) -> None:
    (seen,) = Theme(TURNS[theme]).apply([Segment("▟█▙", Style(color=TEXT, bgcolor=GROUND))], None)  # type: ignore[arg-type]
    assert contrast(*pair(seen.style)) >= READABLE


@pytest.mark.parametrize("theme", TURNS)
def test_the_bar_of_the_cursor_is_seen_and_stands_on_the_ground_of_its_row(theme: str) -> None:
    drawn = [Segment("▌", Style(color=CURSOR, bgcolor=RAISED)), Segment("Sara", Style(color=TEXT, bgcolor=RAISED))]
    bar, name = Theme(TURNS[theme]).apply(drawn, None)  # type: ignore[arg-type]
    assert pair(bar.style)[1] == pair(name.style)[1]
    assert contrast(*pair(bar.style)) >= SEEN


def test_by_day_no_star_is_a_dark_dot() -> None:
    canvas = tehran(143, 54)
    dots = [drawn for strip in canvas.strips() for drawn in strip if what(drawn.text) == "stars"]
    assert len(dots) > 10
    for star in Theme(TURNS["light"]).apply(dots, None):  # type: ignore[arg-type]
        ink, sky = (lab_of(color).lightness for color in pair(star.style))
        assert ink >= sky > 0.6


@pytest.mark.parametrize("dim", [0.0, 0.35])
@pytest.mark.parametrize("paint", [haft_khan, kish])
def test_what_stands_against_the_light_is_dark_by_day_too(paint: Callable[[int, int], Canvas], dim: float) -> None:
    canvas = paint(143, 54)
    shapes = sum(pixel == SHADE for row in canvas.pixels for pixel in row)
    assert shapes > 50
    lines = [Theme(TURNS["light"]).apply([*strip], None) for strip in canvas.strips(dim)]  # type: ignore[arg-type]
    halves = [(color, piece) for line in lines for piece in line if piece.text[0] == "▀" for color in pair(piece.style)]
    dark = sum(len(piece.text) for color, piece in halves if lab_of(color).lightness < 0.4)
    assert dark == shapes


@pytest.mark.parametrize("theme", TURNS)
@pytest.mark.parametrize("color", [PAPER, STEEL, GOLD])
def test_the_ends_of_a_card_have_the_colour_of_what_they_end(theme: str, color: str) -> None:
    drawn = [Segment("▗▄▄▖", Style(color=color, bgcolor=GROUND)), Segment("Jail", Style(color=INK, bgcolor=color))]
    end, head = Theme(TURNS[theme]).apply(drawn, None)  # type: ignore[arg-type]
    assert pair(end.style)[0] == pair(head.style)[1]
