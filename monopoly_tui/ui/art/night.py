"""A calm night sky over hills, for boards that have no picture of their own."""

from __future__ import annotations

from typing import Final

from monopoly_tui.ui.art.canvas import BACK, Canvas, Rgb, clamp, lerp, noise, ramp, rgb, wave

SKY: Final = ((0.0, BACK), (0.35, rgb("#151d3c")), (0.75, rgb("#2e4470")), (1.0, rgb("#5f7fa6")))
MOONLIGHT: Final = rgb("#f3ecd2")


def night(width: int, height: int) -> Canvas:
    """Stars, a crescent and three rows of hills."""
    canvas = Canvas(width, height)
    for y in range(height):
        color = ramp(SKY, y / (0.72 * height))
        for x in range(width):
            canvas.put(x, y, color)
    scatter_stars(canvas, 0.55, 40)
    crescent(canvas, 0.78 * width, 0.26 * height, max(2.5, 0.13 * height))
    for number, (level, tint) in enumerate(((0.64, "#33496e"), (0.76, "#22314d"), (0.88, "#152033"))):
        hills(canvas, level * height, 0.16 * height, rgb(tint), number)
    canvas.fade_edges(0.08 * width)
    return canvas


def scatter_stars(canvas: Canvas, deepest: float, cells: int) -> None:
    """About one star in `cells` cells, fewer and fainter down to `deepest` of the height."""
    lowest = int(deepest * canvas.height / 2)
    for line in range(lowest):
        fade = 1 - line / lowest
        for x in range(canvas.width):
            if noise(x, line, 11) * cells < fade:
                sign = "∙" if noise(x, line, 12) < 0.75 else "˙"
                canvas.star(x, line, sign, (0.25 + 0.6 * noise(x, line, 13)) * (0.4 + 0.6 * fade))


def crescent(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A young moon, open to the upper left."""
    for row in range(int(y - radius) - 1, int(y + radius) + 2):
        for column in range(int(x - radius) - 1, int(x + radius) + 2):
            dx, dy = column + 0.5 - x, row + 0.5 - y
            disc = clamp(radius + 0.5 - (dx * dx + dy * dy) ** 0.5)
            bite_x, bite_y = dx + 0.45 * radius, dy + 0.25 * radius
            bite = clamp(0.95 * radius + 0.5 - (bite_x * bite_x + bite_y * bite_y) ** 0.5)
            canvas.put(column, row, MOONLIGHT, disc * (1 - bite))


def hills(canvas: Canvas, level: float, swing: float, color: Rgb, seed: int) -> None:
    """One row of hills around a height, darker towards their foot."""
    stride = canvas.width / (5 + 2 * seed)
    canvas.below(
        lambda x: level + swing * (0.5 - wave(x / stride + 7 * seed, 20 + seed)),
        lambda _x, _y, depth: lerp(color, BACK, clamp(depth / (0.4 * canvas.height))),
    )
