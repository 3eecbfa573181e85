"""A fault of ours, wherever it is: one line, a report without secrets, the game saved, exit code 1."""

import io
import os
import stat
import sys
from pathlib import Path
from typing import Any

import pytest

from monopoly_tui import cli, saves
from monopoly_tui.commands.fault_report import without_secrets
from monopoly_tui.plain.table import PlainTable
from monopoly_tui.record.replay import check
from monopoly_tui.simulate import spread

SEED = "918273645"
GAME = ("new", "--plain", "--players", "Ali,Sara", "--seed", SEED)


def broken(*_: Any, **__: Any) -> Any:
    raise RuntimeError("broken")


def told(capsys: pytest.CaptureFixture[str]) -> tuple[list[str], str]:
    """What stood on stderr, line by line, and what the report says."""
    err = capsys.readouterr().err
    assert "Traceback" not in err
    (report,) = Path(os.environ["XDG_STATE_HOME"]).rglob("reports/*.txt")
    assert str(report) in err
    assert stat.S_IMODE(report.stat().st_mode) & 0o077 == 0
    return err.splitlines(), report.read_text(encoding="utf-8")


def test_a_fault_in_the_plain_game_leaves_it_saved(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = PlainTable.answer
    monkeypatch.setattr(sys, "stdin", io.StringIO("roll\nbuy\n"))
    monkeypatch.setattr(PlainTable, "answer", lambda table, line: broken() if "buy" in line else answer(table, line))
    assert cli.main(GAME) == 1
    lines, report = told(capsys)
    assert [line.split(":")[0] for line in lines] == ["Saved", "error"]
    assert "RuntimeError: broken" in report
    assert SEED not in report
    (save,) = saves.saves()
    verdict = check(save.path)
    assert verdict.stopped is None
    assert verdict.replay is not None
    assert verdict.replay.course.game.state.last_roll is not None


def test_a_fault_in_a_simulation(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread.Here, "submit", broken)
    assert cli.main(["simulate", "--games", "2", "--rounds", "1", "--jobs", "1", f"--seed={SEED}"]) == 1
    lines, report = told(capsys)
    assert [line.split(":")[0] for line in lines] == ["error"]
    assert SEED not in report


def test_where_no_report_can_be_written_it_is_told_all_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Path(os.environ["XDG_STATE_HOME"]).write_text("no folder")
    monkeypatch.setattr(saves, "folder", broken)
    assert cli.main(["saves", "where"]) == 1
    err = capsys.readouterr().err
    assert err.startswith("error: this is a fault of the game")
    assert err.count("\n") == 1


def test_the_seed_is_left_out_however_it_is_given() -> None:
    assert without_secrets(["new", "--seed", "5", "--title", "5"]) == ["new", "--seed", "…", "--title", "5"]
    assert without_secrets(["new", "--seed=5"]) == ["new", "…"]
