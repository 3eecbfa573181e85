"""A name being typed. The first letter replaces the name proposed. Knows no rule about names."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 24
"""Characters that are taken; more are refused."""


class NameField:
    """The text so far; `proposed` stands there until something is typed. `fault` is as that of an amount."""

    def __init__(self, proposed: str = "") -> None:
        self.text = proposed
        self.fault = ""
        self._untouched = bool(proposed)

    def take(self, key: str, character: str | None) -> bool:
        """Take a key: characters are added, Backspace takes one back. False for keys that leave the field."""
        typed = "" if self._untouched else self.text
        if key in ("backspace", "ctrl+h"):
            typed = self.text[:-1]
        elif key == "delete":
            typed = ""
        elif character and (character.isprintable() or character == "\u200c"):
            typed += character
        else:
            return False
        self.fault = "page-name-long" if len(typed) > LONGEST else ""
        self.text, self._untouched = typed[:LONGEST], False
        return True

    def paste(self, text: str) -> None:
        """Take a text as if it had been typed, without what cannot be."""
        for character in text:
            self.take(character, character)
