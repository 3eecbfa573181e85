"""The screen in the 256 colours that many terminals have: each colour's nearest to the eye. Knows no game.

Left to itself the screen's dark greys would come out as black and as bright blue.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import dist
from typing import Final

from rich.color import Color as RichColor
from rich.color import ColorType
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from monopoly_tui.ui.oklab import Place, place_of

LEVELS: Final = (0, 95, 135, 175, 215, 255)
"""The six steps of a channel in the colour cube that begins at 16."""
GREYS: Final = range(232, 256)
"""The ramp of greys after the cube."""
PALETTE: Final = {
    16 + 36 * r + 6 * g + b: (LEVELS[r], LEVELS[g], LEVELS[b]) for r in range(6) for g in range(6) for b in range(6)
} | {number: (8 + 10 * step,) * 3 for step, number in enumerate(GREYS)}
"""By number, red, green and blue. The first 16 are left out: every terminal paints them its own way."""


class Nearest(LineFilter):
    """True colours become numbers of the palette; what is a number already stays."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """See LineFilter."""
        return [
            segment if segment.style is None else Segment(segment.text, nearest(segment.style), segment.control)
            for segment in segments
        ]


@lru_cache(4096)
def nearest(style: Style) -> Style:
    """The style with the palette's colours."""
    return style + Style(color=number_of(style.color), bgcolor=number_of(style.bgcolor))


@lru_cache(1024)
def number_of(color: RichColor | None) -> RichColor | None:
    """The palette's colour that looks most alike; None and the terminal's own colours stay."""
    if color is None or color.triplet is None or color.type is not ColorType.TRUECOLOR:
        return color
    wanted, places = place_of(color), palette()
    return RichColor.from_ansi(min(places, key=lambda number: dist(wanted, places[number])))


@cache
def palette() -> dict[int, Place]:
    """The palette as the eye measures it."""
    return {number: place_of(RichColor.from_rgb(*rgb)) for number, rgb in PALETTE.items()}
