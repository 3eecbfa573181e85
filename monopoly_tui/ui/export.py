"""A game as a file: which formats there are, and what is written into it. Opens no file but the record."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from monopoly_tui.files import write_new
from monopoly_tui.playback import Watched
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.stories import story_of

FETCHED_FONT: Final = re.compile(r"@font-face \{[^}]*\}\s*")
SUFFIXES: Final = {"mono": ".mono", "csv": ".csv", "svg": ".svg", "text": ".txt"}
"""By format, what its files are called."""


def written(sitting: Watched, say: Speaker, form: str) -> bytes:
    """The file of every format but the picture. Raises OSError when the record cannot be read."""
    if form == "mono":
        return sitting.path.read_bytes()
    story = story_of(sitting, say)
    return (story.table() if form == "csv" else story.whole()).encode()


def form_of(path: Path) -> str:
    """The format that a file's name asks for: words where it has no ending, the ending itself where none has it."""
    forms = {suffix: form for form, suffix in SUFFIXES.items()} | {"": "text"}
    ending = path.suffix.lower()
    return forms.get(ending, ending.removeprefix("."))


def free(folder: Path, name: str, form: str) -> Path:
    """A file in a folder that is not there yet."""
    path, number = folder / f"{name}{SUFFIXES[form]}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{SUFFIXES[form]}"
    return path


def into_folder(sitting: Watched, say: Speaker, form: str, picture: Callable[[], str]) -> str:
    """Write a game into the folder one is in; what there is to say of it. `picture` draws the screen."""
    path = free(Path.cwd(), str(sitting.header.get("id") or sitting.path.stem), form)
    try:
        write_new(path, picture().encode() if form == "svg" else written(sitting, say, form))
    except OSError as error:
        return say("table-not-exported", file=path.name, why=error.strerror or "?")
    return say("table-exported", file=path.name)


def in_order(picture: str) -> str:
    """An SVG picture whose letters are in the order in which they stand already: whoever shows it leaves them so."""
    return picture.replace("</style>", "text { unicode-bidi: bidi-override }</style>", 1)


def without_fonts(picture: str) -> str:
    """An SVG picture without the fonts that it would fetch from elsewhere."""
    return FETCHED_FONT.sub("", picture)
