"""What can befall a file while it is played, done to it for real where the system lets us."""

from __future__ import annotations

import errno
import os
import resource
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

from monopoly_tui.board_shelf import text_of
from monopoly_tui.sitting import Sitting
from tools.durability.script import Script

NOBODY: Final = 65534
"""A user who owns nothing, for whom a folder's permissions hold also where we are root."""
Trouble = Callable[[Script, Path, bytes, Random], None]
"""Plays a game in a folder with its trouble; the bytes are the record as it must come out. Raises AssertionError."""


def play_with(script: Script, path: Path, befalls: Callable[[Sitting], None], whole: bytes, random: Random) -> Sitting:
    """Play to the end; after an act drawn at random, any but the last, `befalls` is called."""
    sitting = script.begin(path)
    acts = sum(b'"by": "luck"' not in line for line in whole.splitlines()) - 2  # all but the header and the end
    left = random.randint(1, acts - 1)

    def after() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            befalls(sitting)

    script.play(sitting, after)
    assert left <= 0
    return sitting


def came_through(sitting: Sitting, whole: bytes) -> None:
    """All of the game is in its file."""
    assert sitting.fault is None, sitting.fault
    assert sitting.path.read_bytes() == whole, f"{sitting.path}: the record is not that of the game"


def full_now_and_then(script: Script, folder: Path, whole: bytes, random: Random) -> None:
    """A disk that is full for every third write, after having taken a part of it."""
    write = os.write

    def short(file: int, data: bytes) -> int:
        if random.random() < 1 / 3:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(file, data[: random.randint(1, 30)])

    os.write = short  # type: ignore[assignment]
    try:
        path = folder / "full.mono"
        sitting = Sitting.new(script.header(), path)
        script.play(sitting)
    finally:
        os.write = write
    if sitting.fault is None:
        came_through(sitting, whole)
    else:
        kept = path.read_bytes() if path.exists() else b""
        assert whole.startswith(kept), "a full disk left something else than a beginning"
        path.unlink(missing_ok=True)


def full_for_good(script: Script, folder: Path, whole: bytes, random: Random) -> None:
    """A file that may not grow past a size: what is there is a beginning of the game, and it can be gone on with."""
    path = folder / "limit.mono"
    limit = random.randint(1, len(whole))
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, old[1]))
    try:
        sitting = Sitting.new(script.header(), path)
        script.play(sitting)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)
        signal.signal(signal.SIGXFSZ, handler)
    assert (sitting.fault is None) == (limit == len(whole))
    assert not path.exists() or whole.startswith(path.read_bytes())
    script.play(script.begin(path))
    assert path.read_bytes() == whole


def full_disk(script: Script, folder: Path, whole: bytes, random: Random) -> None:
    """A real disk of 64 KiB that fills up in the middle of the game and is cleared later."""
    with tiny_disk(folder / "disk") as disk:
        if disk is None:
            return
        ballast = disk / "ballast"

        def fill(sitting: Sitting) -> None:
            with ballast.open("wb", buffering=0) as file:
                try:
                    while True:
                        file.write(b"x" * 512)
                except OSError:
                    pass
            while sitting.fault is None and sitting.decision().kind != "over":
                script.step(sitting)
            ballast.unlink()

        sitting = play_with(script, disk / "game.mono", fill, whole, random)
        if sitting.fault is None:
            came_through(sitting, whole)


@contextmanager
def tiny_disk(place: Path) -> Iterator[Path | None]:
    """A disk of its own, or None where we may not make one."""
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "none", str(place)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        yield None
        return
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


def read_only_folder(script: Script, folder: Path, whole: bytes, random: Random) -> None:
    """A folder in which nothing can be made, before the game and in the middle of it."""
    header = script.header()
    script = replace(script, made={**header, "board_text": text_of(header["board"])})
    closed, whole_folder = folder / "closed", folder / "whole"
    closed.mkdir()
    whole_folder.mkdir()
    whole = script.record(whole_folder)
    with unprivileged(closed):
        closed.chmod(0o500)

        def opened(sitting: Sitting) -> None:
            assert sitting.fault is not None
            closed.chmod(0o700)

        came_through(play_with(script, closed / "game.mono", opened, whole, random), whole)
        came_through(play_with(script, closed / "later.mono", lambda _: closed.chmod(0o500), whole, random), whole)
        closed.chmod(0o700)


@contextmanager
def unprivileged(folder: Path) -> Iterator[None]:
    """Root may write anywhere; so be somebody else, who owns the folder."""
    if os.geteuid() != 0:
        yield
        return
    os.chown(folder, NOBODY, NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def vanished_folder(script: Script, folder: Path, whole: bytes, random: Random) -> None:
    """The folder is deleted with all that is in it."""
    path = folder / "saves" / "game.mono"
    sitting = play_with(script, path, lambda _: shutil.rmtree(path.parent), whole, random)
    came_through(sitting, whole)
    assert sitting.path == path


def deleted(script: Script, folder: Path, whole: bytes, random: Random) -> None:
    """The save is deleted."""
    path = folder / "deleted.mono"
    came_through(play_with(script, path, lambda sitting: sitting.path.unlink(), whole, random), whole)


def changed(script: Script, folder: Path, whole: bytes, random: Random) -> None:
    """The save is cut, changed, lengthened or replaced: whoever did it keeps that, and the game goes on beside it."""
    path = folder / "changed.mono"
    theirs = b""

    def change(sitting: Sitting) -> None:
        nonlocal theirs
        raw = sitting.path.read_bytes()
        at = random.randrange(len(raw))
        theirs = random.choice((raw[:at], raw[:at] + b"?" + raw[at + 1 :], raw + b'{"note": "x"}\n', b""))
        if random.random() < 0.5:
            sitting.path.write_bytes(theirs)
        else:
            (folder / "theirs").write_bytes(theirs)
            (folder / "theirs").replace(sitting.path)
        os.utime(sitting.path, ns=(1, 1))

    sitting = play_with(script, path, change, whole, random)
    came_through(sitting, whole)
    if theirs and not whole.startswith(theirs):
        assert path.read_bytes() == theirs
        assert sitting.path != path


TROUBLES: Final[Mapping[str, Trouble]] = {
    "a disk that is full now and then": full_now_and_then,
    "a file that may not grow": full_for_good,
    "a full disk": full_disk,
    "a read-only folder": read_only_folder,
    "a vanished folder": vanished_folder,
    "a deleted save": deleted,
    "a changed save": changed,
}
"""Each by what befalls the game."""
