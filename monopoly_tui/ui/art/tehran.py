"""Tehran at dusk: Damavand under snow, the Azadi and Milad towers, the lights of the city."""

from __future__ import annotations

import math
from typing import Final

from monopoly_tui.ui.art.canvas import BACK, Canvas, Rgb, clamp, even, lerp, noise, ramp, rgb, smooth, wave
from monopoly_tui.ui.art.night import scatter_stars

SKY: Final = (
    (0.0, BACK),
    (0.16, rgb("#15183a")),
    (0.36, rgb("#35285f")),
    (0.54, rgb("#7a3d78")),
    (0.70, rgb("#cd666d")),
    (0.84, rgb("#f3a069")),
    (1.0, rgb("#ffd596")),
)
GLOW: Final = rgb("#ffb877")
ROCK_LIT, ROCK_DARK = rgb("#7d6a94"), rgb("#3b355e")
SNOW_LIT, SNOW_DARK = rgb("#fff4f0"), rgb("#a79cc9")
HAZE: Final = rgb("#b87a86")
RANGE_TOP, RANGE_FOOT = rgb("#4a3d66"), rgb("#6b4f74")
FAR_CITY, NEAR_CITY = rgb("#2e2a4c"), rgb("#14172a")
WARM, COOL = rgb("#ffcf7d"), rgb("#a9c8ff")
MARBLE_LIT, MARBLE_DARK = rgb("#fff6e6"), rgb("#9d94b4")
CONCRETE_LIT, CONCRETE_DARK = rgb("#d9d4e0"), rgb("#6a6688")
NICHE, MAST_RED, MAST_WHITE = rgb("#4d4a72"), rgb("#e2605c"), rgb("#f0edf4")
HORIZON: Final = 0.80
"""Where the sky ends, as a share of the height."""
ARCH: Final = 0.52
"""How far down the tower its arch begins."""
CRATER: Final = 0.04
"""How much of the mountain's half width is its flat top."""


def tehran(width: int, height: int) -> Canvas:
    """The whole picture, in `width` by `height` pixels."""
    canvas = Canvas(width, height)
    _sky(canvas)
    scatter_stars(canvas, 0.42, 34)
    _damavand(canvas, 0.29 * width, 0.16 * height)
    _range(canvas)
    _milad(canvas, int(0.82 * width) + 0.5)
    _city(canvas, 0.78 * height, 0.09 * height, FAR_CITY, 1)
    _city(canvas, 0.86 * height, 0.11 * height, NEAR_CITY, 2)
    _ground(canvas)
    _azadi(canvas, 0.565 * width)
    canvas.fade_edges(0.07 * width)
    return canvas


def _sky(canvas: Canvas) -> None:
    """Dusk from above, with the last light low in the west."""
    width, height = canvas.width, canvas.height
    for y in range(height):
        color = ramp(SKY, y / (HORIZON * height))
        for x in range(width):
            dx, dy = (x / width - 0.60) * 1.5, y / height - 0.76
            light = math.exp(-(dx * dx * 4 + dy * dy * 22))
            canvas.put(x, y, lerp(lerp(color, BACK, 0.22 * (1 - light)), GLOW, 0.35 * light))


def _damavand(canvas: Canvas, peak: float, summit: float) -> None:
    """The cone, lit from the right, its snow running down in tongues."""
    width, height = canvas.width, canvas.height
    foot = HORIZON * height
    tall = foot - summit
    half = 0.40 * width

    def top(x: float) -> float:
        away = abs(x - peak) / half
        if away >= 1:
            return float(height)
        rise = (1 - max(0.0, away - CRATER) / (1 - CRATER)) ** 1.45
        return foot - tall * float(rise) + 0.02 * height * (wave(x * 0.45, 3) - 0.5) * min(1.0, 5 * away)

    def color(x: int, y: int, depth: float) -> Rgb:
        down = clamp((y - summit) / tall)
        across = (x + 0.5 - peak) / (half * max(0.08, down))
        gully = wave(across * 5 + 40, 5)
        light = smooth(0.5 + 0.9 * across + 0.5 * (gully - 0.5))
        rock = lerp(lerp(ROCK_DARK, ROCK_LIT, light), HAZE, 0.75 * smooth((down - 0.45) / 0.55))
        snow = lerp(SNOW_DARK, SNOW_LIT, light)
        line = 0.30 + 0.30 * (gully - 0.35)
        return lerp(rock, snow, smooth((line - down) / 0.10 + 0.5) * (1 - 0.15 * clamp(depth / 40)))

    canvas.below(top, color)


def _range(canvas: Canvas) -> None:
    """The Alborz before the mountain, sinking into the haze of the city."""
    width, height = canvas.width, canvas.height
    stride = width / 13

    def top(x: float) -> float:
        rough = 0.7 * wave(x / stride, 8) + 0.3 * wave(3.1 * x / stride, 9)
        return height * (0.73 - 0.14 * rough - 0.05 * smooth((x / width - 0.55) / 0.45))

    canvas.below(top, lambda _x, _y, depth: lerp(RANGE_TOP, RANGE_FOOT, clamp(depth / (0.2 * height))))


def _city(canvas: Canvas, base: float, tallest: float, color: Rgb, seed: int) -> None:
    """A row of houses with lit windows; the nearer the row, the brighter its lights."""
    x, number = 0, 0
    while x < canvas.width:
        wide = 2 + int(4 * noise(seed, number, 1))
        top = int(base - tallest * noise(seed, number, 2) ** 1.4)
        shade = lerp(color, BACK, 0.25 * noise(seed, number, 3))
        for column in range(x, min(canvas.width, x + wide)):
            for y in range(top, canvas.height):
                canvas.put(column, y, lerp(shade, BACK, 0.5 * clamp((y - top) / (0.35 * canvas.height))))
                lamp = noise(seed, column, y, 4)
                if y > top and lamp < 0.10 and (column - x) % 2 == 0:
                    glow = WARM if noise(column, y, 5) < 0.8 else COOL
                    canvas.put(column, y, glow, (0.30 if seed == 1 else 0.55) + 0.35 * noise(column, y, 6))
        x += wide
        number += 1


def _ground(canvas: Canvas) -> None:
    """The square before the tower, losing itself in the dark."""
    top = int(0.93 * canvas.height)
    for y in range(top, canvas.height):
        deep = (y - top + 1) / (canvas.height - top)
        for x in range(canvas.width):
            canvas.put(x, y, lerp(rgb("#1b2a2a"), BACK, deep))


def _azadi(canvas: Canvas, middle: float) -> None:
    """The tower of marble: a narrow crown, ribs, and legs that sweep out around the arch."""
    height = canvas.height
    foot = round(0.955 * height)
    tall = max(10, round(0.50 * height))
    spread = 0.66 * tall

    def shade(across: float) -> Rgb:
        return lerp(MARBLE_DARK, MARBLE_LIT, smooth(0.15 + 0.95 * across))

    for row in range(tall):
        down = (row + 0.5) / tall
        y = foot - tall + row
        sweep = clamp((down - 0.36) / 0.64)
        outer = spread * (0.33 - 0.045 * smooth(down / 0.36) + 0.72 * sweep**2.1)
        if down < ARCH:
            canvas.span(y, middle - outer, middle + outer, shade)
            niche = spread * 0.075 * smooth((ARCH - down) / 0.10) * smooth((down - 0.07) / 0.05)
            canvas.span(y, middle - niche, middle + niche, lambda _across: NICHE, 0.8)
            continue
        inner = spread * 0.54 * ((down - ARCH) / (1 - ARCH)) ** 0.6
        light = lerp(NEAR_CITY, WARM, 0.5 * (down - ARCH))
        canvas.span(y, middle - inner, middle + inner, even(light), 0.7)
        canvas.span(y, middle - outer, middle - inner, lambda across: shade(0.15 + 0.40 * across))
        canvas.span(y, middle + inner, middle + outer, lambda across: shade(0.55 + 0.45 * across))


def _milad(canvas: Canvas, middle: float) -> None:
    """The television tower: a mast in red and white, the pod, a shaft that widens to its foot."""
    height = canvas.height
    tip, pod, foot = 0.06 * height, 0.28 * height, 0.92 * height
    size = max(2.6, 0.082 * height)
    deep = 1.9 * size

    def concrete(across: float) -> Rgb:
        return lerp(CONCRETE_DARK, CONCRETE_LIT, smooth(across))

    for y in range(int(tip), int(foot)):
        if y < pod:
            share = (y - tip) / (pod - tip)
            color = MAST_RED if int(5 * share) % 2 == 0 else MAST_WHITE
            half = 0.30 + 0.35 * share
            canvas.span(y, middle - half, middle + half, even(color))
        elif y < pod + deep:
            share = (y + 0.5 - pod) / deep
            half = size * (1.0 if share < 0.30 else 1 - 0.80 * smooth((share - 0.30) / 0.70))
            half *= smooth(0.55 + share / 0.25)
            canvas.span(y, middle - half, middle + half, concrete)
            if 0.18 < share < 0.52:
                canvas.span(y, middle - half, middle + half, lambda _across: WARM, 0.55)
        else:
            share = (y - pod - deep) / (foot - pod - deep)
            half = 0.55 + 0.030 * height * share**2.2
            canvas.span(y, middle - half, middle + half, concrete)
