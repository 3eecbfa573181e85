"""A name being typed. The first letter replaces the name proposed. Knows no rule about names."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 24
"""Characters that are taken; more are dropped."""


class NameField:
    """The text so far; `proposed` stands there until something is typed."""

    def __init__(self, proposed: str = "") -> None:
        self.text = proposed
        self._untouched = bool(proposed)

    def take(self, key: str, character: str | None) -> bool:
        """Take a key: characters are added, Backspace takes one back. False for keys that leave the field."""
        if key in ("backspace", "ctrl+h"):
            self.text = self.text[:-1]
        elif key == "delete":
            self.text = ""
        elif character and (character.isprintable() or character == "\u200c"):
            kept = "" if self._untouched else self.text
            self.text = (kept + character)[:LONGEST]
        else:
            return False
        self._untouched = False
        return True
