"""The ring of 24 squares round a centre: nine along the top and the bottom, three on each side. Draws only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final

from monopoly_tui.ui.draw import beside, fit
from monopoly_tui.ui.gamer.tile import ROOMY, tile
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.strip import Strip

SIDE: Final = 9
"""Squares along the top and the bottom, corners counted."""
ROWS: Final = 3
"""Squares on each side between the corners."""
EDGE: Final = 1
"""Cells between the ring and what lies in it."""

Draw = Callable[[int, int], Sequence[Strip]]


def place(square: int) -> tuple[int, int]:
    """Column and row of a square: Start lies at the lower right, and the way goes to the left."""
    if square < SIDE:
        return SIDE - 1 - square, ROWS + 1
    if square < SIDE + ROWS:
        return 0, ROWS + SIDE - square
    if square < 2 * SIDE + ROWS:
        return square - SIDE - ROWS, 0
    return SIDE - 1, square - 2 * SIDE - ROWS + 1


SQUARES: Final = {place(square): square for square in range(2 * (SIDE + ROWS))}


def columns_of(width: int) -> list[int]:
    """Cells of each column; those left over go to the outermost first, whose squares have the longest names."""
    outermost = sorted(range(SIDE), key=lambda column: min(column, SIDE - 1 - column))
    wide = outermost[: width % SIDE]
    return [width // SIDE + (column in wide) for column in range(SIDE)]


def draw(view: RaceView, width: int, height: int, centre: Draw) -> list[Strip]:
    """The ring with what `centre` draws in the room inside it; it runs the same way where lines are turned round."""
    xs = [0, *accumulate(columns_of(width))]
    ys = [row * height // (ROWS + 2) for row in range(ROWS + 3)]
    inner_width, inner_height = xs[-2] - xs[1], ys[-2] - ys[1]
    room = inner_width - 2 * EDGE
    drawn = beside((EDGE, []), (room, centre(room, inner_height)), (EDGE, []))
    inside = fit(drawn, inner_width, inner_height)
    turned = SIDE - 1 if view.say.rtl else 0
    roomy = width // SIDE >= ROOMY[0] and height // (ROWS + 2) >= ROOMY[1]
    out: list[Strip] = []
    for row in range(ROWS + 2):
        tall = ys[row + 1] - ys[row]
        columns = range(SIDE) if row in (0, ROWS + 1) else (0, SIDE - 1)
        tiles = {
            column: tile(
                view,
                SQUARES[abs(turned - column), row],
                xs[column + 1] - xs[column],
                tall,
                shade=(column + row) % 2,
                roomy=roomy,
            )
            for column in columns
        }
        for y in range(tall):
            parts = [tiles[column][y] for column in columns]
            if len(tiles) == 2:
                parts.insert(1, inside[ys[row] - ys[1] + y])
            out.append(Strip.join(parts))
    return out
