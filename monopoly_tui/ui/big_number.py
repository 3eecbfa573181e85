"""Sums written large, three lines tall, in half blocks. Only Latin digits have a picture."""

from __future__ import annotations

from typing import Final

from monopoly_tui.ui.pixels import half_blocks

PIXELS: Final = {
    "0": ("###", "#.#", "#.#", "#.#", "###"),
    "1": (".#.", "##.", ".#.", ".#.", "###"),
    "2": ("###", "..#", "###", "#..", "###"),
    "3": ("###", "..#", ".##", "..#", "###"),
    "4": ("#.#", "#.#", "###", "..#", "..#"),
    "5": ("###", "#..", "###", "..#", "###"),
    "6": ("###", "#..", "###", "#.#", "###"),
    "7": ("###", "..#", ".#.", ".#.", ".#."),
    "8": ("###", "#.#", "###", "#.#", "###"),
    "9": ("###", "#.#", "###", "..#", "###"),
    ",": (".", ".", ".", "#", "#"),
    "k": ("#..", "#.#", "##.", "#.#", "#.#"),
}


def big_number(text: str) -> list[str] | None:
    """`text` in three lines of equal width; None when a sign of it has no picture."""
    if any(sign not in PIXELS for sign in text):
        return None
    rows = [".".join(PIXELS[sign][row] for sign in text) for row in range(5)]
    return half_blocks([*rows, "." * len(rows[0])])
