"""Where each key of a TOML text stands. Knows the outline of TOML, no value and no board.

The standard parser tells no lines, and takes very long over keys nested very deep. This scan runs
before it, bears broken text (it stops where it understands no more) and stops at such depths.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple

Path = tuple[str | int, ...]
"""The keys and list positions that lead to a value."""

DEEP: Final = 16
"""More levels than any sensible board file has."""

_TOKEN: Final = re.compile(
    r"""
    (?P<gap>[ \t\r]++|\#[^\n]*+)
    |(?P<end>\n)
    |(?P<text>\"{3}(?:[^\\"]|\\.|"{1,2}(?!"))*+"{3,5}
        |'{3}(?:[^']|'{1,2}(?!'))*+'{3,5}
        |"(?:[^"\\\n]|\\[^\n])*+"
        |'[^'\n]*+')
    |(?P<mark>[\[\]{}=,.])
    |(?P<word>[^\s\#"'\[\]{}=,.]++)
    """,
    re.VERBOSE | re.DOTALL,
)


class Twice(NamedTuple):
    """A key given a second time."""

    path: Path
    line: int
    first: int


@dataclass
class Lines:
    """What a scan found. Lines count from 1."""

    at: dict[Path, int] = field(default_factory=dict)
    twice: list[Twice] = field(default_factory=list)
    too_deep: int | None = None
    unfinished: int | None = None  # where a text or bracket opens that never closes

    def of(self, path: Path) -> int:
        """The line of the key at `path`, or of the nearest table around it."""
        for length in range(len(path), 0, -1):
            if path[:length] in self.at:
                return self.at[path[:length]]
        return 1

    def key_on(self, line: int) -> Path:
        """The key that starts on `line`; empty if none does."""
        return next((path for path, found in self.at.items() if found == line), ())


@dataclass
class _Open:
    """An open bracket of a value: a list (`index` counts its items) or an inline table."""

    bracket: str
    path: Path
    line: int
    index: int = 0


def key_of(path: Path) -> str:
    """The key as a reader names it: from the last list position on, as "rents" or "money.salary"."""
    item = max((at for at, part in enumerate(path[:-1]) if isinstance(part, int)), default=-1)
    return ".".join(part for part in path[item + 1 :] if isinstance(part, str))


def scan(text: str) -> Lines:
    """Find the line of every key, table and list of tables in `text`."""
    scanner = _Scan()
    position = 0
    while position < len(text) and scanner.lines.too_deep is None:
        token = _TOKEN.match(text, position)
        if token is None:
            scanner.lines.unfinished = scanner.line
            return scanner.lines
        position = token.end()
        piece = token.group()
        if token.lastgroup != "gap":
            scanner.step(str(token.lastgroup), piece)
        scanner.line += piece.count("\n")
    if scanner.open:
        scanner.lines.unfinished = scanner.open[-1].line
    return scanner.lines


class _Scan:
    """The state between two tokens."""

    def __init__(self) -> None:
        self.lines = Lines()
        self.line = 1
        self.table: Path = ()  # the table that statements fill now
        self.counts: dict[Path, int] = {}  # [[tables]] so far
        self.open: list[_Open] = []
        self.key: list[str] = []
        self.brackets = 0  # of a [header] or [[header]]
        self.value = False  # behind a key's "="

    def step(self, kind: str, piece: str) -> None:
        """Take one token."""
        if kind == "end" and not self.open:
            self.key, self.brackets, self.value = [], 0, False
        elif self.value:
            self._in_value(piece)
        elif kind in ("word", "text"):
            self.key.append(piece if kind == "word" else piece[1:-1])
        elif piece == "=":
            self._record()
        elif self.open and piece == "}":
            self.open.pop()
            self.value = True
        elif not self.open and piece == "[" and not self.key:
            self.brackets += 1
        elif self.brackets and piece == "]":
            self._header()
        if len(self.key) > DEEP or len(self.open) > DEEP:
            self.lines.too_deep = self.line

    def _in_value(self, piece: str) -> None:
        if piece in ("[", "{"):
            self.open.append(_Open(piece, self._here(), self.line))
            self.lines.at.setdefault(self.open[-1].path, self.line)
            if piece == "{":
                self.key, self.value = [], False
        elif piece in ("]", "}") and self.open:
            self.open.pop()
        elif piece == "," and self.open:
            if self.open[-1].bracket == "[":
                self.open[-1].index += 1
            else:
                self.key, self.value = [], False

    def _here(self) -> Path:
        """The path of the value, or of the key, that is being read."""
        if self.open and self.open[-1].bracket == "[":
            return (*self.open[-1].path, self.open[-1].index)
        return self._base() + tuple(self.key)

    def _base(self) -> Path:
        return self.open[-1].path if self.open else self.table

    def _record(self) -> None:
        path = self._here()
        for length in range(len(self._base()) + 1, len(path)):
            self.lines.at.setdefault(path[:length], self.line)
        self._note(path)
        self.value = True

    def _header(self) -> None:
        path: Path = ()
        for part in self.key[:-1]:
            path = (*path, part)
            if path in self.counts:
                path = (*path, self.counts[path] - 1)
        path = (*path, *self.key[-1:])
        if self.brackets == 2:
            number = self.counts.get(path, 0)
            self.counts[path] = number + 1
            if not number:
                self._note(path)
            path = (*path, number)
        self._note(path)
        self.table = path
        self.key, self.brackets, self.value = [], 0, True

    def _note(self, path: Path) -> None:
        if path in self.lines.at:
            self.lines.twice.append(Twice(path, self.line, self.lines.at[path]))
        else:
            self.lines.at[path] = self.line
