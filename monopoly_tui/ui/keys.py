"""What a key press is called: one name per action whatever the case, layout or digits. Knows no page.

Letters follow the physical key, so that the Persian layout (ISIRI 9147) gives the same commands.
"""

from __future__ import annotations

from typing import Final

LATIN: Final = "qwertyuiopasdfghjklzxcvbnm"
PERSIAN: Final = "ضصثقفغعهخحشسیبلاتنمظطزرذدپ"
SHIFTED: Final = (  # written as numbers: most are marks that would sit on their neighbours
    "\u0652\u064c\u064d\u064b\u064f\u0650\u064e\u0651][\u0624\u0626\u064a\u0625\u0623\u0622\u0629»«"
    "\u0643\u0653\u0698\u0670\u200c\u0654\u0621"
)
TWINS: Final = dict(zip(PERSIAN, LATIN, strict=True)) | dict(zip(SHIFTED, LATIN, strict=True)) | {"؟": "?"}
DIGITS: Final = dict(zip("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩", "01234567890123456789", strict=True))
SIGNS: Final = {
    "?": "question_mark",
    "+": "plus",
    "-": "minus",
    "−": "minus",
    "=": "equals_sign",
    "/": "slash",
    " ": "space",
}
ALIASES: Final = {"ctrl+q": "q", "f1": "question_mark", "return": "enter", "ctrl+h": "backspace"}


def page_key(key: str, character: str | None) -> str:
    """The name under which pages know a key: "b", "1", "plus", "space", "enter", "ctrl+r"."""
    if character and (character in TWINS or (len(character) == 1 and character.isprintable())):
        sign = character.lower()
        sign = TWINS.get(sign, DIGITS.get(sign, sign))
        return SIGNS.get(sign, sign)
    return ALIASES.get(key, key)


def both_caps(shown: str) -> str:
    """A cap with the letter that the same key has on a Persian keyboard."""
    return f"{shown} {PERSIAN[LATIN.index(shown.lower())]}" if len(shown) == 1 and shown.lower() in LATIN else shown
