"""Kish at sundown: the sun on the Persian Gulf, the stranded Greek ship, palms on the beach."""

from __future__ import annotations

import math
from typing import Final

from monopoly_tui.ui.art.canvas import BACK, SHADE, Canvas, clamp, even, lerp, noise, ramp, rgb, smooth, wave
from monopoly_tui.ui.art.night import scatter_stars

SKY: Final = (
    (0.0, BACK),
    (0.22, rgb("#12243f")),
    (0.48, rgb("#1f5068")),
    (0.70, rgb("#6f8f88")),
    (0.86, rgb("#e6a878")),
    (1.0, rgb("#ffd9a0")),
)
SEA: Final = ((0.0, rgb("#5d9a9c")), (0.25, rgb("#24707f")), (0.7, rgb("#11405a")), (1.0, rgb("#0f2236")))
SUN, SUN_LOW = rgb("#fff3cf"), rgb("#ff9d5c")
HULL, RUST, SAND = rgb("#2a2030"), rgb("#8a4a3a"), rgb("#3a3532")
HORIZON: Final = 0.56
FRONDS: Final = ((0.58, 0.0, 0.78), (1.0, 0.41, 0.89), (0.70, 0.72, 0.66))
"""A palm's leaves to one side: how far each reaches, rises and hangs down, in lengths of the longest."""


def kish(width: int, height: int) -> Canvas:
    """The whole picture, in `width` by `height` pixels."""
    canvas = Canvas(width, height)
    sun = 0.58 * width
    _sky(canvas, sun)
    scatter_stars(canvas, 0.28, 40)
    _sun(canvas, sun, 0.15 * height)
    _sea(canvas, sun)
    _ship(canvas, 0.27 * width, 0.32 * height)
    _beach(canvas)
    if height > 30:  # in a smaller picture two would run into each other
        _palm(canvas, 0.72 * width, 0.27 * height, 0.03 * width)
    _palm(canvas, 0.84 * width, 0.42 * height, 0.04 * width)
    canvas.fade_edges(0.07 * width)
    return canvas


def _sky(canvas: Canvas, sun: float) -> None:
    """The evening sky, warmer around the sun."""
    for y in range(canvas.height):
        color = ramp(SKY, y / (HORIZON * canvas.height))
        for x in range(canvas.width):
            dx, dy = (x - sun) / canvas.width, (y / canvas.height - HORIZON)
            light = math.exp(-(dx * dx * 14 + dy * dy * 20))
            canvas.put(x, y, lerp(lerp(color, BACK, 0.35 * (1 - light)), SUN_LOW, 0.30 * light))


def _sun(canvas: Canvas, middle: float, radius: float) -> None:
    """The sun, half under the horizon."""
    level = HORIZON * canvas.height
    for y in range(int(level - radius), int(level) + 1):
        reach = radius * radius - (level - y - 0.5) ** 2
        if reach > 0:
            color = lerp(SUN, SUN_LOW, clamp(1 - (level - y) / radius))
            canvas.span(y, middle - math.sqrt(reach), middle + math.sqrt(reach), even(color))


def _sea(canvas: Canvas, sun: float) -> None:
    """The gulf, with the sun's road upon it and a few crests."""
    top = round(HORIZON * canvas.height)
    for y in range(top, canvas.height):
        deep = (y - top) / (canvas.height - top)
        color = ramp(SEA, deep)
        for x in range(canvas.width):
            canvas.put(x, y, lerp(color, BACK, 0.45 * smooth(abs(x - sun) / canvas.width)))
            if noise(x // 3, y, 31) < 0.10:
                canvas.put(x, y, rgb("#8fc7c4"), 0.14 * (1 - deep))
        half = canvas.width * (0.030 + 0.075 * deep) * (0.55 + 0.9 * noise(y, 32))
        shift = (noise(y, 33) - 0.5) * 0.03 * canvas.width
        canvas.span(y, sun + shift - half, sun + shift + half, even(SUN_LOW), 0.75 * (1 - 0.8 * deep))


def _ship(canvas: Canvas, middle: float, size: float) -> None:
    """The wreck on its reef, its bow up, with a bridge and two masts."""
    level = (HORIZON + 0.03) * canvas.height
    half = 1.15 * size
    for x in range(int(middle - half), int(middle + half) + 1):
        along = (x + 0.5 - middle) / half
        deck = level - size * (0.26 + 0.10 * along + 0.16 * smooth((along - 0.6) / 0.4))
        keel = level + size * 0.05 - size * 0.26 * smooth((along - 0.72) / 0.28)
        if along < -0.45:
            deck -= 0.26 * size if along < -0.55 else 0.14 * size
        for y in range(int(deck), int(keel) + 1):
            cover = min(1.0, y + 1 - deck, keel + 1 - y)
            rust = smooth((y - deck) / (0.34 * size)) * (0.55 + 0.45 * noise(x, y, 34))
            canvas.put(x, y, lerp(HULL, RUST, rust), cover)
    for along, tall in ((-0.62, 0.95), (0.30, 0.75)):
        for y in range(int(level - tall * size), int(level - 0.25 * size)):
            canvas.put(int(middle + along * half), y, HULL, 0.85)
    canvas.span(round(level + 0.07 * size), middle - half, middle + half, even(HULL), 0.5)


def _beach(canvas: Canvas) -> None:
    """Sand in the foreground, rising to the right."""
    height = canvas.height

    def top(x: float) -> float:
        return height * (0.97 - 0.16 * smooth((x / canvas.width - 0.45) / 0.5) - 0.02 * wave(x / 6, 35))

    canvas.below(top, lambda _x, _y, depth: lerp(SAND, BACK, clamp(depth / (0.18 * height))))


def _palm(canvas: Canvas, foot: float, tall: float, lean: float) -> None:
    """A palm against the light, leaning to the left."""
    ground = 0.88 * canvas.height
    crown, top = ground - 1.35 * tall, foot - lean
    for y in range(round(crown), round(ground)):
        x = round(foot - lean * ((ground - y) / (ground - crown)) ** 1.6)
        canvas.span(y, x, x + max(1, round(0.06 * tall)), even(SHADE))
    reach, steps = 0.7 * tall, round(4 * tall)
    for out, up, down in FRONDS:
        for step in range(-steps, steps + 1):  # to the left, and to the right
            share = abs(step) / steps
            x = round(top + reach * out * step / steps)
            y = round(crown + reach * (down * share * share - up * share))
            canvas.put(x, y, SHADE)
            if share < 0.4 and tall > 15:  # a leaf is thicker where it begins
                canvas.put(x, y + 1, SHADE)
