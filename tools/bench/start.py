"""What starting costs: the processor's time against Python alone, the first frame against an app of one cell."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final

from tools.bench.figure import Figure
from tools.framed import PROGRAM, Framed

RUNS: Final = 11
FRAMES: Final = 5
LABEL: Final = ("-m", "tools.bench.label")
NEW: Final = ("-c", PROGRAM, "new", "--players", "Sara,Ali")
STILL: Final = 0.3
"""Seconds without a frame after which the last one was the first whole one."""
BUDGETS: Final = {("--version",): 8.0, ("--help",): 8.0, ("completion", "bash"): 7.0}
"""By command line: the most CPU time it may take, told in that of Python alone."""
FIRST: Final = 3.5
"""The most time the first frame may take, told in that of one cell."""


def figures(tree: Path) -> list[Figure]:
    """All of them; what is compared takes turns, so that all meet the same machine."""
    alone: list[float] = []
    spent: dict[tuple[str, ...], list[float]] = {words: [] for words in BUDGETS}
    for _ in range(RUNS):
        alone.append(cpu(tree, "pass"))
        for words, times in spent.items():
            times.append(cpu(tree, PROGRAM, *words))
    told = [
        Figure(
            f"monopoly {' '.join(words)}",
            median(times),
            "s",
            median(times) / median(alone),
            "python -c pass",
            BUDGETS[words],
        )
        for words, times in spent.items()
    ]
    ours, cells = [], []
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {
            "MONOPOLY_DATA_DIR": folder,
            "MONOPOLY_CONFIG": f"{folder}/config.toml",
            "XDG_STATE_HOME": folder,
        }
        for _ in range(FRAMES):
            ours.append(first_frame(NEW, tree))
            cells.append(first_frame(LABEL, tree))
    (gone, taken), (gone_cell, taken_cell) = (map(median, zip(*times, strict=True)) for times in (ours, cells))
    return [
        *told,
        Figure("monopoly new, first frame", gone, "s", gone / gone_cell, "one cell"),
        Figure("  of the processor", taken, "s", taken / taken_cell, "one cell", FIRST),
    ]


def cpu(tree: Path, *words: str) -> float:
    """CPU seconds that Python takes for these words, from its start to its end."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environ = {**os.environ, "PYTHONPATH": str(tree)}
    subprocess.run([sys.executable, "-c", *words], stdout=subprocess.DEVNULL, check=True, env=environ)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def first_frame(words: Sequence[str], tree: Path) -> tuple[float, float]:
    """Seconds from the start to the first frame after which all is still; and those of the processor."""
    began = time.perf_counter()
    program = Framed(words, tree, 80, 24)
    ended = [when for when, _ in program.frames(STILL)]
    spent = program.processor()
    program.end()
    return ended[-1] - began, spent
