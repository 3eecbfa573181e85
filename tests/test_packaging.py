"""What is shipped: the wheel holds the program and its data and runs wherever it lies, the sdist builds all of it."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import ROOT
from tests.pty.terminal import PROGRAM, Terminal

WheelBuilder: Any = pytest.importorskip("hatchling.builders.wheel").WheelBuilder
SdistBuilder: Any = pytest.importorskip("hatchling.builders.sdist").SdistBuilder

KINDS = {".py", ".ftl", ".toml", ".bash", ".zsh", ".fish"}
"""The kinds of files that the package is made of."""
AT_THE_TOP = {
    ".gitignore", "CHANGELOG.md", "LICENSE", "PKG-INFO", "README.md", "boards", "docs", "monopoly_tui",
    "pyproject.toml", "tests", "tools",
}  # fmt: skip
"""What the sdist holds; the first one is hatchling's doing, which heeds it when it makes a wheel of that."""


def wheel_of(tree: Path, folder: Path) -> Path:
    """The wheel made from a tree, unpacked."""
    (built,) = WheelBuilder(str(tree)).build(directory=str(folder), versions=["standard"])
    with zipfile.ZipFile(built) as wheel:
        wheel.extractall(folder / "wheel")
    return folder / "wheel"


def files(folder: Path) -> set[str]:
    """Every file below a folder."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this tree, unpacked."""
    return wheel_of(ROOT, tmp_path_factory.mktemp("built"))


def test_the_wheel_holds_the_program_and_nothing_else(wheel: Path) -> None:
    """With its texts, boards and completions; beside it only what pip wants to know, and the licence."""
    sources = [*(ROOT / "monopoly_tui").rglob("*"), *(ROOT / "boards").rglob("*")]
    wanted = {path.relative_to(ROOT) for path in sources if path.suffix in KINDS}
    inside = {str(Path("monopoly_tui", path) if path.parts[0] == "boards" else path) for path in wanted}
    (info,) = wheel.glob("*.dist-info")
    beside = {f"{info.name}/{name}" for name in ("METADATA", "RECORD", "WHEEL", "entry_points.txt", "licenses/LICENSE")}
    assert files(wheel) == inside | beside


def test_the_wheel_runs_where_it_lies(wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Far from the sources: it knows its boards and both languages, and plays on a screen."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(wheel))

    def said(*words: str) -> str:
        return subprocess.run(
            [sys.executable, "-c", PROGRAM, *words], capture_output=True, text=True, check=True
        ).stdout

    where = [sys.executable, "-c", "import monopoly_tui; print(monopoly_tui.__file__)"]
    assert subprocess.run(where, capture_output=True, text=True, check=True).stdout.startswith(str(wheel))
    assert said("--version").startswith("monopoly ")
    boards = said("--lang", "fa", "boards", "list")
    assert "تهران" in boards
    assert all(path.stem in boards for path in (ROOT / "boards").glob("*.toml"))
    assert "complete" in said("completion", "bash")
    terminal = Terminal("new", "--players", "Ali,Sara")
    terminal.until("roll")
    terminal.child.sendintr()
    assert terminal.end() == 130


def test_the_sdist_holds_what_is_written_and_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    (built,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with tarfile.open(built) as sdist:
        sdist.extractall(tmp_path, filter="data")
    (tree,) = tmp_path.glob("monopoly_tui-*/")
    assert {path.name for path in tree.iterdir()} == AT_THE_TOP
    assert not [path for path in files(tree) if "__pycache__" in path or Path(path).suffix in (".pyc", ".db")]
    assert files(wheel_of(tree, tmp_path)) == files(wheel)
