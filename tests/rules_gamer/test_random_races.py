"""Whole races of senseless but legal play: they end, and coins, deeds, power-ups and bosses are accounted for."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.rules_gamer.whole_race import play_through

GAMES = 10_000
PARTS = 20


def test_forty_races(tmp_path: Path) -> None:
    """Each with its record."""
    for seed in range(40):
        play_through(seed, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS), ids="part-{}".format)
def test_ten_thousand_races(part: int, record_property: Callable[[str, object], None]) -> None:
    """The same without records."""
    acts = [play_through(seed) for seed in range(part, GAMES, PARTS)]
    record_property("tally", {"races": len(acts), "acts of races": sum(acts)})
