"""The screen without colours: bright grounds become reverse video, half blocks keep their shape. Knows no game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from monopoly_tui.ui.shading import halves, tone

BRIGHT: Final = 0.45
"""Brightness from which a colour stands for light rather than dark."""
HALVES: Final = {"▀": (True, False), "▄": (False, True)}
"""Which halves of a half block are in the text's colour: the upper, the lower."""
CAPS: Final = frozenset("▗▄▖▝▀▘")
"""Signs of a card's end, of which there is nothing to see where both of its colours are dark."""
BLOCKS: Final = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}


class Plain(LineFilter):
    """Nothing but what a terminal has without colours, so that its own two are used."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """See LineFilter."""
        return [
            segment if segment.style is None else Segment(*plain(segment.text, segment.style), segment.control)
            for segment in segments
        ]


@lru_cache(4096)
def plain(text: str, style: Style) -> tuple[str, Style]:
    """Text and style without colour."""
    if (parts := halves(text, style)) is not None:
        return tone(*parts) * len(text), Style()
    over, under = _is_bright(style.color), _is_bright(style.bgcolor)
    if text and set(text) <= set(HALVES):
        blocks = (BLOCKS[tuple(over if half else under for half in HALVES[sign])] for sign in text)  # type: ignore[index]
        return "".join(blocks), Style()
    if text and CAPS.issuperset(text) and not over and not under:
        return " " * len(text), Style()
    return text, Style(bold=style.bold, underline=style.underline, reverse=under)


def _is_bright(color: RichColor | None) -> bool:
    if color is None or color.is_default:
        return False
    return Color.from_rich_color(color).brightness > BRIGHT
