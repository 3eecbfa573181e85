"""The options of a game in words: names, what they are for, their values. Decides nothing."""

from __future__ import annotations

from typing import Final

from monopoly_tui.rules.classic.options import Value
from monopoly_tui.text.speaker import Speaker, kebab

SUMS: Final = ("starting_cash",)
"""Options whose number is thousand tomans."""
TIMES: Final = ("auction_seconds",)
"""Options whose number is seconds."""


def option_name(say: Speaker, option: str) -> str:
    """The name of an option; "preset" is one."""
    return say(f"option-{kebab(option)}")


def option_about(say: Speaker, option: str) -> str:
    """What an option settles, in a sentence."""
    return say(f"option-{kebab(option)}-about")


def option_value(say: Speaker, option: str, value: Value | None) -> str:
    """A value as people read it; None is left to the board."""
    if value is None:
        return say("option-board-decides")
    if isinstance(value, int):
        if option in TIMES:
            return say("option-seconds", count=value)
        return say.money(value) if option in SUMS else say.number(value)
    key = f"option-{kebab(option)}-{kebab(value)}"
    return say(key) if key in say else say(f"option-{value}")


def preset_about(say: Speaker, preset: str) -> str:
    """What a preset is like, in a sentence."""
    return say(f"option-preset-{preset}-about")
