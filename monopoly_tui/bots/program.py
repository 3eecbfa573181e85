"""A running program that is asked by lines on its standard input and answers on its output. Knows no game."""

from __future__ import annotations

import os
import selectors
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from typing import Final

LONGEST: Final = 64 * 1024
"""Bytes of an answer; a program that says more without an end of line is ended."""
PATIENCE: Final = 3
"""Late answers in a row after which a program is ended."""
START: Final = 10.0
"""Seconds that the first answer may take at least: programs need time to load."""


class Late(Exception):
    """No answer in time. The answer to this question is skipped if it still comes."""


class Gone(Exception):
    """The program has ended, or was ended for saying too much or nothing at all."""


class Program:
    """A program, started when it is first asked, and again by `restart` after it has gone."""

    def __init__(self, command: str) -> None:
        """`command` as a shell would split it; no shell runs it."""
        self.words = shlex.split(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._unsent = b""
        self._heard = b""
        self._owed = 0  # answers to earlier questions, to be skipped
        self._is_new = True

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The line that answers `line`; neither has its end of line. Raises Late, Gone."""
        process = self._running()
        self._unsent += line + b"\n"
        until = time.monotonic() + (max(seconds, START) if self._is_new else seconds)
        try:
            answer = self._converse(process, until)
        except Late:
            self._owed += 1
            if self._owed >= PATIENCE:
                self.close()
            raise
        except OSError:
            self.close()
            raise Gone from None
        self._is_new = False
        return answer

    def restart(self) -> None:
        """Let a program that has gone be started anew at the next question."""
        if self._process is None or self._process.poll() is not None:
            self.close()
            self._is_new = True

    def close(self) -> None:
        """End the program, and whatever it started."""
        process, self._process = self._process, None
        self._unsent = self._heard = b""
        self._owed, self._is_new = 0, False
        if process is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            if not self._is_new:
                raise Gone
            try:
                self._process = subprocess.Popen(
                    self.words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,  # what it says there could steer the terminal
                    bufsize=0,
                    start_new_session=True,  # so that Ctrl+C does not reach it, and all of it can be ended
                )
            except (OSError, ValueError, IndexError):
                self._is_new = False
                raise Gone from None
            for pipe in (self._process.stdin, self._process.stdout):
                assert pipe is not None, "asked for above"
                os.set_blocking(pipe.fileno(), False)
        return self._process

    def _converse(self, process: subprocess.Popen[bytes], until: float) -> bytes:
        """Send what is to be sent and read the next answer that is not owed. Raises Late, Gone, OSError."""
        assert process.stdin is not None, "piped"
        assert process.stdout is not None, "piped"
        to, of = process.stdin.fileno(), process.stdout.fileno()
        with selectors.DefaultSelector() as selector:
            selector.register(of, selectors.EVENT_READ)
            selector.register(to, selectors.EVENT_WRITE)
            while True:
                answer = self._next_line()
                if answer is not None:
                    return answer
                ready = selector.select(max(0.0, until - time.monotonic()))
                if not ready:
                    raise Late
                for key, _ in ready:
                    if key.fd == of:
                        self._listen(of)
                    else:
                        self._unsent = self._unsent[os.write(to, self._unsent) :]
                        if not self._unsent:
                            selector.unregister(to)

    def _listen(self, of: int) -> None:
        heard = os.read(of, LONGEST)
        self._heard += heard
        if not heard or (len(self._heard) > LONGEST and b"\n" not in self._heard):
            self.close()
            raise Gone

    def _next_line(self) -> bytes | None:
        """The next whole line that answers the last question, or None when it has not come yet."""
        while b"\n" in self._heard:
            line, self._heard = self._heard.split(b"\n", 1)
            if not self._owed:
                return line
            self._owed -= 1
        return None
