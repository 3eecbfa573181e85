"""Pictures fill their room at any size, with a ground under each cell."""

from __future__ import annotations

import pytest

from monopoly_tui.ui.art import ART, picture
from monopoly_tui.ui.art.canvas import BACK, Canvas, noise


@pytest.mark.parametrize("board", [*ART, "a-board-of-ones-own"])
@pytest.mark.parametrize("size", [(1, 1), (20, 5), (54, 10), (68, 12), (88, 22), (108, 30)])
def test_a_picture_fills_its_room(board: str, size: tuple[int, int]) -> None:
    width, height = size
    strips = picture(board, width, height)
    assert [strip.cell_length for strip in strips] == [width] * height
    assert all(segment.style and segment.style.bgcolor for strip in strips for segment in strip)
    assert set("".join(strip.text for strip in strips)) <= set("▀∙˙")


def test_a_picture_is_painted_once() -> None:
    assert picture("tehran", 40, 10) is picture("tehran", 40, 10)


def test_boards_differ_and_dimmed_is_darker() -> None:
    assert picture("tehran", 40, 10) != picture("else", 40, 10)
    bright, dim = picture("tehran", 40, 10), picture("tehran", 40, 10, dimmed=True)

    def light(strips: tuple[object, ...]) -> int:
        return sum(
            sum(segment.style.color.get_truecolor()) * segment.cell_length
            for strip in strips
            for segment in strip  # type: ignore[attr-defined]
        )

    assert light(dim) < light(bright)


def test_nothing_is_painted_outside() -> None:
    canvas = Canvas(3, 2)
    for x, y in [(-1, 0), (3, 0), (0, -1), (0, 2)]:
        canvas.put(x, y, (255, 255, 255))
    assert canvas.pixels == [[BACK] * 3] * 2


def test_noise_is_even_and_the_same_every_time() -> None:
    values = [noise(n, 5) for n in range(1000)]
    assert values == [noise(n, 5) for n in range(1000)]
    assert 0.4 < sum(values) / len(values) < 0.6
    assert min(values) >= 0
    assert max(values) <= 1
