"""The ring covers its cells once, and every terminal gets the ring it has room for."""

from __future__ import annotations

import pytest
from textual.geometry import Region

from monopoly_tui.ui.geometry import DIRECTIONS, HEIGHTS, SQUARES, WIDTHS, Ring, choose, neighbour

RINGS = [Ring(w, cw, ht, hs) for _, _, w, cw in WIDTHS for ht, hs in HEIGHTS]


@pytest.mark.parametrize("ring", RINGS, ids=str)
def test_each_cell_belongs_to_the_square_whose_rect_holds_it_or_to_the_centre(ring: Ring) -> None:
    rects = [Region(*ring.rect(square)) for square in range(SQUARES)]
    for y in range(ring.height):
        for x in range(ring.width):
            holders = [square for square, rect in enumerate(rects) if rect.contains(x, y)]
            found = ring.hit(x, y)
            assert holders == ([found] if found is not None else [])
            assert (found is None) == Region(*ring.centre).contains(x, y)


@pytest.mark.parametrize("ring", RINGS, ids=str)
def test_a_line_of_the_ring_names_its_squares_from_left_to_right(ring: Ring) -> None:
    for y in range(ring.height):
        met = [square for square in (ring.hit(x, y) for x in range(ring.width)) if square is not None]
        assert tuple(dict.fromkeys(met)) == ring.row(y)


def test_outside_the_ring_is_no_square() -> None:
    ring = Ring(8, 12, 5, 3)
    outside = [(-1, 0), (0, -1), (ring.width, 0), (0, ring.height)]
    assert [ring.hit(x, y) for x, y in outside] == [None] * 4


@pytest.mark.parametrize(
    ("square", "side"), [(0, "corner"), (1, "bottom"), (11, "left"), (21, "top"), (30, "corner"), (39, "right")]
)
def test_a_square_knows_its_side(square: int, side: str) -> None:
    assert Ring(6, 13, 2, 2).side(square) == side


@pytest.mark.parametrize(
    ("size", "ring", "centre", "side"),
    [
        ((80, 24), Ring(6, 13, 2, 2), (54, 18), 0),
        ((98, 28), Ring(8, 13, 4, 2), (72, 18), 0),
        ((100, 30), Ring(8, 13, 5, 2), (72, 18), 0),
        ((120, 40), Ring(8, 12, 5, 3), (72, 27), 24),
        ((160, 50), Ring(10, 15, 6, 4), (90, 36), 40),
        ((200, 60), Ring(12, 20, 6, 5), (108, 45), 52),
        ((120, 24), Ring(6, 13, 2, 2), (54, 18), 40),
    ],
)
def test_the_sizes_players_use(size: tuple[int, int], ring: Ring, centre: tuple[int, int], side: int) -> None:
    layout = choose(*size)
    assert layout is not None
    assert layout.ring == ring
    assert layout.centre[2:] == centre
    assert (layout.side.width if layout.side else 0) == side


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (1, 1), (300, 10)])
def test_too_small_for_a_ring(size: tuple[int, int]) -> None:
    assert choose(*size) is None


def test_nothing_overlaps_or_leaves_the_terminal_at_any_size() -> None:
    for cols in range(80, 260, 3):
        for rows in range(24, 80):
            layout = choose(cols, rows)
            assert layout is not None
            assert layout.board.y >= 1
            assert layout.board.bottom <= rows - 1
            assert layout.board.x >= 0
            assert layout.board.right <= cols
            assert Region(*layout.board).contains_region(Region(*layout.centre))
            assert layout.centre.width >= 54
            assert layout.centre.height >= 18
            assert (layout.side is not None) == (cols >= 118)
            if layout.side:
                assert layout.side.x == layout.board.right
                assert layout.side.right <= cols
                assert layout.side.width >= 22


@pytest.mark.parametrize(
    ("square", "direction", "found"),
    [
        (0, "left", 1),
        (0, "up", 39),
        (0, "down", 0),
        (10, "up", 11),
        (10, "right", 9),
        (20, "right", 21),
        (30, "down", 31),
        (9, "left", 10),
        (5, "up", 25),
        (25, "down", 5),
        (13, "right", 37),
        (37, "left", 13),
        (13, "left", 13),
    ],
)
def test_arrows_go_along_the_ring_and_across_the_board(square: int, direction: str, found: int) -> None:
    assert neighbour(square, direction) == found


def test_an_arrow_is_undone_by_its_opposite() -> None:
    opposite = {"left": "right", "right": "left", "up": "down", "down": "up"}
    for square in range(SQUARES):
        for direction in DIRECTIONS:
            there = neighbour(square, direction)
            assert there == square or neighbour(there, opposite[direction]) == square
