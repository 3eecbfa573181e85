"""The house: who may import whom, what a module says of itself, and boards without a fault."""

import ast
import re
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest
from grimp import build_graph
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from monopoly_tui.board_shelf import examine, shipped
from tests.docs.pages import ROOT, text_of

PACKAGE = ROOT / "monopoly_tui"
MODULES = sorted(path.relative_to(ROOT) for path in PACKAGE.rglob("*.py"))
STDLIB_ONLY = [path for path in MODULES if path.parts[1] in ("engine", "rules")]


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


def test_no_modules_import_each_other() -> None:
    """Nor in a circle of several, inside functions either; what only the type checker reads does not count."""
    graph = build_graph("monopoly_tui", exclude_type_checking_imports=True, cache_dir=None)
    sorter = TopologicalSorter({module: graph.find_modules_directly_imported_by(module) for module in graph.modules})
    sorter.prepare()  # raises CycleError, which names the circle


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


def test_rules_cited_are_rules_there_are() -> None:
    """A number in the code or the tests stands in docs/rules.md (15 is about the boards that ship)."""
    numbers = set(re.findall(r"\*\*(\d+\.\d+)\*\*", text_of("rules.md")))
    for path in (*MODULES, *(p.relative_to(ROOT) for p in (ROOT / "tests" / "rules").glob("*.py"))):
        for cited in re.findall(r"RULES ((?:\d+\.\d+(?:, | to | and )?)+)", (ROOT / path).read_text(encoding="utf-8")):
            assert set(re.findall(r"\d+\.\d+", cited)) <= numbers, path


CHAPTERS = [path for path in MODULES if path.parts[1:3] in (("rules", "classic"), ("rules", "gamer"))]
CITED = re.compile(r"RULES \d|\bG\d")
READ_NOT_PLAYED = {"board", "board_file", "options", "setup"}
"""Modules that cite chapters for what they read, and do nothing of a game."""


@pytest.mark.parametrize("path", [path for path in CHAPTERS if path.stem not in READ_NOT_PLAYED], ids=str)
def test_each_rule_names_its_number(path: Path) -> None:
    """In a module that says which chapter it is, each step and each function does so too."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    if CITED.search(ast.get_docstring(tree) or ""):
        public = [
            node for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name[0] != "_"
        ]
        assert public
        assert [node.name for node in public if not CITED.search(ast.get_docstring(node) or "")] == []


@pytest.mark.parametrize("name", shipped())
def test_shipped_boards_are_without_a_fault(name: str) -> None:
    """Not even a warning."""
    board, faults = examine((ROOT / "boards" / f"{name}.toml").read_bytes())
    assert board is not None
    assert faults == []
