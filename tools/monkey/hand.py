"""What a hand does that presses whatever it finds: keys, clicks, pasted text, noise. Knows no terminal."""

from __future__ import annotations

from random import Random
from typing import Final

from monopoly_tui.ui.keys import PERSIAN

KEYS: Final[tuple[bytes, ...]] = (
    *(bytes([letter]) for letter in b"abcdefghijklmnopqrstuvwxyzBMNTUY0123456789 ?/+-=.,:;'[]()<>|\\\"!@#$%^&*_~`{}"),
    b"\r", b"\t", b"\x1b[Z", b"\x7f", b"\x1b", b"\x1b[3~", b"\x1b[2~",  # Enter, tabs, Backspace, Esc, Del, Ins
    b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"\x1b[H", b"\x1b[F", b"\x1b[5~", b"\x1b[6~",
    b"\x1b[1;5C", b"\x1b[1;2D", b"\x1b[1;3A", b"\x1b\r", b"\x1bb",
    *(b"\x1bO%c" % letter for letter in b"PQRS"), *(b"\x1b[%d~" % code for code in (15, 17, 18, 19, 20, 21, 23, 24)),
    *(bytes([code]) for code in range(32) if code not in (3, 9, 10, 13, 26, 27, 28)),
    *(letter.encode() for letter in PERSIAN + "۱۲۳۴۵۶۷۸۹۰؟"),
)  # fmt: skip
"""Every key there is but those that leave or stop the program, as a terminal sends it."""
EAGER: Final[tuple[bytes, ...]] = (
    *(b" " for _ in range(6)),
    *b"b b a n y y p m s t d c u \x1b \x1b \r \r 1 2 3 +".split(b" "),
)
"""Keys with which games get on."""
LEAVE: Final = b"\x03"
STOP: Final = b"\x1a"
SIGNALS: Final = LEAVE + STOP + b"\x1c"
"""What a terminal makes signals of, once the program has given it back."""
SIZES: Final = (
    (80, 24), (80, 24), (60, 20), (59, 19), (20, 5), (1, 1), (100, 30), (118, 38), (120, 40), (160, 50), (200, 60),
)  # fmt: skip
"""Where layouts change, and too small for any."""
PIECES: Final = (
    "Ali",
    "[red]",
    "[/]",
    "\u202e",
    "\x07",
    "سارا",
    "🎲",
    "9" * 30,
    "\x1b[2J",
    "\x1b[999;999H",
    "\n",
    "q",
    "é",
)
"""What pasted text is made of."""


class Hand:
    """All it does follows from its seed."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def size(self) -> tuple[int, int]:
        """Columns and rows of a window that is pulled about."""
        if self.random.random() < 0.5:
            return self.random.choice(SIZES)
        return self.random.randint(20, 200), self.random.randint(5, 60)

    def press(self, cols: int, rows: int) -> bytes:
        """What comes from a keyboard or a mouse over a window of this size."""
        draw = self.random.random()
        if draw < 0.45:
            return self.random.choice(EAGER)
        if draw < 0.90:
            return self.random.choice(KEYS)
        if draw < 0.96:
            return self._mouse(self.random.randint(1, cols), self.random.randint(1, rows))
        if draw < 0.98:
            return b"\x1b[200~" + "".join(self.random.choices(PIECES, k=4)).encode() + b"\x1b[201~"
        return self._noise()

    def _mouse(self, x: int, y: int) -> bytes:
        """A click, a move or a turn of the wheel."""
        button = self.random.choice((0, 0, 0, 2, 35, 64, 65))
        down = b"\x1b[<%d;%d;%dM" % (button, x, y)
        return down + b"\x1b[<%d;%d;%dm" % (button, x, y) if button < 3 else down

    def _noise(self) -> bytes:
        """Bytes that nobody meant, in which nobody leaves."""
        noise = bytes(self.random.choices(range(256), k=self.random.randint(1, 12)))
        return noise.translate(None, SIGNALS)
