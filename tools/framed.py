"""The real program in a terminal that says where each frame ends, as every program of Textual's does when asked."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pexpect

PROGRAM: Final = "import sys; from monopoly_tui.cli import main; sys.exit(main())"
ASKED: Final = b"\x1b[?2026$p"
ANSWER: Final = b"\x1b[?2026;2$y"
"""Whether the terminal shows all between a begin and an end at once (DEC mode 2026); and that it does."""
END: Final = b"\x1b[?2026l"
"""What ends a frame then."""
PATIENCE: Final = 30.0
"""Seconds for a program to start."""


class Framed:
    """A program of Python's, started on the tree of a package; it must not write before it has drawn its screen."""

    def __init__(self, words: Sequence[str], tree: Path, cols: int, rows: int) -> None:
        environ = {**os.environ, "PYTHONPATH": str(tree), "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        self.child = pexpect.spawn(sys.executable, [*words], dimensions=(rows, cols), env=environ, cwd=str(tree))
        self.child.delaybeforesend = None
        self._unfinished = b""

    def frames(self, still: float, patience: float = PATIENCE) -> Iterator[tuple[float, bytes]]:
        """When each frame ended (seconds of `perf_counter`) and what was written for it, until none comes for `still`
        seconds; for `patience` seconds before the first."""
        wait = patience
        while True:
            try:
                data = self.child.read_nonblocking(1 << 16, wait)
            except pexpect.TIMEOUT:
                return
            now = time.perf_counter()
            *ended, self._unfinished = (self._unfinished + data).split(END)
            if ASKED in self._unfinished:
                self.child.send(ANSWER)
                self._unfinished = self._unfinished.replace(ASKED, b"")
            for written in ended:
                yield now, written
                wait = still

    def processor(self) -> float:
        """Seconds that its threads have run so far (Linux)."""
        threads = Path(f"/proc/{self.child.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9

    def end(self) -> None:
        """End it at once."""
        self.child.close(force=True)
