"""Runs tests whenever it is asked: a line in asks, a line out says how they went.

Each test, or folder of tests, is run in a fork of this process, which has pytest loaded but nothing of ours, so that it
meets the files as they are then. That takes a third of the time of starting anew.
"""

import os
import resource
import signal
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout, suppress
from io import StringIO
from math import ceil

import hypothesis  # noqa: F401 - loaded here once, not in each run
import pytest

QUICK = (
    "-x", "-q", "-p", "no:cacheprovider", "--basetemp=scratch", "-W", "ignore::pytest.PytestAssertRewriteWarning",
)  # fmt: skip
"""Stop at the first failure, leave nothing behind, and share no folder with other runs, whose end could be in the way;
plugins are loaded already, which pytest would warn of."""
PASSED = "passed"
SLOWER = 2
"""Times the seconds of its first run, and one more, that a test may take; one that hangs has noticed something."""


def run(test: str, patience: int) -> tuple[float, bool]:
    """Seconds of the processor that a test takes, and whether it passes within so many; 0 are no limit.

    Nothing of it is left.
    """
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        if patience:
            resource.setrlimit(resource.RLIMIT_CPU, (patience, patience))
        # faults follow so fast that one's code would be taken for the next one's
        sys.dont_write_bytecode = patience > 0
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        os._exit(pytest.main([*QUICK, test]))
    try:
        _, status, used = os.wait4(child, 0)
        return used.ru_utime + used.ru_stime, status == 0
    finally:
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)


def main(tests: Sequence[str]) -> None:
    """Answer until nobody asks, or the run is broken off; how long a test may take is known from its first run."""
    with redirect_stdout(StringIO()):
        pytest.main(["--version"])  # loads the plugins
    patience: dict[str, int] = {}
    with suppress(BrokenPipeError, KeyboardInterrupt):
        for _ in sys.stdin:
            for test in tests:
                took, passed = run(test, patience.get(test, 0))
                patience.setdefault(test, ceil(SLOWER * took) + 1)
                if not passed:
                    break
            print(PASSED if passed else "failed", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
