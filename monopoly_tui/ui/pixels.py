"""Pixels as text: two, one above the other, make a cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SIGNS: Final = {"##": "█", "#.": "▀", ".#": "▄", "..": " "}
"""By the upper and the lower pixel."""


def half_blocks(pixels: Sequence[str]) -> list[str]:
    """Rows of pixels ("#" is set), an even number of them, as half as many lines of half blocks."""
    pairs = zip(pixels[::2], pixels[1::2], strict=True)
    return ["".join(SIGNS[a + b] for a, b in zip(upper, lower, strict=True)) for upper, lower in pairs]
