"""The levels of bots: each plays every game, has its words in every language, and its row in the docs."""

import pytest

from monopoly_tui.bots import BOTS
from monopoly_tui.bots.gamer import RACE_BOTS
from monopoly_tui.record.header import LEVELS
from monopoly_tui.rules.languages import LANGUAGES
from tests.docs.pages import rows_of
from tests.text.source import messages, needs


def test_each_level_plays_every_game() -> None:
    assert [*BOTS] == [*RACE_BOTS] == [*LEVELS]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_level_has_its_words(lang: str) -> None:
    """Wherever one is named."""
    named = [key for message in messages(lang).values() for key in needs(message).choices.values() if LEVELS[0] in key]
    assert len(named) >= 3
    assert all(set(LEVELS) <= words for words in named)


def test_each_level_is_in_the_docs() -> None:
    assert {f"`{level}`" for level in LEVELS} <= {row[0] for row in rows_of("bots.md")}
