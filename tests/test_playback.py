"""A record looked at: every place as the game stood there, whichever way one comes, and no word in the file."""

from pathlib import Path

import pytest

from monopoly_tui.playback import Playback
from monopoly_tui.record.fault import BoardChanged
from monopoly_tui.record.lines import Lines
from monopoly_tui.record.replay import replay
from monopoly_tui.rules.classic.acts import Roll
from monopoly_tui.sitting import Sitting
from tests.record.writing import END, HEADER, ROLL, record

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture(scope="module")
def game() -> Playback:
    return Playback(GOLDEN / "end-rounds.mono")


def test_each_place_is_what_a_replay_to_its_line_comes_to(game: Playback) -> None:
    last = len(game.places) - 1
    for number in (0, 1, 7, last // 2, last - 1, last):
        game.go(number)
        there = replay(game.path, game.now.line)
        assert game.game.same(there.course.game)
        assert list(game.players) == there.players


def test_the_way_back_is_the_way_there(game: Playback) -> None:
    game.go(0)
    told = [len(game.go(number)) for number in range(1, len(game.places))]
    assert game.decision().kind == "over"
    assert sum(told) + game.places[0].told == len(game.whole_log) == len(game.log)
    assert game.go(5) == []
    assert len(game.log) == game.places[5].told
    assert game.go(-3) == []
    assert game.place == 0
    game.go(10**6)
    assert game.place == len(game.places) - 1


def test_rounds_turns_and_lines_are_found(game: Playback) -> None:
    game.go(game.find(2))
    assert (game.game.state.round, game.places[game.place - 1].game.state.round) == (2, 1)
    start = game.place
    game.go(game.turn_after(1))
    assert game.game.state.turn != game.places[start].game.state.turn
    game.go(game.turn_after(-1))
    assert game.place == start
    assert game.find(3, 1) >= game.find(3)
    assert game.places[game.find(3, 1)].game.state.turn == 1
    assert game.find(999) == len(game.places) - 1
    for entry in (0, 10, len(game.whole_log) - 1):
        place = game.place_of(entry)
        assert game.places[place].told > entry
        assert place == 0 or game.places[place - 1].told <= entry


def test_what_was_taken_back_can_be_seen_again(tmp_path: Path) -> None:
    sitting = Sitting.new(HEADER | {"script": {"dice": [[1, 2]]}}, tmp_path / "game.mono")
    sitting.submit(Roll(0))
    before = sitting.game.copy()
    options = sitting.game.legal()
    sitting.submit(sitting.ruleset.read_act(next(option for option in options if option["do"] == "buy")))
    bought = sitting.game.copy()
    sitting.undo()
    sitting.close()
    seen = Playback(sitting.path)
    stood = [place.game for place in seen.places]
    assert [stood[1].same(before), stood[2].same(bought), stood[3].same(before)] == [True] * 3


def test_a_record_that_goes_wrong_is_seen_as_far_as_it_goes(tmp_path: Path) -> None:
    path = record(tmp_path, ROLL, {"by": 1, "do": "buy"}, ROLL)
    seen = Playback(path)
    assert seen.stopped is not None
    assert seen.stopped.line == 3
    assert seen.at_the_end().game.state.last_roll is not None
    path = record(tmp_path, ROLL, {"by": 0, "do": "fly"}, name="other.mono")
    assert Playback(path).fault_at is not None
    path.write_bytes(path.read_bytes()[:-20])
    assert Playback(path).torn


def test_a_game_of_real_dice_that_waits_for_them(tmp_path: Path) -> None:
    path = record(tmp_path, ROLL, {"undo": 1}, ROLL, dice="real")
    seen = Playback(path).at_the_end()
    assert (seen.decision().by, seen.decision().kind) == (None, "dice")


def test_looking_writes_nothing_and_knows_no_bots(tmp_path: Path) -> None:
    path = record(tmp_path, ROLL, END)
    before = path.read_bytes()
    seen = Playback(path)
    assert not seen.is_bot(0)
    assert seen.can_undo() == seen.check_undo()
    assert path.read_bytes() == before
    assert len(list(Lines(path))) == 3


def test_a_game_on_a_board_that_has_changed_is_seen_only_where_that_is_wanted(tmp_path: Path) -> None:
    path = record(tmp_path, ROLL, board_sha256="0" * 64)
    with pytest.raises(BoardChanged):
        Playback(path)
    assert len(Playback(path, any_board=True).places) == 2


def test_hidden_balances_can_be_revealed(tmp_path: Path) -> None:
    seen = Playback(record(tmp_path, ROLL, rules={"balances": "hidden"}))
    assert {place.game.options.balances for place in seen.places} == {"hidden"}
    seen.reveal()
    assert {place.game.options.balances for place in seen.places} == {"open"}
