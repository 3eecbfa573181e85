"""Leaving when the system says so: signals, and a terminal that is gone. Knows no game."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from typing import Final

SHELL: Final = 128
"""What a shell adds to the number of the signal a program ended by."""
WATCH: Final = 1.0  # seconds between two looks at the terminal


def leave_on_signals(leave: Callable[[int], None]) -> None:
    """Call `leave` with the exit code when a signal asks to end, an inherited "ignore" notwithstanding.

    Needs the running loop; does nothing where a loop cannot take signals.
    """
    loop = asyncio.get_running_loop()
    for name in ("SIGTERM", "SIGHUP", "SIGINT"):
        number = getattr(signal, name, None)
        if number is None:
            continue
        try:
            loop.add_signal_handler(number, leave, SHELL + number)
        except (NotImplementedError, RuntimeError, ValueError):
            return


def terminal_is_gone() -> bool:
    """Whether what keys are read from has hung up."""
    stream = sys.__stdin__
    if stream is None:
        return True
    try:
        os.tcgetpgrp(stream.fileno())
    except (OSError, ValueError):
        return True
    return False
