"""`python -m tools.soak --acts 10000000`: random play by the million, everything checked after every act.

Games of every board under every preset, as it is and with options changed at random, from the beginning and from
positions in the thick of it. Before each act some other act is tried, which may be of any kind and by anybody: it
must be refused without a trace unless the options list it. A run plays whole games until it has its acts. Its digest
covers every act, event and refusal; it depends on nothing but the seed and the number of acts, not on the Python that
runs it. With `--notes FILE` a run that is broken off goes on where it was, and one that is through can be lengthened.
"""

import argparse
import json
import sys
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random

from monopoly_tui.board_shelf import find
from monopoly_tui.engine.game import Illegal
from monopoly_tui.engine.step import LUCK, Refusal
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import PRESETS, most_players
from monopoly_tui.rules.classic.step import Play
from tests.ledger import Ledger
from tests.random_play import anything, choose, fall, is_listed, position
from tests.shelf import CLASSIC
from tests.whole_game import draw_options, go_on

PATIENCE = 2000
"""Acts after which a game is left as it is, so that no single one takes up the run."""
REPORT_EVERY = 100
"""Games between two lines on how far it is."""


@dataclass(slots=True)
class Run:
    """How far a run is. `digest` is of all games so far; `refusals` counts the acts refused by the reason."""

    seed: int
    games: int = 0
    acts: int = 0
    digest: str = ""
    refusals: dict[str, int] = field(default_factory=dict)

    @classmethod
    def load(cls, path: Path | None, seed: int) -> "Run":
        """The run noted down there, or a new one. A note of another seed is a mistake: SystemExit."""
        if path is None or not path.exists():
            return cls(seed)
        noted = json.loads(path.read_text(encoding="utf-8"))
        if noted["seed"] != seed:
            raise SystemExit(f"{path} is of seed {noted['seed']}")
        return cls(**noted)

    def save(self, path: Path | None) -> None:
        """Note it down, the whole or nothing."""
        if path is not None:
            beside = path.with_name(f"{path.name}.new")
            beside.write_text(json.dumps(asdict(self)), encoding="utf-8")
            beside.replace(path)

    def told(self) -> str:
        """It in one line."""
        refused = f"{sum(self.refusals.values()):,} refused for {len(self.refusals)} reasons"
        return f"{self.games:,} games, {self.acts:,} acts, {refused}: {self.digest}"

    def play_game(self) -> None:
        """Play the next game. Whatever does not hold is an AssertionError with the place."""
        game = sha256(self.digest.encode())
        random = Random(f"soak {self.seed} {self.games}")
        play = arrange(self.games, random)
        ledger = Ledger(play)
        play.decision()
        ledger.follow(play.drain(), play)
        acts = 0
        try:
            while (decision := play.decision()).kind != "over" and acts < PATIENCE:
                refusal = try_anything(play, random)
                if refusal is not None:
                    self.refusals[refusal.reason] = self.refusals.get(refusal.reason, 0) + 1
                act = fall(play, decision, random) if decision.by == LUCK else choose(play, random)
                game.update(repr((refusal, act, go_on(play, act, ledger))).encode())
                acts += 1
        except Exception as error:
            error.add_note(f"in game {self.games} of seed {self.seed}, after {acts} acts")
            raise
        self.games += 1
        self.acts += acts
        self.digest = game.hexdigest()


def arrange(number: int, random: Random) -> Play:
    """The start of game `number`: boards and presets by turns, the rest at random."""
    name, rest = CLASSIC[number % len(CLASSIC)], number // len(CLASSIC)
    preset, rest = PRESETS[rest % len(PRESETS)], rest // len(PRESETS)
    board = find(name)
    options = draw_options(name, preset, random, rounds=rest % 2 == 0, changed=rest % 3 > 0)
    seats = random.randint(2, most_players(preset))
    return start(board, options, seats, setup=position(board, seats, random) if random.random() < 0.5 else None)


def try_anything(play: Play, random: Random) -> Refusal | None:
    """Try an act that might come from anywhere; why it is refused, None when it is legal."""
    act = anything(play, random)
    refusal = play.check(act)
    if refusal is None:
        assert act.by == LUCK or is_listed(play, act, play.legal()), f"let through, not listed: {act}"
        return None
    before = play.copy()
    try:
        play.apply(act)
    except Illegal as illegal:
        again = illegal.refusal
    else:
        raise AssertionError(f"refused, then done: {act}")
    assert again == refusal, f"refused for two reasons: {act}"
    assert play.same(before), f"refused with a trace: {act}"
    assert not play.events, f"refused, then told: {act}"
    return refusal


def main(words: list[str]) -> int:
    """Play until there are enough acts."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    parser.add_argument("--acts", type=int, default=100_000, help="legal acts to play, those of earlier runs included")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--notes", type=Path, help="file in which it is noted how far the run is")
    asked = parser.parse_args(words)
    run = Run.load(asked.notes, asked.seed)
    while run.acts < asked.acts:
        run.play_game()
        run.save(asked.notes)
        if run.games % REPORT_EVERY == 0:
            print(run.told(), file=sys.stderr)
    print(run.told())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
