"""The actions that have a key, and which other keys people may give them. Knows no page."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

ACTIONS: Final[Mapping[str, str]] = {
    "go_on": "space",
    "buy": "b",
    "auction": "a",
    "money": "m",
    "sell": "s",
    "trade": "t",
    "pay": "p",
    "tenth": "x",
    "card": "c",
    "jail_card": "j",
    "deed": "d",
    "claim": "r",
    "give_up": "k",
    "yes": "y",
    "no": "n",
    "undo": "u",
    "redo": "ctrl+r",
    "log": "l",
    "graph": "g",
    "view": "v",
    "fast": "f",
    "wait": "w",
    "find": "slash",
    "hint": "h",
    "amount": "equals_sign",
    "more": "plus",
    "less": "minus",
    "export": "e",
    "options": "o",
    "settings": "f2",
    "language": "f4",
    "help": "question_mark",
    "quit": "q",
}
"""The name of every action that can be given another key, with the key it has by itself."""
EVERYWHERE: Final = ("settings", "language")
"""Actions of the whole program. Their keys count where text is typed too, so that none can be a letter or sign."""
SIGNS: Final[Mapping[str, str]] = {
    "?": "question_mark",
    "+": "plus",
    "-": "minus",
    "=": "equals_sign",
    "/": "slash",
    " ": "space",
}
"""Names of signs, for those who write the sign itself."""
OPEN: Final = re.compile(r"[a-z]|f[1-9]|f1[0-2]|ctrl\+[a-z]|space|slash|plus|minus|equals_sign|question_mark|backspace")
"""Keys that may be given away; digits are people, and Enter, Esc, Tab and the arrows keep their meaning."""
UNTYPED: Final = re.compile(r"f[1-9]|f1[0-2]|ctrl\+[a-z]")
"""Those of them that are no text."""
KEPT: Final = frozenset({"ctrl+c", "ctrl+l", "ctrl+z", "ctrl+m", "ctrl+i", "ctrl+j", "ctrl+h", "f1"})
"""Keys whose meaning is the whole program's or the terminal's."""
CAPS: Final[Mapping[str, str]] = {
    "question_mark": "?",
    "plus": "+",
    "minus": "−",
    "equals_sign": "=",
    "slash": "/",
    "space": "Space",
    "enter": "Enter",
    "escape": "Esc",
    "backspace": "⌫",
    "delete": "Del",
    "tab": "Tab",
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
    "pageup": "PgUp",
    "pagedown": "PgDn",
}
"""How keys are called that have no letter; `space` is Space."""


class Keymap:
    """Which action's own key a pressed key stands for, and the other way round.

    A key that was given away stands for nothing, so that no key ever means two things.
    """

    def __init__(self, keys: Mapping[str, tuple[str, ...]]) -> None:
        self._keys = {ACTIONS[action]: given for action, given in keys.items()}
        self._meant = {key: own for own, given in self._keys.items() for key in given}

    def meant(self, key: str) -> str:
        """The name under which pages know what this key was pressed for; "" for a key without a meaning now."""
        return self._meant.get(key, "" if key in self._keys else key)

    def all(self, own: str) -> tuple[str, ...]:
        """Every key for what pages call `own`."""
        return self._keys.get(own, (own,))

    def shown(self, own: str) -> str:
        """The key to press for what pages call `own`."""
        return self.all(own)[0]

    def cap(self, own: str) -> str:
        """How the key to press for `own` is called, in key lines and in sentences."""
        return cap(self.shown(own))


def cap(name: str) -> str:
    """How a key is called: "b" is B, "ctrl+r" is Ctrl+R."""
    return CAPS.get(name) or "+".join(part.capitalize() for part in name.split("+"))


def named(text: str, action: str) -> str | None:
    """The name of a key that may be given to an action, or None."""
    name = SIGNS.get(text, text.strip().lower())
    allowed = UNTYPED if action in EVERYWHERE else OPEN
    return name if allowed.fullmatch(name) and name not in KEPT else None


def twice(keys: Mapping[str, tuple[str, ...]]) -> tuple[str, str, str] | None:
    """A key that two actions would have, and the two actions; None when each is told apart."""
    owners: dict[str, str] = {}
    for action, own in ACTIONS.items():
        for key in keys.get(action, (own,)):
            if owners.setdefault(key, action) != action:
                return key, owners[key], action
    return None
