"""The small pictures of the corner squares, as rows of pixels."""

from __future__ import annotations

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
