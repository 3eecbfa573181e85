"""Files that are too much are answered in bounded memory and time: the real program, under limits of the system's."""

import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from tests.hostile.monsters import RECORDS, TOMLS, Parts, repeated, write
from tests.pty.terminal import PROGRAM

MEMORY = 512 * 1024 * 1024
"""Bytes that the program may take, Python and all."""
LIMITS = "import resource; [resource.setrlimit(getattr(resource, kind), (most, most)) for kind, most in {limits!r}]; "
LARGE = 100_000_000
"""Bytes of a file in the long run."""
LARGEST_BOARD = 1_000_000
LARGEST_CONFIG = 60_000
"""Bytes of the largest files that are read at all."""
MOST_SAID = 510
WIDEST = 1000
"""Lines that are said of one file, and characters of a line."""


def run(words: Sequence[str], seconds: int, stdin: Path | None = None) -> tuple[int, str, str]:
    """The program with so many seconds of the processor; exit code, output and errors."""
    limits = [("RLIMIT_AS", MEMORY), ("RLIMIT_CPU", seconds)]
    with (stdin or Path("/dev/null")).open("rb") as source:
        done = subprocess.run(
            [sys.executable, "-c", LIMITS.format(limits=limits) + PROGRAM, *words],
            stdin=source,
            capture_output=True,
            text=True,
            check=False,
        )
    assert "Traceback" not in done.stderr
    assert done.returncode in (0, 2, 3, 4, 7), done.stderr
    return done.returncode, done.stdout, done.stderr


def answered(words: Sequence[str], files: Sequence[Path], seconds: int) -> None:
    """The program says in a few short lines what it makes of files, with the place of what is wrong."""
    code, out, err = run([*words, *map(str, files)], seconds)
    said = (out + err).splitlines()
    assert 0 < len(said) <= MOST_SAID * len(files)
    assert all(len(line) < WIDEST for line in said)
    assert code == 0 or any(re.match(rf"{re.escape(str(file))}:\d+: ", line) for file in files for line in said)


def written(folder: Path, suffix: str, monsters: Mapping[str, Callable[[int], Parts]], size: int) -> list[Path]:
    """All the monsters in files of about so many bytes."""
    files = [folder / f"{number}.{suffix}" for number in range(len(monsters))]
    for file, parts in zip(files, monsters.values(), strict=True):
        write(file, parts(size))
    return files


def test_records_of_a_few_hundred_thousand_bytes(tmp_path: Path) -> None:
    answered(["check"], written(tmp_path, "mono", RECORDS, 200_000), seconds=20)


def test_boards_of_a_hundred_thousand_bytes(tmp_path: Path) -> None:
    answered(["boards", "validate"], written(tmp_path, "toml", TOMLS, 100_000), seconds=20)


@pytest.mark.parametrize("text", [b"x", b"roll\nbuy\nend\n"])
def test_many_plain_lines(tmp_path: Path, text: bytes) -> None:
    type_in(tmp_path / "typed", text, 10_000)


@pytest.mark.long
@pytest.mark.parametrize("name", RECORDS)
def test_records_of_a_hundred_million_bytes(tmp_path: Path, name: str) -> None:
    answered(["check"], written(tmp_path, "mono", {name: RECORDS[name]}, LARGE), seconds=90)


@pytest.mark.long
@pytest.mark.parametrize("size", [LARGEST_BOARD, LARGE])
@pytest.mark.parametrize("name", TOMLS)
def test_large_boards(tmp_path: Path, name: str, size: int) -> None:
    answered(["boards", "validate"], written(tmp_path, "toml", {name: TOMLS[name]}, size), seconds=30)


@pytest.mark.long
@pytest.mark.parametrize("size", [LARGEST_CONFIG, LARGE])
@pytest.mark.parametrize("name", TOMLS)
def test_large_config_files(tmp_path: Path, name: str, size: int) -> None:
    (file,) = written(tmp_path, "toml", {name: TOMLS[name]}, size)
    code, out, err = run(["config", "list", "--config", str(file)], seconds=20)
    assert (code == 0 and out) or (code == 3 and err.startswith(f"error: {file}:") and err.count("\n") == 1)


@pytest.mark.long
@pytest.mark.parametrize(("text", "size"), [(b"x", LARGE), (b"roll\nbuy\nend\n", 1_000_000)])
def test_a_great_many_plain_lines(tmp_path: Path, text: bytes, size: int) -> None:
    type_in(tmp_path / "typed", text, size)


def type_in(typed: Path, text: bytes, size: int) -> None:
    """Type `text` again and again into the plain game, which says where it is saved and nothing more."""
    write(typed, repeated(text, size))
    code, _, err = run(["new", "--plain", "--players", "Ali,Sara", "--rounds", "5"], seconds=120, stdin=typed)
    assert code == 0
    assert err.count("\n") == 1


def test_the_limits_are_felt() -> None:
    """Else none of these would show anything."""
    words = [sys.executable, "-c", LIMITS.format(limits=[("RLIMIT_AS", MEMORY)]) + f"bytes({MEMORY})"]
    assert b"MemoryError" in subprocess.run(words, capture_output=True, check=False).stderr
