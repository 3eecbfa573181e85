"""What is wrong with a file that somebody named, in one sentence and an exit code. Knows no format."""

from __future__ import annotations

import os
from pathlib import Path

import typer

from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.files import NotAFile
from monopoly_tui.text.speaker import Speaker


def said(say: Speaker, path: Path, error: OSError, *, writing: bool = False) -> tuple[str, Code]:
    """Why the file at `path` cannot be read, or with `writing` be written."""
    code = Code.CONFLICT if writing else Code.DATA
    match error:
        case FileNotFoundError():
            key, code = "cli-no-folder" if writing else "cli-no-file", Code.MISSING
        case FileExistsError():
            key, code = "cli-file-exists", Code.CONFLICT
        case IsADirectoryError():
            key = "cli-is-folder"
        case NotAFile():
            key = "cli-not-a-file"
        case _:
            key = "cli-file-unwritten" if writing else "cli-file-fault"
    why = os.strerror(error.errno) if error.errno else str(error)
    return say(key, file=str(path), folder=str(path.parent), why=why), code


def unread(say: Speaker, path: Path, error: OSError) -> typer.Exit:
    """Say on stderr why the file at `path` cannot be read; the exit to raise."""
    return fail(say, *said(say, path, error))


def unwritten(say: Speaker, path: Path, error: OSError) -> typer.Exit:
    """Say on stderr why the file at `path` cannot be written; the exit to raise."""
    return fail(say, *said(say, path, error, writing=True))
