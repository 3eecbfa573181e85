"""Why a bot did what it did, in whichever game. Knows no game and no sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Reason:
    """A key for the text, and what it may name: squares, seats, heroes, amounts.

    Nobody changes one; it is not frozen as that makes it three times as slow to make.
    """

    key: str
    data: Mapping[str, Any] = field(default_factory=dict)
