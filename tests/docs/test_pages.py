"""The pages say what the code does: every key, act and link, and the version of the changelog."""

import re
import tomllib
from pathlib import Path

import pytest

from monopoly_tui import __version__
from monopoly_tui.record.header import KEYS
from monopoly_tui.rules.classic.acts import ACTS, CHANCES
from monopoly_tui.rules.classic.setup import KEYS as SETUP_KEYS
from tests.docs.pages import ROOT, text_of


def test_records_page_names_everything() -> None:
    """docs/records.md has every act, outcome and key."""
    named = set(re.findall(r"[\"`](\w+)[\"`]", text_of("records.md")))
    assert {*ACTS, *CHANCES, *KEYS, *SETUP_KEYS} - {"record"} <= named


def test_boards_page_names_every_key_of_tehran() -> None:
    """docs/boards.md has each table and key that a board file uses."""
    page = text_of("boards.md")
    tree = tomllib.loads((ROOT / "boards" / "tehran.toml").read_text(encoding="utf-8"))
    keys = set(tree)
    for part in tree.values():
        for table in part if isinstance(part, list) else [part]:
            keys |= set(table) if isinstance(table, dict) else set()
    assert {key for key in keys - {"en", "fa"} if f"`{key}`" not in page and f"[{key}]" not in page} == set()


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
