"""A grid of pixels with soft edges, shown as half blocks: two pixels, one above the other, make a cell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from rich.segment import Segment

from monopoly_tui.ui.palette import GROUND, style
from monopoly_tui.ui.strip import Strip

Rgb = tuple[float, float, float]


def rgb(color: str) -> Rgb:
    """A colour written as #rrggbb."""
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


BACK: Final = rgb(GROUND)
SHADE: Final = rgb("#040206")
"""What stands against the light: darker than any night, so that it is told from the dark and stays so by day."""


def lerp(a: Rgb, b: Rgb, share: float) -> Rgb:
    """Colour `a` with `share` (0 to 1) of `b`."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share


def even(color: Rgb) -> Callable[[float], Rgb]:
    """The same colour all the way across a span."""
    return lambda _across: color


def clamp(value: float) -> float:
    """`value` held between 0 and 1."""
    return 0.0 if value < 0 else 1.0 if value > 1 else value


def smooth(value: float) -> float:
    """From 0 to 1 with an easy start and end."""
    value = clamp(value)
    return value * value * (3 - 2 * value)


def ramp(stops: Sequence[tuple[float, Rgb]], at: float) -> Rgb:
    """The colour at a place of a gradient given by its stops."""
    for (low, first), (high, second) in pairwise(stops):
        if at <= high:
            return lerp(first, second, clamp((at - low) / (high - low)))
    return stops[-1][1]


def noise(*numbers: int) -> float:
    """A number from 0 to 1 that looks random and is always the same for the same `numbers`."""
    value = 0x9E3779B9
    for number in numbers:
        value = (value ^ (number & 0xFFFFFFFF)) * 0x85EBCA6B & 0xFFFFFFFF
        value ^= value >> 13
    return (value * 0xC2B2AE35 & 0xFFFFFFFF) / 0xFFFFFFFF


def wave(x: float, seed: int) -> float:
    """A smooth line through random heights from 0 to 1, one at each whole `x`."""
    left = int(x // 1)
    share = smooth(x - left)
    return noise(seed, left) * (1 - share) + noise(seed, left + 1) * share


class Canvas:
    """Pixels to paint on, and stars, which are dots of text so that they stay small."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.pixels: list[list[Rgb]] = [[BACK] * width for _ in range(height)]
        self.stars: dict[tuple[int, int], tuple[str, float]] = {}

    def put(self, x: int, y: int, color: Rgb, share: float = 1.0) -> None:
        """Lay `share` of a colour over a pixel, and over a star there; nothing happens outside."""
        if share > 0 and 0 <= x < self.width and 0 <= y < self.height:
            self.stars.pop((x, y // 2), None)
            self.pixels[y][x] = lerp(self.pixels[y][x], color, min(1.0, share))

    def below(self, top: Callable[[float], float], color: Callable[[int, int, float], Rgb]) -> None:
        """Fill what lies under a line of heights; `color` is told the pixel and how deep it lies."""
        for x in range(self.width):
            edge = (top(x + 0.2) + top(x + 0.5) + top(x + 0.8)) / 3
            for y in range(max(0, int(edge)), self.height):
                self.put(x, y, color(x, y, max(0.0, y - edge)), y + 1 - edge)

    def span(self, y: int, left: float, right: float, color: Callable[[float], Rgb], share: float = 1.0) -> None:
        """Fill a row between two places with soft ends; `color` is told how far across, 0 to 1."""
        for x in range(int(left), int(right) + 1):
            cover = min(right, x + 1) - max(left, x)
            if cover > 0:
                self.put(x, y, color(clamp((x + 0.5 - left) / max(1e-6, right - left))), cover * share)

    def star(self, x: int, line: int, sign: str, brightness: float) -> None:
        """Set a star in a cell, on what is painted there so far."""
        self.stars[x, line] = sign, brightness

    def fade_edges(self, reach: float) -> None:
        """Let the picture come out of the dark at its left and right ends, `reach` pixels wide."""
        for x in range(self.width):
            away = 1 - smooth((min(x, self.width - 1 - x) + 0.5) / reach)
            if away > 0:
                for row in self.pixels:
                    row[x] = lerp(row[x], BACK, away)

    def strips(self, dim: float = 0.0) -> list[Strip]:
        """The picture as lines, with `dim` (0 to 1) of the ground mixed in."""
        return [self._strip(line, dim) for line in range(self.height // 2)]

    def _strip(self, line: int, dim: float) -> Strip:
        segments = []
        for x in range(self.width):
            upper, lower = self.pixels[2 * line][x], self.pixels[2 * line + 1][x]
            sign = "▀"
            if (x, line) in self.stars:
                sign, brightness = self.stars[x, line]
                lower = lerp(upper, lower, 0.5)
                upper = lerp(lower, (255, 250, 240), brightness)
            segments.append(Segment(sign, style(_hex(lerp(upper, BACK, dim)), _hex(lerp(lower, BACK, dim)))))
        return Strip(tuple(Segment.simplify(segments)), self.width)


def _hex(color: Rgb) -> str:
    return "#{:02x}{:02x}{:02x}".format(*(round(part) for part in color))
