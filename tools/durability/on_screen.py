"""The real program in a terminal, a person against a bot, killed between any two keys and gone on with."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from random import Random
from typing import Any, Final

import pexpect

from monopoly_tui.record.replay import check, replay
from monopoly_tui.sitting import Sitting
from tests.pty.terminal import Terminal

PERSON: Final = 0
KEYS: Final = {"roll": " ", "buy": "b", "tax": "p", "debt": "d", "end": "\r", "lift_or_fee": "n", "answer": "n"}
"""What the person presses, by what is asked."""
SETTINGS: Final = 'speed = "instant"\nmotion = "reduced"\nbidi = "off"\n'
STILL: Final = 0.3
"""Seconds without a change of the screen after which it waits for a key."""
AGAIN: Final = 3.0
"""Seconds after which a key is pressed again: one that comes while a question changes is passed over."""
PATIENCE: Final = 30.0
"""Seconds for an act to be on disk."""
WIDEST_PAUSE: Final = 0.05
"""Seconds, at most, between a key and the kill."""


def header(seed: int) -> dict[str, Any]:
    """A short game that asks nothing for which KEYS has no key."""
    return {
        "record": 1,
        "board": "tehran",
        "rules": {"preset": "official", "auction": "off", "rounds": 4},
        "players": [{"name": "Sara", "kind": "human"}, {"name": "Bot", "kind": "medium"}],
        "seed": seed,
    }


def killed_screens(kills: int, seed: int, folder: Path) -> int:
    """Play until so many kills have fallen; how many games that took. Raises AssertionError."""
    config = folder / "config.toml"
    config.write_text(SETTINGS, encoding="utf-8")
    os.environ |= {"MONOPOLY_CONFIG": str(config), "TERM": "xterm-256color", "XDG_STATE_HOME": str(folder)}
    random, games = Random(seed), 0
    while kills > 0:
        games += 1
        number = random.getrandbits(32)
        whole, path = folder / f"screen-{number}.mono", folder / f"screen-{number}-killed.mono"
        for begun in (whole, path):
            Sitting.new(header(number), begun).close()
        assert play(whole, 0, random), "nobody killed it"
        while kills > 0 and not play(path, random.randint(1, 6), random):
            kills -= 1
            left = path.read_bytes()
            assert whole.read_bytes().startswith(left), f"{path}: what is on disk is no beginning of the game"
        assert play(path, 0, random), "nobody killed it"
        assert path.read_bytes() == whole.read_bytes(), f"{path}: the game ended otherwise than it should"
        assert check(path).stopped is None
    return games


def play(path: Path, keys: int, random: Random) -> bool:
    """Play on to the end, or be killed after so many keys (0: never): whether it came to the end."""
    terminal = Terminal("resume", str(path))
    terminal.until("MONOPOLY")
    settle(terminal)
    while (decision := replay(path).course.game.decision()).kind != "over":
        before = path.stat().st_size
        patience = time.monotonic() + PATIENCE
        while path.stat().st_size == before:
            assert time.monotonic() < patience, f"{path}: nothing happens at {decision}:\n{terminal.text()}"
            if decision.by == PERSON:
                terminal.child.send(KEYS[decision.kind])
                keys -= 1
                if keys == 0:
                    time.sleep(random.uniform(0, WIDEST_PAUSE))
                    terminal.child.kill(signal.SIGKILL)
                    terminal.child.close()
                    return False
            settle(terminal, path, before)
        settle(terminal)
    terminal.child.send("\x03")
    assert terminal.end() == 130
    return True


def settle(terminal: Terminal, path: Path | None = None, size: int = 0) -> None:
    """Take in what is written until the screen stands still; with a path until the file has grown, AGAIN at most."""
    end = time.monotonic() + AGAIN
    while True:
        try:
            if not terminal.read(STILL):
                return
        except pexpect.TIMEOUT:
            if path is None or path.stat().st_size != size or time.monotonic() > end:
                return
