"""Kills a process that plays at random moments, many of them inside a write, and plays on from what is left."""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from tools.durability.script import Script

WIDEST_PIECE: Final = 60
"""Bytes that one write takes at most, in a process that ends itself."""
WIDEST_PAUSE: Final = 0.004
"""Seconds, at most, between an act on disk and a kill from outside."""


@dataclass
class Tally:
    """What came of it: kills by where they fell, games, and what the disk lost beside."""

    kills: Counter[str] = field(default_factory=Counter)
    games: int = 0
    torn: int = 0


class Moments:
    """Counts what a process does to its disk, and ends it, as by SIGKILL, at the moment that was chosen."""

    def __init__(self, last: int, piece: int, report: int) -> None:
        self.left = last
        self.piece = piece
        self.report = report

    def install(self) -> None:
        """Have this process's writes and syncs go through here, the writes in small pieces."""
        write, fsync, ftruncate = os.write, os.fsync, os.ftruncate

        def in_pieces(file: int, data: bytes) -> int:
            if file == self.report:
                return write(file, data)
            self.pass_by("in a write")
            return write(file, data[: self.piece])

        def synced(file: int) -> None:
            self.pass_by("before a sync")
            fsync(file)
            self.pass_by("after a sync")

        def cut(file: int, size: int) -> None:
            self.pass_by("at a cut line")
            ftruncate(file, size)

        os.write, os.fsync, os.ftruncate = in_pieces, synced, cut  # type: ignore[assignment]
        self._write = write

    def pass_by(self, what: str) -> None:
        """One moment more; the last one ends it."""
        self.left -= 1
        if self.left == 0:
            self._write(self.report, f"{what}\n".encode())
            os.kill(os.getpid(), signal.SIGKILL)


def killed_games(kills: int, seed: int, folder: Path) -> Tally:
    """Play game after game, each broken off again and again, until so many kills have fallen. Raises AssertionError."""
    tally = Tally()
    random = Random(seed)
    while sum(tally.kills.values()) < kills:
        script = Script(random.getrandbits(32))
        whole = script.record(folder)
        path = folder / f"killed-{script.seed}.mono"
        while sum(tally.kills.values()) < kills:
            ended, kept = killed_once(script, path, random, tally)
            if ended:
                break
            lose_unsynced(path, kept, whole, random, tally)
        script_end(script, path, whole)
        tally.games += 1
    return tally


def killed_once(script: Script, path: Path, random: Random, tally: Tally) -> tuple[bool, int]:
    """Play on in a process of its own until it ends or is killed: whether it ended, and the bytes it said were safe."""
    if random.random() < 0.5:
        moments = int(random.expovariate(1 / 300)) + 1
        piece = random.randint(1, WIDEST_PIECE)
        process, reports = started(script, path, lambda report: Moments(moments, piece, report).install())
        said = b"".join(iter(lambda: os.read(reports, 65536), b""))
    else:
        process, reports = started(script, path, lambda report: None)
        acts, said = int(random.expovariate(1 / 25)), b""
        while said.count(b"\n") <= acts and (more := os.read(reports, 65536)):
            said += more
        time.sleep(random.uniform(0, WIDEST_PAUSE))
        os.kill(process, signal.SIGKILL)
        said += b"".join(iter(lambda: os.read(reports, 65536), b""))
    os.close(reports)
    _, status = os.waitpid(process, 0)
    words = said.decode().splitlines()
    safe = max((int(word) for word in words if word.isdigit()), default=0)
    if os.WIFEXITED(status):
        assert os.WEXITSTATUS(status) == 0, f"game {script.seed}: the process failed"
        return True, safe
    where = words[-1] if words and not words[-1].isdigit() else "from outside"
    tally.kills[where] += 1
    return False, safe


def started(script: Script, path: Path, prepare: Callable[[int], None]) -> tuple[int, int]:
    """A child process that plays on; its number, and where it tells how many bytes are safe after each act."""
    reports, report = os.pipe()
    process = os.fork()
    if process:
        os.close(report)
        return process, reports
    try:
        os.close(reports)
        prepare(report)
        sitting = script.begin(path)

        def tell() -> None:
            os.write(report, b"%d\n" % path.stat().st_size)

        tell()
        script.play(sitting, tell)
        os._exit(0)
    except BaseException:  # noqa: BLE001 - it must never go on as a second parent
        traceback.print_exc(file=sys.stderr)
        sys.stderr.flush()
        os._exit(70)


def lose_unsynced(path: Path, safe: int, whole: bytes, random: Random, tally: Tally) -> None:
    """Check what a kill left, then let the disk lose some of what was not said to be safe, as when the power goes."""
    if not path.exists():
        assert safe == 0
        return
    left = path.read_bytes()
    assert whole.startswith(left), f"{path}: what is on disk is no beginning of the game"
    assert len(left) >= safe, f"{path}: {safe} bytes were said to be safe, {len(left)} are there"
    tally.torn += not left.endswith(b"\n")
    header = whole.index(b"\n") + 1
    start = max(safe, header)
    if len(left) > start and random.random() < 0.5:
        at = random.randint(start, len(left))
        path.write_bytes(left[:at] + (b"\0" * (len(left) - at) if random.random() < 0.5 else b""))
    elif len(left) < header:
        path.unlink()  # not even its first line: nobody had seen that game


def script_end(script: Script, path: Path, whole: bytes) -> None:
    """Play on undisturbed; the record must come out as that of the game that was never broken off."""
    script.play(script.begin(path))
    assert path.read_bytes() == whole, f"{path}: the game ended otherwise than it should"
