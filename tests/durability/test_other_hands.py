"""Another hand at the file of a game that is being played: both keep what they wrote."""

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from monopoly_tui.record.journal import Busy, Journal, lock_path
from tests.record.writing import lines_of

A, B, C = {"a": 1}, {"b": "س"}, {"c": 3}


def is_saved(journal: Journal) -> bool:
    return journal.fault is None


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "game.mono"


@pytest.fixture
def journal(path: Path) -> Journal:
    journal = Journal.create(path, A)
    journal.write([B])
    return journal


def replace(path: Path) -> None:
    (path.parent / "new").write_text("theirs\n")
    (path.parent / "new").replace(path)


def shorten(path: Path) -> None:
    os.truncate(path, 4)


def empty(path: Path) -> None:
    path.write_text("")


def lengthen(path: Path) -> None:
    with path.open("a") as file:
        file.write("theirs\n")


def edit(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"1", b"2"))
    os.utime(path, ns=(1, 1))


@pytest.mark.parametrize("touch", [replace, shorten, empty, lengthen, edit])
def test_a_changed_file_is_left_alone_and_the_game_goes_on_beside_it(
    path: Path, journal: Journal, touch: Callable[[Path], None]
) -> None:
    touch(path)
    theirs = path.read_bytes()
    journal.write([C])
    journal.write([A])
    assert journal.fault is None
    assert journal.path == path.with_name("game-2.mono")
    assert lines_of(journal.path) == [A, B, C, A]
    assert path.read_bytes() == theirs
    Journal.open(path).close()  # it is nobody's now
    with pytest.raises(Busy):
        Journal.open(journal.path)
    journal.close()


@pytest.mark.parametrize("taken", ["file", "lock"])
def test_a_name_beside_it_that_is_taken_is_passed_over(path: Path, journal: Journal, taken: str) -> None:
    second = path.with_name("game-2.mono")
    other = Journal.create(second, C)
    if taken == "lock":
        second.unlink()
    lengthen(path)
    journal.write([C])
    assert journal.path == path.with_name("game-3.mono")
    assert lines_of(journal.path) == [A, B, C]
    journal.close()
    other.close()


@pytest.mark.parametrize("moved", [True, False])
def test_a_file_that_is_gone_is_written_anew_under_its_name(path: Path, journal: Journal, moved: bool) -> None:
    away = path.with_name("away.mono")
    if moved:
        path.rename(away)
    else:
        path.unlink()
    journal.write([C])
    journal.close()
    assert journal.path == path
    assert lines_of(path) == [A, B, C]
    assert not moved or lines_of(away) == [A, B]


def test_a_file_that_was_only_touched_stays_the_games(path: Path, journal: Journal) -> None:
    os.utime(path, ns=(1, 1))
    journal.write([C])
    assert lines_of(path) == [A, B, C]
    journal.close()


def test_two_writers_behind_a_deleted_lock_part_ways(path: Path, journal: Journal) -> None:
    lock_path(path).unlink()
    second = Journal.open(path)
    second.resume(path.stat().st_size)
    second.write([C])
    journal.write([A])
    assert lines_of(second.path) == [A, B, C]
    assert lines_of(journal.path) == [A, B, A]
    assert second.path != journal.path
    second.close()
    journal.close()


def test_a_vanished_folder_and_a_full_disk_after_it(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.rmtree(path.parent)
    write = os.write

    def full(file: int, data: bytes) -> int:
        if len(data) < 8:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(file, data[:-4])

    with monkeypatch.context() as disk:
        disk.setattr(os, "write", full)
        journal.write([C])
        assert not is_saved(journal)
    journal.write([A])
    assert is_saved(journal)
    assert lines_of(path) == [A, B, C, A]
    journal.close()
