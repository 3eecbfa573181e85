"""`python -m tools.long`: what docs/reliability.md promises, tried at length; less than an hour on two free cores.

Runs the commands of that page two at a time and prints what each counted. Fails when one of them does.
"""

import resource
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
AT_ONCE: Final = 2
LONG: Final = ("-m", "pytest", "-q", "-m", "long", "-p", "no:cacheprovider")
PARTS: Final = range(0, 200, 11)
"""Of the ten thousand games: what random play does is what `tools.soak` does too, but these are replayed as records."""
BOTS: Final = " or ".join(("traps", *(f"part-{part}-" for part in range(0, 100, 10))))
"""All offers that are traps for bots, and a tenth of their twelve thousand games, of each preset on each board."""
STEPS: Final[Mapping[str, Sequence[str]]] = {
    "data from strangers": (*LONG, "tests/hostile"),
    "kills and disks": ("-m", "tools.durability", "--kills", "500", "--screens", "20", "--troubles", "25"),
    "acts, legal and not": ("-m", "tools.soak", "--acts", "5000000", "--seed", "1"),
    "as many on other dice": ("-m", "tools.soak", "--acts", "5000000", "--seed", "2"),
    "games and their records": (
        *LONG, *(f"tests/test_long_run.py::test_ten_thousand_games[part-{part}]" for part in PARTS)
    ),
    "bots": (*LONG, "tests/bots/test_traps.py", "tests/bots/test_many_games.py", "-k", BOTS),
    "races": (*LONG, "tests/rules_gamer/test_random_races.py"),
    "the same everywhere": ("-m", "tools.same_everywhere"),
}  # fmt: skip
"""What is tried, and the words for Python; what waits for terminals and disks first."""


def tried(what: str, words: Sequence[str]) -> bool:
    """Run one command and print what it counted, or all it says when it fails; whether it held."""
    begun = time.monotonic()
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    minutes = f"{(time.monotonic() - begun) / 60:.1f} minutes"
    if done.returncode == 0:
        print(f"{what}: held after {minutes}\n{done.stdout}", flush=True)
        return True
    print(f"{what}: FAILED after {minutes}\n{done.stdout}{done.stderr}", flush=True)
    return False


def main() -> int:
    """Try everything; how many of the commands failed."""
    begun = time.monotonic()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        failed = [*pool.map(tried, STEPS, STEPS.values())].count(False)
    minutes = (time.monotonic() - begun) / 60
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    of_processor = (used.ru_utime + used.ru_stime) / 60
    print(f"{failed} of {len(STEPS)} failed, {minutes:.1f} minutes, {of_processor:.1f} of processor time")
    return failed


if __name__ == "__main__":
    sys.exit(main())
