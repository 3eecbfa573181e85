"""A monkey that types lines: the whole game in plain lines of text, from a pipe."""

from __future__ import annotations

import subprocess
import sys
import time
from random import Random
from typing import Final

from monopoly_tui import saves
from monopoly_tui.plain.reader import WORDS
from tools.framed import PROGRAM
from tools.monkey.hand import PIECES
from tools.monkey.trial import PEOPLE, Broken, Trial

LINES: Final = 300
"""Lines of a sitting."""
PATIENCE: Final = 120.0
"""Seconds that a sitting may take."""
EAGER: Final = (
    "roll",
    "roll",
    "roll",
    "end",
    "end",
    "buy",
    "auction",
    "pass",
    "no",
    "yes",
    "fee",
    "sold",
    "d",
    "p",
    "claim",
)
OTHERS: Final = (
    *WORDS, *PEOPLE, *"abcdefghijklmnoprstuvwxyz0123456789?/+-=", *PIECES, "give", "get", "log", "log all", "worth",
    "players", "deeds", "bosses", "rules", "look", "undo", "redo", "why", "hint", "help", "give-up",
    "esc", "enter", "back", "تاس", "۵۰",
    *(f"{group}{number}" for group in "abcdefghrs" for number in "1234"), "+50", "150k", "star", "hero", "power",
)  # fmt: skip


class LinesTrial(Trial):
    """The same as Trial for the plain table."""

    def run(self, seconds: float) -> None:
        """See Trial."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            games = saves.unfinished()
            fresh = not games or self.random.random() < 0.4
            command = self._position() if fresh else ("resume", str(self.random.choice(games[:5]).path))
            lines = [line(self.random) for _ in range(LINES)]
            self.last.extend(typed.encode() for typed in lines[-5:])
            self._sit(command, lines)
            self.count["lines"] += LINES
            self.count["sittings"] += 1
            self._look_at_saves()

    def _sit(self, command: tuple[str, ...], lines: list[str]) -> None:
        """One sitting, from its beginning to the end of the lines or until somebody leaves."""
        words = [sys.executable, "-c", PROGRAM, *self.words, "--plain", *command]
        done = subprocess.run(
            words, input="\n".join(lines), capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        if done.returncode != 0:
            raise Broken(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr}")
        self.shown.update(done.stdout.splitlines())


def line(random: Random) -> str:
    """What somebody types who knows the words and not what they are for."""
    if random.random() < 0.6:
        return random.choice(EAGER)
    return " ".join(random.choices(OTHERS, k=random.choice((1, 1, 2, 3, 6)))).replace("\n", "")
