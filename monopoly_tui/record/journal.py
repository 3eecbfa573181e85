"""The file of a game being played: one writer, appended and synced. Knows no line's meaning."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from monopoly_tui import files

if TYPE_CHECKING:
    from filelock import FileLock

SPARE_NAMES: Final = 99
"""How many names are tried for a game whose own name was taken while it was played."""


class Busy(Exception):
    """Somebody else is playing this record."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class Journal:
    """Appends lines to a record. What cannot be written waits, and is tried again with the next lines.

    `fault` is why the last try failed, None when everything is on disk. When another hand deletes, moves
    or changes the file, the whole game is written anew: under its name, or where that is taken, beside it;
    `path` is always where it is.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.fault: str | None = None
        self._kept = b""  # the whole lines on disk
        self._waiting = b""
        self._file: int | None = None
        self._left: tuple[int, int] | None = None  # size and time of the file as we left it
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
            journal._unlock()
            raise
        except OSError as error:
            journal.fault = why(error)
        return journal

    @classmethod
    def open(cls, path: Path) -> Journal:
        """A record to go on with, locked; `resume` says where. Raises Busy, OSError."""
        files.check(path)
        journal = cls(path)
        journal._lock_up(path)
        try:
            journal._file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CLOEXEC)
        except OSError:
            journal.close()
            raise
        return journal

    def resume(self, end: int) -> None:
        """Go on after byte `end`: a line that was cut there is dropped. Raises OSError."""
        assert self._file is not None, "opened before"
        os.ftruncate(self._file, end)
        self._kept = read(self._file, end)
        self._left = stamp(self._file)

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
        """Let the file and its lock go, after a last try; a file without even its first line is taken away."""
        if self._waiting:
            self.write(())
        if self._file is not None:
            os.close(self._file)
            self._file = None
            if self._is_new and not self._kept:
                with suppress(OSError):
                    self.path.unlink()
        self._unlock()

    def _add(self, lines: Sequence[Mapping[str, Any]]) -> None:
        """Let lines wait to be written."""
        self._waiting += "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()

    def _flush(self) -> None:
        """Write what waits after the last whole line; a part of an earlier try is cut off first."""
        if self._file is None:
            self._file = self._make(self.path)
        elif not self._is_as_left(self._file):
            self._begin_anew(self._file)
        try:
            if os.fstat(self._file).st_size > len(self._kept):
                os.ftruncate(self._file, len(self._kept))
            done = 0
            while done < len(self._waiting):
                done += os.write(self._file, self._waiting[done:])
            os.fsync(self._file)
            self._kept += self._waiting
            self._waiting = b""
        finally:
            self._left = stamp(self._file)

    def _is_as_left(self, file: int) -> bool:
        """Whether the name still leads to the file, and nobody else has written in it."""
        try:
            if not os.path.samestat(os.fstat(file), self.path.stat()):
                return False
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError:
            pass  # a folder that may no longer be looked into; the file is open
        return stamp(file) == self._left or read(file, len(self._kept) + 1) == self._kept

    def _begin_anew(self, old: int) -> None:
        """Leave the file to whoever has touched it; all of the game waits to be written to a new one."""
        self._unlock()
        for number in range(1, SPARE_NAMES + 1):
            path = self.path if number == 1 else self.path.with_stem(f"{self.path.stem}-{number}")
            try:
                new = self._make(path)
            except (FileExistsError, Busy):
                self._unlock()
                continue
            break
        else:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        os.close(old)
        self._file, self.path = new, path
        self._kept, self._waiting = b"", self._kept + self._waiting

    def _make(self, path: Path) -> int:
        """A file newly made at `path`, and locked."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except FileExistsError as error:
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from error
        self._lock_up(path)
        file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        self._is_new = True
        sync_folder(path.parent)
        return file

    def _lock_up(self, path: Path) -> None:
        """Take the lock; the system lets go of it when this process ends, however it ends."""
        if self._lock is not None:
            return
        from filelock import FileLock, Timeout  # takes long, and most commands write no record

        lock = FileLock(lock_path(path), mode=0o600)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            raise Busy(path) from None
        self._lock = lock

    def _unlock(self) -> None:
        """Let the lock go."""
        if self._lock is not None:
            self._lock.release(force=True)
            self._lock = None


def stamp(file: int) -> tuple[int, int]:
    """Size and time of the last change of an open file: what tells whether it was touched."""
    now = os.fstat(file)
    return now.st_size, now.st_mtime_ns


def read(file: int, size: int) -> bytes:
    """The first `size` bytes of an open file, fewer where it is shorter."""
    out = b""
    while len(out) < size and (more := os.pread(file, size - len(out), len(out))):
        out += more
    return out


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
