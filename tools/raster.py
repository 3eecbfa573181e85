"""Turn lines of a screen into a picture, as a terminal would draw them: fixed cells, blocks as rectangles.

Needs Pillow and a monospaced font; blocks and box lines are drawn by hand, so that cells meet.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont
from rich.cells import cell_len
from rich.color import Color
from rich.style import Style
from textual.strip import Strip

Rgb = tuple[int, int, int]

CELL: Final = (9, 18)  # pixels, across and down
SIZE: Final = 15  # of the font, in pixels
MARGIN: Final = 8  # pixels around the screen
PAPER: Final[Rgb] = (13, 17, 23)
INK: Final[Rgb] = (224, 224, 224)
FONTS: Final = Path("/usr/share/fonts/truetype/dejavu")

# The part of a cell that a block fills: left, top, right, bottom, in eighths.
EIGHTHS: Final[dict[str, tuple[tuple[int, int, int, int], ...]]] = {
    **{chr(0x2580 + n): ((0, 8 - n, 8, 8),) for n in range(1, 9)},
    **{chr(0x2590 - n): ((0, 0, n, 8),) for n in range(1, 8)},
    "▀": ((0, 0, 8, 4),),
    "▐": ((4, 0, 8, 8),),
    "▔": ((0, 0, 8, 1),),
    "▕": ((7, 0, 8, 8),),
    "▖": ((0, 4, 4, 8),),
    "▗": ((4, 4, 8, 8),),
    "▘": ((0, 0, 4, 4),),
    "▝": ((4, 0, 8, 4),),
    "▙": ((0, 0, 4, 8), (4, 4, 8, 8)),
    "▛": ((0, 0, 8, 4), (0, 4, 4, 8)),
    "▜": ((0, 0, 8, 4), (4, 4, 8, 8)),
    "▟": ((4, 0, 8, 8), (0, 4, 4, 8)),
    "▚": ((0, 0, 4, 4), (4, 4, 8, 8)),
    "▞": ((4, 0, 8, 4), (0, 4, 4, 8)),
}
# Which ways a box line goes from the middle of its cell: left, right, up, down; capitals are heavy.
LINES: Final = {
    "─": "lr", "│": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu", "╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu",
    "├": "udr", "┤": "udl", "┬": "lrd", "┴": "lru", "┼": "lrud", "━": "LR", "┃": "UD", "╪": "lrud",
}  # fmt: skip


def picture(strips: Sequence[Strip], path: Path) -> None:
    """Write the lines as a PNG file."""
    image(strips).save(path, optimize=True)


def image(strips: Sequence[Strip]) -> Image.Image:
    """The lines drawn."""
    width = max(strip.cell_length for strip in strips)
    size = (width * CELL[0] + 2 * MARGIN, len(strips) * CELL[1] + 2 * MARGIN)
    drawn = Image.new("RGB", size, PAPER)
    draw = ImageDraw.Draw(drawn)
    for row, strip in enumerate(strips):
        x, y = MARGIN, MARGIN + row * CELL[1]
        for segment in strip:
            if segment.control:
                continue
            look = segment.style or Style()
            for character in segment.text:
                cells = cell_len(character)
                if cells:
                    _cell(draw, x, y, cells, character, look)
                    x += cells * CELL[0]
    return drawn


def _cell(draw: ImageDraw.ImageDraw, x: int, y: int, cells: int, character: str, look: Style) -> None:
    fore, back = _rgb(look.color, INK), _rgb(look.bgcolor, PAPER)
    if look.reverse:
        fore, back = back, fore
    draw.rectangle((x, y, x + cells * CELL[0] - 1, y + CELL[1] - 1), fill=back)
    if character in EIGHTHS:
        for left, top, right, bottom in EIGHTHS[character]:
            corner = (x + left * CELL[0] // 8, y + top * CELL[1] // 8)
            draw.rectangle((*corner, x + right * CELL[0] // 8 - 1, y + bottom * CELL[1] // 8 - 1), fill=fore)
    elif character in LINES:
        _line(draw, x, y, LINES[character], fore)
    elif character != " ":
        draw.text((x, y + 1), character, font=_font(bool(look.bold)), fill=fore)
    if look.underline:
        draw.line((x, y + CELL[1] - 2, x + cells * CELL[0] - 1, y + CELL[1] - 2), fill=fore)


def _line(draw: ImageDraw.ImageDraw, x: int, y: int, ways: str, color: Rgb) -> None:
    middle = (x + CELL[0] // 2, y + CELL[1] // 2)
    ends = {
        "l": (x, middle[1]),
        "r": (x + CELL[0] - 1, middle[1]),
        "u": (middle[0], y),
        "d": (middle[0], y + CELL[1] - 1),
    }
    for way in ways:
        draw.line((*middle, *ends[way.lower()]), fill=color, width=1 if way.islower() else 3)


def _rgb(color: Color | None, default: Rgb) -> Rgb:
    if color is None or color.is_default:
        return default
    red, green, blue = color.get_truecolor()
    return red, green, blue


@lru_cache(2)
def _font(bold: bool) -> ImageFont.FreeTypeFont:
    name = "DejaVuSansMono-Bold.ttf" if bold else "DejaVuSansMono.ttf"
    return ImageFont.truetype(str(FONTS / name), SIZE, layout_engine=ImageFont.Layout.BASIC)
