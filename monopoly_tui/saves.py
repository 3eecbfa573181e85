"""The folder of saved games: begin, list, find, rename, remove. Knows no screen."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path

from monopoly_tui import board_shelf, names, rulesets
from monopoly_tui.engine.step import Refusal
from monopoly_tui.files import opened, write_new
from monopoly_tui.record.fault import BadRecord
from monopoly_tui.record.header import read_header
from monopoly_tui.record.journal import Journal, lock_path
from monopoly_tui.record.lines import LONGEST_LINE, MOST_LINES, Lines, NotJson, parse
from monopoly_tui.record.replay import OVER
from monopoly_tui.rules.ruleset import RECORD_VERSION
from monopoly_tui.sitting import Sitting

APP: Final = "monopoly"
SUFFIX: Final = ".mono"
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""What ids are made of: nothing that is mistaken for something else."""
ID_LENGTH: Final = 6
SEED_BITS: Final = 32


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


def new_id() -> str:
    """A short id that no save has, drawn by the system."""
    while True:
        name = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
        if not path_of(name).exists():
            return name


def path_of(name: str) -> Path:
    """Where the save with an id that `new_id` drew is."""
    return folder() / f"{name}{SUFFIX}"


def new_header(choices: Mapping[str, Any], now: datetime | None = None) -> dict[str, Any]:
    """The first line of a new game's record, every option spelt out.

    `choices` are those of the header, left out where nobody chose: `board` (an id or a file's path),
    `players`, `rules`, `seed`, `dice`, `title`. Raises BoardNotFound, BadBoard, and BadHeader for a game
    that cannot be.
    """
    found = board_shelf.fetch(choices.get("board", board_shelf.DEFAULT))
    board = board_shelf.load_bytes(found.raw, found.source)
    text = found.raw.decode()
    players = choices.get("players", [])
    asked: dict[str, Any] = {
        "record": RECORD_VERSION,
        "id": new_id(),
        "title": names.title(choices.get("title", "")),
        "started": (now or datetime.now().astimezone()).isoformat(timespec="seconds"),
        "board": board.id,
        "board_sha256": board_shelf.digest(text),
        **({} if found.shipped else {"board_text": text}),
        "rules": rulesets.of(board).usual(board, len(players)) | choices.get("rules", {}),
        "players": players,
        "seed": choices["seed"] if "seed" in choices else secrets.randbits(SEED_BITS),
        **({"dice": choices["dice"]} if "dice" in choices else {}),
    }
    header = read_header(asked)
    seated = [{"name": player.name, "kind": player.kind, **player.own} for player in header.players]
    return asked | {"rules": header.options.written(), "players": seated}


def begin(header: Mapping[str, Any]) -> Sitting:
    """Sit down to a new game, saved under its header's id. Raises what Sitting.new does."""
    return Sitting.new(header, path_of(header["id"]))


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
            for raw in islice(iter(partial(file.readline, LONGEST_LINE), b""), MOST_LINES):
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
    """Title, board, day and time of the start and players' names, as far as a header makes sense."""
    players = header.get("players")
    entries = players if isinstance(players, list) else []
    who = [entry.get("name") if isinstance(entry, dict) else entry for entry in entries]
    return (
        word(header, "title"),
        word(header, "board"),
        word(header, "started")[:16].replace("T", " "),
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


def branch(path: Path, end: int, header: Mapping[str, Any]) -> Path:
    """A new save with what stands in a record up to byte `end`, under another `header`. Raises OSError."""
    copy = path_of(new_id())
    copy.parent.mkdir(parents=True, exist_ok=True)
    with opened(path) as file:
        _, _, course = file.read(end).partition(b"\n")
    write_new(copy, json.dumps(header, ensure_ascii=False).encode() + b"\n" + course)
    return copy
