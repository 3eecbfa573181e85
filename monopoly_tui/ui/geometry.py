"""Where the forty squares and the rooms beside them lie, in cells. Knows no square by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

SQUARES: Final = 40
DIRECTIONS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
SIDE_FROM: Final = 118  # columns of terminal from which a column stands beside the ring
SIDE_MOST: Final = 60
BARS: Final = 2  # the header line above and the key line below

WIDTHS: Final = ((200, 58, 12, 20), (150, 48, 10, 15), (118, 28, 8, 12), (98, 28, 8, 13), (80, 24, 6, 13))
"""Columns and rows needed, then how wide a square of the top and a square of the sides is."""
HEIGHTS: Final = ((6, 5), (5, 5), (6, 4), (5, 4), (5, 3), (4, 3), (5, 2), (4, 2), (2, 2))
"""How tall a square of the top and a square of the sides is; the first that fits is taken."""


class Region(NamedTuple):
    """Cells of the screen: those of its upper left corner, and how many across and down."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column after it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first line below it."""
        return self.y + self.height

    def moved(self, x: int, y: int) -> Region:
        """The same so much further to the right and down."""
        return Region(self.x + x, self.y + y, self.width, self.height)


@dataclass(frozen=True)
class Ring:
    """A ring of ten squares a side, Start at the lower right, travelled clockwise.

    `w`: width of a top or bottom square; `cw`: of corners and side squares; `ht`: height of
    corners, top and bottom squares; `hs`: of side squares.
    """

    w: int
    cw: int
    ht: int
    hs: int

    @property
    def width(self) -> int:
        """Cells across."""
        return 2 * self.cw + 9 * self.w

    @property
    def height(self) -> int:
        """Lines from top to bottom."""
        return 2 * self.ht + 9 * self.hs

    @property
    def centre(self) -> Region:
        """The room inside the ring."""
        return Region(self.cw, self.ht, 9 * self.w, 9 * self.hs)

    def side(self, square: int) -> str:
        """Where a square lies: corner, bottom, left, top or right."""
        return "corner" if square % 10 == 0 else ("bottom", "left", "top", "right")[square // 10]

    def rect(self, square: int) -> Region:
        """The cells of a square, counted from the ring's upper left."""
        w, cw, ht, hs = self.w, self.cw, self.ht, self.hs
        right, low = self.width - cw, self.height - ht
        row, step = divmod(square, 10)
        if step == 0:
            return Region((right, 0, 0, right)[row], (low, low, 0, 0)[row], cw, ht)
        if row == 0:
            return Region(right - step * w, low, w, ht)
        if row == 1:
            return Region(0, low - step * hs, cw, hs)
        if row == 2:
            return Region(cw + (step - 1) * w, 0, w, ht)
        return Region(right, ht + (step - 1) * hs, cw, hs)

    def hit(self, x: int, y: int) -> int | None:
        """The square at a cell of the ring, or None for the centre and all outside."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        left, right = x < self.cw, x >= self.width - self.cw
        if y < self.ht:
            return 20 if left else 30 if right else 21 + (x - self.cw) // self.w
        if y >= self.height - self.ht:
            return 10 if left else 0 if right else 9 - (x - self.cw) // self.w
        if left:
            return 19 - (y - self.ht) // self.hs
        return 31 + (y - self.ht) // self.hs if right else None

    def row(self, y: int) -> tuple[int, ...]:
        """The squares that meet a line of the ring, from left to right."""
        if y < self.ht:
            return tuple(range(20, 31))
        if y >= self.height - self.ht:
            return tuple(range(10, -1, -1))
        step = (y - self.ht) // self.hs
        return 19 - step, 31 + step


def neighbour(square: int, direction: str) -> int:
    """The square next to `square` to the left or right, up or down; across the board from the inside.

    A move off the board stays where it is.
    """
    dx, dy = DIRECTIONS[direction]
    row, step = divmod(square, 10)
    x, y = ((10 - step, 10), (0, 10 - step), (step, 0), (10, step))[row]
    across = 0 < x + dx < 10 and 0 < y + dy < 10
    x, y = (x + dx * (10 if across else 1), y + dy * (10 if across else 1))
    if not (0 <= x <= 10 and 0 <= y <= 10):
        return square
    if y in (0, 10):
        return (10 - x if y else 20 + x) % SQUARES
    return 20 - y if x == 0 else 30 + y


@dataclass(frozen=True)
class Layout:
    """Where everything lies on a terminal. `board`, `centre` and `side` count from its upper left.

    The header is the first line and the key line the last; neither is part of a region here.
    """

    ring: Ring
    board: Region
    centre: Region
    side: Region | None

    def mirrored(self, cols: int) -> Layout:
        """The same with what stands beside the ring on its other side; the ring itself runs as before."""

        def across(region: Region) -> Region:
            return region._replace(x=cols - region.right)

        return Layout(self.ring, across(self.board), across(self.centre), self.side and across(self.side))


def choose(cols: int, rows: int) -> Layout | None:
    """The largest ring a terminal of `cols` by `rows` has room for; None below 80 by 24."""
    fitting = [(w, cw) for least_cols, least_rows, w, cw in WIDTHS if cols >= least_cols and rows >= least_rows]
    if not fitting:
        return None
    w, cw = fitting[0]
    ht, hs = next(pair for pair in HEIGHTS if 2 * pair[0] + 9 * pair[1] + BARS <= rows)
    ring = Ring(w, cw, ht, hs)
    beside = min(SIDE_MOST, cols - ring.width) if cols >= SIDE_FROM else 0
    left = (cols - ring.width - beside) // 2
    top = 1 + (rows - BARS - ring.height) // 2
    board = Region(left, top, ring.width, ring.height)
    side = Region(board.right, 1, beside, rows - BARS) if beside else None
    return Layout(ring, board, ring.centre.moved(board.x, board.y), side)
