"""Files that people name: read only where they are plain files, written whole or not at all. Knows no format."""

from __future__ import annotations

import errno
import os
import shutil
import stat
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO


class NotAFile(OSError):
    """What is at a path is a pipe or a device, whose reading might never end."""


def check(path: Path) -> None:
    """Raises NotAFile, IsADirectoryError, FileNotFoundError, OSError unless there is a plain file at `path`."""
    if "\0" in str(path):  # no path at all, and the system's calls would raise ValueError
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise NotAFile(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def opened(path: Path) -> BinaryIO:
    """A plain file, open to be read. Raises what `check` does."""
    check(path)
    return path.open("rb")


def write_new(path: Path, data: bytes) -> None:
    """Write a file that is not there yet; nothing is left of one that fails. Raises FileExistsError, OSError."""
    file = path.open("xb")
    try:
        with file:
            file.write(data)
    except BaseException:
        path.unlink()
        raise


def write(path: Path, data: bytes) -> None:
    """Write a file at once, in the place of one that is there, which stays as it was where this fails.

    A link stays a link: what it leads to is written. Raises what `check` does but for a missing file.
    """
    with suppress(FileNotFoundError):
        check(path)
    real = path.resolve()
    draft = real.with_name(f".{os.getpid()}.part")
    draft.unlink(missing_ok=True)
    write_new(draft, data)
    try:
        if real.exists():
            shutil.copymode(real, draft)
        draft.replace(real)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
