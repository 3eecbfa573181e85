"""Good data made bad: bytes flipped, cut, doubled and mixed with what breaks programs; values put in others' places."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

TRICKS: Final = (
    "\x00", "\x07", "\x08", "\x1b[31m", "\x1b]0;owned\x07", "\x1b]52;c;bWFsbG9yeQ==\x07", "\x1bP0;1|17/ab\x1b\\",
    "\x7f", "\x85", "\x9b2J", "\u061c", "\u200b", "\u200d", "\u200e", "\u202e", "\u2028", "\u2066", "\u2067",
    "\u2069", "\ufe0f", "\ufeff", "\ud800", "\ue000", "\U000e0041", "\U0010ffff", "e\u0301\u0301\u0301\u0301",
    "\u0301", "東京", "😀" * 9, "[/]", "[red]", "[@click=app.quit]x[/]", "{ $x }", "%s%n", "{0.__class__}",
    "$(reboot)", "`reboot`", "; rm -rf ~", "../../../etc/passwd", "/etc/passwd", "C:\\con", "..", ".", "~", "-",
    "--help", "a" * 5000, " ", "", "\n", "\r\n", "\t", "NaN", "Infinity", "-0", "1e999", "9" * 50, "9" * 5000, "-1",
    "0x7fffffff", "1_0", "٣", "null", "true", "[" * 200, "{\"a\":" * 200, "]", "}", "\"", "'", "\\", "\\u001b",
    "\\ud800", "#", "=", ",", ":",
)  # fmt: skip
"""Texts that other programs have choked on."""
VALUES: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1, 7, 40, 10**6, 10**30, -(10**30), 0.5, 1e300, "", "0", [], {}, [[]], [None], {"": None},
    [[[[[[[[]]]]]]]], list(range(300)), {str(n): n for n in range(300)}, "by", "luck", "_",
)  # fmt: skip
"""Values of every kind that JSON has."""
Way = Callable[[bytes, Random], bytes]


def flip(raw: bytes, random: Random) -> bytes:
    """One byte is another."""
    at = random.randrange(len(raw))
    return raw[:at] + bytes([random.randrange(256)]) + raw[at + 1 :]


def drop(raw: bytes, random: Random) -> bytes:
    """A piece is missing."""
    start, end = span(raw, random)
    return raw[:start] + raw[end:]


def double(raw: bytes, random: Random) -> bytes:
    """A piece stands there again, perhaps many times."""
    start, end = span(raw, random)
    return raw[:end] + raw[start:end] * random.choice((1, 1, 3, 50)) + raw[end:]


def move(raw: bytes, random: Random) -> bytes:
    """A piece stands elsewhere."""
    start, end = span(raw, random)
    rest = raw[:start] + raw[end:]
    at = random.randint(0, len(rest))
    return rest[:at] + raw[start:end] + rest[at:]


def trick(raw: bytes, random: Random) -> bytes:
    """One of TRICKS stands in the middle."""
    at = random.randint(0, len(raw))
    return raw[:at] + random.choice(TRICKS).encode(errors="surrogatepass") + raw[at:]


def replace(raw: bytes, random: Random) -> bytes:
    """One of TRICKS stands for a word."""
    words = raw.split(b'"')
    at = random.randrange(len(words))
    words[at] = random.choice(TRICKS).encode(errors="surrogatepass")
    return b'"'.join(words)


def swap_lines(raw: bytes, random: Random) -> bytes:
    """Two lines have changed places."""
    lines = raw.splitlines(keepends=True)
    one, two = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return b"".join(lines)


WAYS: Final[tuple[Way, ...]] = (flip, drop, double, move, trick, trick, replace, swap_lines)


def span(raw: bytes, random: Random) -> tuple[int, int]:
    """A piece, mostly a short one."""
    start = random.randrange(len(raw))
    return start, min(len(raw), start + int(random.expovariate(1 / 20)) + 1)


def mutated(raw: bytes, random: Random) -> bytes:
    """`raw` changed in one to five ways."""
    for _ in range(random.choice((1, 1, 1, 2, 5))):
        raw = random.choice(WAYS)(raw, random) if raw else b"x"
    return raw


def revalued(data: Any, random: Random) -> Any:
    """JSON data with one value, somewhere in it, that belongs elsewhere or nowhere."""
    if isinstance(data, dict) and data and random.random() < 0.9:
        key = random.choice([*data])
        if random.random() < 0.1:
            return {random.choice(TRICKS) if name == key else name: value for name, value in data.items()}
        return data | {key: revalued(data[key], random)}
    if isinstance(data, list) and data and random.random() < 0.8:
        at = random.randrange(len(data))
        return [*data[:at], revalued(data[at], random), *data[at + 1 :]]
    if isinstance(data, str) and random.random() < 0.3:
        return data + random.choice(TRICKS)
    return random.choice((*VALUES, *TRICKS))


def written(data: Any) -> bytes:
    """Data as a record's line; what is no text is written as it came."""
    return json.dumps(data, ensure_ascii=False).encode(errors="surrogatepass") + b"\n"
