"""The house: who may import whom, what a module says of itself, and docs that say what the code does."""

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from monopoly_tui import __version__
from monopoly_tui.board_shelf import examine, shipped
from monopoly_tui.record.header import KEYS
from monopoly_tui.rules.classic.acts import ACTS, CHANCES
from monopoly_tui.rules.classic.options import PRESETS, SPECS, preset_values
from monopoly_tui.rules.classic.setup import KEYS as SETUP_KEYS

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "monopoly_tui"
MODULES = sorted(path.relative_to(ROOT) for path in PACKAGE.rglob("*.py"))
STDLIB_ONLY = [path for path in MODULES if path.parts[1] in ("engine", "rules")]


def doc(name: str) -> str:
    """The text of a page of the docs."""
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def imported(path: Path) -> set[str]:
    """The top-level names of all that a module imports."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {name.split(".")[0] for name in names}


def test_imports_point_downward(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The contracts of pyproject.toml hold."""
    monkeypatch.chdir(ROOT)
    monkeypatch.syspath_prepend(str(ROOT))
    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS, capsys.readouterr().out


@pytest.mark.parametrize("path", STDLIB_ONLY, ids=str)
def test_engine_and_rules_import_python_only(path: Path) -> None:
    """Nothing installed, and nothing that draws lots, reads clocks or opens sockets."""
    names = imported(path) - {"monopoly_tui"}
    assert names <= sys.stdlib_module_names
    assert not names & {"datetime", "os", "random", "secrets", "socket", "time"}


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_modules_say_what_they_are(path: Path) -> None:
    """Each opens with a line on what it is, and stays small enough to be read at a sitting."""
    text = (ROOT / path).read_text(encoding="utf-8")
    docstring = ast.get_docstring(ast.parse(text))
    assert docstring
    assert docstring.splitlines()[0].endswith(".")
    assert text.count("\n") <= 420


def test_rules_page_has_the_presets_of_the_code() -> None:
    """The table in docs/rules.md."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in doc("rules.md").splitlines()
        if line[:1] == "|"
    ]
    table = {row[0]: row[1:] for row in rows[2:]}
    assert rows[0] == ["option", *PRESETS]
    assert set(table) == set(SPECS) - {"rounds"}
    for column, preset in enumerate(PRESETS):
        values = {"starting_cash": "the board's", **preset_values(preset)}
        assert {name: row[column] for name, row in table.items()} == {
            name: str(value) for name, value in values.items()
        }


def test_rules_cited_are_rules_there_are() -> None:
    """A number in the code or the tests stands in docs/rules.md (15 is about the boards that ship)."""
    numbers = set(re.findall(r"\*\*(\d+\.\d+)\*\*", doc("rules.md")))
    for path in (*MODULES, *(p.relative_to(ROOT) for p in (ROOT / "tests" / "rules").glob("*.py"))):
        for cited in re.findall(r"RULES ((?:\d+\.\d+(?:, | to | and )?)+)", (ROOT / path).read_text(encoding="utf-8")):
            assert set(re.findall(r"\d+\.\d+", cited)) <= numbers, path


def test_records_page_names_everything() -> None:
    """docs/records.md has every act, outcome and key."""
    named = set(re.findall(r"[\"`](\w+)[\"`]", doc("records.md")))
    assert {*ACTS, *CHANCES, *KEYS, *SETUP_KEYS} - {"record"} <= named


def test_boards_page_names_every_key_of_tehran() -> None:
    """docs/boards.md has each table and key that a board file uses."""
    page = doc("boards.md")
    tree = tomllib.loads((ROOT / "boards" / "tehran.toml").read_text(encoding="utf-8"))
    keys = set(tree)
    for part in tree.values():
        for table in part if isinstance(part, list) else [part]:
            keys |= set(table) if isinstance(table, dict) else set()
    assert {key for key in keys - {"en", "fa"} if f"`{key}`" not in page and f"[{key}]" not in page} == set()


@pytest.mark.parametrize("name", shipped())
def test_shipped_boards_are_without_a_fault(name: str) -> None:
    """Not even a warning."""
    board, faults = examine((ROOT / "boards" / f"{name}.toml").read_bytes())
    assert board is not None
    assert faults == []


def test_readme_begins_with_a_picture_and_has_the_two_commands() -> None:
    """And every file it points to is there."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.startswith("![")
    commands = re.findall(r"```sh\n(.+)\n```", text)
    assert [command.split()[-1] for command in commands[:2]] == ["20", "pytest"]
    assert all(command.startswith("python3 -m venv .venv && ") for command in commands[:2])
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert (ROOT / target).exists(), target


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.md")), ids=lambda path: path.name)
def test_links_of_the_docs_lead_somewhere(page: Path) -> None:
    """Every relative link."""
    for target in re.findall(r"\]\((?!http)([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_changelog_speaks_of_this_version() -> None:
    """The newest heading is the package's version."""
    heading = re.search(r"^## (\S+?),? ", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert heading is not None
    assert heading[1] == __version__
