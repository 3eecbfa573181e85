"""docs/haft-khan.md says what the code does: every rule cited, every act, key and number of the board."""

import re

from monopoly_tui.board_shelf import find
from monopoly_tui.rules.gamer.acts import ACTS, CHANCES
from monopoly_tui.rules.gamer.board_file import ABILITIES, EFFECTS, KINDS
from monopoly_tui.rules.gamer.setup import HERO_KEYS, KEYS
from tests.docs.pages import ROOT, rows_of, text_of

PAGE = text_of("haft-khan.md")


def test_every_rule_cited_is_told() -> None:
    told = set(re.findall(r"\*\*(G\d+)\*\*", PAGE))
    assert told == {f"G{number}" for number in range(1, 12)}
    for path in [*(ROOT / "monopoly_tui").rglob("gamer/*.py"), *(ROOT / "tests" / "rules_gamer").glob("*.py")]:
        assert set(re.findall(r"\bG\d+\b", path.read_text(encoding="utf-8"))) <= told, path


def test_everything_of_a_record_and_a_board_file_is_named() -> None:
    named = set(re.findall(r"\w+", PAGE))
    assert {*ACTS, *CHANCES, *KEYS, *HERO_KEYS, *ABILITIES, *EFFECTS, *KINDS} <= named


def test_the_tables_have_the_numbers_of_the_board() -> None:
    board = find("haft-khan")
    rows = rows_of("haft-khan.md")
    for power in board.powers:
        row = next(row for row in rows if row[0].lower() == power.name["en"].lower())
        assert row[1] == str(power.count)
    for boss in board.bosses:
        row = next(row for row in rows if boss.name["en"] in row[0])
        assert row[1:] == [str(boss.strength), str(boss.points)]
