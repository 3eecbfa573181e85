"""Whole races kept as records: each still replays line by line, its books in order, and comes to the end it came to."""

from pathlib import Path

import pytest

from monopoly_tui.record.lines import Lines
from monopoly_tui.record.replay import Replay
from tests.rules_gamer.books import Books

RACES = sorted((Path(__file__).parent / "golden").glob("*.mono"))


def test_each_way_to_end_is_there() -> None:
    assert [path.stem for path in RACES] == [
        "four-players-two-laps",
        "one-leaves",
        "shared-first",
        "three-players",
        "two-players",
    ]


@pytest.mark.parametrize("path", RACES, ids=lambda path: path.stem)
def test_golden_race(path: Path) -> None:
    first, *lines = Lines(path)
    replay = Replay(first, watched=True, checking=True)
    course = replay.course
    books, told = Books(course.game), 0
    for line in lines:
        replay.take(line)
        assert replay.stopped is None, line.number
        books.follow([entry.event for entry in course.log[told:]], course.game)
        told = len(course.log)
    assert course.game.decision().kind == "over"
    assert lines[-1].data.keys() == {"expect"}
