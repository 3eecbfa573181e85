"""Bytes of a record: what is a line, what was cut, and what no file may do to us."""

from pathlib import Path

import pytest

from monopoly_tui.record import lines as lines_module
from monopoly_tui.record.fault import BadRecord
from monopoly_tui.record.lines import LONGEST_NUMBER, Line, Lines


def read(tmp_path: Path, raw: bytes) -> tuple[list[Line], bool]:
    path = tmp_path / "game.mono"
    path.write_bytes(raw)
    lines = Lines(path)
    return [*lines], lines.torn


def fault_of(tmp_path: Path, raw: bytes) -> tuple[int, str]:
    with pytest.raises(BadRecord) as bad:
        read(tmp_path, raw)
    return bad.value.line, bad.value.refusal.reason


def test_lines_know_where_they_end(tmp_path: Path) -> None:
    assert read(tmp_path, b'{"a": 1}\n{"b": "\xd8\xb3"}\n') == ([Line(1, {"a": 1}, 9), Line(2, {"b": "س"}, 21)], False)


def test_empty_lines_are_skipped_but_counted(tmp_path: Path) -> None:
    found, torn = read(tmp_path, b'{"a": 1}\r\n\n  \n{"b": 2}\n\n')
    assert [line.number for line in found] == [1, 4]
    assert not torn


@pytest.mark.parametrize("tail", [b'{"b": 2}', b'{"b"', b'{"b"\n', b"\x00\x00\x00", b"\xff\xfe\n", b" "])
def test_a_cut_last_line_is_left_out(tmp_path: Path, tail: bytes) -> None:
    assert read(tmp_path, b'{"a": 1}\n' + tail) == ([Line(1, {"a": 1}, 9)], True)


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b'{"b"\n', "record-not-json"),
        (b"\xff\xfe{}\n", "record-not-json"),
        (b'\xef\xbb\xbf{"b": 1}\n', "record-not-json"),
        (b"[1]\n", "record-not-object"),
        (b"12\n", "record-not-object"),
        (b'{"b": NaN}\n', "record-number"),
        (b'{"b": -Infinity}\n', "record-number"),
        (b'{"b": 1e999}\n', "record-number"),
        (b'{"b": ' + b"9" * 5000 + b"}\n", "record-number"),
        (b'{"b": 1, "b": 2}\n', "record-key-twice"),
        (b'{"a": {"c": 1, "c": 1}}\n', "record-key-twice"),
        (b'{"b": ' + b"[" * 200000 + b"]" * 200000 + b"}\n", "record-deep"),
    ],
)
def test_a_fault_in_the_middle_names_its_line(tmp_path: Path, raw: bytes, reason: str) -> None:
    assert fault_of(tmp_path, b'{"a": 1}\n' + raw + b'{"c": 3}\n') == (2, reason)


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"# Monopoly\n\nA game.\n", "record-no-header"),
        (b"speed = 1\n", "record-no-header"),
        (b"\x7fELF\x02\x01", "record-no-header"),
        (b"[1]\n", "record-no-header"),
        (b'\xef\xbb\xbf{"b": 1}\n', "record-byte-order-mark"),
        (b'{"b"\n{"c": 3}\n', "record-not-json"),
    ],
)
def test_what_does_not_begin_as_a_record_is_none(tmp_path: Path, raw: bytes, reason: str) -> None:
    assert fault_of(tmp_path, raw) == (1, reason)


def test_a_number_has_a_bound(tmp_path: Path) -> None:
    longest = "9" * LONGEST_NUMBER
    (line,), _ = read(tmp_path, f'{{"a": {longest}}}\n'.encode())
    assert line.data == {"a": int(longest)}
    assert fault_of(tmp_path, f'{{"a": {longest}9}}\n'.encode()) == (1, "record-number")


def test_a_line_without_end_is_not_read_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines_module, "LONGEST_LINE", 100)
    assert fault_of(tmp_path, b'{"a": "' + b"x" * 10_000) == (1, "record-line-long")


def test_lines_may_be_as_long_as_the_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines_module, "LONGEST_LINE", 100)
    longest = b'{"a": "' + b"x" * 90 + b'"}\n'
    assert len(longest) == 100
    assert [line.end for line in read(tmp_path, longest * 2)[0]] == [100, 200]
    assert fault_of(tmp_path, longest + longest.replace(b"x", b"xx", 1)) == (2, "record-line-long")


def test_the_key_that_stands_twice_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord) as bad:
        read(tmp_path, b'{"a": 1, "b": 1, "b": 2}\n')
    assert bad.value.refusal.data == {"key": '"b"'}


def test_lines_without_end_are_not_all_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines_module, "MOST_LINES", 3)
    assert len(read(tmp_path, b'{"a": 1}\n' * 3)[0]) == 3
    assert fault_of(tmp_path, b"\n" * 4) == (4, "record-lines-many")
