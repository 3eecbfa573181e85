"""How long the hard bot takes for one decision, with time to think and without: `decide.py` in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import fmean, quantiles
from typing import Final

from tools.bench.figure import Figure

DECIDE: Final = Path(__file__).with_name("decide.py")
GAMES: Final = 20
TABLES: Final = (2, 4)
"""Players at the table."""
MOST: Final = 300.0
"""Milliseconds that 95 of 100 decisions with time to think may take at most."""
MOST_WITHOUT: Final = 1.0
"""Milliseconds that one may take on average in a simulation."""


def figures(tree: Path) -> list[Figure]:
    """At tables of two and of four."""
    return [figure for players in TABLES for figure in at_table(tree, players, GAMES)]


def at_table(tree: Path, players: int, games: int) -> list[Figure]:
    """The slowest of those that think, and the mean of those that do not."""
    thinking, playing = taken(tree, players, games, "thinks"), taken(tree, players, games, "plays")
    limit, table = f"{MOST:g} ms", f"table of {players}"
    slow, slowest, mean = quantiles(thinking, n=20)[-1], max(thinking), fmean(playing)
    return [
        Figure(f"95 of 100 thoughts, {table}", slow, "ms", slow / MOST, limit, 1.0),
        Figure("  the longest", slowest, "ms", slowest / MOST, limit),
        Figure(f"mean without, {table}", mean, "ms", mean / MOST_WITHOUT, f"{MOST_WITHOUT:g} ms", 1.0),
    ]


def taken(tree: Path, players: int, games: int, how: str) -> list[float]:
    """The decisions of so many games, in milliseconds of the processor."""
    environ = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
    words = [sys.executable, str(DECIDE), str(players), str(games), how]
    run = subprocess.run(words, cwd=tree, env=environ, stdout=subprocess.PIPE, check=True)
    return [1000 * seconds for seconds in json.loads(run.stdout)]
