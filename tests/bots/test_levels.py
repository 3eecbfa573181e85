"""The levels of bots: each plays every game, has its words in every language, and its row in the docs."""

import re

import pytest

from monopoly_tui import cli
from monopoly_tui.bots import BOTS
from monopoly_tui.bots.gamer import RACE_BOTS
from monopoly_tui.record.header import LEVELS
from monopoly_tui.rules.languages import LANGUAGES
from tests.docs.pages import ROOT, rows_of
from tests.text.source import messages, needs


def test_each_level_plays_every_game() -> None:
    """In the same order: the weakest first."""
    tables = {"LEVELS": [*LEVELS], "BOTS": [*BOTS], "RACE_BOTS": [*RACE_BOTS]}
    assert tables["BOTS"] == tables["RACE_BOTS"] == tables["LEVELS"], f"not the same levels in {tables}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_level_has_its_words(lang: str) -> None:
    """Wherever one is named."""
    choices = {key: [*needs(message).choices.values()] for key, message in messages(lang).items()}
    named = {key: words for key, found in choices.items() for words in found if LEVELS[0] in words}
    assert len(named) >= 3
    lacking = [f"{key} has no [{level}]" for key, words in named.items() for level in LEVELS if level not in words]
    assert not lacking, f"in text/{lang}: " + "; ".join(lacking)


@pytest.mark.parametrize("page", ["README.md", "docs/records.md", "help of --bots"])
def test_each_level_is_named_where_one_is_chosen(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    if page.endswith(".md"):
        text = (ROOT / page).read_text(encoding="utf-8")
    else:
        cli.main(["new", "--help"])
        text = capsys.readouterr().out
    lacking = [level for level in LEVELS if level not in re.findall(r"[\w-]+", text)]
    assert not lacking, f"{page} names other levels, but not {lacking}"


def test_each_level_has_its_row_in_the_docs() -> None:
    lacking = {f"`{level}`" for level in LEVELS} - {row[0] for row in rows_of("bots.md")}
    assert not lacking, f"no row in docs/bots.md for {lacking}"
