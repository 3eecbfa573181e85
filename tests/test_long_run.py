"""Ten thousand games: every board under every preset, as it is and with any options changed.

`python -m pytest -m long -n 2` plays all of them in half an hour or more and prints how they came out. A part stands
by itself: `python -m pytest -m long "tests/test_long_run.py::test_ten_thousand_games[part-17]"` plays one alone, and a
run that is interrupted adds up the parts that it played.
"""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.rules.classic.options import PRESETS, SPECS, BadOptions, Options, resolve
from tests.whole_game import BOARDS, play_through

GAMES = 10_000
PARTS = 200
PATIENCE = 20_000
"""Acts after which a game without a last round is left as it is."""
CHANGED = 0.3
"""How likely an option stands otherwise than its preset says, in the games that change any."""


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS), ids="part-{}".format)
def test_ten_thousand_games(tmp_path: Path, part: int, record_property: Callable[[str, object], None]) -> None:
    """No game breaks a rule or loses a toman; those with a last round end."""
    tally: Counter[str] = Counter()
    for number in range(part, GAMES, PARTS):
        random = Random(f"game {number}")
        board = BOARDS[number % len(BOARDS)]
        rest = number // len(BOARDS)
        preset, rest = PRESETS[rest % len(PRESETS)], rest // len(PRESETS)
        options = draw_options(board, preset, random, rounds=rest % 2 == 0, changed=rest // 2 % 2 == 0)
        outcome = play_through(
            tmp_path, board, options, random.randint(2, 8), random.getrandbits(32), patience=PATIENCE
        )
        tally["games"] += 1
        tally["acts"] += outcome.acts
        limits = "with a last round" if options.end == "rounds" else "without a last round"
        tally[f"{limits}, {'over' if outcome.over else f'stopped at {PATIENCE} acts'}"] += 1
        tally[f"{board}, {preset}"] += 1
    record_property("tally", dict(tally))


def draw_options(board: str, preset: str, random: Random, *, rounds: bool, changed: bool) -> Options:
    """A preset's options, `changed` at random where wanted, with 20 to 100 rounds or without a last one."""
    while True:
        rules: dict[str, Any] = {"preset": preset}
        if changed:
            rules |= {
                name: random.choice(spec.metadata["values"])
                for name, spec in SPECS.items()
                if "values" in spec.metadata and random.random() < CHANGED
            }
            rules |= {"starting_cash": random.choice((500, 1000, 2000, 3000))} if random.random() < CHANGED else {}
        if rounds:
            rules |= {"end": "rounds", "rounds": random.randint(20, 100)}
        elif rules.get("end") == "rounds":
            rules["end"] = "bankruptcy"
        try:
            return resolve(find(board), rules)
        except BadOptions:
            continue  # against what the board says
