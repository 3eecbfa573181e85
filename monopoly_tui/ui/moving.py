"""The keys that go through what is longer than its room: by a line, by a page, to either end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from monopoly_tui.ui.page import Key, Result


def moving(move: Callable[[int], Result], page: int, whole: int) -> list[Key]:
    """Keys without a place in the last line; `move` goes so many lines down, or up where that is below 0."""
    ways = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -whole, "end": whole}
    return [Key(name, "", partial(move, lines)) for name, lines in ways.items()]
