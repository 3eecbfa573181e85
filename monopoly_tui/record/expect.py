"""Compares a state with the part of it that must hold. Knows JSON only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ANYTHING: Final = "_"
NOTHING: Final = object()
"""Stands for a key or an element that is not there."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The first place that differs, as a path like `players[1].cash`, and both values."""

    path: str
    expected: object
    found: object


def difference(expected: object, found: object, path: str = "") -> Difference | None:
    """Where `found` is not as expected, or None.

    Objects are compared by the expected keys, lists element by element and of one length, and
    "_" stands for whatever it is. 1, 1.0 and true are three different things.
    """
    if expected == ANYTHING and found is not NOTHING:
        return None
    if isinstance(expected, dict) and isinstance(found, dict):
        pairs = [(f"{path}.{key}" if path else key, value, found.get(key, NOTHING)) for key, value in expected.items()]
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = [(f"{path}[{at}]", value, found[at]) for at, value in enumerate(expected)]
    elif type(expected) is type(found) and not isinstance(expected, (dict, list)) and expected == found:
        return None
    else:
        return Difference(path, expected, found)
    return next((d for place, value, there in pairs if (d := difference(value, there, place)) is not None), None)
