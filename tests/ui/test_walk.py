"""A walk shows as many squares as its time allows and always arrives."""

from __future__ import annotations

import pytest

from monopoly_tui.ui.walk import RATE, Hop, frames, path


@pytest.mark.parametrize(
    ("hop", "squares"),
    [
        (Hop(0, 3, 7), [4, 5, 6, 7]),
        (Hop(0, 38, 2), [39, 0, 1, 2]),
        (Hop(0, 1, 38, "back"), [0, 39, 38]),
        (Hop(0, 30, 10, "jail"), [10]),
        (Hop(0, 5, 5), []),
    ],
)
def test_a_hop_passes_the_squares_between(hop: Hop, squares: list[int]) -> None:
    assert path(hop) == squares


@pytest.mark.parametrize("seconds", [0.12, 0.45, 0.6, 2.0])
def test_a_walk_keeps_to_its_time_and_ends_where_it_should(seconds: float) -> None:
    for squares in range(1, 40):
        shown = frames([Hop(1, 0, squares)], seconds)
        assert 1 <= len(shown) <= seconds * RATE
        assert shown[-1] == (1, squares)
        assert len(set(shown)) == len(shown)


def test_several_hops_follow_each_other() -> None:
    assert frames([Hop(0, 5, 7), Hop(0, 7, 4, "back")], 1) == [(0, 6), (0, 7), (0, 6), (0, 5), (0, 4)]


def test_without_time_nothing_moves() -> None:
    assert frames([Hop(0, 5, 7)], 0) == []
