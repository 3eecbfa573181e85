"""The small pictures of the corner squares, as pixels. Two pixels make a cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple


class Picture(NamedTuple):
    """A corner's colour, and its pixels six and four rows tall; "#" is set."""

    color: str
    tall: tuple[str, ...]
    low: tuple[str, ...]


PICTURES: Final = {
    "start": Picture(
        "#6ee7a8",
        (
            "...##.....",
            "..###.....",
            ".#########",
            ".#########",
            "..###.....",
            "...##.....",
        ),
        (
            "..##......",
            ".#########",
            ".#########",
            "..##......",
        ),
    ),
    "jail": Picture(
        "#f2a65a",
        (
            "##########",
            "#..#..#..#",
            "#..#..#..#",
            "#..#..#..#",
            "#..#..#..#",
            "##########",
        ),
        (
            "##########",
            "#..#..#..#",
            "#..#..#..#",
            "##########",
        ),
    ),
    "parking": Picture(
        "#7cc6ff",
        (
            "...####...",
            "..#..#.#..",
            ".##..#.##.",
            "##########",
            "##########",
            ".##....##.",
        ),
        (
            "..#####...",
            ".#..#..#..",
            "##########",
            ".##....##.",
        ),
    ),
    "go_to_jail": Picture(
        "#ff8f8f",
        (
            "...#...#.#",
            "...##..#.#",
            "######.#.#",
            "######.#.#",
            "...##..#.#",
            "...#...#.#",
        ),
        (
            "...#...#.#",
            "######.#.#",
            "######.#.#",
            "...#...#.#",
        ),
    ),
}


def half_blocks(pixels: Sequence[str]) -> list[str]:
    """Rows of pixels ("#" is set), two to a line of text, as half blocks."""
    signs = {"##": "█", "#.": "▀", ".#": "▄", "..": " "}
    return ["".join(signs[a + b] for a, b in zip(*pixels[y : y + 2], strict=True)) for y in range(0, len(pixels), 2)]
