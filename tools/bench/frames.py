"""From a key on the board to the finished frame, against an app of one cell; the table at rest, and its memory.

In a real terminal, as half of a frame is writing it. What is compared runs side by side, a key for one, then the same
for the other. Beside the time that goes by stands that of the processor, which others on the machine change less: on
one that does nothing else both say the same. Needs Linux.
"""

from __future__ import annotations

import os
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import Final

from monopoly_tui.sitting import Sitting
from tools.bench.figure import Figure
from tools.bench.start import LABEL
from tools.framed import PROGRAM, Framed
from tools.screens import MIDDLE, PEOPLE, PLAYERS

SIZES: Final = ((80, 24), (120, 40), (160, 50))
KEYS: Final = {"the cursor goes on": ("\x1b[A", "\x1b[B"), "another player's page": ("1", "2")}
"""By what they do: keys that lead to another frame each, over and over; the first on the board, the other on a page."""
PRESSES: Final = 40
STILL: Final = 0.06
"""Seconds without a frame after which the last one was the finished one."""
UNHEARD: Final = 1.0
"""Seconds after which a key has come too early."""
REST: Final = 10.0
"""Seconds of rest."""
MOST: Final = 2.0
RESTING: Final = 0.01
MEMORY: Final = 1.8
CELL: Final = "one cell"


def figures(tree: Path) -> list[Figure]:
    """All of them."""
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "game.mono"
        os.environ |= {"MONOPOLY_CONFIG": f"{folder}/config.toml", "XDG_STATE_HOME": folder}
        players = [*PEOPLE["en"][:PLAYERS]]
        header = {"record": 1, "board": "tehran", "players": players, "order": [0, 1, 2, 3], "seed": 7, "setup": MIDDLE}
        Sitting.new(header, record).close()
        return [figure for size in SIZES for figure in at_size(tree, record, *size)]


def at_size(tree: Path, record: Path, cols: int, rows: int) -> list[Figure]:
    """Those of the middle of a game in a terminal of this size."""
    table, cell = (Framed(words, tree, cols, rows) for words in (("-c", PROGRAM, "resume", str(record)), LABEL))
    for program in (table, cell):
        for _ in program.frames(1.0):
            pass
    told = []
    for (what, keys), most in zip(KEYS.items(), (MOST, None), strict=True):
        ours, cells = [], []
        for key in islice(cycle(keys), PRESSES):
            ours.append(to_frame(table, key))
            cells.append(to_frame(cell, key))
        (gone, spent), (gone_cell, spent_cell) = (map(median, zip(*times, strict=True)) for times in (ours, cells))
        told.append(Figure(f"{cols}x{rows}, {what}", 1000 * gone, "ms", gone / gone_cell, CELL))
        told.append(Figure("  of the processor", 1000 * spent, "ms", spent / spent_cell, CELL, most))
    before = table.processor()
    time.sleep(REST)
    share = (table.processor() - before) / REST
    told.append(Figure("  processor at rest", 100 * share, "%", share, "a core", RESTING))
    told.append(Figure("  memory", peak(table), "MB", peak(table) / peak(cell), CELL, MEMORY))
    for program in (table, cell):
        program.end()
    return told


def to_frame(program: Framed, key: str) -> tuple[float, float]:
    """Seconds from a key to the frame that it leads to, the last one before all is still; and the processor's."""
    while True:
        pressed, before = time.perf_counter(), program.processor()
        program.child.send(key)
        ended = [when for when, _ in program.frames(STILL, UNHEARD)]
        if ended:
            return ended[-1] - pressed, program.processor() - before


def peak(program: Framed) -> float:
    """The most memory it has had so far, in MB."""
    return peak_of(Path(f"/proc/{program.child.pid}/status").read_text())


def peak_of(status: str) -> float:
    """The same, out of what Linux says of a process."""
    return int(status.partition("VmHWM:")[2].split()[0]) / 1000
