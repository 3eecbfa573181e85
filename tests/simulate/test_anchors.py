"""What other people found about the game, found again: how often it never ends, and what trading and saving do.

Without exchanges and auctions 12 of 100 games of two never end (Friedman and others, 2009), without exchanges two
thirds of the games of four do not; whoever refuses all exchanges wins a quarter of what the others win; keeping much
cash in hand loses. Each is asked of few games at once, and of thousands with `-m long`, which print what they count.
"""

from collections.abc import Callable
from typing import Any

import pytest

from monopoly_tui.bots import BOTS
from monopoly_tui.bots.medium import Medium
from monopoly_tui.engine.step import Act, Decision
from monopoly_tui.rules.classic.acts import Reject
from monopoly_tui.rules.classic.step import Play
from tests.simulate.plans import plan, played


class Hermit(Medium):
    """Offers nothing and takes no offer."""

    def _offer(self, *_: object) -> None:
        return None

    def answer(self, play: Play, decision: Decision) -> Act:
        return Reject(self.seat)


class Spender(Medium):
    """Keeps nothing in hand."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._pocket = 0


class Saver(Medium):
    """Keeps 500 in hand."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._pocket = 500


@pytest.fixture(autouse=True)
def _seated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let plans name these bots like levels."""
    kinds = {"hermit": Hermit, "spender": Spender, "saver": Saver}
    monkeypatch.setattr("monopoly_tui.simulate.lineup.BOTS", {**BOTS, **kinds})


few_and_many = pytest.mark.parametrize("games", [300, pytest.param(3000, marks=pytest.mark.long)])
Noting = Callable[[str, object], None]


def running(levels: str, games: int, cap: int, note: Noting, **rules: Any) -> float:
    """How many of a hundred games are still going on after round `cap`."""
    tally = played(plan(levels, games, cap=cap, **rules))
    left = games - sum(tally.lengths.values())
    what = ", ".join((levels, *(f"{option} {value}" for option, value in rules.items())))
    note("tally", {f"games of {what}": games, f"still going on after round {cap}: {what}": left})
    return 100 * left / games


@few_and_many
def test_twelve_of_a_hundred_games_of_two_never_end_without_exchanges_and_auctions(
    games: int, record_property: Noting
) -> None:
    assert 8 < running("hermit hermit", games, 1000, record_property, auction="off") < 18


@few_and_many
def test_games_of_two_end_with_exchanges(games: int, record_property: Noting) -> None:
    assert running("medium medium", games, 1000, record_property, auction="off") < 1


@few_and_many
def test_two_thirds_of_the_games_of_four_do_not_end_without_exchanges(games: int, record_property: Noting) -> None:
    assert 59 < running("hermit hermit hermit hermit", games, 200, record_property) < 73


@few_and_many
def test_who_refuses_all_exchanges_wins_a_quarter_of_what_others_win(games: int, record_property: Noting) -> None:
    wins = played(plan("hermit medium medium medium", games, cap=200)).wins
    others = sum(wins.values()) - wins[0]
    record_property("tally", {"won by a hermit": wins[0], "by three medium bots": others})
    assert 0.05 < 3 * wins[0] / others < 0.35


@few_and_many
def test_who_keeps_nothing_in_hand_beats_who_keeps_much(games: int, record_property: Noting) -> None:
    wins = played(plan("spender saver spender saver", games, cap=200)).wins
    spenders, savers = wins[0] + wins[2], wins[1] + wins[3]
    record_property("tally", {"won by two spenders": spenders, "by two savers": savers})
    assert spenders > 1.5 * savers
