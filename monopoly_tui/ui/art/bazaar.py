"""The Grand Bazaar: a vaulted lane that runs into the light, lit shops on both sides, sun through the roof."""

from __future__ import annotations

import math
from typing import Final

from monopoly_tui.ui.art.canvas import BACK, Canvas, clamp, even, lerp, noise, rgb, smooth

BRICK, BRICK_DARK, JOINT = rgb("#8a5a3e"), rgb("#2e1d1a"), rgb("#4a2f26")
LIGHT, LAMP = rgb("#ffe2a6"), rgb("#ffc766")
FLOOR: Final = rgb("#3b2a25")
WARES: Final = tuple(rgb(color) for color in ("#b5413f", "#d8903d", "#2f8a86", "#3f5f9e", "#a85a86", "#c9b26a"))
VAULTS: Final = 5
"""Arches one behind the other."""


def bazaar(width: int, height: int) -> Canvas:
    """The whole picture, in `width` by `height` pixels."""
    canvas = Canvas(width, height)
    _wall(canvas)
    lane = min(0.20 * width, 0.62 * height)
    middle = 0.5 * width
    room = middle - lane - 0.06 * width
    shops = max(1, int(room / (0.40 * height)))
    for number in range(shops):
        away = lane + 0.5 * room / shops * (2 * number + 1) + 0.012 * width
        for side in (-1, 1):
            _shop(canvas, middle + side * away, 0.36 * room / shops, number * 2 + (side > 0))
    _lane(canvas, middle, lane)
    _floor(canvas, middle)
    _beams(canvas, middle, lane)
    canvas.fade_edges(0.07 * width)
    return canvas


def arch(y: float, apex: float, spring: float, half: float) -> float:
    """Half the width of a pointed arch at a height; 0 above its apex."""
    if y <= apex:
        return 0.0
    if y >= spring:
        return half
    rise = (spring - y) / (spring - apex)
    return half * math.sqrt(1 - rise**1.7)


def _wall(canvas: Canvas) -> None:
    """Brickwork in warm dusk, darker towards roof and ends."""
    for y in range(canvas.height):
        up = y / canvas.height
        for x in range(canvas.width):
            glow = math.exp(-(((x / canvas.width - 0.5) * 2.6) ** 2)) * smooth(0.15 + 1.1 * up)
            color = lerp(BRICK_DARK, BRICK, 0.15 + 0.75 * glow)
            joint = y % 3 == 2 or (x + 3 * (y // 3 % 2)) % 6 == 0
            canvas.put(x, y, lerp(lerp(color, JOINT, 0.35) if joint else color, BACK, 0.85 * (1 - smooth(up / 0.45))))


def _shop(canvas: Canvas, middle: float, half: float, seed: int) -> None:
    """A lit alcove with rows of wares and a lamp."""
    apex, spring, foot = 0.30 * canvas.height, 0.50 * canvas.height, round(0.88 * canvas.height)
    for y in range(int(apex), foot):
        wide = arch(y + 0.5, apex, spring, half)
        down = (y - apex) / (foot - apex)
        canvas.span(y, middle - wide - 1, middle + wide + 1, even(JOINT), 0.9)
        canvas.span(y, middle - wide, middle + wide, even(lerp(lerp(BRICK_DARK, LAMP, 0.55), BRICK_DARK, down)))
        if down < 0.48:
            continue
        for x in range(int(middle - wide) + 1, int(middle + wide)):
            ware = WARES[int(len(WARES) * noise(seed, x // 2, y // 2, 41)) % len(WARES)]
            canvas.put(x, y, lerp(ware, BRICK_DARK, 0.25 + 0.4 * noise(x, y, 42)), 0.85)
    lamp = round(spring - 0.02 * canvas.height)
    canvas.put(int(middle), lamp, LIGHT)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        canvas.put(int(middle) + dx, lamp + dy, LAMP, 0.45)


def _lane(canvas: Canvas, middle: float, half: float) -> None:
    """The lane: arch behind arch, each nearer to the light at its end."""
    height = canvas.height
    for number in range(VAULTS + 1):
        share = number / VAULTS
        near = 1 - 0.78 * share**0.8
        apex = height * (0.60 - 0.56 * near)
        spring = height * (0.66 - 0.26 * near)
        foot = round(height * (0.66 + 0.27 * near))
        stone = lerp(lerp(BRICK_DARK, BRICK, 0.35 + 0.3 * share), LIGHT, share**1.5)
        inner = lerp(lerp(BRICK_DARK, BRICK, 0.20), LIGHT, 0.9 * share**1.6)
        for y in range(int(apex), foot):
            wide = arch(y + 0.5, apex, spring, half * near)
            rim = max(0.8, 0.07 * half * near)
            canvas.span(y, middle - wide, middle + wide, even(stone))
            within = arch(y + 0.5, apex + rim, spring + rim, half * near - rim)
            canvas.span(y, middle - within, middle + within, even(inner))


def _floor(canvas: Canvas, middle: float) -> None:
    """The pavement, bright where the lane opens on it."""
    top = round(0.88 * canvas.height)
    for y in range(top, canvas.height):
        deep = (y - top) / (canvas.height - top)
        for x in range(canvas.width):
            away = abs(x + 0.5 - middle) / (canvas.width * (0.06 + 0.16 * deep))
            color = lerp(FLOOR, LIGHT, 0.45 * math.exp(-away * away) * (1 - deep))
            canvas.put(x, y, lerp(color, BACK, smooth(deep)))


def _beams(canvas: Canvas, middle: float, half: float) -> None:
    """Sunlight that falls slantwise through the openings of the roof."""
    for start, strength in ((-0.55, 0.22), (0.25, 0.15)):
        for y in range(int(0.20 * canvas.height), int(0.90 * canvas.height)):
            down = y / canvas.height
            x = middle + half * (start + 0.55 * down)
            wide = 0.10 * half + 0.16 * half * down
            fade = clamp((down - 0.18) / 0.2) * (1 - 0.7 * down)
            canvas.span(y, x - wide, x + wide, even(LIGHT), strength * fade)
