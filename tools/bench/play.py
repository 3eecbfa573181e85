"""How fast rules and bots are: `measure.py` in a process of its own, for each line-up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from tools.bench.figure import Figure

MEASURE: Final = Path(__file__).with_name("measure.py")
BASE: Final = "a pass of fixed work"


def figures(tree: Path, lineup: str, games: int) -> list[Figure]:
    """Acts of the rules alone, decisions, turns and games a second and a pass, and which part takes how long."""
    environ = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
    words = [sys.executable, str(MEASURE), str(games), lineup]
    run = subprocess.run(words, cwd=tree, env=environ, stdout=subprocess.PIPE, check=False)
    if run.returncode:
        raise SystemExit(f"{tree} cannot be measured: is it older than what measures it?")
    found: dict[str, Any] = json.loads(run.stdout)
    names = {
        "acts": "acts of the rules alone",
        **{name: f"{name}, {lineup}" for name in ("decisions", "turns", "games")},
    }
    told = [
        Figure(names[name], speed, "a second", speed / found["passes"], BASE)
        for name, speed in found["a_second"].items()
    ]
    return told + [
        Figure(f"  time of {part}", 100 * share, "%", share, "all") for part, share in found["share"].items()
    ]
