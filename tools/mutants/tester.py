"""Runs tests whenever it is asked: a line in gives the seconds they may take, a line out says how they went.

Each run is a fork of this process, which has pytest loaded but nothing of ours, so that it meets the files as they are
then. That takes a third of the time of starting anew.
"""

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout, suppress
from io import StringIO

import pytest

QUICK = ("-x", "-q", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning")
"""Stop at the first failure, leave nothing behind; plugins are loaded already, which pytest would warn of."""
PASSED = "passed"


def run(tests: Sequence[str], seconds: int) -> bool:
    """Whether the tests pass in time; 0 seconds, for the first run, are no limit. Nothing of them is left."""
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        signal.alarm(seconds)
        sys.dont_write_bytecode = seconds > 0  # faults follow so fast that one's code would be taken for the next one's
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        os._exit(pytest.main([*QUICK, *tests]))
    try:
        return os.waitpid(child, 0)[1] == 0
    finally:
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)


def main(tests: Sequence[str]) -> None:
    """Answer until nobody asks, or the run is broken off."""
    with redirect_stdout(StringIO()):
        pytest.main(["--version"])  # loads the plugins
    with suppress(BrokenPipeError, KeyboardInterrupt):
        for line in sys.stdin:
            print(PASSED if run(tests, int(line)) else "failed", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
