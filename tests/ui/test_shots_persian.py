"""The other screens that pictures are made of, in Persian: exact lines at two sizes, and the ruler at each layout."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from monopoly_tui import saves
from monopoly_tui.text.right_to_left import LETTER
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.app import MonopolyApp
from monopoly_tui.ui.writing import Writing
from tests.ui.screen import Inline, calm, press, resized
from tests.ui.test_screens import PICTURED, SCREENS, SIZES
from tools.screens import PEOPLE, PLAYERS, Shot, save_games
from tools.screens import SCREENS as SHOTS

PLAYED = {"log", "graph"}
"""Shown there before the game has begun, here after it."""
OTHERS = [name for name, shot in SHOTS.items() if (name not in SCREENS or name in PLAYED) and not shot.unread]


@asynccontextmanager
async def opened(shot: Shot, folder: Path) -> AsyncIterator[Pilot[Any]]:
    """The screen of a picture, its keys pressed."""
    game, likes = shot.sitting("fa", folder), calm()
    if shot.card:
        likes.handover = "card"
    choices = {"board": "tehran", "players": list(PEOPLE["fa"][:PLAYERS])}
    if shot.saved:
        save_games("fa")
    writing = Writing(Speaker("fa"))
    app = MonopolyApp(game, choices, 0, likes, Inline(), writing=writing, home=shot.home)
    try:
        async with app.run_test(size=PICTURED[0]) as pilot:
            await pilot.pause()
            await press(pilot, *shot.keys.split())
            yield pilot
    finally:
        if app.sitting is not None:
            app.sitting.close()


async def measured(pilot: Pilot[Any], cols: int, rows: int) -> str:
    """The screen at a size, each line as wide as the window and no letter by itself."""
    seen = await resized(pilot, cols, rows)
    assert [cell_len(line) for line in seen.split("\n")] == [cols] * rows, f"{cols}×{rows}"
    assert not LETTER.search(seen), "letters that are not joined"
    return seen


@pytest.mark.parametrize("name", OTHERS)
async def test_every_size(name: str, snapshot: SnapshotAssertion, tmp_path: Path) -> None:
    async with opened(SHOTS[name], tmp_path) as pilot:
        await measured(pilot, *SIZES[0])
        for cols, rows in PICTURED:
            assert await measured(pilot, cols, rows) == snapshot(name=f"{cols}x{rows}")


@pytest.mark.parametrize("key", ["c", "s", "w"])
async def test_games_that_are_saved(key: str, tmp_path: Path) -> None:
    """Their ids are drawn and their day is today's, so only the ruler holds."""
    for title in ("عید نوروز", ""):
        saves.begin(saves.new_header({"players": ["سارا", "Ali"], "title": title})).close()
    async with opened(Shot(None, keys=key, home=True), tmp_path) as pilot:
        for cols, rows in (SIZES[0], *PICTURED):
            await measured(pilot, cols, rows)
