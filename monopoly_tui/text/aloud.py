"""Lines as they are read aloud: a word for each sign that means something, and none of those that only adorn."""

from __future__ import annotations

import re
from typing import Final

from monopoly_tui.text.ascii import SIGNS
from monopoly_tui.text.speaker import MINUS, Speaker

COINS: Final = re.compile(r"(\d+)¢")
POINTS: Final = re.compile(r"(\d+)◊")
BALANCE: Final = re.compile(r"(?<=: )([\d,٬]+k?) [→←]\s(?=\d)")
"""What somebody had; what it is now follows."""
ARROW: Final = re.compile(r"(?<=[^\s→←]) [→←]\s(?=[^\s→←])")
NEGATIVE: Final = re.compile(rf"{MINUS}(?=\d)")
GAP: Final = re.compile(" {2,}")
MASK: Final = "•••"
TYPED: Final = {"↑": "up", "↓": "down", "→": "right", "←": "left", "⌫": "backspace", MINUS: "-", "·": ","}
"""What is typed for a key that is called by a sign; and what parts two figures."""
KEPT: Final = "…–—“”‘’«»½×÷≈±¹²³\u00a0"
"""Signs that are read as they should be."""
_TABLE: Final = str.maketrans(dict.fromkeys(SIGNS, "") | TYPED | {sign: sign for sign in KEPT})


def aloud(say: Speaker, line: str) -> str:
    """The line without a sign that a voice would stumble over, in the words of the language."""
    if line.isascii():
        return line
    line = COINS.sub(lambda found: say("gamer-coins", amount=int(found[1])), line)
    line = POINTS.sub(lambda found: say("gamer-points", points=int(found[1])), line)
    line = BALANCE.sub(lambda found: f"{say('plain-now', before=found[1])} ", line)
    line = ARROW.sub(f" {say('plain-to')} ", line)
    line = NEGATIVE.sub(f"{say('plain-minus')} ", line).replace(MASK, say("plain-hidden"))
    return GAP.sub(" ", line.translate(_TABLE)).strip(" ").replace(" ,", ",")
