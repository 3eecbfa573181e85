"""Whether the levels are levels: few games, so only a clear fall is seen; tournaments measure the rest."""

import pytest

from tests.simulate.plans import plan, played


@pytest.mark.parametrize(
    ("levels", "games", "least"), [("medium easy", 300, 0.66), ("medium easy easy easy", 120, 0.69)]
)
def test_medium_beats_easy(levels: str, games: int, least: float) -> None:
    """Of all games, as the last one standing by round 200; `least` is six points below what is aimed at."""
    tally = played(plan(levels, games, cap=200))
    assert tally.wins[0] / games >= least


def test_games_of_medium_bots_end() -> None:
    tally = played(plan("medium medium medium medium", 60, cap=200))
    assert sum(tally.wins.values()) >= 50
