"""What can be wrong with what people ask of a ruleset: its options, a position, an act. Knows no ruleset."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monopoly_tui.engine.step import Refusal


class BadOptions(Exception):
    """Option values that cannot be played; `refusals` says why, one each."""

    def __init__(self, refusals: Sequence[Refusal]) -> None:
        super().__init__(", ".join(refusal.reason for refusal in refusals))
        self.refusals = list(refusals)


class BadSetup(Exception):
    """A game that cannot begin so; `refusal` says what is wrong with which key."""

    def __init__(self, reason: str, key: str, **data: Any) -> None:
        super().__init__(f"{reason}: {key}")
        self.refusal = Refusal(reason, {"key": key, **data})


class BadAct(Exception):
    """An act that cannot be read. `wrong_value` is set when only a value has the wrong type."""

    def __init__(self, reason: str, wrong_value: bool = False, **data: Any) -> None:
        super().__init__(reason)
        self.refusal = Refusal(reason, data)
        self.wrong_value = wrong_value
