"""Signs and letters of ASCII for those that a terminal's encoding lacks, cell for cell."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final, TextIO

from monopoly_tui.text.ascii import SIGNS

LACKING: Final = "monopoly-latin"
"""The name by which a stream asks for them, as its `errors`."""
NEEDED: Final = "─▀●"
"""A frame, a picture and a seat: an encoding that has these has the rest, or nearly."""
LETTERS: Final = {
    **dict(zip("اءبپتثجچحخدذرزژسشصضطظعغفقکكگلمنوهةیيى", "a'bptsjchxdzrzjsssztz'gfqkkglmnvhhyyy", strict=True)),
    "،": ",", "؛": ";", "؟": "?", "٬": ",", "٫": ".", "٪": "%",
}  # fmt: skip
"""A Persian letter or sign, and what comes nearest to it."""


def writes_signs(stream: TextIO | None) -> bool:
    """Whether the encoding of a stream has the signs that the screen is drawn with; one without any has them all."""
    try:
        NEEDED.encode(getattr(stream, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def latin(text: str) -> str:
    """The text in ASCII, as wide as before; a letter of another script than Latin or Persian is a question mark."""
    return "".join(map(_latin, text))


def _latin(char: str) -> str:
    if char in SIGNS or char.isascii():
        return SIGNS.get(char, char)
    if unicodedata.combining(char) or unicodedata.category(char) == "Cf":
        return ""
    base = unicodedata.normalize("NFKD", char)[0]  # a letter without its accent, and not joined to others
    if base.isascii():
        return base
    digit = unicodedata.digit(base, None)
    wide = 2 if unicodedata.east_asian_width(char) in "WF" else 1
    return LETTERS.get(base, "?" * wide) if digit is None else str(digit)


def _lacked(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return latin(error.object[error.start : error.end]), error.end


codecs.register_error(LACKING, _lacked)
