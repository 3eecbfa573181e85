"""A sitting at a position, and its pages looked at without a screen."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from monopoly_tui.rules.classic.board import Board
from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.chairs import KINDS
from monopoly_tui.ui.page import Do, Page, Result, View
from tests.rules.table import deeds

NAMES = ("Ali", "Sara", "Reza", "Mina", "Kaveh", "Darya", "Omid", "Zahra")
LONG_NAMES = tuple(f"{name}{'x' * (12 - len(name))}" for name in NAMES)
"""As wide as names may be."""
SIZES = ((54, 17), (60, 14), (72, 18), (72, 27), (90, 36), (108, 45))
"""Rooms that pages are drawn in, cells across and lines down."""


def view(
    names: Sequence[str] = NAMES[:2],
    rules: Mapping[str, str | int] | None = None,
    owns: Mapping[int, str] | None = None,
    dice: Sequence[tuple[int, int]] = (),
    board: str = "tehran",
    **setup: Any,
) -> View:
    """What pages look at: a game from a position, in turn order by seat, whose first dice are known."""
    if owns is not None:
        setup["deeds"] = deeds(owns)
    header: dict[str, Any] = {
        "record": 1,
        "board": board,
        "rules": dict(rules or {}),
        "players": list(names),
        "order": list(range(len(names))),
        "seed": 7,
        "script": {"dice": [list(roll) for roll in dice]},
    }
    if setup:
        header["setup"] = setup
    folder = Path(tempfile.mkdtemp())
    return View(Sitting.new(header, folder / "game.mono"), Speaker("en"))


def everything(board: Board) -> str:
    """All deeds of a board, as `owns` takes them."""
    return " ".join(map(str, board.deeds))


def until(kind: str, before: str = "human") -> list[str]:
    """The key that seats the next kind of player, as often as it takes from one kind to the other."""
    return ["k"] * ((KINDS.index(kind) - KINDS.index(before)) % len(KINDS))


def press(page: Page, *keys: str) -> Result:
    """Press keys as the table passes them on: a field that is open comes first. The last result."""
    result: Result = None
    for key in keys:
        character = key if len(key) == 1 else " " if key == "space" else None
        result = None if page.typed(key, character) else page.press(key)
    return result


def act(page: Page, *keys: str) -> None:
    """Press keys, the last of which submits acts, and carry them out."""
    done = press(page, *keys)
    assert isinstance(done, Do), done
    for each in done.acts:
        page.view.played.submit(each)


def reason(page: Page, name: str) -> str:
    """Why a key is dim, or nothing."""
    keys = page.keys()
    return next(key.reason for key in keys if key.name == name)


def text(page: Page, width: int = 72, height: int = 27) -> str:
    """The page as plain text; its size is checked."""
    lines = page.draw(width, height)
    assert len(lines) <= height, f"{len(lines)} lines in a room of {height}"
    assert {line.cell_length for line in lines} <= {width}, "a line is too short or too long"
    return "\n".join(line.text for line in lines)


def fits(page: Page, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
    """Draw the page in many rooms; every line is as wide as the room, every cell has a ground."""
    page.sentence()
    for width, height in sizes:
        text(page, width, height)
        for line in page.draw(width, height):
            assert all(
                segment.style is not None and segment.style.bgcolor is not None for segment in line if segment.text
            )
