"""Two games in one house: each found by its boards, neither loaded for the other."""

import subprocess
import sys

import pytest

from monopoly_tui import board_shelf, rulesets


@pytest.mark.parametrize("name", board_shelf.shipped())
def test_a_board_knows_its_ruleset(name: str) -> None:
    board = board_shelf.find(name)
    assert rulesets.of(board).name == board.ruleset


@pytest.mark.parametrize(("board", "other"), [("tehran", "gamer"), ("haft-khan", "classic")])
def test_a_game_loads_no_other_rules(board: str, other: str) -> None:
    code = (
        "import sys; from monopoly_tui.record.header import read_header;"
        f"play = read_header({{'record': 1, 'board': '{board}', 'players': ['A', 'B', 'C']}}).start();"
        "play.decision();"
        f"print(sorted(name for name in sys.modules if name.startswith('monopoly_tui.rules.{other}')))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr
