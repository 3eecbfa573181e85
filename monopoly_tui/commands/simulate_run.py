"""Playing what `monopoly simulate` was asked for: on processes or a cluster, with a bar, till Ctrl+C. Knows no game."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.simulate.spread import AnyPlan, SumsT, spread
from monopoly_tui.simulate.workers import NoCluster, NoDask, Workers, cluster, processes
from monopoly_tui.text.speaker import Speaker


def carry_out(
    say: Speaker, plans: Sequence[AnyPlan[SumsT]], totals: Sequence[SumsT], jobs: int | None, address: str | None
) -> Code:
    """Play plans of as many games each into the `totals`; the exit code, which tells of Ctrl+C."""
    games = sum(plan.games for plan in plans)
    try:
        with workers(say, jobs, address) as (executor, count), progress(say, games) as done:
            spread(plans, executor, count, totals, done)
    except KeyboardInterrupt:
        return Code.INTERRUPTED
    return Code.DONE


@contextmanager
def workers(say: Speaker, jobs: int | None, address: str | None) -> Iterator[Workers]:
    """Who plays, or the exit that says why a cluster does not."""
    try:
        with cluster(address) if address is not None else processes(jobs or os.cpu_count() or 1) as found:
            yield found
    except NoDask:
        raise fail(say, say("simulate-no-dask"), Code.USE) from None
    except NoCluster:
        raise fail(say, say("simulate-no-cluster", address=address), Code.MISSING) from None


@contextmanager
def progress(say: Speaker, games: int) -> Iterator[Callable[[int], Any]]:
    """A bar on stderr that goes when all is done, with what moves it on; nothing where there is no terminal."""
    if not sys.stderr.isatty():
        yield lambda played: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    bar = Progress(
        TextColumn(say("simulate-playing"), markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=games)
        yield lambda played: bar.advance(task, played)
