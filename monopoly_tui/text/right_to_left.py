"""A logical text as it is shown when it is read from right to left. Knows no style and no terminal's quirks.

Records, saves and everything written to a file hold logical text; only what is shown goes by here.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple
from unicodedata import category

from monopoly_tui.text.bidi import CLOSING, levels, order
from monopoly_tui.text.joining import joined

LRM: Final = "\u200e"
RLM: Final = "\u200f"
ISOLATE: Final = "\u2067"  # what follows is read from right to left …
POP: Final = "\u2069"  # … up to here
CONTROLS: Final = frozenset("\u061c\u200d\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")
"""What steers the order or joins; never taken from outside, and two letters with a joiner would be one cell."""
INVISIBLE: Final = frozenset(("\u200c", LRM, RLM))
"""What has done its work when letters are joined and in order."""
HARAKAT: Final = frozenset(map(chr, (*range(0x064B, 0x0660), 0x0670)))
LETTER: Final = re.compile(r"[^\W\d_\u0000-\u058f\u0900-\U0010ffff]")
"""A letter of Persian or of another language that is read from right to left."""
NUMBER: Final = re.compile(r"(?<![\w٬,٫.:/+−-])(?:([+−-])(?=\d)|(?=[۰-۹])|(?=\d[\d٬,]*\sهزار))")
"""Where a number of a Persian sentence begins, at its sign if it has one; the 1 of "Player 1" is part of a name."""
NAMED: Final = re.compile(r"(?<=[\u0590-\u08ff])(?=, | [0-9])")
"""Where a Persian name ends in an English sentence that goes on with another name, or with a number."""
TYPED: Final = re.compile(r"(?<![\w/~.-])(?:--?|~?/|\./)(?=[A-Za-z0-9_.])")
"""Where an option or a path begins."""
PARTED: Final = re.compile(r"(?<=[A-Za-z0-9])(?=[.؟!،؛] [A-Za-z])|(?<=\b[A-Z][0-9])(?=: [A-Za-z])")
"""Where a Latin word ends that the next one does not go on: two names of a list, a deed and who may bid for it."""
CUT: Final = re.compile(r"(?<=[A-Za-z])…")
"""A Latin word that was cut."""
FACING: Final = "«»‹›<>≤≥≪≫▏▕▌▐▖▗▘▝▙▟▛▜▚▞╭╮╰╯┌┐└┘├┤╱╲►◄▸◂"
"""Signs that look one way, two and two; blocks and box lines too, as whole lines of the screen are turned."""
MIRRORED: Final = (
    CLOSING
    | {last: first for first, last in CLOSING.items()}
    | dict(zip(FACING[::2], FACING[1::2], strict=True))
    | dict(zip(FACING[1::2], FACING[::2], strict=True))
)
"""What stands for a sign where the text runs to the left."""
QUOTES: Final = str.maketrans("«»", '""')
"""Quotes that look the same either way: Konsole puts text in order, but turns no sign of it round."""
ARROWS: Final = {"←": "→", "→": "←"}
"""Turned round as well, but not in a sentence, which points the way it means."""


class Shown(NamedTuple):
    """A text from left to right as it stands, and the place in the logical text of each character."""

    text: str
    places: tuple[int, ...]


@lru_cache(4096)
def visual(text: str, base: int = 1) -> Shown:
    """The text with letters joined and in the order in which they stand; `base` 0 in a line of another language."""
    marked = _marked(text, base)
    chars = [char for char, _ in marked]
    level = levels("".join(chars), base)
    forms = joined(chars)
    twins = MIRRORED if LETTER.search(text) else MIRRORED | ARROWS
    seen = [
        (twins.get(forms[at], forms[at]) if level[at] % 2 else forms[at], marked[at][1])
        for at in order(level)
        if chars[at] not in INVISIBLE and not (level[at] % 2 and category(chars[at]) == "Mn")
    ]
    return Shown("".join(char for char, _ in seen), tuple(place for _, place in seen))


@lru_cache(4096)
def isolated(text: str, base: int = 1) -> str:
    """The text for a terminal that joins and orders by itself, so that nothing around it takes part in that."""
    kept = "".join(char for char, _ in _marked(text, base)).translate(QUOTES)
    inner = kept.strip(" ")
    if not LETTER.search(inner):
        return visual(text, base).text
    before, after = len(kept) - len(kept.lstrip(" ")), len(kept) - len(kept.rstrip(" "))
    left, right = (after, before) if base else (before, after)
    return " " * left + ISOLATE + inner + POP + " " * right


def _marked(text: str, base: int) -> list[tuple[str, int]]:
    """What is shown, with its places; in Persian with marks that keep numbers, paths and cut names together.

    "Ali ۲۰" and "Ali، Sara" would else be read as one Latin text, the sign of a number or an option would go
    to its other end, and the dots of "Moham…" before it.
    """
    marks: dict[int, str] = {}
    if base:
        marks |= {found.start(): RLM + LRM if found[1] else RLM for found in NUMBER.finditer(text)}
        marks |= {found.start(): LRM for found in TYPED.finditer(text)}
        marks |= {found.end(): LRM for found in CUT.finditer(text)}
        marks |= {found.start(): RLM for found in PARTED.finditer(text)}
    else:
        marks |= {found.start(): LRM for found in NAMED.finditer(text)}
    out: list[tuple[str, int]] = []
    for place, char in enumerate(text):
        out += [(mark, place) for mark in marks.get(place, "")]
        if char not in CONTROLS and char not in HARAKAT:
            out.append((char, place))
    return out + [(mark, len(text)) for mark in marks.get(len(text), "")]
