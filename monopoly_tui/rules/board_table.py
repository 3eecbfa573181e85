"""A table of a board file, read key by key; every fault is gathered. Knows no ruleset."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from monopoly_tui.rules.board_faults import Fault, Findings, Place
from monopoly_tui.rules.languages import LANGUAGES
from monopoly_tui.rules.plain_text import blemish, cells, tidy
from monopoly_tui.rules.spelling import nearest
from monopoly_tui.rules.toml_lines import Lines, Path, key_of

MOST: Final = 10**9
"""The largest amount, in thousand tomans, and the largest number of anything."""
EXPECTED: Final = ("en", "fa")
"""Languages whose names are missed where they are not there."""
NAME_CELLS: Final = 30
"""Cells of a name at most."""
_TEXT_CELLS: Final = 240
_ID: Final = re.compile(r"[a-z0-9-]{1,40}")
_COLOR: Final = re.compile(r"#[0-9a-fA-F]{6}")


def kind_of(value: object) -> str:
    """What a value is, as a text key."""
    if isinstance(value, bool):
        return "truth"
    if isinstance(value, int):
        return "whole"
    if isinstance(value, float):
        return "fraction"
    if isinstance(value, str):
        return "text"
    if isinstance(value, list):
        return "list"
    return "table" if isinstance(value, dict) else "date"


def shown(value: object) -> str:
    """A value of the file as a message may carry it, cut short; only ASCII."""
    try:
        return json.dumps(value, default=str)[:40]
    except ValueError:
        return "..."  # a number so long that Python refuses to write it


class Table:
    """One table of the file. Each method reads a key and gives a harmless value if it is wrong.

    `close` comes last: it tells of keys that nobody asked for, and of those asked for in vain. All of
    them raise TooMany once the file has had its share of faults.
    """

    def __init__(
        self, findings: Findings, lines: Lines, path: Path, data: Mapping[str, Any], place: Place | None = None
    ) -> None:
        self.findings = findings
        self.lines = lines
        self.path = path
        self.data = data
        self.place = place
        self.asked: list[str] = []
        self.missing: list[str] = []
        self.sound = True  # nothing wrong so far but warnings
        self.there = True  # false for a stand-in, whose keys nobody misses

    def line(self, key: str) -> int:
        """The line of `key`, or of this table when the key is left out."""
        return self.lines.of((*self.path, key))

    def fault(self, key: str, reason: str, /, **data: Any) -> None:
        """Tell what is wrong with `key` ("": with this table)."""
        self.sound = False
        self._tell(key, reason, data, warning=False)

    def offer(self, key: str, reason: str, near: str, /, **data: Any) -> None:
        """Tell of a word nobody knows, and offer the one that was likely meant, if there is one."""
        if near:
            self.fault(key, f"{reason}-near", near=near, **data)
        else:
            self.fault(key, reason, **data)

    def warn(self, key: str, reason: str, /, **data: Any) -> None:
        """Tell what could be better about `key`."""
        self._tell(key, reason, data, warning=True)

    def _tell(self, key: str, reason: str, data: Mapping[str, Any], warning: bool) -> None:
        path = (*self.path, key) if key else self.path
        self.findings.add(Fault(self.lines.of(path), key_of(path), reason, data, self.place, warning))

    def close(self) -> None:
        """Tell of keys that do not belong here, and of those that are missing."""
        self._tell_strangers([key for key in self.data if key not in self.asked], self.asked)
        for key in self.missing:
            self.fault(key, "board-key-missing")

    def close_half_read(self) -> None:
        """Tell of missing keys only, and of plain keys that may be one of them misspelt."""
        plain = [key for key, value in self.data.items() if not isinstance(value, (dict, list))]
        near = [key for key in plain if key not in self.asked and nearest(key, self.missing)]
        self._tell_strangers(near, self.missing)
        for key in self.missing:
            self.fault(key, "board-key-missing")

    def _tell_strangers(self, strangers: Sequence[str], known: Sequence[str]) -> None:
        for key in strangers:
            near = nearest(key, self.missing) or nearest(key, known)
            if near in self.missing:
                self.missing.remove(near)
            self.offer(key, "board-key-unknown", near)

    def value(self, key: str, *wanted: str, optional: bool = False) -> Any:
        """The value of `key` if it is of a kind in `wanted`, else None."""
        self.asked.append(key)
        value = self.data.get(key)
        if value is None:
            if not optional and self.there:
                self.missing.append(key)
            return None
        if kind_of(value) not in wanted:
            self.fault(key, "board-type", wanted=wanted[0], given=kind_of(value))
            return None
        return value

    def whole(self, key: str, low: int = 0, high: int = MOST) -> int:
        """A whole number from `low` to `high`."""
        value = self.value(key, "whole")
        if value is None or not self.in_range(key, value, low, high):
            return low
        return int(value)

    def in_range(self, key: str, value: int, low: int, high: int) -> bool:
        """Whether `value` lies from `low` to `high`; tells if not."""
        if low <= value <= high:
            return True
        if value < 0 <= low:
            self.fault(key, "board-negative", given=value)
        elif abs(value) > MOST:
            self.fault(key, "board-number-huge")
        else:
            self.fault(key, "board-range", low=low, high=high, given=value)
        return False

    def wholes(self, key: str, count: int | None) -> tuple[int, ...]:
        """A list of `count` whole numbers (None: of any length) that do not fall."""
        values = self.value(key, "list")
        if values is None:
            return ()
        for value in values:
            if kind_of(value) != "whole":
                self.fault(key, "board-item-type", given=kind_of(value))
                return ()
            if not self.in_range(key, value, 0, MOST):
                return ()
        if count is not None and len(values) != count:
            self.fault(key, "board-count", needed=count, given=len(values))
            return ()
        for before, after in pairwise(values):
            if after < before:
                self.fault(key, "board-falling", before=before, after=after)
                return ()
        return tuple(values)

    def flag(self, key: str) -> bool:
        """True or false; false when it is left out."""
        return self.value(key, "truth", optional=True) is True

    def word(self, key: str, known: Sequence[str]) -> str:
        """One of the `known` words, "" if it is none."""
        value = self.value(key, "text")
        if value is None or value in known:
            return value or ""
        self.offer(key, "board-word", nearest(value, known), given=value[:40], known=tuple(known))
        return ""

    def id(self, key: str = "id") -> str:
        """A name for files and commands: small letters, digits and hyphens."""
        value = self.value(key, "text")
        if value is None or _ID.fullmatch(value):
            return value or ""
        self.fault(key, "board-id", given=shown(value))
        return ""

    def color(self, key: str) -> str:
        """A colour as #rrggbb."""
        value = self.value(key, "text")
        if value is None or _COLOR.fullmatch(value):
            return (value or "").lower()
        self.fault(key, "board-color", given=shown(value))
        return ""

    def names(self, key: str, most: int = NAME_CELLS, optional: bool = False) -> dict[str, str]:
        """A text by language, each of at most `most` cells. A missing language is warned of."""
        if self.value(key, "table", optional=optional) is None:
            return {}
        inner = self.table(key)
        found: dict[str, str] = {}
        for language in LANGUAGES:
            value = inner.value(language, "text", optional=True)
            if value is None:
                continue
            text = tidy(value)
            flaw = blemish(text)
            if flaw is not None:
                inner.fault(language, f"board-text-{flaw}")
            elif cells(text) > most:
                inner.fault(language, "board-text-wide", most=most, given=cells(text))
            else:
                found[language] = text
        inner.close()
        self.sound = self.sound and inner.sound
        if not found and inner.sound:
            self.fault(key, "board-text-none")
        elif not optional and inner.sound:
            for language in EXPECTED:
                if language not in found:
                    self.warn(key, "board-language-missing", language=language)
        return found

    def text(self, key: str) -> dict[str, str]:
        """A sentence or two by language."""
        return self.names(key, _TEXT_CELLS)

    def table(self, key: str, optional: bool = False) -> Table:
        """The table under `key`; an empty one when it is missing or no table."""
        if key not in self.asked:
            self.value(key, "table", optional=optional)
        value = self.data.get(key)
        data = value if isinstance(value, dict) else {}
        inner = Table(self.findings, self.lines, (*self.path, key), data, self.place)
        inner.there = data is value
        return inner

    def tables(self, key: str, kind: str, optional: bool = False) -> Iterator[Table]:
        """The list of tables under `key`; `kind` names their places."""
        values = self.value(key, "list", optional=optional)
        for number, value in enumerate(values or ()):
            path = (*self.path, key, number)
            if isinstance(value, dict):
                yield Table(self.findings, self.lines, path, value, Place(kind, number, _label(value)))
            else:
                line = self.lines.of(path)
                self.findings.add(Fault(line, key, "board-item-table", {"given": kind_of(value)}))


def warn_of_same_names(named: Iterable[tuple[Table, Mapping[str, str]]]) -> None:
    """Warn of each of these that is called as one before it is, in any language."""
    first: dict[tuple[str, str], int] = {}
    for table, names in named:
        line = table.line("name")
        known = [first.setdefault((language, name.casefold()), line) for language, name in names.items()]
        twice = next((name for name, at in zip(names.values(), known, strict=True) if at != line), None)
        if twice is not None:
            table.warn("name", "board-name-twice", name=twice, first=min(known))


def _label(data: Mapping[str, Any]) -> str:
    """What to call a table before it is read: its name in the first language that has one, or its id."""
    name = data.get("name")
    known = [name.get(language) for language in LANGUAGES] if isinstance(name, dict) else []
    for text in (*known, data.get("id")):
        if isinstance(text, str) and blemish(text) is None:
            return text[:NAME_CELLS]
    return ""
