"""RULES 14: presets, the order in which values count, and what is refused."""

from dataclasses import replace
from typing import Any

import pytest

from monopoly_tui.board_shelf import examine, find, text_of
from monopoly_tui.engine.step import Refusal
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import PRESETS, SPECS, Options, fault, preset_values, resolve
from monopoly_tui.rules.errors import BadOptions
from tests.docs.pages import rows_of

TEHRAN = find("tehran")

HEAD, _, *ROWS = rows_of("rules.md")
"""The table of RULES 14: a line an option, a column a preset."""


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(preset: str) -> None:
    """14: every value of the table, and no option beside it."""
    column = HEAD.index(preset)
    expected = {row[0]: row[column] for row in ROWS} | {"preset": preset, "starting_cash": str(TEHRAN.starting_cash)}
    written = resolve(TEHRAN, {"preset": preset}).written()
    assert {name: str(value) for name, value in written.items()} == expected
    assert {row[0] for row in ROWS} == set(SPECS) - {"rounds"}


def test_official_is_the_default() -> None:
    """14."""
    assert resolve(TEHRAN, {}) == resolve(TEHRAN, {"preset": "official"})


def test_board_over_preset_and_people_over_board() -> None:
    """14: preset, then the board's [rules], then what is given."""
    board = replace(TEHRAN, rules={"auction": "open", "parking_pot": "taxes_cards"})
    options = resolve(board, {"preset": "room", "parking_pot": "off"})
    assert (options.auction, options.parking_pot, options.sell_to_bank) == ("open", "off", True)


def test_force_stands_above_all() -> None:
    """14: a contrary value is refused, the same value is not."""
    board = replace(TEHRAN, rules={"mortgage": "on"}, force={"mortgage": "off"})
    assert resolve(board, {}).mortgage is False
    assert resolve(board, {"mortgage": "off"}).mortgage is False
    with pytest.raises(BadOptions) as bad:
        resolve(board, {"mortgage": "on"})
    assert [refusal.reason for refusal in bad.value.refusals] == ["option-forced"]


@pytest.mark.parametrize(
    ("name", "value", "boards_own", "range_told"),
    [
        ("starting_cash", 499, False, (500, 3000)),
        ("starting_cash", 3001, False, (500, 3000)),
        ("starting_cash", -1, True, (0, 10**9)),
        ("starting_cash", 10**9 + 1, True, (0, 10**9)),
        ("rounds", 501, True, (1, 500)),
    ],
)
def test_numbers_have_bounds(name: str, value: int, boards_own: bool, range_told: tuple[int, int]) -> None:
    """14: wider ones for what a board begins with by itself."""
    told = {"option": name, "value": value, "low": range_told[0], "high": range_told[1]}
    assert fault(name, value, boards_own=boards_own) == Refusal("option-range", told)
    for inside in range_told:
        assert fault(name, inside, boards_own=boards_own) is None


def test_what_people_may_begin_with_is_not_what_a_board_may() -> None:
    """14."""
    assert fault("starting_cash", 0) is not None


def test_rounds_alone_set_the_end() -> None:
    """14."""
    options = resolve(TEHRAN, {"preset": "short", "rounds": 20})
    assert (options.end, options.rounds) == ("rounds", 20)


def test_rounds_alone_on_a_board_set_the_end() -> None:
    """14: also under [rules], over a preset's end, and under [force], against any other end."""
    preferred, forced = (
        examine(text_of("tehran").replace(line, "rounds = 20", 1).encode())[0]
        for line in ('# auction = "turns"', '# mortgage = "on"')
    )
    assert isinstance(preferred, Board)
    assert isinstance(forced, Board)
    for given in ({}, {"preset": "short"}):
        options = resolve(preferred, given)
        assert (options.end, options.rounds) == ("rounds", 20)
    assert resolve(preferred, {"end": "bankruptcy"}).rounds is None
    assert resolve(forced, {}).end == "rounds"
    with pytest.raises(BadOptions) as bad:
        resolve(forced, {"end": "bankruptcy"})
    assert [refusal.reason for refusal in bad.value.refusals] == ["option-forced"]


def test_the_presets_own_end() -> None:
    """14: without rounds it counts."""
    assert resolve(TEHRAN, {"preset": "short"}).end == "first_bankruptcy"


def test_rounds_beside_another_end_do_not_count() -> None:
    """14: an end that is given stands."""
    options = resolve(TEHRAN, {"rounds": 20, "end": "bankruptcy"})
    assert (options.end, options.rounds) == ("bankruptcy", None)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"preset": "house"}, "preset-unknown"),
        ({"preset": 3}, "preset-unknown"),
        ({"preset": None}, "preset-unknown"),
        ({"starting_cash": 499}, "option-range"),
        ({"starting_cash": 3001}, "option-range"),
        ({"starting_cash": "1500"}, "option-range"),
        ({"starting_cash": True}, "option-range"),
        ({"rounds": 0}, "option-range"),
        ({"rounds": 501}, "option-range"),
        ({"rounds": 2.0}, "option-range"),
        ({"auction_seconds": 2}, "option-range"),
        ({"auction_seconds": 61}, "option-range"),
        ({"auction": "dutch"}, "option-value"),
        ({"auction": ["turns"]}, "option-value"),
        ({"even_build": "yes"}, "option-value"),
        ({"even_build": True}, "option-value"),
        ({"even_build": 1}, "option-value"),
        ({"evenbuild": "on"}, "option-unknown"),
        ({"end": "rounds"}, "rounds-missing"),
    ],
)
def test_bad_values(given: dict[str, Any], reason: str) -> None:
    """14: every fault is named."""
    with pytest.raises(BadOptions) as bad:
        resolve(TEHRAN, given)
    assert [refusal.reason for refusal in bad.value.refusals] == [reason]


def test_all_faults_at_once() -> None:
    """14: not only the first."""
    with pytest.raises(BadOptions) as bad:
        resolve(TEHRAN, {"rounds": 0, "auction": "dutch", "nonsense": 1})
    assert len(bad.value.refusals) == 3


@pytest.mark.parametrize(
    ("name", "good"), [("starting_cash", (500, 3000)), ("rounds", (1, 500)), ("auction_seconds", (3, 60))]
)
def test_bounds_belong_to_the_range(name: str, good: tuple[int, int]) -> None:
    """2.2, 5.4, 13.1."""
    for value in good:
        assert getattr(resolve(TEHRAN, {name: value}), name) == value


def test_a_boards_starting_cash_may_be_higher() -> None:
    """14: people's may not."""
    assert resolve(replace(TEHRAN, starting_cash=5000), {}).starting_cash == 5000


@pytest.mark.parametrize("preset", PRESETS)
def test_written_options_read_back(preset: str) -> None:
    """14: a header spells every option out, and means the same game."""
    options = resolve(TEHRAN, {"preset": preset, "rounds": 35})
    assert resolve(TEHRAN, options.written()) == options


def test_every_value_of_every_option_is_playable() -> None:
    """14: alone, beside the official preset."""
    for name, spec in SPECS.items():
        for value in spec.metadata.get("values", ()):
            rounds = {"rounds": 5} if value == "rounds" else {}
            assert isinstance(resolve(TEHRAN, {name: value, **rounds}), Options)


def test_preset_values_leave_the_boards_to_the_board() -> None:
    """14."""
    assert "starting_cash" not in preset_values("official")
