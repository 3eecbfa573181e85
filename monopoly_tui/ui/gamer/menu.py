"""What the menu offers in a race."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.page import Key
from monopoly_tui.ui.pages.menu import MenuPage

WORDS: Final = {
    "l": "table-menu-log",
    "g": "race-menu-graph",
    "h": "table-menu-hint",
    "o": "table-menu-seats",
    "question_mark": "table-menu-help",
    "u": "table-menu-undo",
    "x": "race-menu-leave",
    "q": "table-menu-quit",
}
"""The keys in their order, with the message that says what they do."""


def entries(say: Speaker, keys: list[Key]) -> list[Key]:
    """Those of the keys that the menu offers, with what they do; not those that do nothing now."""
    by_name = {key.name: key for key in keys if key.label}
    return [replace(by_name[name], label=say(words)) for name, words in WORDS.items() if name in by_name]


def race_menu(say: Speaker, keys: list[Key]) -> MenuPage:
    """The menu of the keys that there are now."""
    return MenuPage(say, entries(say, keys))
