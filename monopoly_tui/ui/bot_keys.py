"""The keys that hurry, halt and question bots while they play, the same at every table. Knows no game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from monopoly_tui.ui.page import Call, Key

if TYPE_CHECKING:
    from monopoly_tui.text.speaker import Speaker


def bot_keys(say: Speaker, *, waits: bool, people_left: bool) -> list[Key]:
    """The keys, each a call to whoever moves bots on. `waits`: whether bots are halted; `people_left`: whether a
    person is still in the game."""
    keys = [
        _key("space", say("seats-key-finish"), "finish"),
        _key("f", say("seats-key-skip" if people_left else "seats-key-to-end"), "skip"),
        _key("w", say("seats-key-go-on" if waits else "seats-key-wait"), "wait"),
        _key("y", say("seats-key-why"), "why"),
        Key("plus", say("seats-key-speed"), partial(Call, "faster"), cap="+−"),
        _key("minus", "", "slower"),
    ]
    return [_key("right", say("seats-key-step"), "step"), *keys] if waits else keys


def _key(name: str, label: str, call: str) -> Key:
    return Key(name, label, partial(Call, call))
