"""Files that are named on the command line: links, folders, pipes, devices and full disks."""

import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from monopoly_tui import saves
from monopoly_tui.commands.chosen import Asked
from tests.commands.shell import Captured, assert_refused, run
from tests.record.writing import ROLL, record

READERS = (
    "state {}", "export {}", "replay {}", "resume {}", "--config {} config list", "--config {} config get speed",
    "--config {} saves list", "boards show {}", "simulate --board {}", "new --board {}", "rules --board {}",
)  # fmt: skip
WRITERS = (
    "export {game} -o {}",
    "export {game} -o {} --force",
    "boards init {}",
    "--config {} config set speed fast",
    "--config {} config edit",
)


@contextmanager
def full_disk(room: int) -> Iterator[None]:
    """A disk on which no file can be larger than so many bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return path


@pytest.mark.parametrize("words", READERS)
def test_what_is_no_file_is_not_read(capsys: Captured, tmp_path: Path, pipe: Path, words: str) -> None:
    for path, why in ((str(pipe), "is not a file"), ("/dev/zero", "is not a file"), (str(tmp_path), "not a file")):
        code, out, err = run(capsys, *words.format(path).split())
        assert (code, out, err.count("\n")) == (3, "", 1)
        assert f"{path}" in err
        assert why in err


def test_what_is_no_file_is_no_record_that_can_be_checked(capsys: Captured, pipe: Path, tmp_path: Path) -> None:
    code, out, _ = run(capsys, "check", str(pipe), str(tmp_path), "/dev/null")
    assert code == 3
    assert out.splitlines() == [
        f"{pipe} is not a file.",
        f"{tmp_path} is a folder, not a file.",
        "/dev/null is not a file.",
        "0 passed, 3 failed",
    ]


@pytest.mark.parametrize("words", WRITERS)
def test_what_is_no_file_is_not_written(capsys: Captured, tmp_path: Path, pipe: Path, words: str) -> None:
    game = record(tmp_path, ROLL)
    (tmp_path / "folder").mkdir()
    for path, why in ((pipe, "pipe"), (Path("/dev/null"), "/dev/null"), (tmp_path / "folder", "folder")):
        before = path.stat().st_mode, path.stat().st_ino
        code, out, err = run(capsys, *words.format(path, game=game).split())
        assert (code, out, err.count("\n")) == (6, "", 1)
        assert why in err
        assert "--force" not in err
        assert (path.stat().st_mode, path.stat().st_ino) == before


def test_where_an_export_cannot_go_is_said(capsys: Captured, tmp_path: Path) -> None:
    game = str(record(tmp_path, ROLL))
    for force in ((), ("--force",)):
        assert_refused(capsys, ("export", game, "-o", "/dev/null", *force), 6, "To write to the output: -o -")
        assert_refused(capsys, ("export", game, "-o", str(tmp_path), *force), 6, f"{tmp_path} is a folder, not a file.")
    nowhere = tmp_path / "nowhere"
    assert_refused(capsys, ("export", game, "-o", f"{nowhere}/x.txt"), 4, f"there is no folder {nowhere}.")
    assert_refused(capsys, ("boards", "init", f"{nowhere}/x.toml"), 4, f"there is no folder {nowhere}.")


def test_a_link_is_written_through(capsys: Captured, tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    real, link = tmp_path / "real" / "config.toml", tmp_path / "link.toml"
    real.write_text("bell = true\n")
    real.chmod(0o600)
    link.symlink_to("real/config.toml")
    assert run(capsys, "--config", str(link), "config", "set", "theme", "light") == (0, "", "")
    assert Asked(config=link).keep("bell", False) == ""
    assert link.readlink() == Path("real/config.toml")
    assert real.read_text() == 'bell = false\ntheme = "light"\n'
    assert real.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in real.parent.iterdir()] == ["config.toml"]


def test_a_link_to_a_file_that_is_not_there_yet_is_written_through(capsys: Captured, tmp_path: Path) -> None:
    link = tmp_path / "link.toml"
    link.symlink_to("real.toml")
    assert run(capsys, "--config", str(link), "config", "set", "theme", "light") == (0, "", "")
    assert (link.is_symlink(), (tmp_path / "real.toml").read_text()) == (True, 'theme = "light"\n')


def test_an_export_goes_through_a_link(capsys: Captured, tmp_path: Path) -> None:
    game, link, real = record(tmp_path, ROLL), tmp_path / "link.txt", tmp_path / "real.txt"
    real.write_text("old")
    link.symlink_to(real)
    assert_refused(capsys, ("export", str(game), "-o", str(link)), 6, "is there already")
    assert run(capsys, "export", str(game), "-o", str(link), "--force") == (0, "", "")
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8").startswith("Tehran\n")


def test_links_that_go_round_are_told(capsys: Captured, tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    code, out, _ = run(capsys, "boards", "validate", str(loop))
    assert code == 3
    assert out.startswith(f"{loop}: cannot be read: Too many levels")
    assert_refused(capsys, ("state", str(loop)), 3, "cannot be opened: Too many levels")
    assert_refused(capsys, ("--config", str(loop), "config", "set", "speed", "fast"), 6, "Too many levels")


def test_nothing_is_left_where_the_disk_is_full(capsys: Captured, tmp_path: Path) -> None:
    game, folder = record(tmp_path, ROLL), tmp_path / "out"
    folder.mkdir()
    config = folder / "config.toml"
    config.write_text("bell = true\n")
    with full_disk(20):
        for words in (
            f"boards init {folder}/x.toml",
            f"export {game} -o {folder}/x.txt",
            f"--config {config} config set speed fast",
        ):
            assert_refused(capsys, words.split(), 6, "cannot be written: File too large")
    assert [path.name for path in folder.iterdir()] == ["config.toml"]
    assert config.read_text() == "bell = true\n"


def test_half_a_branch_is_no_save(tmp_path: Path) -> None:
    game = record(tmp_path, ROLL)
    with full_disk(20), pytest.raises(OSError, match="File too large"):
        saves.branch(game, game.stat().st_size, {"record": 1})
    assert not saves.saves()


def test_a_folder_has_no_lines(capsys: Captured, tmp_path: Path) -> None:
    assert (
        run(capsys, "boards", "validate", str(tmp_path))[1] == f"{tmp_path}: this is not a file\n1 error, 0 warnings\n"
    )
