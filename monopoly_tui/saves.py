"""The folder of saved games: list, find, rename, remove. Plays none of them. Knows no screen."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path

from monopoly_tui import names
from monopoly_tui.engine.step import Refusal
from monopoly_tui.record.fault import BadRecord
from monopoly_tui.record.journal import Journal, lock_path
from monopoly_tui.record.lines import LONGEST_LINE, Lines, NotJson, parse
from monopoly_tui.sitting import OVER, new_id

APP: Final = "monopoly"
SUFFIX: Final = ".mono"
TRIES: Final = 100
"""Ids drawn until one is free."""


@dataclass(frozen=True, slots=True)
class Save:
    """A saved game as a list shows it. `fault` is why it cannot be read, `changed` a time in seconds."""

    id: str
    path: Path
    changed: float
    title: str = ""
    board: str = ""
    started: str = ""
    players: tuple[str, ...] = ()
    over: bool = False
    fault: Refusal | None = None


class NoSave(Exception):
    """No save is called that."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class ManySaves(Exception):
    """More than one save is called that."""

    def __init__(self, name: str, saves: Sequence[Save]) -> None:
        super().__init__(name)
        self.name = name
        self.saves = list(saves)


def data_folder() -> Path:
    """Where everything of value is kept; MONOPOLY_DATA_DIR stands above the system's own place."""
    own = os.environ.get("MONOPOLY_DATA_DIR")
    return Path(own) if own else user_data_path(APP, appauthor=False)


def folder() -> Path:
    """Where saved games are; it need not exist yet."""
    return data_folder() / "saves"


def free_path() -> Path:
    """A path for a new save whose id nobody has."""
    for _ in range(TRIES):
        path = folder() / f"{new_id()}{SUFFIX}"
        if not path.exists():
            return path
    raise FileExistsError(str(folder()))


def saves() -> list[Save]:
    """Every save, the one played last first."""
    try:
        paths = [path for path in folder().iterdir() if path.suffix == SUFFIX and not path.name.startswith(".")]
    except (FileNotFoundError, NotADirectoryError):
        return []
    return sorted(map(glance, filter(Path.is_file, paths)), key=lambda save: (-save.changed, save.id))


def unfinished() -> list[Save]:
    """The saves that can be gone on with, the one played last first."""
    return [save for save in saves() if save.fault is None and not save.over]


def find(name: str) -> Save:
    """The save with this id, with an id that begins so, or with this title. Raises NoSave, ManySaves.

    The name is only ever compared with what is in the folder, so it leads nowhere else.
    """
    known = saves()
    for same in (
        [save for save in known if save.id == name],
        [save for save in known if name and save.id.startswith(name.lower())],
        [save for save in known if name and save.title.casefold() == names.title(name).casefold()],
    ):
        if len(same) == 1:
            return same[0]
        if same:
            raise ManySaves(name, same)
    raise NoSave(name)


def glance(path: Path) -> Save:
    """What a save's first line, its titles and its last line say, without playing it."""
    name = "".join(char for char in path.stem if char.isprintable())
    changed = 0.0
    try:
        changed = path.stat().st_mtime
        with path.open("rb") as file:
            title, last = b"", b""
            first = file.readline(LONGEST_LINE)
            while raw := file.readline(LONGEST_LINE):
                if raw.startswith(b'{"title"'):
                    title = raw
                else:
                    last = raw
        title_line = read_object(title)
        header = read_object(first)
    except OSError as error:
        return Save(name, path, changed, fault=Refusal("record-unreadable", {"why": error.strerror or "?"}))
    if header is None or "record" not in header:
        return Save(name, path, changed, fault=Refusal("record-no-header"))
    return Save(name, path, changed, *summary(header | (title_line or {})), over=read_object(last) == OVER)


def read_object(raw: bytes) -> dict[str, Any] | None:
    """The object on a whole line, or None when there is none."""
    try:
        return parse(raw, 1) if raw.endswith(b"\n") else None
    except (BadRecord, NotJson):
        return None


def summary(header: dict[str, Any]) -> tuple[str, str, str, tuple[str, ...]]:
    """Title, board, day of the start and players' names, as far as a header makes sense."""
    players = header.get("players")
    entries = players if isinstance(players, list) else []
    who = [entry.get("name") if isinstance(entry, dict) else entry for entry in entries]
    return (
        word(header, "title"),
        word(header, "board"),
        word(header, "started")[:10],
        tuple(names.title(name) for name in who if isinstance(name, str)),
    )


def word(header: dict[str, Any], key: str) -> str:
    """A text of a header made safe to show, "" for anything else."""
    value = header.get(key)
    return names.title(value) if isinstance(value, str) else ""


def rename(path: Path, title: str) -> None:
    """Give a game another title. Raises BadRecord, Busy, OSError."""
    journal = Journal.open(path)
    try:
        end = max((line.end for line in Lines(path)), default=0)
        journal.resume(end)
        journal.write([{"title": names.title(title)}])
        if journal.fault is not None:
            raise OSError(journal.fault)
    finally:
        journal.close()


def remove(path: Path) -> None:
    """Delete a save. Raises Busy while it is being played, OSError."""
    journal = Journal.open(path)
    try:
        path.unlink()
    finally:
        journal.close()
        lock_path(path).unlink(missing_ok=True)


def branch(path: Path, end: int) -> Path:
    """A new save with what stands in a record up to byte `end`. Raises OSError."""
    copy = free_path()
    copy.parent.mkdir(parents=True, exist_ok=True)
    with path.open("rb") as source, copy.open("xb") as target:
        shutil.copyfileobj(source, target)
        target.truncate(end)
    return copy
