"""The one command for all long runs: it tries each of them, and says which did not hold."""

import pytest

from tools import long


def test_what_fails_is_named_and_counted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(long, "STEPS", {"dice": ("-c", "print('5,000')"), "cards": ("-c", "raise SystemExit('torn')")})
    assert long.main() == 1
    out = capsys.readouterr().out
    assert "dice: held after 0.0 minutes\n5,000\n" in out
    assert "cards: FAILED after 0.0 minutes\ntorn\n" in out
    assert "\n1 of 2 failed, 0.0 minutes, " in out


def test_what_it_runs_is_there() -> None:
    """Modules of the tools, and tests under their names."""
    for words in long.STEPS.values():
        places = [word.partition("::")[0] for word in words if word.startswith("tests/")]
        modules = [f"{word.replace('.', '/')}" for word in words if word.startswith("tools.")]
        for place in (*places, *modules):
            assert any((long.ROOT / f"{place}{end}").exists() for end in ("", ".py")), place
