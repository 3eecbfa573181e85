"""The themes: how each pair of colours that the screen is drawn in looks in another one. Knows no game.

Everything is drawn for the dark theme. Another theme turns every ground into one of its own, and
then moves the ink away from it until it can be read: no drawing needs to know of themes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from monopoly_tui.ui.oklab import Lab, contrast, lab_of, rgb_of
from monopoly_tui.ui.palette import CURSOR, GROUND, PANEL, TEXT
from monopoly_tui.ui.shading import Cell, halves, sixteenth

VIVID: Final = 0.075
"""Chroma from which a colour stands for something: a set, a seat, a warning."""
BRIGHT: Final = 0.62
"""Lightness from which a ground is light in every theme, as paper is."""
WHITISH: Final = 0.85
"""Lightness from which one of the sixteen colours is white, not grey."""
SHADE: Final = 0.14
"""Lightness up to which a pixel is a shape against the light."""
RAISED: Final = 0.29
"""Lightness from which a dark ground is one that stands out."""
READABLE: Final = 4.5
STRONG: Final = 7.0
"""Contrast that text has at least (WCAG 1.4.3 and 1.4.6)."""
SEEN: Final = 1.6
"""Contrast of lines and frames."""
STEP: Final = 0.02
PIXELS: Final = frozenset("▀▄█▝▘▗▖▐▌")
"""Signs whose ink is a ground like the one below it."""
EDGES: Final = frozenset("▐▌▝▘▗▖")
"""Signs that end something coloured: a pill, a card. Their ink is its ground, their ground what it stands on."""
STARS: Final = frozenset("∙˙")
"""Signs in the sky of a picture."""
LINES: Final = frozenset("─│╭╮╰╯├┤┬┴┼━┃░▁▏▔")
BLACK: Final = RichColor.parse("#000000")
WHITE: Final = RichColor.parse("#ffffff")
NAVY: Final = RichColor.parse("#26266e")


class Turn(NamedTuple):
    """A theme: what becomes of a ground, of a pixel, and of ink on what its ground has become.

    The last that `ink` gets is whether it is that of lines. `cell` is what becomes of a cell of a picture where
    its two halves are not turned each by itself.
    """

    ground: Callable[[RichColor], RichColor]
    pixel: Callable[[RichColor], RichColor]
    ink: Callable[[RichColor, RichColor, bool], RichColor]
    cell: Callable[[RichColor, RichColor], Cell] | None = None


class Theme(LineFilter):
    """Shows in another theme what is drawn for the dark one."""

    def __init__(self, turn: Turn) -> None:
        super().__init__()
        self.turn = turn
        self._turned = lru_cache(8192)(self._style)

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """See LineFilter."""
        return [self._turn(segment) for segment in segments]

    def _turn(self, segment: Segment) -> Segment:
        style, kind = segment.style or Style(), what(segment.text)
        if self.turn.cell is not None and (parts := halves(segment.text, style)) is not None:
            sign, ink, ground = self.turn.cell(*parts)
            return Segment(sign * len(segment.text), Style.from_color(ink, ground), segment.control)
        return Segment(segment.text, self._turned(style, kind), segment.control)

    def _style(self, style: Style, kind: str) -> Style:
        """Black of the sixteen is never bold, as terminals that paint bold bright make grey of it."""
        ink = style.color if style.color is not None and not style.color.is_default else _TEXT
        below = style.bgcolor if style.bgcolor is not None and not style.bgcolor.is_default else _GROUND
        if kind == "stars" or (kind == "pixels" and below != _PANEL):  # there they are signs, as large digits are
            over, under = self.turn.pixel(ink), self.turn.pixel(below)
            hidden = kind == "stars" and lab_of(over).lightness < lab_of(under).lightness  # by day
            return style + Style.from_color(under if hidden else over, under)
        ground = self.turn.ground(below)
        if kind == "edges" and ink != _CURSOR:
            return style + Style.from_color(self.turn.ground(ink), ground)
        over = self.turn.ink(ink, ground, kind == "lines")
        return style + Style(color=over, bgcolor=ground, bold=False if over.number == 0 else None)


_CURSOR: Final = RichColor.parse(CURSOR)
_TEXT: Final = RichColor.parse(TEXT)
_GROUND: Final = RichColor.parse(GROUND)
_PANEL: Final = RichColor.parse(PANEL)


@lru_cache(4096)
def what(text: str) -> str:
    """What stands in a piece of a line: text, lines, pixels, stars, or edges of something coloured."""
    signs = {*text} - {" "}
    if not signs:
        return "text"
    if signs <= PIXELS:
        return "edges" if signs & EDGES else "pixels"
    return "stars" if signs <= STARS else "lines" if signs <= LINES else "text"


def by_day(color: RichColor) -> RichColor:
    """A dark ground as a light one, its steps kept; what is vivid or bright stays."""
    lab = lab_of(color)
    return color if lab.lightness >= BRIGHT or lab.chroma >= VIVID else rgb_of(turned(lab))


def dawn(color: RichColor) -> RichColor:
    """The picture of a night as one of a morning; what stands against the light is dark in both."""
    lab = lab_of(color)
    if lab.lightness <= SHADE:
        return rgb_of(lab._replace(lightness=RAISED))
    return color if lab.lightness >= BRIGHT else rgb_of(turned(lab))


def dark_ink(color: RichColor, ground: RichColor, is_line: bool) -> RichColor:
    """Ink for the light theme; on a ground that stayed it stays too."""
    over, below = lab_of(color), lab_of(ground)
    if below.chroma < VIVID and over.chroma < VIVID and (is_line or over.lightness >= below.lightness - 0.35):
        over = turned(over)
    return readable(over, ground, SEEN if is_line else READABLE)


def turned(lab: Lab) -> Lab:
    """Light for dark."""
    return lab._replace(lightness=max(0.0, 1.13 - lab.lightness))


def stark(color: RichColor) -> RichColor:
    """A ground of the high contrast: black, white, navy for what stands out, or vivid and far from black or white."""
    lab = lab_of(color)
    if lab.chroma < VIVID:
        return WHITE if lab.lightness >= BRIGHT else NAVY if lab.lightness >= RAISED else BLACK
    step = STEP if contrast(BLACK, color) >= contrast(WHITE, color) else -STEP
    while max(contrast(BLACK, color), contrast(WHITE, color)) < STRONG:
        lab = lab._replace(lightness=lab.lightness + step)
        color = rgb_of(lab)
    return color


def night(color: RichColor) -> RichColor:
    """A pixel of the high contrast: as it is, on black and white."""
    lab = lab_of(color)
    if lab.chroma >= VIVID or RAISED <= lab.lightness < BRIGHT:
        return color
    return stark(color)


def strong_ink(color: RichColor, ground: RichColor, is_line: bool) -> RichColor:
    """Black, white, or a vivid colour that can be read as well."""
    over = lab_of(color)
    if over.chroma < VIVID or lab_of(ground).chroma >= VIVID:
        return max((BLACK, WHITE), key=lambda pole: contrast(pole, ground))
    return readable(over, ground, STRONG)


def readable(over: Lab, ground: RichColor, least: float) -> RichColor:
    """Ink moved away from its ground until the contrast is at least that, as far as there is such ink."""
    step = STEP if contrast(WHITE, ground) >= contrast(BLACK, ground) else -STEP
    while contrast(rgb_of(over), ground) < least and 0 < over.lightness < 1:
        over = over._replace(lightness=min(1.0, max(0.0, over.lightness + step)))
    return rgb_of(over)


class Hue(NamedTuple):
    """A part of the wheel of colours: where its middle is, in degrees, and its numbers among the sixteen."""

    middle: float
    dark: int
    bright: int
    ink: int


HUES: Final = (
    Hue(27, 1, 9, 9), Hue(58, 3, 9, 11), Hue(95, 3, 11, 11), Hue(150, 2, 10, 10), Hue(205, 6, 14, 14),
    Hue(262, 4, 12, 14), Hue(320, 5, 13, 13),
)  # fmt: skip


def numbered(color: RichColor) -> RichColor:
    """The nearest of the sixteen colours as a ground; grounds that stand out are blue."""
    lab = lab_of(color)
    if lab.chroma < VIVID:
        return RichColor.from_ansi(
            15 if lab.lightness >= WHITISH else 7 if lab.lightness >= BRIGHT else 4 if lab.lightness >= RAISED else 0
        )
    return _vivid(lab)


def numbered_pixel(color: RichColor) -> RichColor:
    """The nearest of the sixteen colours as a part of a picture."""
    lab = lab_of(color)
    if lab.chroma < VIVID:
        grey = 15 if lab.lightness >= WHITISH else 7 if lab.lightness >= BRIGHT else 8 if lab.lightness >= 0.32 else 0
        return RichColor.from_ansi(grey)
    return _vivid(lab)


def numbered_ink(color: RichColor, ground: RichColor, is_line: bool) -> RichColor:
    """Ink of the sixteen: coloured on black, else black or white."""
    lab = lab_of(color)
    if ground.number in (1, 4, 5, 8):
        return RichColor.from_ansi(15)
    if ground.number != 0:
        return RichColor.from_ansi(0)
    if lab.chroma >= VIVID:
        return RichColor.from_ansi(_nearest(lab).ink)
    return RichColor.from_ansi(8 if is_line else 15 if lab.lightness >= 0.8 else 7)


def _vivid(lab: Lab) -> RichColor:
    hue = _nearest(lab)
    return RichColor.from_ansi(hue.bright if lab.lightness >= 0.68 else hue.dark)


def _nearest(lab: Lab) -> Hue:
    return min(HUES, key=lambda hue: abs((lab.hue - hue.middle + 180) % 360 - 180))


TURNS: Final = {
    "light": Turn(by_day, dawn, dark_ink),
    "contrast": Turn(stark, night, strong_ink),
    "sixteen": Turn(numbered, numbered_pixel, numbered_ink, sixteenth),
}
"""Every theme but the dark one, in which the screen is drawn."""
