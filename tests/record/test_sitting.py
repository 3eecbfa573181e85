"""A sitting: what is played is on disk at once, can be taken back up to the last chance, and resumed."""

import errno
import os
from pathlib import Path

import pytest

from monopoly_tui.engine.game import Illegal
from monopoly_tui.engine.step import LUCK, Refusal
from monopoly_tui.record.fault import BadRecord
from monopoly_tui.record.replay import check
from monopoly_tui.rules.classic.acts import Build, EndTurn, Roll
from monopoly_tui.sitting import Busy, Diverged, SeatChanged, Sitting, TookBack
from tests.record.writing import END, HEADER, ROLL, keys, lines_of, play_on, record

BROWN = {"setup": {"deeds": {"1": {"owner": 0}, "3": {"owner": 0}}}}


def begin(tmp_path: Path, **changes: object) -> Sitting:
    return Sitting.new(HEADER | changes, tmp_path / "game.mono")


def test_acts_and_chance_are_on_disk_before_they_are_seen(tmp_path: Path) -> None:
    sitting = begin(tmp_path, script={"dice": [[4, 6]]})
    sitting.submit(Roll(0))
    assert keys(lines_of(sitting.path)) == ["record", "roll", "dice"]
    with pytest.raises(Illegal):
        sitting.submit(Roll(1))
    assert len(lines_of(sitting.path)) == 3
    sitting.close()


def test_chance_before_the_first_act_is_written(tmp_path: Path) -> None:
    header = {key: value for key, value in HEADER.items() if key != "order"}
    sitting = Sitting.new(header, tmp_path / "game.mono")
    assert keys(lines_of(sitting.path)) == ["record", "order"]
    assert sitting.decision().by != LUCK
    sitting.close()


def test_undo_and_redo_are_written_and_told(tmp_path: Path) -> None:
    sitting = begin(tmp_path, **BROWN)
    before = sitting.game.copy()
    sitting.submit(Build(0, 1))
    assert sitting.can_undo() == Build(0, 1)
    assert sitting.undo() == Build(0, 1)
    assert sitting.game.same(before)
    assert isinstance(sitting.log[-1].event, TookBack)
    assert sitting.redo() == Build(0, 1)
    assert sitting.redo() is None
    sitting.undo()
    sitting.submit(Build(0, 3))
    assert sitting.redo() is None
    assert keys(lines_of(sitting.path)) == ["record", "build", "undo", "build", "undo", "build"]
    sitting.close()


def test_chance_and_bots_are_never_taken_back(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    assert sitting.can_undo() == Refusal("undo-nothing", {"acts": 0})
    sitting.submit(Roll(0))
    assert sitting.can_undo() == Refusal("undo-luck")
    with pytest.raises(Illegal):
        sitting.undo()
    sitting.close()
    bot = begin(tmp_path / "bot", **BROWN, players=[{"name": "Ali", "kind": "easy"}, "Sara"])
    bot.submit(Build(0, 1))
    assert bot.can_undo() == Refusal("undo-bot", {"by": 0})
    bot.close()


def test_whoever_plays_for_a_seat_can_change(tmp_path: Path) -> None:
    sitting = begin(tmp_path, **BROWN)
    sitting.submit(Build(0, 1))
    sitting.change_seat(0, "hard")
    assert sitting.log[-1].event == SeatChanged(0, "hard")
    sitting.submit(Build(0, 3))
    assert sitting.can_undo() == Refusal("undo-bot", {"by": 0}), "a bot built that"
    sitting.change_seat(0, "human")
    log = sitting.log
    sitting.close()
    again = Sitting.open(sitting.path)
    assert [player.kind for player in again.players] == ["human", "human"]
    assert again.log == log
    again.close()
    assert {"seat": 0, "kind": "hard"} in lines_of(sitting.path)


def test_a_seat_is_given_back_by_an_undo_in_its_place_among_the_acts(tmp_path: Path) -> None:
    sitting = begin(tmp_path, **BROWN, script={"dice": [[4, 6]]})
    sitting.submit(Build(0, 1))
    sitting.change_seat(1, "hard")
    sitting.submit(Build(0, 3))
    assert sitting.undo() == Build(0, 3)
    assert sitting.undo() == SeatChanged(1, "hard")
    assert sitting.players[1].kind == "human"
    assert lines_of(sitting.path)[-1] == {"seat": 1, "kind": "human"}
    assert sitting.can_undo() == Build(0, 1), "a person built it"
    assert sitting.redo() == SeatChanged(1, "hard")
    sitting.undo_reach = "off"
    assert sitting.can_undo() == Refusal("undo-off")
    sitting.undo_reach = "window"
    sitting.submit(Roll(0))
    assert sitting.can_undo() == Refusal("undo-luck"), "dice came after it"
    sitting.change_seat(1, "human")
    assert sitting.undo() == SeatChanged(1, "human")
    assert sitting.can_undo() == Refusal("undo-luck")
    sitting.close()


def test_undo_takes_back_what_the_chart_shows(tmp_path: Path) -> None:
    sitting = begin(tmp_path, script={"dice": [[4, 6], [4, 6]]})
    for act in (Roll(0), EndTurn(0), Roll(1)):
        sitting.submit(act)
    assert sitting.worths == []
    sitting.submit(EndTurn(1))
    assert sitting.worths == [(1500, 1500)]
    assert sitting.log[-1].round == 2
    sitting.undo()
    assert sitting.worths == []
    sitting.close()


def test_a_resumed_game_is_the_same_game_with_the_same_dice(tmp_path: Path) -> None:
    whole, part = begin(tmp_path / "whole"), begin(tmp_path / "part")
    play_on(whole, 60)
    for _ in range(60):
        play_on(part, 1)
        part.close()
        again = Sitting.open(part.path)
        assert again.game.same(part.game)
        assert (again.log, again.worths, again.last_card) == (part.log, part.worths, part.last_card)
        part = again
    assert part.game.same(whole.game)
    assert lines_of(part.path) == lines_of(whole.path)
    whole.close()
    part.close()


def test_a_finished_game_says_so_in_its_last_line_and_holds(tmp_path: Path) -> None:
    sitting = begin(tmp_path, rules={"rounds": 3, "auction": "off"})
    play_on(sitting, 200)
    sitting.close()
    assert sitting.decision().kind == "over"
    assert lines_of(sitting.path)[-1] == {"expect": {"decision": {"kind": "over"}}}
    assert check(sitting.path).stopped is None


def test_the_last_line_of_a_finished_game_is_made_good_once(tmp_path: Path) -> None:
    sitting = begin(tmp_path, rules={"rounds": 1, "auction": "off"})
    play_on(sitting, 200)
    sitting.close()
    whole = sitting.path.read_bytes()
    for _ in range(2):
        sitting.path.write_bytes(whole[:-5])
        for _ in range(2):
            Sitting.open(sitting.path).close()
            assert sitting.path.read_bytes() == whole


def test_a_cut_record_goes_on(tmp_path: Path) -> None:
    path = record(tmp_path, ROLL, script={"dice": [[4, 6]]})
    path.write_bytes(path.read_bytes() + b'{"by": "luck", "do": "di')
    sitting = Sitting.open(path)
    assert sitting.torn
    assert keys(lines_of(path)) == ["record", "roll", "dice"]
    sitting.close()


def test_what_cannot_be_opened_is_left_alone(tmp_path: Path) -> None:
    path = record(tmp_path, END)
    raw = path.read_bytes()
    with pytest.raises(Diverged) as diverged:
        Sitting.open(path)
    assert diverged.value.stop.line == 2
    broken = record(tmp_path, "{", {"note": "x"}, name="broken.mono")
    with pytest.raises(BadRecord):
        Sitting.open(broken)
    assert path.read_bytes() == raw
    empty = tmp_path / "empty.mono"
    empty.touch()
    with pytest.raises(BadRecord):
        Sitting.open(empty)
    assert empty.exists()
    with pytest.raises(FileNotFoundError):
        Sitting.open(tmp_path / "nothing.mono")


def test_one_game_is_played_once_at_a_time(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    with pytest.raises(Busy):
        Sitting.open(sitting.path)
    sitting.close()


def test_the_game_goes_on_when_its_file_cannot(tmp_path: Path) -> None:
    (tmp_path / "no").write_text("no folder")
    sitting = Sitting.new(HEADER, tmp_path / "no" / "game.mono")
    sitting.submit(Roll(0))
    assert str(sitting.fault) == os.strerror(errno.ENOTDIR)
    (tmp_path / "no").unlink()
    play_on(sitting, 1)
    assert sitting.fault is None
    assert keys(lines_of(sitting.path))[:3] == ["record", "roll", "dice"]
    sitting.close()


def test_a_script_that_cannot_go_on_gives_way_while_people_play(tmp_path: Path) -> None:
    script = {"dice": [[3, 4], [3, 4]], "chance": ["chance-dividend", "chance-dividend"]}
    sitting = begin(tmp_path, script=script)
    play_on(sitting, 4)
    sitting.close()
    assert check(sitting.path).stopped is None


@pytest.mark.parametrize(
    ("reach", "within", "after"), [("window", None, None), ("turn", None, "undo-turn"), ("off", "undo-off", "undo-off")]
)
def test_people_may_be_kept_from_taking_back(tmp_path: Path, reach: str, within: str | None, after: str | None) -> None:
    sitting = Sitting.new(HEADER | {"script": {"dice": [[1, 2]]}}, tmp_path / "reach.mono")
    sitting.undo_reach = reach
    play_on(sitting, 2)
    found = sitting.check_undo()
    assert (found and found.reason) == within
    play_on(sitting, 1)
    assert sitting.game.state.turn == 1
    found = sitting.check_undo()
    assert (found and found.reason) == after
    sitting.close()
