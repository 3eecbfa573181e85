"""The program on one side of a terminal, and on the other a screen that understands what it writes."""

import re
import sys
from contextlib import suppress

import pexpect
import pyte

PROGRAM = "import sys; from monopoly_tui.cli import main; sys.exit(main())"
SKIPPED = re.compile(rb"\x1b\[[<>=?][0-9;]*[a-zA-Z$]+|\xe2\x81[\xa6-\xa9]")
"""Modes, which pyte would print, and signs of direction, behind which it prints nothing more."""
PATIENCE = 60  # seconds without a sign of life after which the program is taken to hang, on a busy machine too
AGAIN = 0.5  # seconds until a key without an answer is pressed again


class Terminal:
    """The program on one side, a screen that understands what it writes on the other."""

    def __init__(self, *words: str, cols: int = 80, rows: int = 24, program: str = PROGRAM) -> None:
        self.screen = pyte.Screen(cols, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.child = pexpect.spawn(
            sys.executable,
            ["-c", program, *words],
            dimensions=(rows, cols),
            timeout=PATIENCE,
            encoding=None,
            ignore_sighup=True,  # as under nohup
        )
        self.child.delaybeforesend = None
        self.written = b""

    def read(self, patience: float = PATIENCE) -> bool:
        """Take in what was written; False when the program has closed the terminal. Raises pexpect.TIMEOUT."""
        try:
            data = self.child.read_nonblocking(65536, patience)
        except pexpect.EOF:
            return False
        self.written += data
        self._stream.feed(SKIPPED.sub(b"", data))
        return True

    def resize(self, cols: int, rows: int) -> None:
        """Pull the window to another size."""
        self.screen.resize(rows, cols)
        self.child.setwinsize(rows, cols)

    def text(self) -> str:
        """The screen's lines."""
        return "\n".join(self.screen.display)

    def until(self, *markers: str) -> None:
        """Wait until one of the markers stands on the screen."""
        while not any(marker in self.text() for marker in markers):
            try:
                assert self.read(), f"ended before {markers}:\n{self.text()}"
            except pexpect.TIMEOUT:
                raise AssertionError(f"never came to {markers}:\n{self.text()}") from None

    def press(self, key: str) -> None:
        """Press a key until the screen is another; one that comes too early is dropped."""
        before = self.text()
        while self.text() == before:
            self.child.send(key)
            with suppress(pexpect.TIMEOUT):
                self.read(AGAIN)

    def end(self) -> int:
        """Wait for the end; the exit code."""
        while self.read():
            pass
        self.child.wait()
        assert self.child.signalstatus is None, "it was killed, it did not end"
        return int(self.child.exitstatus)
