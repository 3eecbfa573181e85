"""A monkey at the keys of every screen for a moment; `python -m tools.monkey` lets one play for minutes."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pytest
from textual import events

from monopoly_tui.record.replay import check
from monopoly_tui.sitting import Sitting
from monopoly_tui.ui.app import MonopolyApp
from monopoly_tui.ui.keys import PERSIAN
from tests.ui.screen import calm
from tools.monkey.hand import LEAVE, SIGNALS, Hand
from tools.screens import MIDDLE, PEOPLE, PLAYERS

KEYS: Final = (
    *"abcdefghijklmnopqrstuvwxyz0123456789?/+-=", *PERSIAN, *["space"] * 20, *["escape"] * 6, *["enter"] * 3,
    "tab", "shift+tab", "up", "down", "left", "right", "pageup", "pagedown", "home", "end", "backspace", "delete",
    "f1", "f2", "f4", "f5", "ctrl+p", "ctrl+l", "ctrl+r", "ctrl+a",
)  # fmt: skip
PRESSES: Final = 150
RESIZING: Final = 0.04


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_keys_and_sizes_at_random_neither_crash_nor_lose_anything(seed: int, tmp_path: Path) -> None:
    random, path = Random(seed), tmp_path / "game.mono"
    hand = Hand(random)
    rules = {"rounds": 12, "auction": ("turns", "open", "timed")[seed % 3]}
    players = [*PEOPLE["en"][:PLAYERS]]
    header = {"record": 1, "board": "tehran", "rules": rules, "players": players, "seed": seed, "setup": MIDDLE}
    sitting = Sitting.new(header, path)
    app = MonopolyApp(sitting, {}, patience=0, preferences=calm())
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(PRESSES):
            if random.random() < RESIZING:
                await pilot.resize_terminal(*hand.size())
            key = random.choice(KEYS)
            if app.is_running:
                app.post_message(events.Key(key, key if len(key) == 1 else " " if key == "space" else None))
            await pilot.pause(0)
            if not app.is_running:
                break
    assert app.fault is None
    if app.sitting is not None:
        app.sitting.close()
    assert check(path).stopped is None


def test_a_hand_does_the_same_for_a_seed_and_never_leaves() -> None:
    one, other = (Hand(Random(5)) for _ in range(2))
    pressed = [one.press(80, 24) for _ in range(2000)]
    assert pressed == [other.press(80, 24) for _ in range(2000)]
    assert not any(signal in press for press in pressed for signal in (LEAVE, *(bytes([code]) for code in SIGNALS)))
