"""Arabic letters as they look beside their neighbours. Knows no direction and no terminal.

Terminals that do not join letters can still show the ready-made forms of Unicode. Which form is
which is read from their decompositions. Lam and alef stay two letters, as a cell holds one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final
from unicodedata import category, decomposition

TATWEEL: Final = "\u0640"
BLOCKS: Final = (range(0xFB50, 0xFC00), range(0xFE80, 0xFEF5))
"""Where the forms of single letters stand."""


def _read_forms() -> dict[str, dict[str, str]]:
    forms: dict[str, dict[str, str]] = {}
    for code in chain(*BLOCKS):
        form, *letters = decomposition(chr(code)).split() or [""]
        if len(letters) == 1:
            forms.setdefault(chr(int(letters[0], 16)), {})[form.strip("<>")] = chr(code)
    return forms


FORMS: Final = _read_forms()
"""By letter: its isolated, initial, medial and final form, as far as it has them."""
STROKES: Final = {
    (False, False): "isolated",
    (False, True): "initial",
    (True, True): "medial",
    (True, False): "final",
}
"""The form by whether there is a stroke to the letter before, and to the one after."""


def joined(chars: Sequence[str]) -> list[str]:
    """Each character of a logical text in the form it takes there; as many as were given."""
    out = list(chars)
    before: int | None = None  # the last character that is no mark
    for at, char in enumerate(chars):
        if category(char) in ("Mn", "Me"):
            continue
        if before is not None and joins(chars[before], char):
            out[before] = _form(chars[before], out[before] != _isolated(chars[before]), True)
            out[at] = _form(char, True, False)
        else:
            out[at] = _isolated(char)
        before = at
    return out


def joins(first: str, second: str) -> bool:
    """Whether a letter is written in one stroke with the one after it."""
    return _reaches("initial", first) and _reaches("final", second)


def _reaches(form: str, char: str) -> bool:
    return char == TATWEEL or form in FORMS.get(char, ())


def _isolated(char: str) -> str:
    return _form(char, False, False)


def _form(char: str, before: bool, after: bool) -> str:
    """The form with a stroke to the letter before, or after."""
    return FORMS[char].get(STROKES[before, after], char) if char in FORMS else char
