"""`python -m tools.same_everywhere`: the same 200,000 acts under several hash seeds and under every Python there is.

Prints what each run came to and fails when two differ. The rules need nothing but Python, so neither does this.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HASH_SEEDS = ("0", "1", "4294967295")
PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")


def found() -> list[str]:
    """This Python, and each other version that is on the path and runs; a version manager puts empty shells there."""
    this = f"python{sys.version_info.major}.{sys.version_info.minor}"
    others = [path for name in PYTHONS if name != this and (path := shutil.which(name))]
    return [sys.executable, *(path for path in others if runs(path))]


def runs(python: str) -> bool:
    """Whether that is a Python which starts."""
    return subprocess.run([python, "-c", "pass"], stderr=subprocess.DEVNULL, check=False).returncode == 0


def soaked(python: str, hash_seed: str, acts: int) -> str:
    """What a run of random play comes to."""
    command = [python, "-m", "tools.soak", "--acts", str(acts)]
    surroundings = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, env=surroundings, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


def main(words: Sequence[str]) -> int:
    """Compare them all; how many differ from the first."""
    parser = argparse.ArgumentParser(prog="python -m tools.same_everywhere", description=__doc__)
    parser.add_argument("--acts", type=int, default=200_000)
    acts = parser.parse_args(words).acts
    results: list[str] = []
    for python in found():
        for hash_seed in HASH_SEEDS:
            results.append(soaked(python, hash_seed, acts))
            print(f"{python}, hash seed {hash_seed}: {results[-1]}", flush=True)
    return sum(result != results[0] for result in results)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
