"""Acts of any ruleset as lines of the record: read key by key, written field by field. Knows no act.

Whatever reads a value raises BadAct for one of another type.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Any

from monopoly_tui.engine.step import LUCK, Act
from monopoly_tui.rules.errors import BadAct

Reader = Callable[[str, object], object]
"""Reads a key's value. Raises BadAct."""


class ActCodec:
    """Reads and writes the acts of one ruleset: `acts` by word, `chances` those of luck, `readers` by key."""

    def __init__(
        self, acts: Mapping[str, type[Act]], chances: Mapping[str, type[Act]], readers: Mapping[str, Reader]
    ) -> None:
        self.acts = acts
        self.chances = chances
        self.readers = {"by": read_seat, **readers}
        self.keys = {
            kind: {spec.name: spec.default is not MISSING for spec in fields(kind)}
            for kind in (*acts.values(), *chances.values())
        }
        """The keys of each act, and whether each may be left out."""

    def read(self, data: Mapping[str, Any]) -> Act:
        """An act from a line of the record. Raises BadAct."""
        do = data.get("do")
        kinds = self.chances if data.get("by") == "luck" else self.acts
        kind = kinds.get(do) if isinstance(do, str) else None
        if kind is None:
            raise BadAct("act-unknown", do=do, known=tuple(kinds))
        keys = self.keys[kind]
        for key in data:
            if key not in keys and key != "do":
                raise BadAct("act-key", do=do, key=key, known=tuple(keys))
        values: dict[str, Any] = {}
        for key, optional in keys.items():
            if key in data:
                values[key] = self.readers[key](key, data[key])
            elif not optional:
                raise BadAct("act-missing", do=do, key=key)
        return kind(**values)


def write_act(act: Act, write: Callable[[Any], Any] = lambda value: value) -> dict[str, Any]:
    """An act as a line of the record has it; `write` makes JSON of a value that is none."""
    out: dict[str, Any] = {"by": write_by(act.by), "do": act.do}
    for spec in fields(act):
        value = getattr(act, spec.name)
        if spec.name != "by" and value is not None:
            plain = write(value)
            out[spec.name] = list(plain) if isinstance(plain, tuple) else plain
    return out


def write_by(by: int | None) -> int | str | None:
    """Who acts, as the record has it."""
    return "luck" if by == LUCK else by


def wrong_value(key: str, value: object, wanted: str) -> BadAct:
    """The fault of a key whose value is not a `wanted`: seat, number, word, switch, list, object."""
    return BadAct("act-value", wrong_value=True, key=key, value=value, wanted=wanted)


def read_seat(key: str, value: object) -> int | None:
    """A seat, "luck", or null for the table."""
    if value == "luck":
        return LUCK
    if value is None or (type(value) is int and value >= 0):
        return value
    raise wrong_value(key, value, "seat")


def read_number(key: str, value: object) -> int:
    """A whole number."""
    if type(value) is not int:
        raise wrong_value(key, value, "number")
    return value


def read_word(key: str, value: object) -> str:
    """A word: an id, or one of a few choices."""
    if not isinstance(value, str):
        raise wrong_value(key, value, "word")
    return value


def read_switch(key: str, value: object) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise wrong_value(key, value, "switch")
    return value


def read_numbers(key: str, value: object) -> tuple[int, ...]:
    """A list of whole numbers."""
    if not isinstance(value, list):
        raise wrong_value(key, value, "list")
    return tuple(read_number(key, part) for part in value)


def read_words(key: str, value: object) -> tuple[str, ...]:
    """A list of words."""
    if not isinstance(value, list):
        raise wrong_value(key, value, "list")
    return tuple(read_word(key, part) for part in value)
