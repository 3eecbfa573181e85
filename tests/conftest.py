"""What holds for every test: no network, no files of the user's, no animation, the same examples every time."""

import os
import signal
import socket
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

os.environ["TEXTUAL_ANIMATIONS"] = "none"
OF_THE_USER = (
    "ACCESSIBLE", "COLUMNS", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "LINES", "NO_COLOR", "PAGER", "PYTHONIOENCODING",
    "KONSOLE_VERSION", "TERM_PROGRAM", "TMUX", "VTE_VERSION", "XTERM_VERSION",
)  # fmt: skip
"""What the terminal and the shell that the tests are run from may have set."""
for variable in [name for name in os.environ if name in OF_THE_USER or name.startswith("MONOPOLY_")]:
    del os.environ[variable]
os.environ["LANG"] = "C.UTF-8"
os.environ["TERM"] = "xterm-256color"
os.environ["COLORTERM"] = "truecolor"
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background ignores it, and children would

settings.register_profile("still", derandomize=True, deadline=None, database=None)
settings.load_profile("still")


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves, settings and reports go to a fresh folder, for child processes too."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that reaches for the network fails."""
    connect = socket.socket.connect

    def guarded(self: socket.socket, address: Any) -> None:
        if self.family in (socket.AF_INET, socket.AF_INET6):
            raise AssertionError(f"a test reached for the network: {address}")
        connect(self, address)

    monkeypatch.setattr(socket.socket, "connect", guarded)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Add up what the parts of the long run counted."""
    total: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if getattr(report, "when", None) == "call":
                total.update(dict(report.user_properties).get("tally", {}))
    if total:
        terminalreporter.section("long run")
        for what, count in sorted(total.items()):
            terminalreporter.line(f"{count:>12,}  {what}")
