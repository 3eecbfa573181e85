"""Where boards come from: those that ship, by id, and files of one's own. Knows no rule of the game."""

from __future__ import annotations

from dataclasses import dataclass
from errno import ENAMETOOLONG
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from monopoly_tui import files, rulesets
from monopoly_tui.rules import board_file
from monopoly_tui.rules.board_faults import BadBoard, Fault, Findings, TooMany
from monopoly_tui.rules.ruleset import AnyBoard
from monopoly_tui.rules.spelling import nearest

DEFAULT: Final = "tehran"
"""The board that is meant when none is named."""


class BoardNotFound(Exception):
    """No shipped board and no file is called `name`; `near` is the likeliest id meant, or ""."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known
        self.near = nearest(name, known)


@dataclass(frozen=True, slots=True)
class Found:
    """A board file's text, and what to call it: the id of one that ships, or the path as given."""

    source: str
    raw: bytes
    shipped: bool


def folder() -> Path:
    """Where the boards that ship lie: inside the installed package, in a checkout beside it."""
    package = Path(__file__).resolve().parent
    inside = package / "boards"
    return inside if inside.is_dir() else package.parent / "boards"


def shipped() -> list[str]:
    """The ids of the boards that ship, the default one first."""
    ids = sorted(path.stem for path in folder().glob("*.toml"))
    return sorted(ids, key=lambda name: name != DEFAULT)


def text_of(name: str) -> str:
    """The file of a shipped board. Raises BoardNotFound."""
    known = shipped()
    if name not in known:
        raise BoardNotFound(name, known)
    return (folder() / f"{name}.toml").read_bytes().decode("utf-8")


def digest(text: str) -> str:
    """The SHA-256 of a board file's text, as records keep it."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def fetch(name_or_path: str) -> Found:
    """The text of a shipped board by its id, else of the file at a path.

    Raises BoardNotFound, and BadBoard for what is there but cannot be read.
    """
    known = shipped()
    if name_or_path in known:
        return Found(name_or_path, text_of(name_or_path).encode("utf-8"), True)
    if not name_or_path:
        raise BoardNotFound(name_or_path, known)
    try:
        with files.opened(Path(name_or_path)) as file:
            return Found(name_or_path, file.read(board_file.LIMIT + 1), False)
    except (FileNotFoundError, NotADirectoryError):
        raise BoardNotFound(name_or_path, known) from None
    except (IsADirectoryError, files.NotAFile):
        raise BadBoard(name_or_path, [Fault(0, "", "board-no-file")]) from None
    except OSError as error:
        if error.errno == ENAMETOOLONG:
            raise BoardNotFound(name_or_path, known) from None
        raise BadBoard(name_or_path, [Fault(0, "", "board-unreadable", {"detail": str(error.strerror)})]) from error


def examine(raw: bytes) -> tuple[AnyBoard | None, list[Fault]]:
    """The board, or None, and everything wrong with its file in the order of its lines, warnings too."""
    findings = Findings()
    board = None
    try:
        top = board_file.open_text(raw, findings)
        if top is not None:
            heading = board_file.heading(top, (*rulesets.RULESETS,))
            if heading.ruleset:
                board = rulesets.named(heading.ruleset).read_board(top, heading)
            else:
                top.close_half_read()  # which other keys belong here, only a ruleset could tell
    except TooMany:
        pass
    return board, sorted(findings.faults, key=lambda fault: fault.line)


def load_text(text: str, source: str) -> AnyBoard:
    """The board in the text of a file called `source`. Raises BadBoard."""
    return load_bytes(text.encode("utf-8", "surrogatepass"), source)


def load_bytes(raw: bytes, source: str) -> AnyBoard:
    """The same from bytes. Raises BadBoard."""
    board, faults = examine(raw)
    if board is None:
        raise BadBoard(source, [fault for fault in faults if not fault.warning])
    return board


def find(name_or_path: str) -> AnyBoard:
    """A shipped board by its id, else the board in the file at a path.

    Raises BoardNotFound or BadBoard.
    """
    if name_or_path in shipped():
        return _shipped_board(name_or_path)
    found = fetch(name_or_path)
    return load_bytes(found.raw, found.source)


@cache
def _shipped_board(name: str) -> AnyBoard:
    """A shipped board, read once; boards never change."""
    return load_text(text_of(name), name)
