"""A game as a file: which formats there are, and what is written into it. Opens no file but the record."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.stories import story_of

SUFFIXES: Final = {"mono": ".mono", "csv": ".csv", "svg": ".svg", "text": ".txt"}
"""By format, what its files are called."""


def written(sitting: Sitting, say: Speaker, form: str) -> bytes:
    """The file of every format but the picture. Raises OSError when the record cannot be read."""
    if form == "mono":
        return sitting.path.read_bytes()
    story = story_of(sitting, say)
    return (story.table() if form == "csv" else story.whole()).encode()


def form_of(path: Path) -> str | None:
    """The format that a file's name asks for."""
    return next((form for form, suffix in SUFFIXES.items() if path.suffix.lower() == suffix), None)


def free(folder: Path, name: str, form: str) -> Path:
    """A file in a folder that is not there yet."""
    path, number = folder / f"{name}{SUFFIXES[form]}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{SUFFIXES[form]}"
    return path
