"""The command line as a shell sees it: output, one clear line of what is wrong, an exit code, never a traceback."""

from collections.abc import Sequence

import pytest

from monopoly_tui import cli

Captured = pytest.CaptureFixture[str]


def run(capsys: Captured, *words: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a command line."""
    code = cli.main(words)
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    assert "\x1b" not in out + err
    return code, out, err


def assert_refused(capsys: Captured, words: Sequence[str], code: int, error: str) -> None:
    """It ends so, and says why in one line that holds `error`."""
    found, out, err = run(capsys, *words)
    assert (found, out) == (code, "")
    assert err.startswith("error: ")
    assert err.count("\n") == 1
    assert error in err
