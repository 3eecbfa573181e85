"""How long games of four last, beside what was found elsewhere; thousands with `-m long`, which print the counts."""

from collections.abc import Callable

import pytest

from monopoly_tui.bots import BOTS
from monopoly_tui.bots.holdings import Holdings
from monopoly_tui.bots.medium import Medium
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.simulate.figures import percentile
from tests.simulate.plans import plan, played

EASY = {30: 0.0, 40: 0.8, 50: 3.5, 60: 10.2, 80: 24.5, 100: 30.5, 200: 37.4}
"""Of a hundred games of another program's bots by the rules of the easy one: how many are over by a round."""
Noting = Callable[[str, object], None]


class Swapper(Medium):
    """Offers deeds for deeds only, never cash alone."""

    def _plan(self, play: Play, held: Holdings, now: int) -> None:
        super()._plan(play, held, now)
        self._plans = [plan for plan in self._plans if plan.gives]


@pytest.fixture(autouse=True)
def _seated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let plans name a swapper like a level."""
    monkeypatch.setattr("monopoly_tui.simulate.lineup.BOTS", {**BOTS, "swapper": Swapper})


def lengths(level: str, games: int, note: Noting) -> tuple[dict[int, float], int]:
    """Games of four of a level: how many of a hundred are over by each round of EASY, and the median of those."""
    tally = played(plan(" ".join([level] * 4), games, cap=200))
    over = {last: sum(count for length, count in tally.lengths.items() if length <= last) for last in EASY}
    middle = percentile(tally.lengths, 0.5)
    assert middle is not None
    counts = {f"over by round {last:>3}, four {level} bots": count for last, count in over.items()}
    note("tally", {f"games of four {level} bots": games, f"median round of four {level} bots": middle, **counts})
    return {last: 100 * count / games for last, count in over.items()}, middle


@pytest.mark.parametrize(("games", "within"), [(200, 11), pytest.param(4000, 4, marks=pytest.mark.long)])
def test_easy_bots_take_as_long_as_others_by_the_same_rules(games: int, within: float, record_property: Noting) -> None:
    over, middle = lengths("easy", games, record_property)
    assert over == pytest.approx(EASY, abs=within)
    assert middle == pytest.approx(72, abs=within)


few_and_many = pytest.mark.parametrize("games", [200, pytest.param(4000, marks=pytest.mark.long)])


@few_and_many
def test_medium_bots_end_their_games(games: int, record_property: Noting) -> None:
    over, middle = lengths("medium", games, record_property)
    assert over[200] > 98
    assert 42 <= middle <= 48


@few_and_many
def test_many_games_would_not_end_if_nobody_sold_for_cash(games: int, record_property: Noting) -> None:
    over, middle = lengths("swapper", games, record_property)
    assert 55 < over[200] < 75
    assert 48 < middle < 60
