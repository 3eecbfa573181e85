"""How the screen is shown in this terminal: its theme, its colours, its signs; what is drawn knows none of it."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Final

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from monopoly_tui.settings import Settings
from monopoly_tui.text.ascii import plain_signs
from monopoly_tui.ui.few_colors import Nearest
from monopoly_tui.ui.no_color import Plain
from monopoly_tui.ui.oklab import between
from monopoly_tui.ui.themes import TURNS, Theme

FULL: Final = "█"
BLOCKS: Final = frozenset("▀▄▗▖▝▘█ ")
"""Signs of pictures, large digits and the ends of cards."""
DIE: Final = 5
"""Cells from which a piece of nothing but discs is the face of a die, not the sign of a seat."""


class Ascii(LineFilter):
    """Signs of ASCII only; where there is colour, a picture of blocks becomes one of whole cells."""

    def __init__(self, colored: bool) -> None:
        super().__init__()
        self.colored = colored

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """See LineFilter."""
        return [plain for segment in segments for plain in self._plain(segment)]

    def _plain(self, segment: Segment) -> list[Segment]:
        text, style = segment.text, segment.style
        if self.colored and style is not None and text.strip() and BLOCKS.issuperset(text):
            runs = [(sign, len([*run])) for sign, run in groupby(text)]
            return [Segment(" " * cells, whole(sign, style), segment.control) for sign, cells in runs]
        if len(text) >= DIE and {*text} == {"●", " "}:
            text = text.replace("●", "o")
        return [Segment(plain_signs(text), style, segment.control)]


@lru_cache(4096)
def whole(sign: str, style: Style) -> Style:
    """One colour for a cell of a block: that of its ink, of its ground, or for a part of a block one between them."""
    ink, ground = (style.color or RichColor.default()), (style.bgcolor or RichColor.default())
    if sign == FULL:
        return Style.from_color(None, ink)
    plain = sign == " " or ink.is_default or ground.is_default
    return Style.from_color(None, ground if plain else between(ink, ground))


def filters(settings: Settings, color_system: str | None) -> list[LineFilter]:
    """What every line goes through on its way to the terminal, whose colours rich calls `color_system`."""
    out: list[LineFilter] = []
    colored = settings.color != "never"
    theme = "sixteen" if color_system in ("standard", "windows") else settings.theme
    if not colored:
        out.append(Plain())
    elif theme in TURNS:
        out.append(Theme(TURNS[theme]))
    if colored and color_system == "256":
        out.append(Nearest())
    if settings.glyphs == "ascii":
        out.append(Ascii(colored))
    return out
