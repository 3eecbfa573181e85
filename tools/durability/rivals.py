"""Many processes that reach for one save at the same time."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from random import Random
from typing import Final

from monopoly_tui.sitting import Busy, Sitting
from tools.durability.script import Script

RIVALS: Final = 8
ROUNDS: Final = 3
"""How often the one who got the save is killed, and all reach for it again."""
HOLDS, BUSY, FAILED = b"holds", b"busy.", b"fails"  # of one length


def one_writer(script: Script, folder: Path, whole: bytes, random: Random) -> None:
    """Exactly one gets it; when that one is killed it is free again, and nothing is lost."""
    path = folder / "one.mono"
    begun = script.begin(path)
    for _ in range(random.randint(1, 30)):
        if begun.decision().kind != "over":
            script.step(begun)
    begun.close()
    for _ in range(ROUNDS):
        answers, answer = os.pipe()
        rivals = [rival(path, answer) for _ in range(RIVALS)]
        said = [os.read(answers, len(HOLDS)) for _ in rivals]
        for process in rivals:
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
        os.close(answers)
        os.close(answer)
        assert sorted(said) == sorted([HOLDS] + [BUSY] * (RIVALS - 1)), said
    script.play(script.begin(path))
    assert path.read_bytes() == whole


def rival(path: Path, answer: int) -> int:
    """A process that reaches for the save, says what came of it, and holds on to what it has until it is killed."""
    process = os.fork()
    if process:
        return process
    held, said = None, FAILED
    try:
        held = Sitting.open(path)
    except Busy:
        said = BUSY
    finally:
        os.write(answer, HOLDS if held is not None else said)
        signal.pause()
        os._exit(1)
