"""A few of the kills and troubles that `python -m tools.durability` has by the hundred."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.durability.__main__ import ALL_TROUBLES

ROOT = Path(__file__).resolve().parents[2]


def run(*words: str) -> list[str]:
    """The harness's lines. It forks, so it gets a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.durability", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_killed_games_end_as_if_they_had_never_been_killed() -> None:
    lines = run("--kills", "10", "--screens", "0", "--troubles", "0")
    assert sum(int(line.split()[0]) for line in lines if " killed " in line) == 10


def test_no_trouble_with_the_disk_loses_a_game() -> None:
    lines = run("--kills", "0", "--screens", "0", "--troubles", "1")
    assert [line.split(maxsplit=1) for line in lines if " games with " in line] == [
        ["1", f"games with {trouble}"] for trouble in ALL_TROUBLES
    ]


@pytest.mark.long
def test_hundreds_of_kills() -> None:
    lines = run("--kills", "500", "--screens", "20", "--troubles", "25")
    assert sum(int(line.split()[0]) for line in lines if " killed " in line) == 500
