"""Every colour of the screen, and the signs of the seats. Knows nothing of the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from rich.color import Color, blend_rgb
from rich.style import Style

GROUND: Final = "#0d1117"  # behind everything
PANEL: Final = "#161d2b"  # header, key line, boxes
RAISED: Final = "#22304a"  # the row in focus
TILE: Final = "#1a2130"  # squares, in two alternating shades
TILE_ALT: Final = "#202a3c"
STEEL: Final = "#4a5a75"  # stands in for a group's colour where there is no group
HAIRLINE: Final = "#39465e"
EDGE: Final = "#5b6b86"
TEXT: Final = "#e8eef6"
DIM: Final = "#8a98ad"
GOLD: Final = "#f4d13d"  # keys and headings
GAIN: Final = "#9be49b"
LOSS: Final = "#ff9d9d"
PAPER: Final = "#f3ead6"  # deed cards
INK: Final = "#2a2a33"
CURSOR: Final = "#fff3c4"


class Seat(NamedTuple):
    """How a seat is shown: its shape says what its colour says."""

    shape: str
    color: str


SEATS: Final = (
    Seat("●", "#ff7b72"),
    Seat("■", "#4dd4ff"),
    Seat("▲", "#ffd166"),
    Seat("◆", "#b692ff"),
    Seat("▼", "#f3aa00"),
    Seat("○", "#daf9f9"),
    Seat("◇", "#bcd9b0"),
    Seat("◉", "#67afac"),
)


@lru_cache(8192)
def style(fg: str | None = None, bg: str | None = GROUND, bold: bool = False, underline: bool = False) -> Style:
    """A rich style, made once."""
    return Style(color=fg, bgcolor=bg, bold=bold, underline=underline)


@lru_cache(4096)
def mix(a: str, b: str, share: float) -> str:
    """Colour `a` with `share` (0 to 1) of `b` in it."""
    one, other = (Color.parse(color).get_truecolor() for color in (a, b))
    return blend_rgb(one, other, share).hex


@lru_cache(512)
def ink(background: str) -> str:
    """A text colour that reads well on `background`."""
    red, green, blue = Color.parse(background).get_truecolor()
    return "#10151e" if 0.299 * red + 0.587 * green + 0.114 * blue > 0.45 * 255 else "#ffffff"
