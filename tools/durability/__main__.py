"""`python -m tools.durability`: kills and broken disks by the hundred; one line for each thing shown to hold."""

import argparse
import tempfile
import time
from pathlib import Path
from random import Random

from tools.durability.kills import killed_games
from tools.durability.rivals import one_writer
from tools.durability.script import Script
from tools.durability.troubles import TROUBLES

ALL_TROUBLES = {**TROUBLES, "many processes, one save": one_writer}


def main() -> None:
    """Run what is asked for; a traceback and exit code 1 where something is lost."""
    parser = argparse.ArgumentParser(prog="python -m tools.durability", description=__doc__)
    parser.add_argument("--kills", type=int, default=500, help="how often a game is killed")
    parser.add_argument("--troubles", type=int, default=25, help="games with each kind of trouble")
    parser.add_argument("--seed", type=int, default=1, help="decides the games and the moments")
    asked = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)  # for the user who owns nothing
        tally = killed_games(asked.kills, asked.seed, folder)
        for where, count in tally.kills.most_common():
            print(f"{count:>6}  killed {where}")
        print(f"{tally.torn:>6}  last lines cut")
        print(f"{tally.games:>6}  games, each ended as if it had never been killed")
        random = Random(asked.seed)
        for what, trouble in ALL_TROUBLES.items():
            for number in range(asked.troubles):
                script = Script(random.getrandbits(32))
                place = folder / f"{trouble.__name__}-{number}"
                place.mkdir()
                trouble(script, place, script.record(place), random)
            print(f"{asked.troubles:>6}  games with {what}")
    print(f"{time.monotonic() - begun:.1f} s")


if __name__ == "__main__":
    main()
