"""Ten thousand games: every board under every preset, as it is and with any options changed.

`python -m pytest -m long -n 2` plays all of them in half an hour or more and prints how they came out. A part stands
by itself: `python -m pytest -m long "tests/test_long_run.py::test_ten_thousand_games[part-17]"` plays one alone, and a
run that is interrupted adds up the parts that it played.
"""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from monopoly_tui.rules.classic.options import PRESETS
from tests.shelf import CLASSIC
from tests.whole_game import draw_options, play_through

GAMES = 10_000
PARTS = 200
PATIENCE = 20_000
"""Acts after which a game without a last round is left as it is."""


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS), ids="part-{}".format)
def test_ten_thousand_games(tmp_path: Path, part: int, record_property: Callable[[str, object], None]) -> None:
    """No game breaks a rule or loses a toman; those with a last round end."""
    tally: Counter[str] = Counter()
    for number in range(part, GAMES, PARTS):
        random = Random(f"game {number}")
        board = CLASSIC[number % len(CLASSIC)]
        rest = number // len(CLASSIC)
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
