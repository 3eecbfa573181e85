"""`python -m tools.monkey`: a monkey at the keyboard of the real program, for minutes; what it met, or what broke."""

import argparse
import os
import sys
import tempfile
from pathlib import Path
from random import Random

from tools.monkey.lines import LinesTrial
from tools.monkey.trial import Broken, Trial


def main() -> int:
    """Play; 1 where something broke, with the seed and the last keys."""
    parser = argparse.ArgumentParser(prog="python -m tools.monkey", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="how long it plays")
    parser.add_argument("--seed", type=int, default=1, help="decides what it does")
    parser.add_argument("--lang", default="en", help="the language it plays in")
    parser.add_argument("--board", default="tehran", help="the board of new games")
    parser.add_argument("--bots", type=int, default=0, help="bots among the four players of games in the middle")
    parser.add_argument("--plain", action="store_true", help="type plain lines, from a pipe")
    parser.add_argument("--keep", type=Path, help="a new folder for its saves, kept afterwards")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = asked.keep or Path(name)
        folder.mkdir(exist_ok=True)
        os.chdir(folder)  # where exports go
        os.environ |= {
            "MONOPOLY_CONFIG": str(folder / "config.toml"),
            "MONOPOLY_DATA_DIR": str(folder),
            "XDG_STATE_HOME": str(folder),
            "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
        }
        kind = LinesTrial if asked.plain else Trial
        trial = kind(folder, Random(asked.seed), ("--lang", asked.lang), asked.board, asked.bots)
        try:
            trial.run(60 * asked.minutes)
        except Broken as broken:
            print(broken)
            print(f"seed {asked.seed}, the last keys: {b' '.join(trial.last)!r}")
            return 1
        finally:
            for what, count in sorted(trial.count.items()):
                print(f"{count:>6}  {what}")
            print(f"{len(trial.shown):>6}  different lines seen, of keys or, in plain lines, of all")
    return 0


if __name__ == "__main__":
    sys.exit(main())
