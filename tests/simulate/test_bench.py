"""The benchmark measures what it says: rates that fit together, and shares of one whole."""

import pytest

from tools.bench import measure
from tools.bench.__main__ import print_figures


def test_rates_and_shares_fit_together(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(measure, "CALIBRATION", 0.001)
    figures = measure.measure(["easy", "medium"], 5)
    assert sum(figures["share"].values()) == pytest.approx(1)
    assert all(0 < share < 1 for share in figures["share"].values())
    second, a_pass = figures["a_second"], figures["a_pass"]
    assert second["games"] < second["turns"] < second["decisions"]
    assert second["turns"] / second["games"] == pytest.approx(a_pass["turns"] / a_pass["games"])
    print_figures("easy,medium", figures)
    out = capsys.readouterr().out
    assert [line.split()[0] for line in out.splitlines()[1:4]] == ["games", "turns", "decisions"]


def test_calibration_is_the_same_work_every_time() -> None:
    assert measure.calibration_pass() == measure.calibration_pass() > 0
