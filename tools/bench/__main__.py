"""`python -m tools.bench`: decisions, turns and games a second, and the share of each part.

Figures are told a second and a pass of a fixed piece of work done in between, so that those of different machines, and
of a busy and an idle one, can be compared. `--against REV` measures that commit too, taking turns with this tree.
"""

import argparse
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
MEASURE = Path(__file__).with_name("measure.py")
LINEUPS = ("medium,medium,medium,medium", "hard,hard,hard,hard", "easy,easy,easy,easy", "medium,medium")
ROUNDS = 3
"""How often two trees take turns."""
Figures = dict[str, Any]


def main(words: list[str]) -> int:
    """Measure and print; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description="How fast bots play.")
    parser.add_argument("--games", type=int, default=100, help="games of each line-up (default 100)")
    parser.add_argument("--players", action="append", metavar="LEVELS", help="a line-up, as medium,medium")
    parser.add_argument("--against", metavar="REV", help="a commit to compare with")
    asked = parser.parse_args(words)
    lineups = asked.players or list(LINEUPS)
    if asked.against is None:
        for lineup in lineups:
            print_figures(lineup, measured(ROOT, lineup, asked.games))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        unpack(asked.against, Path(folder))
        for lineup in lineups:
            compare(lineup, asked.games, Path(folder), asked.against)
    return 0


def unpack(revision: str, folder: Path) -> None:
    """Put the tree of a commit into a folder."""
    archive = subprocess.run(["git", "archive", revision], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    with tarfile.open(fileobj=BytesIO(archive)) as tar:
        tar.extractall(folder, filter="data")


def measured(tree: Path, lineup: str, games: int) -> Figures:
    """The figures of one tree, taken in a process of its own."""
    environ = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
    words = [sys.executable, str(MEASURE), str(games), lineup]
    run = subprocess.run(words, cwd=tree, env=environ, stdout=subprocess.PIPE, check=False)
    if run.returncode:
        raise SystemExit(f"{tree} cannot be measured: is it older than the simulations?")
    figures: Figures = json.loads(run.stdout)
    return figures


def print_figures(lineup: str, figures: Figures) -> None:
    """A line-up's figures."""
    print(f"{lineup}   ({figures['passes']:.0f} passes a second)")
    for name, speed in figures["a_second"].items():
        print(f"  {name:10} {speed:10.1f} a second {figures['a_pass'][name]:10.3f} a pass")
    print("  " + ", ".join(f"{part} {share:.0%}" for part, share in figures["share"].items()))


def compare(lineup: str, games: int, other: Path, revision: str) -> None:
    """Measure two trees by turns and print the medians of both, a pass, and their ratio."""
    pairs = [(measured(ROOT, lineup, games), measured(other, lineup, games)) for _ in range(ROUNDS)]
    print(lineup)
    for name in ("games", "turns", "decisions"):
        now, then = (median(pair[side]["a_pass"][name] for pair in pairs) for side in (0, 1))
        print(f"  {name:10} {now:10.3f} a pass, {then:10.3f} at {revision}: {now / then:.2f} times as many")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
