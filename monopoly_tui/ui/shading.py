"""A picture's cell where there are few colours or none: ░▒▓ stand for what lies between two. Knows no picture."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from math import dist
from typing import Final, NamedTuple

from rich.color import Color as RichColor
from rich.style import Style

from monopoly_tui.ui.oklab import Place, between, lab_of, place_of

HALF: Final = "▀"
TONES: Final = ((0.30, " "), (0.44, "░"), (0.57, "▒"), (0.72, "▓"), (1.01, "█"))
"""Lightness up to which a sign stands for it, of a light ink on a dark ground."""
DARK: Final = 0.18
"""The lightness of the ground of all."""
EDGE: Final = 0.57
SHARP: Final = 0.1
"""Lightness between the two sides of an edge within a cell, and how far they are apart at least."""
SHADES: Final = {"░": 0.25, "▒": 0.5, "▓": 0.75}
"""How much of a cell a sign covers."""
NOISE: Final = 0.16
"""How much the unrest of a shade counts, by the distance of its two colours."""


class Cell(NamedTuple):
    """A sign, its ink and its ground."""

    sign: str
    ink: RichColor
    ground: RichColor


def halves(text: str, style: Style) -> tuple[RichColor, RichColor] | None:
    """The colours of the upper and the lower half of a picture's cells; None for all else."""
    if set(text) != {HALF} or style.color is None or style.bgcolor is None:
        return None
    return style.color, style.bgcolor


def tone(upper: RichColor, lower: RichColor) -> str:
    """The sign for a cell of two such halves, without colours."""
    above, below = lab_of(upper).lightness, lab_of(lower).lightness
    if (above >= EDGE) != (below >= EDGE) and abs(above - below) > SHARP:
        return "▀" if above > below else "▄"
    return next(sign for limit, sign in TONES if (above + below) / 2 < limit)


@lru_cache(8192)
def sixteenth(upper: RichColor, lower: RichColor) -> Cell:
    """The cell of the sixteen colours that looks most like one of two such halves."""
    above, below = _wanted(upper), _wanted(lower)
    flat = _nearest_flat(above), _nearest_flat(below)
    split = sum(dist(wanted, _flat()[number]) for wanted, number in zip((above, below), flat, strict=True))
    middle = _wanted(between(upper, lower))
    (sign, ink, ground), unlike = _nearest_mix(_rounded(middle))
    if split < 2 * unlike + dist(above, below):
        return Cell(HALF, *(RichColor.from_ansi(number) for number in flat))
    return Cell(sign, RichColor.from_ansi(ink), RichColor.from_ansi(ground))


@lru_cache(4096)
def _nearest_mix(wanted: Place) -> tuple[tuple[str, int, int], float]:
    """The sign, ink and ground that together look most like a colour, and how unlike it they are."""
    found = min(_mixes(), key=lambda mix: dist(wanted, mix[1]) + mix[2])
    return found[0], dist(wanted, found[1]) + found[2]


def _nearest_flat(wanted: Place) -> int:
    return min(_flat(), key=lambda number: dist(wanted, _flat()[number]))


@cache
def _flat() -> dict[int, Place]:
    """The sixteen colours as most terminals paint them."""
    return {number: place_of(RichColor.from_rgb(*RichColor.from_ansi(number).get_truecolor())) for number in range(16)}


@cache
def _mixes() -> list[tuple[tuple[str, int, int], Place, float]]:
    """All that two of the sixteen can look like, and how much that flickers."""
    out = []
    for ink, ground in combinations(_flat(), 2):
        one, other = _flat()[ink], _flat()[ground]
        for sign, share in SHADES.items():
            light, a, b = (here * share + there * (1 - share) for here, there in zip(one, other, strict=True))
            out.append(((sign, ink, ground), (light, a, b), NOISE * dist(one, other)))
    return out


def _rounded(place: Place) -> Place:
    """A place near by, of which there are few, so that each is looked up once."""
    lightness, a, b = (round(part, 2) for part in place)
    return lightness, a, b


def _wanted(color: RichColor) -> Place:
    """Where a colour of the screen should be, whose ground is to be black."""
    lightness, a, b = place_of(color)
    return max(0.0, (lightness - DARK) / (1 - DARK)), a, b
