"""Records played again: acts, chance, expectations, refusals, undo, and files that end anywhere."""

import json
from pathlib import Path

import pytest

from monopoly_tui.record.course import STRIDE
from monopoly_tui.record.fault import BadHeader, BadRecord, BoardChanged
from monopoly_tui.record.replay import OVER, Stop, check, replay
from tests.record.writing import END, ROLL, as_line, record

DICE = {"by": "luck", "do": "dice", "roll": [1, 2]}
BROWN = {"cash": [9000, 9000], "deeds": {"1": {"owner": 0}, "3": {"owner": 0}}}
BUILD = {"by": 0, "do": "build", "square": 1}
SELL = {"by": 0, "do": "sell", "square": 1}


def stop(path: Path) -> tuple[int, str]:
    stopped = check(path).stopped
    assert isinstance(stopped, Stop)
    return stopped.line, stopped.what


def fault_of(path: Path) -> tuple[int, str]:
    with pytest.raises(BadRecord) as bad:
        check(path)
    return bad.value.line, bad.value.refusal.reason


def test_chance_in_the_record_stands_above_script_and_seed(tmp_path: Path) -> None:
    path = record(tmp_path, ROLL, DICE, {"expect": {"last_roll": [1, 2]}}, script={"dice": [[5, 5], [4, 4]]})
    assert check(path).stopped is None
    path = record(tmp_path, ROLL, {"expect": {"last_roll": [5, 5]}}, script={"dice": [[5, 5]]})
    assert check(path).stopped is None


def test_the_seed_goes_on_where_the_record_leaves_off(tmp_path: Path) -> None:
    whole = record(tmp_path, ROLL, {"by": 0, "do": "buy"}, END, {"by": 1, "do": "roll"}, name="whole.mono")
    path = record(tmp_path, ROLL, DICE, {"by": 0, "do": "decline"}, name="part.mono", rules={"auction": "off"})
    path.write_text(path.read_text() + as_line(END) + as_line({"by": 1, "do": "roll"}))
    assert replay(path).state()["last_roll"] == replay(whole).state()["last_roll"]


def test_an_order_may_be_drawn_in_the_record(tmp_path: Path) -> None:
    path = record(tmp_path, {"by": "luck", "do": "order", "seats": [1, 0]}, {"expect": {"turn": 1}}, order=None)
    assert check(path).stopped is None


def test_chance_nobody_asked_for_stops_a_replay(tmp_path: Path) -> None:
    assert stop(record(tmp_path, DICE)) == (2, "luck")
    assert stop(record(tmp_path, ROLL, {"by": "luck", "do": "dice", "roll": [0, 7]})) == (3, "luck")


def test_an_act_that_is_not_legal_stops_a_replay(tmp_path: Path) -> None:
    path = record(tmp_path, {"note": "x"}, END, ROLL)
    assert stop(path) == (3, "act")
    played = replay(path)
    assert played.stopped is not None
    assert (played.line, played.state()["decision"]["kind"]) == (2, "roll")


def test_a_value_of_the_wrong_type_is_an_act_refused(tmp_path: Path) -> None:
    bid = {"by": 0, "do": "bid", "amount": "all"}
    assert stop(record(tmp_path, bid)) == (2, "act")
    assert check(record(tmp_path, {"refuse": bid}, {"refuse": bid | {"amount": 1.5}})).stopped is None


@pytest.mark.parametrize("by", [True, 1.0, "1", [1]])
def test_a_seat_is_a_whole_number(tmp_path: Path, by: object) -> None:
    assert stop(record(tmp_path, {"by": by, "do": "roll"}, order=[1, 0])) == (2, "act")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({"by": 0, "do": "fly"}, "record-act-unknown"),
        ({"by": 0, "do": []}, "record-act-unknown"),
        ({"by": "luck", "do": "roll"}, "record-act-unknown"),
        ({"by": 0, "do": "roll", "twice": 1}, "record-act-key"),
        ({"do": "roll"}, "record-act-missing"),
        ({"refuse": {"by": 0, "do": "fly"}}, "record-act-unknown"),
        ({"refuse": {"by": 0, "do": "roll", "twice": 1}}, "record-act-key"),
        ({"refuse": {"undo": 0}}, "record-line-value"),
        ({"refuse": "everything"}, "record-line-value"),
        ({"expect": []}, "record-line-value"),
        ({"undo": "1"}, "record-line-value"),
        ({"undo": True}, "record-line-value"),
        ({"seat": 2, "kind": "hard"}, "record-line-value"),
        ({"seat": 0, "kind": "god"}, "record-line-value"),
        ({"seat": 0}, "record-line-unknown"),
        ({"title": 5}, "record-line-value"),
        ({"note": 5}, "record-line-value"),
        ({}, "record-line-unknown"),
        ({"remark": "x"}, "record-line-unknown"),
        ({"note": "x", "title": "y"}, "record-line-unknown"),
    ],
)
def test_what_is_no_line_of_a_record_is_a_fault(tmp_path: Path, line: object, reason: str) -> None:
    assert fault_of(record(tmp_path, {"note": "first"}, line)) == (3, reason)


def test_a_script_that_cannot_go_on_is_a_fault_at_its_line(tmp_path: Path) -> None:
    script = {"dice": [[3, 4]], "chance": ["chance-24"]}
    setup = {"decks": {"chance": [f"chance-{name}" for name in CHANCE.split()]}}
    assert fault_of(record(tmp_path, ROLL, END, script=script, setup=setup)) == (2, "record-script-card")


CHANCE = "5 24 11 39 start station-1 station-2 utility dividend free back3 jail repairs speeding chairman loan"


def test_expectations_are_checked_only_when_asked(tmp_path: Path) -> None:
    path = record(tmp_path, {"expect": {"players": [{"cash": 1500}, {"cash": 1499}]}})
    assert stop(path) == (2, "differs")
    difference = check(path).stopped
    assert difference is not None
    assert difference.difference is not None
    assert difference.difference.path == "players[1].cash"
    assert replay(path).stopped is None


def test_what_must_be_refused(tmp_path: Path) -> None:
    assert stop(record(tmp_path, {"refuse": ROLL})) == (2, "not-refused")
    assert check(record(tmp_path, {"refuse": END}, ROLL, {"refuse": {"undo": 1}})).stopped is None
    assert stop(record(tmp_path, BUILD, {"refuse": {"undo": 1}}, setup=BROWN)) == (3, "not-refused")


def test_a_header_that_must_be_refused(tmp_path: Path) -> None:
    refused = {"refuse": "setup"}
    assert check(record(tmp_path, refused, setup={"turn": 9})).stopped is None
    assert check(record(tmp_path, {"note": "x"}, refused, players=["Ali"])).stopped is None
    assert stop(record(tmp_path, refused)) == (2, "header-accepted")
    assert fault_of(record(tmp_path, ROLL, refused)) == (3, "record-refuse-setup")
    with pytest.raises(BadHeader):
        replay(record(tmp_path, refused, setup={"turn": 9}))
    with pytest.raises(BadHeader):
        check(record(tmp_path, {"note": "nobody says that it must be"}, players=["Ali"]))


def test_undo_counts_acts_and_stops_at_chance(tmp_path: Path) -> None:
    held = {"expect": {"deeds": {"1": {"buildings": 1}}, "bank": {"houses": 31}}}
    path = record(tmp_path, BUILD, {"note": "x"}, SELL, held | {"expect": {}}, {"undo": 1}, held, setup=BROWN)
    assert check(path).stopped is None
    assert check(record(tmp_path, BUILD, {"refuse": {"undo": 2}}, {"undo": 1}, setup=BROWN)).stopped is None
    assert stop(record(tmp_path, BUILD, {"undo": 2}, setup=BROWN)) == (3, "undo")
    assert check(record(tmp_path, BUILD, ROLL, {"refuse": {"undo": 1}}, setup=BROWN)).stopped is None
    assert stop(record(tmp_path, BUILD, ROLL, {"undo": 1}, setup=BROWN)) == (4, "undo")


@pytest.mark.parametrize(
    ("lines", "closed"),
    [
        ([], False),
        ([{"note": "x"}], False),
        ([OVER], True),
        ([OVER, {"title": "x"}], True),
        ([OVER, ROLL], False),
        ([BUILD, OVER, {"undo": 1}], False),
    ],
)
def test_a_record_is_closed_until_it_is_gone_on_with(tmp_path: Path, lines: list[object], closed: bool) -> None:
    assert replay(record(tmp_path, *lines, setup=BROWN)).closed == closed


@pytest.mark.parametrize("kept", [0, 1, STRIDE - 1, STRIDE, STRIDE + 1, 2 * STRIDE + 9])
def test_long_undo_gives_the_same_game(tmp_path: Path, kept: int) -> None:
    acts = [BUILD, SELL] * (2 * STRIDE)
    long = replay(record(tmp_path, *acts, {"undo": len(acts) - kept}, *acts[kept:], setup=BROWN, name="a.mono"))
    short = replay(record(tmp_path, *acts[:kept], setup=BROWN, name="b.mono"))
    back = replay(record(tmp_path, *acts, {"undo": len(acts) - kept}, setup=BROWN, name="c.mono"))
    assert long.stopped is None
    assert back.course.game.same(short.course.game)
    assert back.course.acts == short.course.acts


def test_seats_and_titles_change(tmp_path: Path) -> None:
    played = replay(record(tmp_path, {"seat": 1, "kind": "hard"}, {"kind": "easy", "seat": 0}, {"title": "Nowruz"}))
    assert [player.kind for player in played.players] == ["easy", "hard"]
    assert played.title == "Nowruz"


def test_notes_are_kept_and_a_log_only_where_it_is_wanted(tmp_path: Path) -> None:
    path = record(tmp_path, {"note": "x"}, ROLL, {"note": "y"})
    played = replay(path)
    assert (played.notes, played.course.log) == (["x", "y"], [])
    assert replay(path, watched=True).course.log != []
    verdict = check(path)
    assert verdict.replay is not None
    assert verdict.replay.course.log == []


def test_a_record_of_another_version_of_its_board_is_played_when_asked_for(tmp_path: Path) -> None:
    path = record(tmp_path, ROLL, board_sha256="0" * 64)
    with pytest.raises(BoardChanged):
        replay(path)
    assert replay(path, any_board=True).line == 2


def test_until_takes_the_chance_that_belongs_to_its_line(tmp_path: Path) -> None:
    path = record(tmp_path, ROLL, DICE, {"by": 0, "do": "buy"}, "{broken", {"note": "x"})
    assert replay(path, 1).state()["decision"] == {"by": 0, "kind": "roll"}
    assert replay(path, 2).state()["last_roll"] == [1, 2]
    assert replay(path, 4).state()["deeds"]["3"]["owner"] == 0
    with pytest.raises(BadRecord):
        replay(path, 5)


def test_a_file_cut_at_any_byte_plays_to_its_last_whole_line(tmp_path: Path) -> None:
    path = record(tmp_path, ROLL, DICE, {"by": 0, "do": "buy"}, END, {"title": "سال نو"})
    raw = path.read_bytes()
    header = raw.index(b"\n") + 1
    for size in range(len(raw) + 1):
        path.write_bytes(raw[:size])
        if size < header:
            assert fault_of(path) == (1, "record-cut" if size else "record-empty")
            continue
        whole = raw[: raw.rindex(b"\n", 0, size) + 1]
        played = replay(path)
        assert played.stopped is None
        assert (played.end, played.torn) == (len(whole), len(whole) < size)


def test_many_lines_take_little_time_and_memory(tmp_path: Path) -> None:
    path = tmp_path / "long.mono"
    with path.open("w") as file:
        file.write(json.dumps(HEADER_BUILT) + "\n")
        file.writelines([as_line(BUILD), as_line(SELL), as_line({"undo": 2}), as_line({"note": "x" * 50})] * 5000)
    assert replay(path).line == 20_001


HEADER_BUILT = {"record": 1, "board": "tehran", "players": ["a", "b"], "order": [0, 1], "setup": BROWN}
