"""The rules of the Gamer game in plain words, a paragraph a topic; the words stand in race.ftl."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from monopoly_tui.text.speaker import Speaker

TOPICS: Final[Mapping[str, str]] = {
    "aim": "G11",
    "turn": "G3",
    "heroes": "G9",
    "symbol": "G4",
    "deeds": "G5",
    "bosses": "G7",
    "powers": "G8",
    "home": "G10",
    "points": "G11",
}
"""Every topic with the number of its rule, in the order in which they are told."""


def title(say: Speaker, topic: str) -> str:
    """The heading of a topic."""
    return say(f"race-rule-{topic}-title")


def text(say: Speaker, topic: str) -> str:
    """What is said of it."""
    return say(f"race-rule-{topic}")
