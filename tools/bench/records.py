"""What a long record costs to go on with, and how much memory whole simulations take."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from monopoly_tui.rules.classic.acts import Bankrupt
from monopoly_tui.sitting import Sitting
from tests.random_play import choose
from tools.bench.figure import Figure
from tools.bench.frames import peak_of
from tools.bench.start import first_frame
from tools.framed import PROGRAM

EVENTS: Final = 5000
RICH: Final = 1_000_000
"""Thousand tomans, with which nobody goes bankrupt before."""
RUNS: Final = 3
LONGER: Final = 3.0
"""The most time a record of so many events may take to go on with, told in that of a fresh one."""
GAMES: Final = 200
MEASURED: Final = "; import sys; print(open('/proc/self/status').read(), file=sys.stderr)"
"""Said at the end of a program: what Linux knows of it. Not getrusage, which counts what began it as well."""
ALONE: Final = f"pass{MEASURED}"
SIMULATED: Final = f"from monopoly_tui.cli import main; main(){MEASURED}"


def figures(tree: Path) -> list[Figure]:
    """All of them."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.environ |= {"MONOPOLY_CONFIG": f"{folder}/config.toml", "XDG_STATE_HOME": str(folder)}
        fresh, long = written(folder / "fresh.mono", 0), written(folder / "long.mono", EVENTS)
        times: dict[Path, list[tuple[float, float]]] = {fresh: [], long: []}
        for _ in range(RUNS):
            for path, taken in times.items():
                taken.append(first_frame(("-c", PROGRAM, "resume", str(path)), tree))
    (gone, spent), (gone_fresh, spent_fresh) = (map(median, zip(*times[path], strict=True)) for path in (long, fresh))
    told = [
        Figure(f"resume of {EVENTS:,} events, first frame", gone, "s", gone / gone_fresh, "a fresh game"),
        Figure("  of the processor", spent, "s", spent / spent_fresh, "a fresh game", LONGER),
    ]
    simulated, alone = memory(tree, SIMULATED, "simulate", "--games", str(GAMES)), memory(tree, ALONE)
    return [*told, Figure(f"memory of {GAMES} simulated games", simulated, "MB", simulated / alone, "python -c pass")]


def written(path: Path, events: int) -> Path:
    """A record in which so much has happened, by acts of any kind."""
    players = ["Sara", "Ali", "Mina", "Reza"]
    rules = {"end": "bankruptcy", "auction": "turns"}
    header = {
        "record": 1,
        "board": "tehran",
        "rules": rules,
        "players": players,
        "seed": 7,
        "setup": {"cash": [RICH] * 4},
    }
    sitting, random = Sitting.new(header, path), Random(7)
    while len(sitting.log) < events:
        act = choose(sitting.game, random)
        if not isinstance(act, Bankrupt):
            sitting.submit(act)
    sitting.close()
    return path


def memory(tree: Path, *words: str) -> float:
    """The most memory that Python has for these words, in MB (Linux)."""
    environ = {**os.environ, "PYTHONPATH": str(tree)}
    run = subprocess.run(
        [sys.executable, "-c", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=True,
        env=environ,
    )
    return peak_of(run.stderr)
