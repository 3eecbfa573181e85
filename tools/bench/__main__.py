"""`python -m tools.bench`: how fast and how small everything is, each told in something measured in the same run.

Figures told so can be compared between machines, and between a busy and an idle one. `--against REV` measures that
commit too, taking turns with this tree. The exit code is 1 where something takes more than it may.
"""

import argparse
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Mapping
from functools import partial
from io import BytesIO
from pathlib import Path
from statistics import median

from tools.bench import frames, play, records, start, thoughts
from tools.bench.figure import Part

ROOT = Path(__file__).resolve().parent.parent.parent
LINEUPS = ("medium,medium,medium,medium", "hard,hard,hard,hard", "easy,easy,easy,easy", "medium,medium")
PARTS: Mapping[str, Part] = {
    "start": start.figures,
    "frames": frames.figures,
    "records": records.figures,
    "thoughts": thoughts.figures,
}
"""What is measured beside play, by name."""
ROUNDS = 3
"""How often two trees take turns."""


def main(words: list[str]) -> int:
    """Measure and print; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description="How fast and how small everything is.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"play, {', '.join(PARTS)} (default all)")
    parser.add_argument("--games", type=int, default=100, help="games of each line-up (default 100)")
    parser.add_argument(
        "--players", action="append", metavar="LEVELS", help="play alone, in this line-up: medium,medium"
    )
    parser.add_argument("--against", metavar="REV", help="a commit to compare with")
    asked = parser.parse_args(words)
    wanted = ["play"] if asked.players else asked.parts or ["play", *PARTS]
    if unknown := {*wanted} - {"play", *PARTS}:
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    parts: list[Part] = [PARTS[name] for name in wanted if name in PARTS]
    if "play" in wanted:
        lineups = asked.players or LINEUPS
        parts = [*(partial(play.figures, lineup=lineup, games=asked.games) for lineup in lineups), *parts]
    if asked.against is None:
        return max(told(part) for part in parts)
    with tempfile.TemporaryDirectory() as folder:
        unpack(asked.against, Path(folder))
        for part in parts:
            compare(part, Path(folder), asked.against)
    return 0


def told(part: Part) -> int:
    """Print the figures of a part; whether one is over its limit."""
    found = part(ROOT)
    print(*found, sep="\n", flush=True)
    return int(any(figure.over for figure in found))


def unpack(revision: str, folder: Path) -> None:
    """Put the tree of a commit into a folder."""
    archive = subprocess.run(["git", "archive", revision], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    with tarfile.open(fileobj=BytesIO(archive)) as tar:
        tar.extractall(folder, filter="data")


def compare(part: Part, other: Path, revision: str) -> None:
    """Measure two trees by turns and print the medians of both, and how they stand to each other."""
    rounds = [(part(ROOT), part(other)) for _ in range(ROUNDS)]
    names = [figure.name for figure in rounds[0][0]]
    for place, name in enumerate(names):
        now, then = (median(pair[side][place].ratio for pair in rounds) for side in (0, 1))
        base = rounds[0][0][place].base
        print(f"{name:34} {now:10.3f} × {base}, {then:10.3f} at {revision}: {now / then:.2f} times as much", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
