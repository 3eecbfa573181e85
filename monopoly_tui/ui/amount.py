"""A number being typed, in Latin, Persian or Arabic digits. Knows no screen and no game."""

from __future__ import annotations

from typing import Final

from monopoly_tui.ui.keys import DIGITS

LONGEST: Final = 7
"""Digits that are taken; more are dropped."""


class AmountField:
    """What has been typed so far. Separators, spaces and a unit such as k are read over."""

    def __init__(self, value: int | None = None) -> None:
        self.digits = "" if value is None else str(value)

    @property
    def value(self) -> int | None:
        """The number typed, or None while there is no digit."""
        return int(self.digits) if self.digits else None

    def take(self, key: str, character: str | None) -> bool:
        """Take a key: digits count, Backspace takes the last one back. False for keys that leave the field."""
        if key in ("backspace", "ctrl+h"):
            self.digits = self.digits[:-1]
            return True
        if not character or not character.isprintable():
            return False
        digit = DIGITS.get(character, character)
        if digit in "0123456789" and len(self.digits) < LONGEST:
            self.digits = (self.digits + digit).lstrip("0") or "0"
        return True
