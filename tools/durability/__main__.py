"""`python -m tools.durability`: kills and broken disks by the hundred; one line for each thing shown to hold."""

import argparse
import tempfile
import time
from pathlib import Path
from random import Random

from tools.durability.kills import killed_games
from tools.durability.on_screen import killed_lobbies, killed_replays, killed_screens
from tools.durability.rivals import one_writer
from tools.durability.script import Script
from tools.durability.troubles import TROUBLES

ALL_TROUBLES = {**TROUBLES, "many processes, one save": one_writer}
FEWEST_LINES = 20


def main() -> None:
    """Run what is asked for; a traceback and exit code 1 where something is lost."""
    parser = argparse.ArgumentParser(prog="python -m tools.durability", description=__doc__)
    parser.add_argument("--kills", type=int, default=500, help="how often a game is killed")
    parser.add_argument("--troubles", type=int, default=25, help="games with each kind of trouble")
    parser.add_argument("--screens", type=int, default=20, help="how often the real program in a terminal is killed")
    parser.add_argument("--seed", type=int, default=1, help="decides the games and the moments")
    asked = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)  # for the user who owns nothing
        if asked.kills:
            tally = killed_games(asked.kills, asked.seed, folder)
            for where, count in tally.kills.most_common():
                print(f"{count:>6}  killed {where}")
            print(f"{tally.torn:>6}  last lines cut")
            print(f"{tally.games:>6}  games, each ended as if it had never been killed", flush=True)
        if asked.screens:
            games = killed_screens(asked.screens, asked.seed, folder)
            print(f"{asked.screens:>6}  killed in a terminal")
            print(f"{games:>6}  games there, each ended as if it had never been killed", flush=True)
            killed_lobbies(asked.screens, asked.seed, folder)
            print(f"{asked.screens:>6}  killed in the lobby while a game began", flush=True)
            killed_replays(asked.screens, asked.seed, folder)
            print(f"{asked.screens:>6}  killed in a look back, each record as it was", flush=True)
        random = Random(asked.seed)
        for what, trouble in ALL_TROUBLES.items():
            for number in range(asked.troubles):
                place = folder / f"{trouble.__name__}-{number}"
                place.mkdir()
                script, whole = long_enough(random, place)
                trouble(script, place, whole, random)
            if asked.troubles:
                print(f"{asked.troubles:>6}  games with {what}", flush=True)
    print(f"{time.monotonic() - begun:.1f} s")


def long_enough(random: Random, folder: Path) -> tuple[Script, bytes]:
    """A game in which there is time for trouble, and its record."""
    while True:
        script = Script(random.getrandbits(32))
        whole = script.record(folder)
        if whole.count(b"\n") > FEWEST_LINES:
            return script, whole


if __name__ == "__main__":
    main()
