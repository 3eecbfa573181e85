"""Haft Khan at nightfall: seven peaks before a large sun, the Simorgh over it, a rider with his lance below."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from monopoly_tui.ui.art.canvas import BACK, SHADE, Canvas, Rgb, clamp, even, lerp, noise, ramp, rgb, smooth, wave
from monopoly_tui.ui.art.night import scatter_stars

SKY: Final = (
    (0.0, BACK),
    (0.25, rgb("#2a1030")),
    (0.50, rgb("#6b1f3a")),
    (0.72, rgb("#c2503a")),
    (0.88, rgb("#f0a24e")),
    (1.0, rgb("#ffd58a")),
)
SUN, SUN_LOW = rgb("#fff0c0"), rgb("#ffb259")
FAR, NEAR, SNOW = rgb("#7a3348"), rgb("#371a33"), rgb("#f6c9a8")
SAND = rgb("#241722")
HORIZON: Final = 0.80
PEAKS: Final = (
    (0.06, 0.30, 0.13), (0.94, 0.36, 0.13), (0.20, 0.46, 0.14), (0.80, 0.24, 0.15),
    (0.38, 0.58, 0.11), (0.64, 0.54, 0.11), (0.51, 0.68, 0.10),
)  # fmt: skip
"""Of each peak: where it stands, its top, its half width, in shares of the picture."""
SIMORGH: Final = (
    "        ##          ##   ",
    "         ####     ####   ",
    "          #####  #####   ",
    "           ##########    ",
    "            ########     ",
    "#           ######## ##  ",
    " ##       ############## ",
    "  ####  #########      ##",
    "#   ###########          ",
    " ##########              ",
    "   ####                  ",
    " ###                     ",
)
RIDER: Final = (
    "              #",
    "     ##      # ",
    "     ##     #  ",
    "    ####   #   ",
    "    ##### ###  ",
    "    #### ##### ",
    " # #########  #",
    "# ##########   ",
    "# #########    ",
    "  ##     ##    ",
    " # #     # #   ",
    " #  #   #   #  ",
)
"""Shapes against the light, a sign a pixel at their smallest."""
SMALLEST: Final = 28
"""Pixels down from which there is room for them."""


def haft_khan(width: int, height: int) -> Canvas:
    """The whole picture, in `width` by `height` pixels."""
    canvas = Canvas(width, height)
    sun = 0.50 * width
    _sky(canvas, sun)
    scatter_stars(canvas, 0.30, 40)
    _sun(canvas, sun, min(0.36 * height, 0.2 * width))
    for number, (x, top, half) in enumerate(PEAKS):
        _peak(canvas, (x * width, top * height, half * width), sun, number)
    _sand(canvas)
    if scale := height // SMALLEST:
        _shape(canvas, SIMORGH, sun + 0.05 * width, 0.48 * height, scale)
        _shape(canvas, RIDER, 0.22 * width, 0.92 * height, scale)
    canvas.fade_edges(0.07 * width)
    return canvas


def _sky(canvas: Canvas, sun: float) -> None:
    """The evening sky, brighter around the sun."""
    for y in range(canvas.height):
        color = ramp(SKY, y / (HORIZON * canvas.height))
        for x in range(canvas.width):
            away = abs(x - sun) / canvas.width
            canvas.put(x, y, lerp(color, BACK, 0.55 * smooth(1.5 * away)))


def _sun(canvas: Canvas, middle: float, radius: float) -> None:
    """The sun, its foot behind the mountains."""
    level = 0.46 * canvas.height
    for y in range(int(level - radius), int(level + radius) + 1):
        reach = radius * radius - (level - y - 0.5) ** 2
        if reach > 0:
            color = lerp(SUN, SUN_LOW, clamp((y - level + radius) / (2 * radius)))
            canvas.span(y, middle - math.sqrt(reach), middle + math.sqrt(reach), even(color))


def _peak(canvas: Canvas, shape: tuple[float, float, float], sun: float, number: int) -> None:
    """A jagged peak: lit on the side of the sun, with snow on its top."""
    x, top, half = shape
    foot = 0.90 * canvas.height
    body = lerp(FAR, NEAR, (number % 3) / 4)
    for y in range(max(0, int(top)), min(canvas.height, int(foot) + 2)):
        down = clamp((y - top) / (foot - top))
        reach = half * down**0.8
        ragged = 0.16 * half * (noise(number, y // 2, 41) - 0.5)
        ridge = x + 0.35 * half * (wave(down * 4, 42 + number) - 0.5) * down
        left, right = x - reach + ragged, x + reach + ragged
        lit, dark = lerp(body, SUN_LOW, 0.45 * (1 - down)), lerp(body, BACK, 0.35)
        sides: tuple[Rgb, Rgb] = (dark, lit) if sun > x else (lit, dark)
        canvas.span(y, left, ridge, even(sides[0]))
        canvas.span(y, ridge, right, even(sides[1]))
        if down < 0.22 + 0.08 * noise(number, y, 43):
            canvas.span(y, left, right, even(SNOW), 0.75 - 2 * down)


def _sand(canvas: Canvas) -> None:
    """The desert in the foreground, rising to the left where the rider stands."""
    height = canvas.height

    def top(x: float) -> float:
        return height * (0.87 - 0.04 * smooth(1 - x / (0.5 * canvas.width)) - 0.03 * wave(x / 9, 44))

    canvas.below(top, lambda _x, _y, depth: lerp(SAND, BACK, clamp(depth / (0.2 * height))))


def _shape(canvas: Canvas, shape: Sequence[str], middle: float, foot: float, scale: int) -> None:
    """A dark shape that stands on `foot`, `scale` pixels for a sign."""
    left, top = round(middle - len(shape[0]) * scale / 2), round(foot) - len(shape) * scale
    for y in range(len(shape) * scale):
        for x, sign in enumerate(shape[y // scale]):
            if sign == "#":
                canvas.span(top + y, left + x * scale, left + (x + 1) * scale, even(SHADE))
