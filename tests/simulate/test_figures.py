"""Intervals, ratings, percentiles and paired differences, against values known from elsewhere."""

from math import inf, log10
from random import Random

import pytest

from monopoly_tui.simulate.figures import mean_difference, percentile, ratings, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (250, 1000, 0.2241, 0.2778), (0, 0, 0, 1)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_percentiles_are_values_that_were_counted() -> None:
    counts = {10: 1, 20: 1, 30: 1, 90: 1}
    assert [percentile(counts, part) for part in (0.1, 0.25, 0.5, 0.75, 0.9, 1)] == [10, 10, 20, 30, 90, 90]
    assert percentile({}, 0.5) is None


def test_a_paired_difference_has_no_margin_where_all_pairs_differ_alike() -> None:
    assert mean_difference([(1, 3), (5, 7), (0, 2)]) == (2, 0)
    mean, margin = mean_difference([(0, 1), (0, 0), (1, 1), (1, 2)])
    assert mean == 0.5
    assert margin == pytest.approx(1.96 * (1 / 3) ** 0.5 / 2)
    assert mean_difference([(1, 2)]) == (1, inf)
    assert mean_difference([]) == (0, 0)


def test_two_players_are_rated_as_elo_rates_them() -> None:
    """Who wins three of four times is 191 points better."""
    rated = ratings({("A", "B"): 75_000, ("B", "A"): 25_000})
    assert rated["A"] - rated["B"] == pytest.approx(400 * log10(3), abs=0.1)
    assert sum(rated.values()) == pytest.approx(0)


def test_strengths_come_back_from_orders_drawn_by_them() -> None:
    strengths = {"A": 4.0, "B": 2.0, "C": 1.0, "D": 0.5}
    random = Random(7)
    ranks: dict[tuple[str, ...], int] = {}
    for _ in range(20_000):
        left, order = dict(strengths), []
        while left:
            name = random.choices([*left], [*left.values()])[0]
            order.append(name)
            del left[name]
        ranks[tuple(order)] = ranks.get(tuple(order), 0) + 1
    rated = ratings(ranks)
    for better, worse in zip("ABC", "BCD", strict=True):
        assert rated[better] - rated[worse] == pytest.approx(400 * log10(2), abs=12)


def test_a_name_on_several_seats_and_one_that_always_wins_are_rated() -> None:
    rated = ratings({("A", "B", "B", "B"): 100})
    assert 300 < rated["A"] < inf
    assert ratings({("B", "B"): 5}) == {"B": pytest.approx(0)}
    assert ratings({}) == {}
