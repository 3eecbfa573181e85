"""The real program in a terminal, a person against a bot, killed at any moment and gone on with."""

from __future__ import annotations

import itertools
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
from tools.durability.script import Script

PERSON: Final = 0
KEYS: Final = {
    "tehran": {"roll": " ", "buy": "b", "tax": "p", "debt": "d", "end": "\r", "lift_or_fee": "n", "answer": "n"},
    "haft-khan": {"hero": "1", "roll": " ", "buy": "n", "power": "k", "fight": " ", "end": " "},
}
"""What the person presses, by the board and by what is asked."""
RULES: Final = {"tehran": {"preset": "official", "auction": "off", "rounds": 4}, "haft-khan": {"laps": 1}}
"""Short games that ask nothing for which KEYS has no key."""
SETTINGS: Final = 'speed = "instant"\nmotion = "reduced"\nbidi = "off"\n'
STILL: Final = 0.3
"""Seconds without a change of the screen after which it waits for a key."""
AGAIN: Final = 3.0
"""Seconds after which a key is pressed again: one that comes while a question changes is passed over."""
PATIENCE: Final = 30.0
"""Seconds for an act to be on disk."""
WIDEST_PAUSE: Final = 0.05
"""Seconds, at most, between a key and the kill."""
WIDEST_START: Final = 1.0
"""Seconds, at most, between the beginning of a game, of a look back or of the whole program, and the kill."""
KILLS_A_GAME: Final = 4
"""At most, so that many games are killed, of each kind."""
OPENING: Final = 0.25
"""How likely the program is killed before it asks anything."""


def header(seed: int, board: str) -> dict[str, Any]:
    """The first line of a short game."""
    return {
        "record": 1,
        "board": board,
        "rules": RULES[board],
        "players": [{"name": "Sara", "kind": "human"}, {"name": "Bot", "kind": "medium"}],
        "seed": seed,
    }


def killed_screens(kills: int, seed: int, folder: Path) -> int:
    """Play, each board by turns, until so many kills have fallen; how many games that took. Raises AssertionError."""
    settle_in(folder)
    random, games = Random(seed), 0
    boards = itertools.cycle(KEYS)
    while kills > 0:
        games += 1
        board = next(boards)
        number = random.getrandbits(32)
        whole, path = folder / f"screen-{number}.mono", folder / f"screen-{number}-killed.mono"
        for begun in (whole, path):
            Sitting.new(header(number, board), begun).close()
        assert play(whole, 0, random), "nobody killed it"
        for _ in range(min(kills, KILLS_A_GAME)):
            if not interrupted(path, random):
                break
            kills -= 1
            left = path.read_bytes()
            assert whole.read_bytes().startswith(left), f"{path}: what is on disk is no beginning of the game"
        assert play(path, 0, random), "nobody killed it"
        assert path.read_bytes() == whole.read_bytes(), f"{path}: the game ended otherwise than it should"
        assert check(path).stopped is None
    return games


def interrupted(path: Path, random: Random) -> bool:
    """Go on with a game and kill the program, over its start or some keys later; not if the game is over before."""
    if random.random() < OPENING:
        kill(Terminal("resume", str(path)), random.uniform(0, WIDEST_START))
        return True
    return not play(path, random.randint(1, 6), random)


def killed_lobbies(kills: int, seed: int, folder: Path) -> None:
    """Begin so many games in the lobby and kill it over that: there is a whole game, or nothing of one."""
    settle_in(folder)
    random = Random(seed)
    for number in range(kills):
        data = folder / f"lobby-{number}"
        os.environ["MONOPOLY_DATA_DIR"] = str(data)
        terminal = Terminal("new", "--board", random.choice([*KEYS]))
        terminal.until("Press Space to start")
        terminal.child.send(" ")
        kill(terminal, random.uniform(0, WIDEST_START))
        for path in data.rglob("*.mono"):
            if b"\n" in path.read_bytes():  # else not even its first line: nobody had seen that game
                Sitting.open(path).close()
        terminal = Terminal("new")
        terminal.until("Press Space to start")
        kill(terminal, 0)


def killed_replays(kills: int, seed: int, folder: Path) -> None:
    """Look so often at a game and be killed over it: the record is as it was, and it is nobody's."""
    settle_in(folder)
    random = Random(seed)
    for _ in range(kills):
        script = Script(random.getrandbits(32))
        looked_at = folder / f"looked-at-{script.seed}"
        looked_at.mkdir()
        script.record(looked_at)
        (path,) = looked_at.glob("*.mono")
        before = {file: file.read_bytes() for file in looked_at.iterdir()}
        terminal = Terminal("replay", str(path))
        terminal.until("Space")
        for key in random.choices((" ", "\x1b[C", "\x1b[D", "\x1b[B", "\x1b[F"), k=4):
            terminal.child.send(key)
        kill(terminal, random.uniform(0, WIDEST_START))
        assert {file: file.read_bytes() for file in looked_at.iterdir()} == before
        Sitting.open(path).close()


def settle_in(folder: Path) -> None:
    """Have the program keep its settings and reports in a folder, and its screen still."""
    config = folder / "config.toml"
    config.write_text(SETTINGS, encoding="utf-8")
    os.environ |= {"MONOPOLY_CONFIG": str(config), "TERM": "xterm-256color", "XDG_STATE_HOME": str(folder)}


def kill(terminal: Terminal, pause: float) -> None:
    """Kill the program after so many seconds, whatever it does."""
    time.sleep(pause)
    terminal.child.kill(signal.SIGKILL)
    terminal.child.close()


def play(path: Path, keys: int, random: Random) -> bool:
    """Play on to the end, or be killed after so many keys (0: never): whether it came to the end."""
    terminal = Terminal("resume", str(path))
    terminal.until("saved")
    settle(terminal)
    while (decision := (game := replay(path).course.game).decision()).kind != "over":
        before = path.stat().st_size
        patience = time.monotonic() + PATIENCE
        while path.stat().st_size == before:
            assert time.monotonic() < patience, f"{path}: nothing happens at {decision}:\n{terminal.text()}"
            if decision.by == PERSON:
                terminal.child.send(KEYS[game.board.id][decision.kind])
                keys -= 1
                if keys == 0:
                    kill(terminal, random.uniform(0, WIDEST_PAUSE))
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
