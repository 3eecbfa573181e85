"""The program that a monkey plays with: starts it, watches how it ends, and holds its saves against what it shows."""

from __future__ import annotations

import os
import re
import signal
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import pexpect

from monopoly_tui import saves
from monopoly_tui.record.replay import check, replay
from monopoly_tui.rules.classic.state import State
from monopoly_tui.ui.keys import DIGITS
from tests.pty.terminal import Terminal
from tools.monkey.hand import LEAVE, STOP, Hand
from tools.screens import MIDDLE

STILL: Final = 0.015
"""Seconds without output after which the next key may come."""
BUSY: Final = 0.5
"""Seconds that a busy program is waited for."""
PATIENCE: Final = 20.0
"""Seconds for the screen to show what the record says."""
PRESSES: Final = 250
"""Between two looks at the saves."""
RESIZING: Final = 0.02
STOPPING: Final = 0.002
LEAVING: Final = 0.001
"""How likely the window is pulled about before a key, the program stopped, and Ctrl+C pressed instead of a key."""
GIVEN_BACK: Final = b"\x1b[?1049l"
"""What a program writes that is about to end."""
IN_FLIGHT: Final = 6
"""Keys, at most, that a busy program has not looked at yet."""
QUITS: Final = frozenset("qQyY\rضغm\x11")
"""What can be the last key of somebody who leaves, a click and noise beside these."""
LATIN: Final = str.maketrans({**DIGITS, "٬": "", ",": ""})
NUMBER: Final = re.compile(r"\d+")
PEOPLE: Final = ("Sara", "Ali", "Mina", "Reza")
SETTINGS: Final = {
    "speed": ("instant", "instant", "fast", "normal"),
    "motion": ("reduced", "full"),
    "theme": ("dark", "light", "contrast", "sixteen"),
    "glyphs": ("full", "full", "ascii"),
    "bidi": ("app", "app", "terminal"),
    "undo": ("window", "turn", "off"),
}


class Broken(Exception):
    """What must not be."""


@dataclass
class Trial:
    """One monkey and what it has met. `words` go before every command, `board` and `bots` into every new game."""

    folder: Path
    random: Random
    words: tuple[str, ...] = ()
    board: str = "tehran"
    bots: int = 0
    count: Counter[str] = field(default_factory=Counter)
    shown: set[str] = field(default_factory=set)
    last: deque[bytes] = field(default_factory=lambda: deque(maxlen=60))

    def __post_init__(self) -> None:
        self.hand = Hand(self.random)

    def run(self, seconds: float) -> None:
        """Play for so long. Raises Broken."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            terminal = self._start()
            for _ in range(PRESSES):
                if time.monotonic() > end or not self._go_on(terminal):
                    break
            self._leave(terminal)
            self._look_at_saves()

    def _start(self) -> Terminal:
        """Go on with a game, begin one in the middle or at the beginning, or come in by the front door."""
        (self.folder / "config.toml").write_text(
            "".join(f'{key} = "{self.random.choice(values)}"\n' for key, values in SETTINGS.items()), encoding="utf-8"
        )
        cols, rows = self.hand.size()
        games = saves.unfinished()
        if not games or self.random.random() < 0.3:
            ways = [("new", "--board", self.board), (), self._position()]
            terminal = Terminal(*self.words, *self.random.choice(ways), cols=cols, rows=rows)
            self._until(terminal, lambda: bool(terminal.text().strip()), "a first frame")
            return terminal
        path = self.random.choice(games[:5]).path
        terminal = Terminal(*self.words, "resume", str(path), cols=120, rows=40)
        self._until(terminal, lambda: is_shown(terminal, path), f"the position of {path}")
        self.count["resumed where it was left"] += 1
        return terminal

    def _position(self) -> tuple[str, ...]:
        """The command for a game in the middle, or for a race from its start."""
        kinds: list[Any] = [{"name": name, "kind": "human"} for name in PEOPLE]
        for seat in range(self.bots):
            kinds[-1 - seat]["kind"] = self.random.choice(("easy", "medium", "hard"))
        classic = self.board != "haft-khan"
        auction = self.random.choice(("turns", "open", "timed"))
        choices = {
            "board": self.board,
            "players": kinds,
            "seed": self.random.getrandbits(32),
            "rules": {"rounds": 10, "auction": auction} if classic else {},
        }
        header = saves.new_header(choices)
        if classic:
            header["setup"] = MIDDLE
        saves.begin(header).close()
        return "resume", header["id"]

    def _go_on(self, terminal: Terminal) -> bool:
        """One thing more; False once the program has been left."""
        if self.random.random() < RESIZING:
            cols, rows = self.hand.size()
            terminal.resize(cols, rows)
            self.count["sizes"] += 1
        if self.random.random() < STOPPING:
            self._stop(terminal)
        leaving = self.random.random() < LEAVING
        pressed = LEAVE if leaving else self.hand.press(terminal.screen.columns, terminal.screen.lines)
        self.last.append(pressed)
        self.count["keys"] += 1
        before = len(terminal.written)
        terminal.child.send(pressed)
        alive = take_in(terminal) and GIVEN_BACK not in terminal.written[before:]
        if leaving:
            self._left(terminal)
            return False
        self.shown.add("".join("#" if char.isdecimal() else char for char in terminal.screen.display[-1]))
        if not alive:
            self._ended(terminal)
        return alive

    def _stop(self, terminal: Terminal) -> None:
        """Ctrl+Z, and go on once it has stopped, as a shell does for `fg`."""
        terminal.child.send(STOP)
        end = time.monotonic() + PATIENCE
        while os.waitid(os.P_PID, terminal.child.pid, os.WSTOPPED | os.WNOHANG) is None:
            if time.monotonic() > end:
                raise Broken("Ctrl+Z did not stop it")
            take_in(terminal)
        terminal.child.kill(signal.SIGCONT)
        take_in(terminal)
        self.count["stops"] += 1

    def _ended(self, terminal: Terminal) -> None:
        """It has ended by itself: only if somebody asked for that."""
        code = terminal.end()
        recent = list(self.last)[-IN_FLIGHT:]
        typed = set("".join(key.decode("utf-8", "ignore") for key in recent))
        if code != 0 or not typed & QUITS:
            raise Broken(f"it ended by itself, with {code}:\n{terminal.text()}")
        self.count["quits that were asked for"] += 1

    def _leave(self, terminal: Terminal) -> None:
        """Leave it if it still runs, at a size at which it must answer."""
        if terminal.child.closed or not terminal.child.isalive():
            return
        terminal.child.send(LEAVE)
        self._left(terminal)

    def _left(self, terminal: Terminal) -> None:
        """Ctrl+C was pressed, which ends it at any moment."""
        try:
            code = terminal.end()
        except pexpect.TIMEOUT:
            raise Broken(f"Ctrl+C does not end it:\n{terminal.text()}") from None
        if code != 130:
            raise Broken(f"Ctrl+C ended it with {code}:\n{terminal.text()}")
        self.count["left by Ctrl+C"] += 1

    def _look_at_saves(self) -> None:
        """Every save must replay."""
        for save in saves.saves():
            if save.fault is not None or (verdict := check(save.path)).stopped is not None or verdict.torn:
                raise Broken(f"{save.path} does not hold")
        self.count["looks at all saves"] += 1

    def _until(self, terminal: Terminal, holds: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not holds():
            if time.monotonic() > end:
                raise Broken(f"{what} never came:\n{terminal.text()}")
            try:
                if not terminal.read(0.2):
                    raise Broken(f"it ended before {what}:\n{terminal.text()}")
            except pexpect.TIMEOUT:
                continue


def take_in(terminal: Terminal) -> bool:
    """Read until all is still; False once the program has closed the terminal."""
    end = time.monotonic() + BUSY
    while time.monotonic() < end:
        try:
            if not terminal.read(STILL):
                return False
        except pexpect.TIMEOUT:
            if not is_busy(terminal.child.pid):
                break
    return True


def is_busy(process: int) -> bool:
    """Whether a thread of it runs or wants to, where the system tells (Linux)."""
    try:
        return any(
            path.read_text().rpartition(")")[2].split()[0] == "R"
            for path in Path(f"/proc/{process}/task").glob("*/stat")
        )
    except OSError:
        return False


def is_shown(terminal: Terminal, path: Path) -> bool:
    """Whether the screen tells what the record does: the round, who acts, and what everybody has."""
    played = replay(path)
    state, seat = played.course.game.state, played.course.game.decision().by
    text = terminal.text().translate(LATIN)
    numbers = [state.round, *([state.cash[seat] for seat in state.alive()] if isinstance(state, State) else [])]
    name = "" if seat is None else played.header.players[seat].name
    return (name in text or not name.isascii()) and {*map(str, numbers)} <= {*NUMBER.findall(text)}
