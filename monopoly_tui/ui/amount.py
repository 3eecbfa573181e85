"""A number being typed, in Latin, Persian or Arabic digits. Knows no screen and no game."""

from __future__ import annotations

from typing import Final

from monopoly_tui.ui.keys import DIGITS

LONGEST: Final = 7
"""Digits that are taken; more are refused."""
GROUPING: Final = ",٬ \u00a0\u202f"
"""Signs between digits that are read over."""
UNITS: Final = ("k", "هزارتومان")
"""What may follow the digits, begun or whole, without its spaces."""
BREAKING: Final = "-−.٫"
"""Signs that make another number of the digits around them: with one of these nothing is taken until it is gone."""


class AmountField:
    """What has been typed so far. `fault` is the key of what there is to say of the last key, "" where it was taken."""

    def __init__(self, value: int | None = None) -> None:
        self.digits = "" if value is None else str(value)
        self.fault = ""
        self._unit = ""
        self._broken = False

    @property
    def value(self) -> int | None:
        """The number typed, or None while there is no digit."""
        return int(self.digits) if self.digits else None

    def take(self, key: str, character: str | None) -> bool:
        """Take a key: digits count, Backspace takes the last one back. False for keys that leave the field."""
        if key in ("backspace", "ctrl+h"):
            self.digits, self._unit, self._broken = self.digits[:-1], "", False
            self.fault = ""
            return True
        if not character or not character.isprintable():
            return False
        self._add(DIGITS.get(character, character).lower())
        return True

    def paste(self, text: str) -> None:
        """Take a text as if it had been typed, if all of it is a number; else nothing of it."""
        twin = AmountField(self.value)
        for character in text.strip():
            if not twin.take(character, character) or twin.fault:
                self.fault = "page-amount-no-number"
                return
        self.digits, self.fault = twin.digits, ""

    def _add(self, sign: str) -> None:
        self._broken = self._broken or sign in BREAKING
        self.fault = "page-amount-whole" if self._broken else ""
        if self._broken:
            self.digits = ""
        elif sign in "0123456789" and not self._unit:
            if len(self.digits) == LONGEST:
                self.fault = "page-amount-long"
            else:
                self.digits = (self.digits + sign).lstrip("0") or "0"
        elif self.digits and any(unit.startswith(self._unit + sign) for unit in UNITS):
            self._unit += sign
        elif sign not in GROUPING:
            self.fault = "page-amount-digits"
