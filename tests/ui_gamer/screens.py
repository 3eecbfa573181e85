"""Races at known positions, shown on the program's screen."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from monopoly_tui.sitting import Sitting

NAMES = ("Sara", "Ali", "Mina", "Reza")
LAST: dict[str, Any] = {
    "heroes": [
        [{"id": "rostam", "coins": 3, "home": True}, {"id": "zal", "at": 22, "beaten": ["lion"]}],
        [{"id": "tahmineh", "coins": 1, "home": True, "deeds": [1]}, {"id": "gordafarid", "home": True}],
    ]
}
"""One roll before the end."""


def sitting(
    folder: Path,
    rolls: Sequence[Sequence[int | str]] = (),
    setup: dict[str, Any] | None = None,
    players: Sequence[Any] = NAMES[:2],
    **more: Any,
) -> Sitting:
    """A race from a position whose first dice are known, in order of seats."""
    header: dict[str, Any] = {
        "record": 1, "board": "haft-khan", "rules": {}, "players": list(players), "order": [*range(len(players))],
        "seed": 7, "script": {"dice": [list(roll) for roll in rolls]}, **more,
    }  # fmt: skip
    if setup is not None:
        header["setup"] = setup
    return Sitting.new(header, folder / "race.mono")
