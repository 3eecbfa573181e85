"""Whether the levels are levels. Few games show only a clear fall; `-m long` plays every match, and counts."""

from collections.abc import Callable

import pytest

from monopoly_tui.bots import BOTS
from monopoly_tui.bots.searching import Searching
from monopoly_tui.simulate.figures import wilson
from tests.simulate.plans import plan, played


@pytest.mark.parametrize(
    ("levels", "games", "least"),
    [
        ("medium easy", 300, 0.66),
        ("medium easy easy easy", 120, 0.69),
        ("hard easy", 100, 0.82),
        ("hard medium medium medium", 60, 0.55),
    ],
)
def test_who_is_better_wins_more(levels: str, games: int, least: float) -> None:
    """Of all games, as the last one standing by round 200."""
    tally = played(plan(levels, games, cap=200))
    assert tally.wins[0] / games >= least


def test_games_of_medium_bots_end() -> None:
    tally = played(plan("medium medium medium medium", 60, cap=200))
    assert sum(tally.wins.values()) >= 50


@pytest.mark.long
@pytest.mark.parametrize(
    ("levels", "games", "aim"),
    [
        ("medium easy", 2000, 0.72),
        ("medium easy easy easy", 1000, 0.75),
        ("hard medium", 800, 0.72),
        ("hard medium medium medium", 800, 0.50),
        ("hard easy", 800, 0.87),
        ("hard easy easy easy", 800, 0.92),
        ("thinking hard", 400, 0.48),
        ("thinking hard hard hard", 800, 0.31),
    ],
)
def test_every_match(
    levels: str,
    games: int,
    aim: float,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    """The first one wins as often as is aimed at, as far as so many games can tell."""
    monkeypatch.setattr("monopoly_tui.simulate.lineup.BOTS", {**BOTS, "thinking": Searching})
    tally = played(plan(levels, games, cap=200))
    unended = games - sum(tally.lengths.values())
    counts = {"games": games, "won by the first": tally.wins[0], "still going on after round 200": unended}
    record_property("tally", {f"{levels}: {what}": count for what, count in counts.items()})
    assert wilson(tally.wins[0], games)[1] >= aim
