"""What can be wrong with a record, with the place. Knows no sentence."""

from __future__ import annotations

import json
from typing import Any, Final

from monopoly_tui.engine.step import Refusal

SHOWN: Final = 60
"""How many characters of a foreign value a message may carry."""


class BadRecord(Exception):
    """A record that cannot be read. `line` counts from 1; 0 when the fault is of the whole file."""

    def __init__(self, line: int, refusal: Refusal) -> None:
        self.line = line
        self.refusal = refusal
        super().__init__(f"line {line}: {refusal.reason} {dict(refusal.data)}")


class BadHeader(BadRecord):
    """A first line that is whole JSON but asks for a game that cannot be."""

    def __init__(self, reason: str, **data: Any) -> None:
        super().__init__(1, Refusal(reason, data))


class BoardChanged(BadHeader):
    """A game played on a board that ships, in another version of it."""


class NewerFormat(BadHeader):
    """A record of a version that this program does not know yet."""


def fault(line: int, reason: str, **data: Any) -> BadRecord:
    """A BadRecord from its parts."""
    return BadRecord(line, Refusal(reason, data))


def shown(value: object) -> str:
    """A value from outside as short printable ASCII, safe in a message."""
    try:
        text = json.dumps(value, ensure_ascii=True)
    except (TypeError, ValueError, RecursionError):
        text = "?"
    return text if len(text) <= SHOWN else text[: SHOWN - 3] + "..."
