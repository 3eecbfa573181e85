"""What text from outside may hold, and how wide it is. Knows no file and no screen."""

from __future__ import annotations

import unicodedata
from typing import Final

ZWNJ: Final = "\u200c"
"""The half-space of Persian: the one invisible character that names may hold."""
_REFUSED: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
_MARKS: Final = 2  # as many as a Persian letter can carry: shadda and a vowel


def tidy(text: str) -> str:
    """`text` composed (NFC), without spaces around it."""
    return unicodedata.normalize("NFC", text).strip(" ")


def cells(text: str) -> int:
    """The terminal cells that `text` takes; half-spaces and marks take none."""
    return len(text) if text.isascii() else sum(map(_width, text))


def blemish(text: str) -> str | None:
    """What forbids `text` on a screen, as a text key: empty, control, marks; None when it is clean."""
    if text.isascii() and text.isprintable() and text.strip():
        return None  # as most are, and a board has hundreds
    if any(_refused(char) for char in text):
        return "control"
    if cells(text.replace(" ", "")) == 0:
        return "empty"
    run = 0
    for char in text:
        run = run + 1 if unicodedata.combining(char) else 0
        if run > _MARKS:
            return "marks"
    return None


def _refused(char: str) -> bool:
    """Controls, bidi orders, unassigned characters, and the selectors that change a sign's width."""
    if "\ufe00" <= char <= "\ufe0f":
        return True
    return char != ZWNJ and unicodedata.category(char) in _REFUSED


def _width(char: str) -> int:
    if char == ZWNJ or unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
