"""Whole games of senseless but legal play, on every board, under any mixture of house rules."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from monopoly_tui.board_shelf import find
from monopoly_tui.rules.classic.options import PRESETS, SPECS, resolve
from monopoly_tui.rules.errors import BadOptions
from tests.shelf import CLASSIC
from tests.whole_game import play_through

PATIENCE = 3000
"""Acts after which a game without a last round is left as it is."""

RULES = st.fixed_dictionaries(
    {"preset": st.sampled_from(PRESETS)},
    optional={
        **{name: st.sampled_from(spec.metadata["values"]) for name, spec in SPECS.items() if "values" in spec.metadata},
        "starting_cash": st.sampled_from((500, 1500, 3000)),
        "rounds": st.integers(1, 40),
    },
)


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
@given(board=st.sampled_from(CLASSIC), rules=RULES, seats=st.integers(2, 8), seed=st.integers(0, 2**32))
def test_a_few_games(
    tmp_path_factory: pytest.TempPathFactory, board: str, rules: dict[str, Any], seats: int, seed: int
) -> None:
    """Any rules, any table."""
    try:
        options = resolve(find(board), rules)
    except BadOptions:
        return  # a mixture that cannot be: rounds without a number, against what the board forces
    play_through(tmp_path_factory.getbasetemp(), board, options, seats, seed, patience=PATIENCE)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("board", CLASSIC)
def test_a_game_of_each_preset(tmp_path: Path, board: str, preset: str) -> None:
    """Every board under every preset."""
    options = resolve(find(board), {"preset": preset})
    play_through(tmp_path, board, options, 4, 7, patience=PATIENCE)
