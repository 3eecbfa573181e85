"""The benchmark measures what it says: rates that fit together, shares of one whole, and what is over its limit."""

import sys
from pathlib import Path

import pytest

from monopoly_tui.record.replay import check
from tools.bench import measure, play, records, thoughts
from tools.bench.__main__ import main
from tools.bench.figure import Figure


def test_rates_and_shares_fit_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "CALIBRATION", 0.001)
    figures = measure.measure(["easy", "medium"], 5)
    assert sum(figures["share"].values()) == pytest.approx(1)
    assert all(0 < share < 1 for share in figures["share"].values())
    second = figures["a_second"]
    assert second["games"] < second["turns"] < second["decisions"]
    assert second["acts"] > 0


def test_calibration_is_the_same_work_every_time() -> None:
    assert measure.calibration_pass() == measure.calibration_pass() > 0


def test_a_process_of_its_own_measures_a_tree() -> None:
    told = play.figures(Path(__file__).parent.parent.parent, "easy,easy", 2)
    assert [figure.name for figure in told[:2]] == ["acts of the rules alone", "games, easy,easy"]
    assert all(figure.ratio > 0 for figure in told)


def test_thoughts_are_timed_with_and_without_time_to_think() -> None:
    slow, slowest, mean = thoughts.at_table(Path(__file__).parent.parent.parent, 2, 1)
    assert 0 < slow.value <= slowest.value
    assert 0 < mean.value < slowest.value
    assert slow.ratio == slow.value / thoughts.MOST


def test_a_figure_tells_its_ratio_and_whether_that_is_too_much() -> None:
    slow = Figure("a key", 12.5, "ms", 2.5, "one cell", 2.0)
    assert slow.over
    assert str(slow).split() == ["a", "key", "12.5", "ms", "2.500", "×", "one", "cell", "(at", "most", "2)"]
    assert not Figure("a key", 12.5, "ms", 2.5, "one cell").over


def test_the_long_record_holds(tmp_path: Path) -> None:
    path = records.written(tmp_path / "long.mono", 100)
    assert check(path).stopped is None
    assert path.read_text(encoding="utf-8").count("\n") > 50


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory is counted otherwise")
def test_memory_is_that_of_the_process_alone(tmp_path: Path) -> None:
    alone = records.memory(tmp_path, records.ALONE)
    assert 1 < alone < records.memory(tmp_path, f"held = bytearray(50_000_000); {records.ALONE}") - 40


def test_a_part_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["nothing"])
    assert "no such part: nothing" in capsys.readouterr().err
