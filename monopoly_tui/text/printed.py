"""Lines that are printed, with right-to-left text as a terminal needs it; columns and colours stay where they are."""

from __future__ import annotations

import re
import textwrap
from typing import Final

from monopoly_tui.text.right_to_left import LETTER, isolated, visual

APART: Final = re.compile("(\x1b\\[[0-9;?]*[A-Za-z]|\n|\r| {2,}|[\u2500-\u259f|]+)")
"""What parts columns, and the text of one column from another: colours, gaps, lines of a table."""
LEAST: Final = 20
"""Columns below which lines are left for the terminal to break."""


def printed(text: str, order: str, rtl: bool, width: int) -> str:
    """Text of any number of lines where `order` (see `text.order.ORDERS`) puts it in order.

    `rtl`: whether its language is read that way. A sentence wider than `width` cells is broken before
    it is turned, as the terminal would break it at the wrong end.
    """
    if order == "off" or not LETTER.search(text):
        return text
    if order == "terminal":
        return "".join(_shown(part, isolated(part.strip(" "), rtl)) for part in APART.split(text))
    lines = [part for line in text.split("\n") for part in _broken(line, width)]
    return "\n".join(
        "".join(_shown(part, visual(part.strip(" "), rtl).text) for part in APART.split(line)) for line in lines
    )


def _shown(part: str, inner: str) -> str:
    """A part of a line in the place where it was, with what stands for the text in it."""
    if not LETTER.search(part):
        return part
    return part[: len(part) - len(part.lstrip(" "))] + inner + part[len(part.rstrip(" ")) :]


def _broken(line: str, width: int) -> list[str]:
    """A line in as many as it needs; one with columns or colours stays whole."""
    if len(line) <= width or width < LEAST or APART.search(line):
        return [line]
    return textwrap.wrap(line, width, break_long_words=False, break_on_hyphens=False)
