"""Whole games kept as records: each still replays line by line, adds up, and comes to the end it came to."""

from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from monopoly_tui.engine.step import Act, Event
from monopoly_tui.record.lines import Lines
from monopoly_tui.record.replay import Replay
from monopoly_tui.rules.classic.codec import read_act
from tests.ledger import Ledger, audit
from tools.golden import FOLDER, Game, games

WANTED = {name: (board, rules, wanted) for name, board, rules, wanted in games()}


def test_every_golden_game_is_there() -> None:
    """One for each preset on each board, and one for each way to end."""
    there = {path.stem for path in FOLDER.iterdir()}
    assert not WANTED.keys() - there, "python -m tools.golden makes those that are missing"
    assert not there - WANTED.keys(), "nobody wants these"


@pytest.mark.parametrize("name", WANTED)
def test_golden_game(name: str, snapshot: SnapshotAssertion) -> None:
    """Cash, deeds, buildings, mortgages and cards are accounted for at each line; the end is the one written down.

    What is told is as it was: so many events of each kind, and every word of them by a digest.
    """
    board, rules, wanted = WANTED[name]
    game = replayed(FOLDER / f"{name}.mono")
    assert (game.course.game.board.id, game.course.game.options.preset) == (board, rules["preset"])
    assert game.course.game.decision().kind == "over"
    assert wanted(game)
    kinds = Counter(type(event).__name__ for event in game.events)
    told = [f"{count:>5}  {kind}" for kind, count in sorted(kinds.items())]
    assert "\n".join([*told, sha256(repr(game.events).encode()).hexdigest()]) == snapshot


def replayed(path: Path) -> Game:
    """The game of a record, its books kept from its events."""
    first, *lines = Lines(path)
    replay = Replay(first, watched=True, checking=True)
    course = replay.course
    ledger = Ledger(course.game)
    acts: list[Act] = []
    events: list[Event] = []
    for line in lines:
        replay.take(line)
        assert replay.stopped is None
        if "do" in line.data:
            acts.append(read_act(line.data))
        told = [entry.event for entry in course.log[len(events) :]]
        ledger.follow(told, course.game)
        audit(course.game)
        events += told
    assert lines[-1].data.keys() == {"expect"}
    return Game(course, acts, events)
