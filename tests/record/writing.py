"""Small records for these tests, and a game that plays itself."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from monopoly_tui.rules.classic.codec import read_act
from monopoly_tui.sitting import Sitting

HEADER: dict[str, Any] = {
    "record": 1,
    "board": "tehran",
    "rules": {"preset": "official"},
    "players": ["Ali", "Sara"],
    "seed": 7,
    "order": [0, 1],
}
ROLL = {"by": 0, "do": "roll"}
END = {"by": 0, "do": "end_turn"}
PLAIN = ("roll", "buy", "decline", "pass", "pay_fine", "end_turn", "bankrupt")
"""Acts that carry a game along, in the order in which they are taken."""


def record(tmp_path: Path, *lines: object, name: str = "game.mono", **header: Any) -> Path:
    """A record of HEADER, changed by `header` (None takes a key away), and `lines`."""
    first = {key: value for key, value in (HEADER | header).items() if value is not None}
    path = tmp_path / name
    path.write_text("".join(as_line(line) for line in (first, *lines)), encoding="utf-8")
    return path


def as_line(line: object) -> str:
    """A line of a record; a text stands as it is."""
    return f"{line if isinstance(line, str) else json.dumps(line, ensure_ascii=False)}\n"


def lines_of(path: Path) -> list[Any]:
    """What stands in a record."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def play_on(sitting: Sitting, acts: int) -> None:
    """Play so many acts, or until the game is over."""
    for _ in range(acts):
        if sitting.decision().kind == "over":
            return
        open_acts = [act for act in sitting.game.legal() if act["do"] in PLAIN]
        sitting.submit(read_act(min(open_acts, key=lambda act: PLAIN.index(act["do"]))))


def keys(lines: Iterable[dict[str, Any]]) -> list[str]:
    """What each line is about."""
    return [line.get("do") or next(iter(line)) for line in lines]
