"""A board file of any ruleset, read key by key; every fault is gathered. Knows no ruleset.

Nothing here trusts the file: its size, depth, types and characters are all checked, and what is
wrong becomes a Fault with its line, never an exception of another kind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from monopoly_tui.rules.languages import LANGUAGES
from monopoly_tui.rules.plain_text import blemish, cells, tidy
from monopoly_tui.rules.toml_lines import Lines, Path, scan

FORMAT: Final = 1
"""The version of the format that is read."""
LIMIT: Final = 1 << 20
"""Bytes a board file may have."""
MOST: Final = 10**9
"""The largest amount, in thousand tomans, and the largest number of anything."""
_FAULTS: Final = 500  # a file that has more is hardly a board
EXPECTED: Final = ("en", "fa")
"""Languages whose names are missed where they are not there."""
NAME_CELLS: Final = 30
"""Cells of a name at most."""
_TEXT_CELLS: Final = 240
_ID: Final = re.compile(r"[a-z0-9-]{1,40}")
_COLOR: Final = re.compile(r"#[0-9a-fA-F]{6}")
_ENDLESS_NUMBER: Final = re.compile(r"[0-9][0-9_]{4000}")
_PLACE: Final = re.compile(r" \(at line (\d+), column (\d+)\)$")


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the board a fault is: kind square, group, chance or chest; `name` "" if it has none."""

    kind: str
    number: int
    name: str


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a file: its line, its key, a key for the text and the figures for it."""

    line: int
    key: str
    reason: str
    data: Mapping[str, Any] = field(default_factory=dict)
    place: Place | None = None
    warning: bool = False


class BadBoard(Exception):
    """A board file that cannot be played. `source` names it, `faults` holds all that is wrong."""

    def __init__(self, source: str, faults: Sequence[Fault]) -> None:
        super().__init__(f"{source}: {', '.join(fault.reason for fault in faults)}")
        self.source = source
        self.faults = list(faults)


class TooMany(Exception):
    """So many faults that the reading stops."""


@dataclass
class Findings:
    """The faults and warnings of one file, in the order in which they were met."""

    faults: list[Fault] = field(default_factory=list)

    @property
    def broken(self) -> bool:
        """Whether there is a fault that is more than a warning."""
        return any(not fault.warning for fault in self.faults)

    def add(self, fault: Fault) -> None:
        """Keep `fault`. Raises TooMany when the file has had its share."""
        if len(self.faults) >= _FAULTS:
            self.faults.append(Fault(fault.line, "", "board-too-many"))
            raise TooMany
        self.faults.append(fault)


def nearest(word: str, known: Sequence[str]) -> str:
    """The known word that `word` most likely stands for, "" if none is near."""
    if len(word) > 40:
        return ""
    import difflib

    lower = {name.lower(): name for name in known}
    return next((lower[near] for near in difflib.get_close_matches(word.lower(), lower, 1)), "")


def open_text(raw: bytes, findings: Findings) -> Table | None:
    """The top table of a board file, or None if it is no TOML at all."""
    if len(raw) > LIMIT:
        findings.add(Fault(1, "", "board-too-long", {"limit": LIMIT}))
        return None
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        findings.add(Fault(line, "", "board-not-utf8"))
        return None
    if text.startswith("\ufeff"):
        findings.add(Fault(1, "", "board-byte-order-mark"))
        return None
    lines = scan(text)
    if lines.too_deep is not None:
        findings.add(Fault(lines.too_deep, "", "board-too-deep"))
        return None
    import tomllib

    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        for fault in _syntax_faults(error, text, lines):
            findings.add(fault)
        return None
    return Table(findings, lines, (), data)


def _syntax_faults(error: Exception, text: str, lines: Lines) -> list[Fault]:
    """What the parser found, or, if the text was sound up to there, every key given twice."""
    found = _syntax_fault(str(error), text, lines)
    if lines.twice and lines.twice[0].line <= found.line:
        return [Fault(t.line, key_of(t.path), "board-key-twice", {"first": t.first}) for t in lines.twice]
    return [found]


def _syntax_fault(message: str, text: str, lines: Lines) -> Fault:
    """What the parser's message says, with the line and key it speaks of."""
    place = _PLACE.search(message)
    if place is not None:
        line = int(place[1])
        data = {"column": int(place[2]), "detail": message[: place.start()][:100]}
        return Fault(line, key_of(lines.key_on(line)), "board-not-toml", data)
    number = _ENDLESS_NUMBER.search(text)
    if number is not None and not message.endswith("(at end of document)"):
        line = text.count("\n", 0, number.start()) + 1
        return Fault(line, key_of(lines.key_on(line)), "board-number-huge")
    line = lines.unfinished or text.rstrip().count("\n") + 1
    return Fault(line, key_of(lines.key_on(line)), "board-unfinished")


def key_of(path: Path) -> str:
    """The key as a reader names it: from the last list position on, as "rents" or "money.salary"."""
    names: list[str] = []
    for part in path:
        if isinstance(part, int):
            names = names if part is path[-1] else []
        else:
            names.append(part)
    return ".".join(names)


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


class Table:
    """One table of the file. Each method reads a key and gives a harmless value if it is wrong.

    `close` comes last: it tells of keys that nobody asked for, and of those asked for in vain.
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
                self.sound = False
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
            self.fault(key, "board-negative")
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
        self.fault(key, "board-id")
        return ""

    def color(self, key: str) -> str:
        """A colour as #rrggbb."""
        value = self.value(key, "text")
        if value is None or _COLOR.fullmatch(value):
            return (value or "").lower()
        self.fault(key, "board-color")
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


@dataclass(frozen=True, slots=True)
class Heading:
    """What every board file begins with, whatever its rules."""

    id: str
    ruleset: str
    name: Mapping[str, str]


def heading(top: Table, rulesets: Sequence[str]) -> Heading:
    """The first keys of a board file; `ruleset` is "" when it is none of `rulesets`."""
    version = top.value("format", "whole")
    if version is not None and version != FORMAT:
        top.fault("format", "board-format", known=FORMAT)
    return Heading(top.id("id"), top.word("ruleset", rulesets), top.names("name"))


def _label(data: Mapping[str, Any]) -> str:
    """What to call a table before it is read: its name in the first language that has one, or its id."""
    name = data.get("name")
    known = [name.get(language) for language in LANGUAGES] if isinstance(name, dict) else []
    for text in (*known, data.get("id")):
        if isinstance(text, str) and blemish(text) is None:
            return text[:NAME_CELLS]
    return ""
