"""A board file of any ruleset, from its bytes to its top table and what it begins with. Knows no ruleset.

Nothing here trusts the file: its size, depth, types and characters are all checked, and what is
wrong becomes a Fault with its line, never an exception of another kind.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from monopoly_tui.rules import toml_faults
from monopoly_tui.rules.board_faults import Fault, Findings
from monopoly_tui.rules.board_table import Table, shown
from monopoly_tui.rules.toml_lines import Lines, key_of, scan

FORMAT: Final = 1
"""The version of the format that is read."""
LIMIT: Final = 1 << 20
"""Bytes a board file may have."""
_ENDLESS_NUMBER: Final = re.compile(r"[0-9][0-9_]{4000}")
_PLACE: Final = re.compile(r" \(at line (\d+), column (\d+)\)$")


def open_text(raw: bytes, findings: Findings) -> Table | None:
    """The top table of a board file, or None if it is no TOML at all. Raises TooMany."""
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
    if not text.strip():
        findings.add(Fault(1, "", "board-empty"))
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
        data = {"column": int(place[2]), "kind": toml_faults.kind_of(message)}
        return Fault(line, key_of(lines.key_on(line)), "board-not-toml", data)
    number = _ENDLESS_NUMBER.search(text)
    if number is not None and not message.endswith("(at end of document)"):
        line = text.count("\n", 0, number.start()) + 1
        return Fault(line, key_of(lines.key_on(line)), "board-number-huge")
    line = lines.unfinished or text.rstrip().count("\n") + 1
    return Fault(line, key_of(lines.key_on(line)), "board-unfinished")


@dataclass(frozen=True, slots=True)
class Heading:
    """What every board file begins with, whatever its rules."""

    id: str
    ruleset: str
    name: Mapping[str, str]


def heading(top: Table, rulesets: Sequence[str]) -> Heading:
    """The first keys of a board file; `ruleset` is "" when it is none of `rulesets`. Raises TooMany."""
    version = top.value("format", "whole")
    if version is not None and version != FORMAT:
        top.fault("format", "board-format", known=FORMAT, given=shown(version))
    return Heading(top.id("id"), top.word("ruleset", rulesets), top.names("name"))
