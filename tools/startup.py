"""Measure what starting costs, as ratios to starting Python alone in the same run: `python -m tools.startup`."""

from __future__ import annotations

import resource
import subprocess
import sys
from statistics import median
from typing import Final

RUNS: Final = 15
MONOPOLY: Final = "import sys; from monopoly_tui.cli import main; sys.exit(main())"
BUDGETS: Final = {("--help",): 8.0, ("completion", "bash"): 7.0}
"""By command line: the most that it may cost."""


def cpu(*words: str) -> float:
    """CPU seconds that Python takes for these words, from its start to its end."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", *words], stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> int:
    """Print each ratio and its budget; 1 when one is over."""
    alone: list[float] = []
    spent: dict[tuple[str, ...], list[float]] = {words: [] for words in BUDGETS}
    for _ in range(RUNS):  # by turns, so that all meet the same machine
        alone.append(cpu("pass"))
        for words, times in spent.items():
            times.append(cpu(MONOPOLY, *words))
    over = 0
    for words, times in spent.items():
        ratio = median(times) / median(alone)
        over += ratio > BUDGETS[words]
        print(f"monopoly {' '.join(words)}: {ratio:.2f} of at most {BUDGETS[words]:g}")
    return min(over, 1)


if __name__ == "__main__":
    sys.exit(main())
