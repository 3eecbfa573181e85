"""The first line of a record: each fault has its own refusal."""

from typing import Any

import pytest

from monopoly_tui import board_shelf
from monopoly_tui.record.fault import BadHeader, BoardChanged, NewerFormat
from monopoly_tui.record.header import Player, read_header
from tests.record.writing import HEADER

TEXT = board_shelf.text_of("tehran")
OWN = TEXT.replace('id = "tehran"', 'id = "mine"')


def header(**changes: Any) -> dict[str, Any]:
    return {key: value for key, value in (HEADER | changes).items() if value is not None}


def reason(**changes: Any) -> str:
    with pytest.raises(BadHeader) as bad:
        read_header(header(**changes)).start()
    assert bad.value.line == 1
    return bad.value.refusal.reason


def test_a_header_is_read() -> None:
    read = read_header(header(players=["Ali", {"name": "Sara", "kind": "hard"}], title="x\x1b[2J", id="any"))
    assert read.players == (Player("Ali", "human"), Player("Sara", "hard"))
    assert (read.seed, read.order, read.title) == (7, (0, 1), "x[2J")


def test_without_a_seed_the_same_text_has_the_same_dice() -> None:
    data = header(seed=None)
    seed = read_header(data).seed
    assert seed == read_header(dict(reversed(data.items()))).seed, "in whichever order its keys stand"
    others = [read_header(data | {"id": str(number)}).seed for number in range(9)]
    assert len({seed, *others}) == 10
    assert 60 < max(other.bit_length() for other in others) <= 64


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"record": None}, "record-no-version"),
        ({"record": "1"}, "record-no-version"),
        ({"record": True}, "record-no-version"),
        ({"record": 0}, "record-no-version"),
        ({"board": None}, "record-header-needs"),
        ({"players": None}, "record-header-needs"),
        ({"colour": "red"}, "record-header-key"),
        ({"board": 5}, "record-header-text"),
        ({"title": 5}, "record-header-text"),
        ({"board": "tehrn"}, "record-board-unknown"),
        ({"board": "../boards/tehran"}, "record-board-unknown"),
        ({"board_text": 5}, "record-header-text"),
        ({"board_text": "id = "}, "record-board-text-bad"),
        ({"board_text": OWN}, "record-board-text-id"),
        ({"board_sha256": "0" * 64}, "record-board-changed"),
        ({"board_sha256": 5}, "record-board-changed"),
        ({"board": "kish", "board_sha256": board_shelf.digest(TEXT)}, "record-board-other"),
        ({"dice": "loaded"}, "record-dice"),
        ({"rules": []}, "record-header-object"),
        ({"rules": {"preset": "none"}}, "preset-unknown"),
        ({"rules": {"preset": []}}, "preset-unknown"),
        ({"rules": {"colour": "red"}}, "option-unknown"),
        ({"rules": {"auction": "loud"}}, "option-value"),
        ({"rules": {"auction": ["off"]}}, "option-value"),
        ({"rules": {"rounds": 0}}, "option-range"),
        ({"rules": {"rounds": True}}, "option-range"),
        ({"rules": {"end": "rounds"}}, "rounds-missing"),
        ({"players": "Ali"}, "record-header-list"),
        ({"players": ["Ali"]}, "record-players"),
        ({"players": [*"abcdefghi"]}, "record-players"),
        ({"players": [*"abcdefg"], "rules": {"preset": "room"}}, "record-players"),
        ({"players": ["Ali", 5]}, "record-player"),
        ({"players": ["Ali", {"kind": "human"}]}, "record-player"),
        ({"players": ["Ali", {"name": "Sara", "age": 5}]}, "record-player"),
        ({"players": ["Ali", {"name": "Sara", "kind": "god"}]}, "record-kind"),
        ({"players": ["Ali", {"name": "Sara", "kind": []}]}, "record-kind"),
        ({"players": ["Ali", " "]}, "name-empty"),
        ({"players": ["Ali", "S\x1b[31m"]}, "name-characters"),
        ({"players": ["Ali", "S\u202ea"]}, "name-characters"),
        ({"players": ["Ali", "Sara the Third"]}, "name-long"),
        ({"players": ["Ali", "aLI"]}, "name-twice"),
        ({"seed": "7"}, "record-seed"),
        ({"seed": 2**70}, "record-seed"),
        ({"order": [0]}, "record-order"),
        ({"order": [0, 0]}, "record-order"),
        ({"order": [0, 2]}, "record-order"),
        ({"order": [False, True]}, "record-order"),
        ({"order": "01"}, "record-order"),
        ({"script": []}, "record-header-object"),
        ({"script": {"coins": []}}, "record-header-key"),
        ({"script": {"dice": 5}}, "record-header-list"),
        ({"script": {"dice": [[1, 7]]}}, "record-roll"),
        ({"script": {"dice": [[1]]}}, "record-roll"),
        ({"script": {"dice": [[True, 1]]}}, "record-roll"),
        ({"script": {"chance": ["chest-free"]}}, "record-card"),
        ({"script": {"chance": [[]]}}, "record-card"),
        ({"setup": {"cash": [1]}}, "record-setup-by-seat"),
        ({"setup": {"colour": 1}}, "record-setup-key"),
        ({"setup": {"deeds": {"1": {"owner": 0, "buildings": 6}}}}, "record-setup-number"),
        ({"setup": {"deeds": {"1": {"owner": 5}}}}, "record-setup-number"),
        ({"setup": {"deeds": {"1": {"owner": 0, "buildings": 1}}}}, "record-setup-built"),
        ({"setup": {"turn": 9}}, "record-setup-number"),
        ({"setup": []}, "record-header-object"),
    ],
)
def test_a_fault_of_the_header(changes: dict[str, Any], expected: str) -> None:
    assert reason(**changes) == expected


@pytest.mark.parametrize(
    ("changes", "data"),
    [
        ({"board": 5}, {"key": "board"}),
        ({"board_text": 5}, {"key": "board_text"}),
        ({"players": ["Ali"]}, {"found": 1, "least": 2, "most": 8}),
        ({"order": [0, 2]}, {"found": "[0, 2]", "last": 1}),
        ({"rules": {"\x1b[2J": 5}}, {"option": '"\\u001b[2J"'}),
    ],
)
def test_what_is_told_of_it(changes: dict[str, Any], data: dict[str, Any]) -> None:
    with pytest.raises(BadHeader) as bad:
        read_header(header(**changes))
    assert data.items() <= bad.value.refusal.data.items()


def test_the_most_that_may_be() -> None:
    read = read_header(header(players=[*"abcdefgh"], order=None, seed=2**64 - 1))
    assert (len(read.players), read.seed) == (8, 2**64 - 1)
    assert reason(seed=2**64) == "record-seed"


def test_a_newer_format_is_told_from_a_broken_one() -> None:
    with pytest.raises(NewerFormat) as bad:
        read_header({"record": 2, "whatever": "it has"})
    assert bad.value.refusal.data == {"found": 2, "known": 1}


def test_the_error_of_a_changed_board_names_it() -> None:
    with pytest.raises(BoardChanged) as bad:
        read_header(header(board_sha256="0" * 64))
    assert "tehran" in bad.value.refusal.data["board"]


def test_a_record_may_bring_its_own_board() -> None:
    digest = board_shelf.digest(OWN)
    assert read_header(header(board="mine", board_text=OWN, board_sha256=digest)).board.id == "mine"
    assert reason(board="mine", board_text=OWN, board_sha256=board_shelf.digest(TEXT)) == "record-board-text-digest"
