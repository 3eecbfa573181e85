"""A plain game that cannot be saved: told at once, once, with the reason, and in the exit code."""

import io
import os
from pathlib import Path

import pytest

from monopoly_tui import cli
from monopoly_tui.plain.run import run
from monopoly_tui.settings import Settings
from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker

UNSAVED = "Not saved: No space left on device. The game goes on"


@pytest.fixture(params=["tehran", "haft-khan"])
def sitting(request: pytest.FixtureRequest, tmp_path: Path) -> Sitting:
    return Sitting.new(
        {"record": 1, "board": request.param, "players": ["Ali", "Sara"], "seed": 7}, tmp_path / "a.mono"
    )


def said(sitting: Sitting, *lines: str) -> str:
    out = io.StringIO()
    run(sitting, Speaker(), Settings(), io.StringIO("".join(f"{line}\n" for line in lines)), out)
    return out.getvalue()


class Disk:
    """A disk that is full for so many writes, after as many as it still takes."""

    def __init__(self, takes: int, refuses: int) -> None:
        self.takes, self.refuses, self._write = takes, refuses, os.write

    def write(self, file: int, data: bytes) -> int:
        self.takes -= 1
        if self.takes < 0 <= self.takes + self.refuses:
            raise OSError(28, "No space left on device")
        return self._write(file, data)


def test_a_full_disk_is_told_once_and_that_it_is_well_again(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "write", Disk(takes=0, refuses=2).write)
    told = said(sitting, *["1", " ", "n"] * 4)
    assert told.count(UNSAVED) == 1
    assert told.count("Saved again") == 1
    assert told.index(UNSAVED) < told.index("Saved again")
    assert sitting.fault is None


def test_a_game_that_is_saved_says_nothing_of_it(sitting: Sitting) -> None:
    assert "aved" not in said(sitting, " ", " ")


@pytest.mark.parametrize("board", ["tehran", "haft-khan"])
def test_a_game_that_is_not_on_disk_in_the_end_is_no_success(
    board: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("MONOPOLY_DATA_DIR", str(tmp_path / "file"))
    monkeypatch.setattr("sys.stdin", io.StringIO(" \n"))
    assert cli.main(["new", "--plain", "--board", board, "--players", "Ali,Sara", "--seed", "3"]) == 1
    out, err = capsys.readouterr()
    assert out.count("Not saved: Not a directory.") == 1
    assert out.index("Not saved") < out.index("Choose")
    assert "not saved: Not a directory. Nothing of the game is on disk" in err
