"""The file of a game being played: one writer, appended and synced. Knows no line's meaning."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from filelock import FileLock, Timeout

COPIED: Final = 1024 * 1024
"""Bytes moved at once when a file that vanished is written anew."""


class Busy(Exception):
    """Somebody else is playing this record."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class Journal:
    """Appends lines to a record. What cannot be written waits, and is tried again with the next lines.

    `fault` is why the last try failed, None when everything is on disk.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.fault: str | None = None
        self._waiting = b""
        self._end = 0  # where the last whole line ends
        self._file: int | None = None
        self._lock: FileLock | None = None
        self._is_new = False

    @classmethod
    def create(cls, path: Path, header: Mapping[str, Any]) -> Journal:
        """A new record. A folder that cannot be written is a `fault`; raises FileExistsError, Busy."""
        journal = cls(path)
        journal._add([header])
        try:
            journal._flush()
        except (FileExistsError, Busy):
            journal.close()
            raise
        except OSError as error:
            journal.fault = why(error)
        return journal

    @classmethod
    def open(cls, path: Path) -> Journal:
        """A record to go on with, locked; `resume` says where. Raises Busy, OSError."""
        journal = cls(path)
        journal._lock_up()
        try:
            journal._file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CLOEXEC)
        except OSError:
            journal.close()
            raise
        journal._end = os.fstat(journal._file).st_size
        return journal

    def resume(self, end: int) -> None:
        """Go on after byte `end`: a line that was cut there is dropped. Raises OSError."""
        assert self._file is not None, "opened before"
        os.ftruncate(self._file, end)
        self._end = end

    def write(self, lines: Sequence[Mapping[str, Any]]) -> None:
        """Append lines and sync them; what goes wrong is kept as `fault`."""
        self._add(lines)
        try:
            self._flush()
        except (OSError, Busy) as error:
            self.fault = why(error)
        else:
            self.fault = None

    def close(self) -> None:
        """Let the file and its lock go; a file without even its first line is taken away."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
            if self._is_new and self._end == 0:
                with suppress(OSError):
                    self.path.unlink()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _add(self, lines: Sequence[Mapping[str, Any]]) -> None:
        """Let lines wait to be written."""
        self._waiting += "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()

    def _flush(self) -> None:
        """Write what waits after the last whole line; a part of an earlier try is cut off first."""
        if self._file is None:
            self._file = self._make()
        elif os.fstat(self._file).st_nlink == 0:
            self._rescue()
        if os.fstat(self._file).st_size > self._end:
            os.ftruncate(self._file, self._end)
        done = 0
        while done < len(self._waiting):
            done += os.write(self._file, self._waiting[done:])
        os.fsync(self._file)
        self._end += len(self._waiting)
        self._waiting = b""

    def _make(self) -> int:
        """The file, newly made, and locked."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except FileExistsError as error:
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from error
        self._lock_up()
        file = os.open(self.path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        self._is_new = True
        sync_folder(self.path.parent)
        return file

    def _rescue(self) -> None:
        """Somebody deleted the file while it was open: write what it held to a new one."""
        assert self._file is not None, "it was open"
        old, at = self._file, 0
        if self._lock is not None:
            self._lock.release(force=True)
            self._lock = None
        new = self._make()
        try:
            while at < self._end:
                at += os.write(new, os.pread(old, min(COPIED, self._end - at), at))
        except OSError:
            os.close(new)
            with suppress(OSError):
                self.path.unlink()
            raise
        os.close(old)
        self._file = new

    def _lock_up(self) -> None:
        """Take the lock; the system lets go of it when this process ends, however it ends."""
        if self._lock is not None:
            return
        lock = FileLock(lock_path(self.path), mode=0o600)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            raise Busy(self.path) from None
        self._lock = lock


def lock_path(path: Path) -> Path:
    """The hidden file beside a record whose lock stands for the record's."""
    real = path.resolve()
    return real.with_name(f".{real.name}.lock")


def why(error: Exception) -> str:
    """A fault in the system's words."""
    number = error.errno if isinstance(error, OSError) else errno.EEXIST
    return os.strerror(number or errno.EIO)


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder last; where folders cannot be synced it lasts all the same."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
