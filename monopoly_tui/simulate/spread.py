"""A simulation spread over an executor: processes here, or a cluster elsewhere. Knows no screen."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from functools import lru_cache
from typing import Any, Final, ParamSpec, Protocol, Self, TypeVar

PARTS: Final = 20
"""Parts a worker gets at least, so that all end together and progress shows."""
LARGEST: Final = 50
"""Games of a part at most."""

Said = ParamSpec("Said")
T = TypeVar("T")


class Sums(Protocol):
    """What parts of a simulation add up to."""

    games: int

    def add(self, other: Self) -> None:
        """Add what another part counted."""


SumsT = TypeVar("SumsT", bound=Sums)
MadeT = TypeVar("MadeT", bound=Sums, covariant=True)


class AnyPlan(Protocol[MadeT]):
    """A simulation of whichever game."""

    @property
    def games(self) -> int:
        """How many games."""

    @property
    def block(self) -> int:
        """Games on the same dice."""

    def play(self, first: int, last: int) -> MadeT:
        """What the games from number `first` up to, not including, `last` add up to."""


class Here(Executor):
    """Does everything at once in this process."""

    def submit(self, fn: Callable[Said, T], /, *args: Said.args, **kwargs: Said.kwargs) -> Future[T]:
        """See Executor. What is raised is raised here, Ctrl+C too."""
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def parts(plan: AnyPlan[Any], workers: int) -> Iterator[tuple[int, int]]:
    """The games from first to, not including, last of each part; whole blocks all but the last."""
    size = min(LARGEST, plan.games // (PARTS * workers))
    size = max(1, size // plan.block) * plan.block
    for first in range(0, plan.games, size):
        yield first, min(first + size, plan.games)


def spread(
    plans: Sequence[AnyPlan[SumsT]],
    executor: Executor,
    workers: int,
    totals: Sequence[SumsT],
    done: Callable[[int], Any],
) -> None:
    """Play plans of as many games each and add them to the `totals`; `done` is told of games as they are added.

    Plans go on side by side. Only so many parts wait at a time that `workers` never idle, and those
    that wait are given up when this is interrupted. Whatever the executor and its workers, the
    totals are the same.
    """
    packed = [pickle.dumps(plan) for plan in plans]
    todo = ((which, part) for part in parts(plans[0], workers) for which in range(len(plans)))
    waiting: dict[Future[SumsT], int] = {}
    try:
        while True:
            while len(waiting) < 2 * workers and (job := next(todo, None)) is not None:
                which, part = job
                waiting[executor.submit(play_part, packed[which], *part)] = which
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                tally = future.result()
                totals[waiting.pop(future)].add(tally)
                done(tally.games)
    finally:
        for future in waiting:
            future.cancel()


@lru_cache(maxsize=4)
def unpacked(packed: bytes) -> AnyPlan[Any]:
    """The plan again; the same object every time, for what bots keep by board."""
    plan: AnyPlan[Any] = pickle.loads(packed)  # made by `spread`, on its way between our own processes
    return plan


def play_part(packed: bytes, first: int, last: int) -> Any:
    """Play a part of a plan, in whichever process."""
    return unpacked(packed).play(first, last)
