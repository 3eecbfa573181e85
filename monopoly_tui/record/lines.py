"""A record's bytes as checked JSON lines, with every bound a hostile file runs into.

Knows JSON, not what the lines mean.
"""

from __future__ import annotations

import json
import math
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from monopoly_tui.files import opened
from monopoly_tui.record.fault import BadRecord, fault, shown

LONGEST_LINE: Final = 4 * 1024 * 1024
"""Bytes; a header with a whole board in it takes a hundredth of that."""
MOST_LINES: Final = 500_000
"""A game of a hundred hours, an act a second, has fewer."""
LONGEST_NUMBER: Final = 40
"""Digits of a whole number."""


@dataclass(frozen=True, slots=True)
class Line:
    """One whole line: its number from 1, its object, and where in the file it ends, in bytes."""

    number: int
    data: dict[str, Any]
    end: int


class NotJson(Exception):
    """Text that is not whole JSON, as a line is that was cut while it was written."""


class Lines(Iterator[Line]):
    """The lines of a file, one by one. `torn` says, at the end, whether a cut last line was left out.

    A last line is cut when it has no newline or is not whole JSON; anywhere else that is a fault.
    The next line raises BadRecord when it is at fault, OSError when the file cannot be read.
    """

    def __init__(self, path: Path) -> None:
        self.torn = False
        self._lines = self._read(path)

    def __next__(self) -> Line:
        return next(self._lines)

    def _read(self, path: Path) -> Iterator[Line]:
        with opened(path) as file:
            number, end = 0, 0
            raw = file.readline(LONGEST_LINE + 1)
            while raw:
                number += 1
                end += len(raw)
                if len(raw) > LONGEST_LINE:
                    raise fault(number, "record-line-long", limit=LONGEST_LINE)
                if number > MOST_LINES:
                    raise fault(number, "record-lines-many", limit=MOST_LINES)
                after = file.readline(LONGEST_LINE + 1)
                line = self._line(number, raw, end, last=not after)
                if line is not None:
                    yield line
                raw = after

    def _line(self, number: int, raw: bytes, end: int, last: bool) -> Line | None:
        """The line, or None for an empty one and for a last one that was cut."""
        if not raw.strip() and raw.endswith(b"\n"):
            return None
        if number == 1 and raw.startswith(BOM_UTF8):
            raise fault(number, "record-byte-order-mark")
        if number == 1 and not raw.lstrip().startswith(b"{"):
            raise fault(number, "record-no-header")
        if last and not raw.endswith(b"\n"):
            self.torn = True
            return None
        try:
            data = parse(raw, number)
        except NotJson:
            if last:
                self.torn = True
                return None
            raise fault(number, "record-not-json") from None
        return Line(number, data, end)


def parse(raw: bytes, number: int) -> dict[str, Any]:
    """The object on a line. Raises NotJson, or BadRecord when it is JSON that no record may hold."""

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        out = dict(pairs)
        if len(out) < len(pairs):
            keys = [key for key, _ in pairs]
            raise fault(number, "record-key-twice", key=shown(next(k for k in keys if keys.count(k) > 1)))
        return out

    def whole(digits: str) -> int:
        if len(digits) > LONGEST_NUMBER:
            raise fault(number, "record-number")
        return int(digits)

    def fraction(digits: str) -> float:
        value = float(digits)
        if not math.isfinite(value):
            raise fault(number, "record-number")
        return value

    def constant(_: str) -> float:
        raise fault(number, "record-number")

    try:
        data = json.loads(
            raw.decode(), object_pairs_hook=unique, parse_int=whole, parse_float=fraction, parse_constant=constant
        )
    except BadRecord:
        raise
    except RecursionError:
        raise fault(number, "record-deep") from None
    except ValueError:  # also bytes that are no UTF-8
        raise NotJson from None
    if not isinstance(data, dict):
        raise fault(number, "record-not-object")
    return data
