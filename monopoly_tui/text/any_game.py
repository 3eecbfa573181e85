"""Words that games of every ruleset need: a refusal, and what a bot gives as its reason. Knows no ruleset."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Protocol

from monopoly_tui.engine.step import Refusal
from monopoly_tui.text.speaker import Speaker


class Told(Protocol):
    """What a bot gives as its reason; texts do not know bots."""

    @property
    def key(self) -> str:
        """The key of the message."""

    @property
    def data(self) -> Mapping[str, Any]:
        """What the message may name, by field name."""


def say_refusal(say: Speaker, refusal: Refusal) -> str:
    """A refusal in a sentence where there is no game yet; a value from outside is shown as it was given."""
    return say(f"refusal-{refusal.reason}", **{name: _as_given(value) for name, value in refusal.data.items()})


def _as_given(value: object) -> object:
    """What a message can take; all but text, whole numbers and rows of them as JSON."""
    if isinstance(value, (list, tuple)):
        return [str(item) for item in value]
    return value if isinstance(value, str) or type(value) is int else json.dumps(value, default=str)
