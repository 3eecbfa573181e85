"""The file of a game: nothing is lost to a full disk, a vanished folder, a second player or a kill."""

import errno
import os
import shutil
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from monopoly_tui.record.journal import Busy, Journal, lock_path, read
from tests.record.writing import lines_of

A, B, C = {"a": 1}, {"b": "س"}, {"c": 3}


def is_saved(journal: Journal) -> bool:
    return journal.fault is None


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "game.mono"


def test_a_new_file_is_only_for_its_owner_and_never_takes_anothers_place(path: Path) -> None:
    journal = Journal.create(path, A)
    journal.write([B, C])
    journal.close()
    assert lines_of(path) == [A, B, C]
    assert path.stat().st_mode & 0o077 == 0
    assert lock_path(path).stat().st_mode & 0o077 == 0
    with pytest.raises(FileExistsError) as taken:
        Journal.create(path, B)
    assert lines_of(path) == [A, B, C]
    Journal.open(path).close()
    assert taken.value.errno == errno.EEXIST, "and nobody is kept from it"


def test_what_is_not_there_is_not_locked(path: Path) -> None:
    path.parent.mkdir()
    with pytest.raises(FileNotFoundError) as missing:
        Journal.open(path)
    Journal.create(path, A).close()
    assert missing.value.errno == errno.ENOENT


def test_other_letters_stand_there_as_they_are(path: Path) -> None:
    Journal.create(path, B).close()
    assert path.read_text(encoding="utf-8") == '{"b": "س"}\n'


def test_folders_are_made_as_many_as_it_takes(tmp_path: Path) -> None:
    path = tmp_path / "one" / "two" / "game.mono"
    Journal.create(path, A).close()
    assert lines_of(path) == [A]


def test_a_new_name_is_synced_with_its_folder(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bool] = []
    fsync = os.fsync

    def noted(file: int) -> None:
        synced.append(stat.S_ISDIR(os.fstat(file).st_mode))
        fsync(file)

    monkeypatch.setattr(os, "fsync", noted)
    journal = Journal.create(path, A)
    journal.write([B])
    journal.close()
    assert synced == [True, False, False]


def test_no_more_is_read_than_is_asked_for_where_little_comes_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pread = os.pread
    monkeypatch.setattr(os, "pread", lambda file, size, start: pread(file, min(size, 3), start))
    (tmp_path / "file").write_bytes(b"12345678")
    with (tmp_path / "file").open("rb") as file:
        assert [read(file.fileno(), size) for size in (5, 8, 9)] == [b"12345", b"12345678", b"12345678"]


def test_nothing_stays_open(path: Path) -> None:
    before = sorted(Path("/dev/fd").iterdir())
    journal = Journal.create(path, A)
    path.unlink()
    journal.write([B])
    journal.close()
    journal.close()
    assert sorted(Path("/dev/fd").iterdir()) == before


def test_only_one_writes(path: Path) -> None:
    journal = Journal.create(path, A)
    with pytest.raises(Busy) as busy:
        Journal.open(path)
    assert (busy.value.path, str(busy.value)) == (path, str(path))
    journal.close()
    Journal.open(path).close()


def test_the_lock_of_a_killed_process_holds_nobody_up(path: Path) -> None:
    Journal.create(path, A).close()
    code = (
        "import sys, time; from pathlib import Path; from monopoly_tui.record.journal import Journal\n"
        "journal = Journal.open(Path(sys.argv[1])); print('open', flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        with pytest.raises(Busy):
            Journal.open(path)
        other.send_signal(signal.SIGKILL)
        other.wait()
    Journal.open(path).close()


def test_a_cut_line_makes_room_for_the_next(path: Path) -> None:
    Journal.create(path, A).close()
    end = path.stat().st_size
    with path.open("ab") as file:
        file.write(b'{"by": 0, "d')
    journal = Journal.open(path)
    journal.resume(end)
    assert lines_of(path) == [A], "even if nothing is written any more"
    journal.write([B])
    journal.close()
    assert lines_of(path) == [A, B]


def test_a_full_disk_delays_and_loses_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Journal.create(path, A)
    write = os.write

    def half(file: int, data: bytes) -> int:
        if len(data) < 8:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(file, data[: len(data) - 5])

    with monkeypatch.context() as full:
        full.setattr(os, "write", half)
        journal.write([B])
        assert not is_saved(journal)
        assert str(journal.fault) == os.strerror(errno.ENOSPC)
        journal.write([C])
        assert not is_saved(journal)
    journal.write([A])
    assert is_saved(journal)
    assert lines_of(path) == [A, B, C, A]
    journal.close()


def test_leaving_tries_once_more(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Journal.create(path, A)

    def full(file: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as disk:
        disk.setattr(os, "write", full)
        journal.write([B])
    assert lines_of(path) == [A]
    journal.close()
    assert lines_of(path) == [A, B]


def test_a_disk_that_cannot_sync_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Journal.create(path, A)

    def broken(file: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as bad:
        bad.setattr(os, "fsync", broken)
        journal.write([B])
        assert str(journal.fault) == os.strerror(errno.EIO)
    journal.write([C])
    journal.close()
    assert lines_of(path) == [A, B, C]


def test_a_vanished_folder_comes_back_with_all_lines(path: Path) -> None:
    journal = Journal.create(path, A)
    journal.write([B])
    shutil.rmtree(path.parent)
    path.parent.parent.chmod(0o700)
    path.parent.write_text("in the way")
    journal.write([C])
    assert not is_saved(journal)
    path.parent.unlink()
    journal.write([A])
    assert is_saved(journal)
    assert lines_of(path) == [A, B, C, A]
    with pytest.raises(Busy):
        Journal.open(path)
    journal.close()


def test_a_game_can_begin_where_nothing_can_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, not a folder")
    journal = Journal.create(blocked / "game.mono", A)
    assert not is_saved(journal)
    blocked.unlink()
    journal.write([B])
    assert is_saved(journal)
    journal.close()
    assert lines_of(blocked / "game.mono") == [A, B]


def test_a_file_without_even_a_header_is_taken_away(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as disk:
        disk.setattr(os, "write", full)
        journal = Journal.create(path, A)
        journal.close()
    assert not path.exists()
