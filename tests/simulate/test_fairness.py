"""Like bots win alike, whoever they are; who begins wins a little more often. With `-m long`."""

from collections.abc import Callable

import pytest

from tests.simulate.plans import plan, played

GAMES = 8000


@pytest.mark.long
def test_identities_are_even_and_seats_are_not(record_property: Callable[[str, object], None]) -> None:
    """Four medium bots: chi-square over who won (16.27 is passed once in a thousand), and wins by place in turn."""
    tally = played(plan("medium medium medium medium", GAMES, cap=200))
    won = sum(tally.wins.values())
    shares = [tally.wins[entrant] / won for entrant in range(4)]
    assert sum((tally.wins[entrant] - won / 4) ** 2 / (won / 4) for entrant in range(4)) < 16.27
    assert all(share == pytest.approx(0.25, abs=0.016) for share in shares)
    counts = {f"won by bot {entrant + 1}": tally.wins[entrant] for entrant in range(4)}
    record_property("tally", {**counts, **{f"won at place {place + 1}": tally.places[place] for place in range(4)}})
    first, second, third, last = (tally.places[place] / won for place in range(4))
    assert 0.26 <= first <= 0.31
    assert 0.19 <= last <= 0.24
    assert first + second > third + last


@pytest.mark.long
def test_between_two_it_hardly_matters_who_begins(record_property: Callable[[str, object], None]) -> None:
    tally = played(plan("medium medium", GAMES, cap=200))
    first, last = tally.places[0], tally.places[1]
    record_property("tally", {"of two, won by who began": first, "by the other": last})
    assert 0.49 <= first / (first + last) <= 0.53
