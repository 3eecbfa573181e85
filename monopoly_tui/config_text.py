"""The text of a config file: what it chooses, and how one of its lines is changed. Opens no file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from monopoly_tui import keymap
from monopoly_tui.engine.step import Refusal
from monopoly_tui.rules.toml_lines import Lines, scan
from monopoly_tui.settings import EMPTY, KEYS, SPECS, BadConfig, Value, spelt


def parse(path: Path, text: str) -> dict[str, Any]:
    """The settings that a text chooses, as `Settings` takes them. Raises BadConfig."""
    lines = scan(text)
    if lines.too_deep is not None:
        raise BadConfig(path, lines.too_deep, Refusal("setting-not-toml"))
    for twice in lines.twice:
        raise BadConfig(path, twice.line, Refusal("setting-twice", {"setting": ".".join(map(str, twice.path))}))
    try:
        data = tomllib.loads(text)
    except ValueError as error:  # a number too long to be read is no error of TOML's
        raise BadConfig(path, _line_of(error, lines), Refusal("setting-not-toml")) from None
    out: dict[str, Any] = {}
    for key, value in data.items():
        refusal = None if key == KEYS else fault(key, value)
        if refusal is not None:
            raise BadConfig(path, lines.of((key,)), refusal)
        out[key] = _keys(path, lines, value) if key == KEYS else value
    return out


def fault(key: str, value: object) -> Refusal | None:
    """What is wrong with a setting's value, with what would do; or None."""
    if key not in SPECS:
        return Refusal("setting-unknown", {"setting": key, "known": [*SPECS, KEYS]})
    values = SPECS[key].metadata["values"]
    if any(value == known and type(value) is type(known) for known in values):
        return None
    return Refusal(
        "setting-value", {"setting": key, "value": _shown(value), "values": [spelt(known) for known in values]}
    )


def changed(path: Path, text: str, key: str, value: Value | list[str]) -> str:
    """`text` with one setting changed, everything else as it was. Raises BadConfig for a value that is none."""
    table, _, name = key.rpartition(".")
    statement = f"{name} = {_written(value)}"
    at = scan(text).at
    where = at.get((table, name) if table else (name,))
    lines = text.splitlines()
    if where is not None:
        end = _end(lines, where - 1)
        comment = re.fullmatch(r"[^#\"']*(?:\"[^\"]*\"|'[^']*'|[^\s#\"']*)\s*(#.*)?", lines[where - 1])
        kept = f"  {comment[1]}" if comment is not None and comment[1] else ""
        lines[where - 1 : end] = [statement + kept]
    elif table:
        header = at.get((table,))
        if header is None:
            lines += [*([""] if lines else []), f"[{table}]", statement]
        else:
            lines.insert(header, statement)
    else:
        first = next((row for row, line in enumerate(lines) if line.lstrip().startswith("[")), len(lines))
        lines.insert(first, statement)
    out = "\n".join(lines) + "\n"
    parse(path, out)
    return out


def _keys(path: Path, lines: Lines, table: object) -> Mapping[str, tuple[str, ...]]:
    """The `[keys]` table, a key or a list of them for each action."""
    if not isinstance(table, dict):
        raise BadConfig(path, lines.of((KEYS,)), Refusal("setting-keys-table"))
    out: dict[str, tuple[str, ...]] = {}
    for action, value in table.items():
        where = lines.of((KEYS, action))
        if action not in keymap.ACTIONS:
            raise BadConfig(path, where, Refusal("setting-action", {"action": action, "known": [*keymap.ACTIONS]}))
        given = value if isinstance(value, list) else [value]
        if not given:
            raise BadConfig(path, where, Refusal("setting-key-none", {"action": action}))
        names = [keymap.named(key, action) if isinstance(key, str) else None for key in given]
        if None in names:
            raise BadConfig(path, where, Refusal("setting-key", {"action": action, "value": _shown(value)}))
        out[action] = tuple(name for name in names if name is not None)
    both = keymap.twice(out)
    if both is not None:
        key, first, second = both
        where = lines.of((KEYS, second if second in out else first))
        raise BadConfig(path, where, Refusal("setting-key-twice", {"key": key, "first": first, "second": second}))
    return out


def _line_of(error: ValueError, lines: Lines) -> int:
    """The line that the parser stumbled over, which it only tells in words."""
    found = re.search(r"at line (\d+)", str(error))
    return int(found[1]) if found else lines.unfinished or 1


def _end(lines: list[str], start: int) -> int:
    """The line after the statement that begins on line `start`, both counted from 0."""
    for end in range(start + 1, len(lines) + 1):
        try:
            tomllib.loads("\n".join(lines[start:end]))
        except tomllib.TOMLDecodeError:
            continue
        return end
    return start + 1


def _written(value: Value | list[str]) -> str:
    """A value as TOML; all texts here are plain words and signs."""
    if isinstance(value, list):
        return f"[{', '.join(map(_written, value))}]"
    return spelt(value) if isinstance(value, bool) else '"{}"'.format(value.replace("\\", "\\\\").replace('"', '\\"'))


def _shown(value: object) -> str:
    """A value of the file as a message may show it."""
    if isinstance(value, list):
        return ", ".join(map(_shown, value))
    try:
        return (spelt(value) if isinstance(value, (str, bool)) else str(value)) or EMPTY
    except ValueError:
        return "…"  # a number so long that Python refuses to write it
