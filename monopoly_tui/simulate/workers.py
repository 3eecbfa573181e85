"""Who plays the parts of a simulation: this process, others beside it, or a Dask cluster. Knows no game."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from threading import Thread
from typing import Any, Final

from monopoly_tui.simulate.spread import Here

ANSWER: Final = 10
"""Seconds within which a cluster has to answer."""
AGAIN: Final = 0.2
"""Seconds after which a worker that has not ended is told so again."""
Workers = tuple[Executor, int]
"""An executor, and how many parts it does at a time."""


class NoDask(Exception):
    """A cluster needs the package `distributed`, which is not installed."""


class NoCluster(Exception):
    """Nobody answers at the address."""


@contextmanager
def processes(count: int) -> Iterator[Workers]:
    """So many processes on this machine; one is this process itself. Whatever ends this early ends them."""
    if count == 1:
        yield Here(), 1
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children, get_context

    # Spawned, not forked: whoever shows progress has threads, whose locks a fork would copy.
    pool = ProcessPoolExecutor(count, get_context("spawn"), belong_to_parent)
    try:
        yield pool, count
    except BaseException:
        for child in active_children():
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def belong_to_parent() -> None:
    """Make a worker end, programs and all, when its parent says so or is gone, and not with a trace by Ctrl+C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait until the parent is gone, then end; a parent that was killed can tell nobody."""
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None, "a worker has one"
    parent.join()
    while True:
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(AGAIN)  # the first one ends the part that is played, which the pool takes for its failure


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """The workers of a Dask cluster. Raises NoDask, NoCluster."""
    try:
        from distributed import Client
    except ImportError:
        raise NoDask from None
    try:
        client: Any = Client(address, timeout=ANSWER)
    except (OSError, ValueError):
        raise NoCluster(address) from None
    with client:
        threads = sum(client.nthreads().values())
        yield client.get_executor(pure=False), max(1, threads)
