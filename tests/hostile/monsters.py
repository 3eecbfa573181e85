"""Files that are too much of something: lines, numbers, depths, repetition. Written in pieces, as large as is asked."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from tests.record.writing import HEADER

FIRST: Final = json.dumps(HEADER | {"setup": {"deeds": {"1": {"owner": 0}, "3": {"owner": 0}}}}).encode() + b"\n"
LAST: Final = b'{"note": ""}\n'
PIECE: Final = 1 << 20
"""Bytes of a file that are made at once."""
Parts = Iterator[bytes]


def repeated(text: bytes, size: int) -> Parts:
    """`text` again and again, to about `size` bytes."""
    times = max(1, min(PIECE, size) // len(text))
    for _ in range(max(1, size // (len(text) * times))):
        yield text * times


def around(first: bytes, text: bytes, last: bytes) -> Callable[[int], Parts]:
    """A file of `text` repeated between two ends."""

    def parts(size: int) -> Parts:
        yield first
        yield from repeated(text, size)
        yield last

    return parts


def header(**changes: Any) -> Callable[[int], Parts]:
    """A record of a header whose lists are as long as the file shall be."""

    def parts(size: int) -> Parts:
        long = {key: value * (size // 10) for key, value in changes.items()}
        yield json.dumps(HEADER | long).encode() + b"\n"

    return parts


def script(size: int) -> Parts:
    """A record with a roll for every few bytes."""
    yield json.dumps(HEADER | {"script": {"dice": [[1, 2]] * (size // 10)}}).encode() + b"\n"


BUILD_AND_UNDO: Final = b'{"by": 0, "do": "build", "square": 1}\n{"undo": 1}\n'

RECORDS: Final[Mapping[str, Callable[[int], Parts]]] = {
    "a first line without end": around(b'{"a": "', b"x", b""),
    "a line without end": around(FIRST + b'{"note": "', b"x", b'"}\n' + LAST),
    "a note a line": around(FIRST, LAST, b""),
    "an act a line": around(FIRST, BUILD_AND_UNDO, b""),
    "empty lines": around(FIRST, b"\n", LAST),
    "zeros": around(FIRST, b"\0", b""),
    "brackets": around(FIRST + b'{"expect": ', b"[", b"\n" + LAST),
    "objects": around(b'{"setup":', b'{"a":', b"\n" + LAST),
    "a number": around(FIRST + b'{"by": 0, "do": "bid", "amount": ', b"9", b"}\n" + LAST),
    "a fraction": around(FIRST + b'{"expect": {"turn": 0.', b"9", b"}}\n" + LAST),
    "backslashes": around(FIRST + b'{"note": "', b"\\u202e", b'"}\n' + LAST),
    "players": header(players=["x"]),
    "an order": header(order=[0]),
    "a title": header(title="x"),
    "rolls": script,
}
"""Records by what there is too much of."""
TOMLS: Final[Mapping[str, Callable[[int], Parts]]] = {
    "a text without end": around(b'lang = "', b"x", b'"'),
    "a key without end": around(b"", b"a.", b"b = 1"),
    "keys": around(b"", b"a = 1\n", b""),
    "tables": around(b"", b"[[squares]]\n", b""),
    "brackets": around(b"lang = ", b"[", b""),
    "tables in tables": around(b"lang = ", b"{a = ", b""),
    "a list": around(b"lang = [", b"{a = 1},", b"]"),
    "quotes": around(b"", b'"', b""),
    "an open text": around(b'lang = """', b'""\\\n', b""),
    "blanks": around(b"lang = ", b" ", b"x"),
    "a comment": around(b"#", b"#", b""),
    "a number": around(b"lang = ", b"9", b""),
    "a hex number": around(b"lang = 0x", b"f", b""),
    "a moment": around(b"lang = 1979-05-27T07:32:00.", b"9", b"Z"),
}
"""Boards and config files likewise."""


def write(path: Path, parts: Parts) -> None:
    """Write a file in pieces."""
    with path.open("wb") as file:
        file.writelines(parts)
