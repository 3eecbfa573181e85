"""Which save or file is meant by a name on the command line, or the exit that says why there is none."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from monopoly_tui import files, saves
from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.commands.file_words import unread
from monopoly_tui.saves import ManySaves, NoSave
from monopoly_tui.text.speaker import Speaker


def locate(say: Speaker, name: str) -> Path:
    """The save or the file that is called `name`, or the exit that says why there is none."""
    path = Path(name)
    if path.suffix != saves.SUFFIX and os.sep not in name:
        with suppress(NoSave):
            return find(say, name).path
        if not os.path.lexists(name):
            raise fail(say, say("cli-no-save-or-file", name=name), Code.MISSING)
    try:
        files.check(path)
    except OSError as error:
        raise unread(say, path, error) from None
    return path


def locate_save(say: Speaker, name: str) -> saves.Save:
    """The save that is called `name`, or the exit that says why there is none."""
    try:
        return find(say, name)
    except NoSave:
        raise fail(say, say("cli-no-save", name=name), Code.MISSING) from None


def find(say: Speaker, name: str) -> saves.Save:
    """The save that is called `name`, or the exit that names several. Raises NoSave."""
    try:
        return saves.find(name)
    except ManySaves as many:
        ids = [save.id for save in many.saves]
        raise fail(say, say("cli-many-saves", name=name, ids=ids), Code.USE) from None
