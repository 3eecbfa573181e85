"""The comparison of a state with the part of it that must hold."""

from typing import Any

import pytest

from monopoly_tui.record.expect import NOTHING, Difference, difference

STATE = {"turn": 0, "players": [{"cash": 5, "cards": []}, {"cash": 7}], "last_roll": None}


@pytest.mark.parametrize(
    "part",
    [
        {},
        {"turn": 0},
        {"players": [{"cash": 5}, "_"]},
        {"players": "_"},
        {"players": [{}, {"cash": 7}], "last_roll": None},
        {"players": [{"cards": []}, {}]},
    ],
)
def test_what_holds(part: dict[str, Any]) -> None:
    assert difference(part, STATE) is None


@pytest.mark.parametrize(
    ("part", "path", "expected", "found"),
    [
        ({"turn": 1}, "turn", 1, 0),
        ({"turn": False}, "turn", False, 0),
        ({"turn": 0.0}, "turn", 0.0, 0),
        ({"turn": None}, "turn", None, 0),
        ({"round": 1}, "round", 1, NOTHING),
        ({"round": "_"}, "round", "_", NOTHING),
        ({"players": [{"cash": 5}]}, "players", [{"cash": 5}], STATE["players"]),
        ({"players": ["_", {"cash": 8}]}, "players[1].cash", 8, 7),
        ({"players": {"0": {}}}, "players", {"0": {}}, STATE["players"]),
        ({"last_roll": []}, "last_roll", [], None),
    ],
)
def test_what_differs(part: dict[str, Any], path: str, expected: object, found: object) -> None:
    assert difference(part, STATE) == Difference(path, expected, found)
