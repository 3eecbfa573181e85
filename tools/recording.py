"""Record a few turns played by the real program in a terminal: `python -m tools.recording [FILE]`.

Seed, dice and keys are fixed, and the time between two pictures is told here, not taken from a clock: a slow machine
makes the same recording as a fast one. The file is an animated GIF.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import pyte
from PIL import Image
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from monopoly_tui.sitting import Sitting
from monopoly_tui.ui.walk import RATE
from tools.framed import PROGRAM, Framed
from tools.raster import image
from tools.screens import MIDDLE, PEOPLE, PLAYERS

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "docs" / "img" / "recording.gif"
SIZE: Final = (120, 40)
STILL: Final = 1.5
"""Seconds without a frame after which the program waits for a key."""
BEAT: Final = 1 / RATE
"""Seconds that a picture of what moves is shown."""
SETTINGS: Final = 'speed = "normal"\nmotion = "full"\nbidi = "app"\nlang = "en"\n'
DICE: Final = ((4, 5), (2, 4), (3, 4), (5, 4))
KEYS: Final[Sequence[tuple[str, float]]] = (
    ("", 1.3), (" ", 1.6), ("b", 1.1),  # Sara rolls and buys
    (" ", 1.1), ("a", 0.9), ("b", 0.7), ("b", 0.7), ("n", 0.5), ("n", 0.5), ("b", 0.7), ("n", 1.1),  # Ali: an auction
    ("\r", 0.5), ("m", 0.8), ("b", 0.3), ("b", 0.3), ("b", 0.6), ("\x1b", 0.4), (" ", 1.3),  # Mina builds, rolls, pays
    ("\x1bOS", 1.8), (" ", 2.0),  # the same in Persian, where Reza rolls
)  # fmt: skip
"""What is pressed, and the seconds that one looks at what came of it; at first at the table as it stands."""


def header() -> dict[str, Any]:
    """A game in the middle, its next dice known."""
    return {
        "record": 1,
        "board": "tehran",
        "rules": {"preset": "official", "rounds": 20},
        "players": [*PEOPLE["en"][:PLAYERS]],
        "seed": 7,
        "order": [0, 1, 2, 3],
        "script": {"dice": [list(roll) for roll in DICE]},
        "setup": MIDDLE,
    }


def play(folder: Path) -> Iterator[tuple[list[Strip], float]]:
    """Play, and give every picture with the seconds it is shown."""
    (folder / "config.toml").write_text(SETTINGS, encoding="utf-8")
    os.environ |= {"MONOPOLY_CONFIG": str(folder / "config.toml"), "XDG_STATE_HOME": str(folder)}
    record = folder / "game.mono"
    Sitting.new(header(), record).close()
    screen = pyte.Screen(*SIZE)
    stream = pyte.ByteStream(screen)
    program = Framed(["-c", PROGRAM, "resume", str(record)], ROOT, *SIZE)
    for key, seconds in KEYS:
        program.child.send(key)
        pictures: list[list[Strip]] = []
        for _, written in program.frames(STILL):
            stream.feed(written)
            pictures.append(strips(screen))
        moving = [next(same) for _, same in groupby(pictures)]
        if not key:
            moving = moving[-1:]
        yield from ((picture, BEAT) for picture in moving[:-1])
        yield moving[-1], seconds
    program.end()


def strips(screen: pyte.Screen) -> list[Strip]:
    """The screen's lines as Textual has them."""
    return [
        Strip([Segment(screen.buffer[y][x].data, look(screen.buffer[y][x])) for x in range(screen.columns)])
        for y in range(screen.lines)
    ]


def look(cell: pyte.screens.Char) -> Style:
    """The style of a cell, its colours as the program named them."""
    fore, back = (None if color == "default" else f"#{color}" for color in (cell.fg, cell.bg))
    return Style(color=fore, bgcolor=back, bold=cell.bold, underline=cell.underscore, reverse=cell.reverse)


def main(file: str = str(FILE)) -> None:
    """Play and write the file, in the colours that serve all pictures best."""
    with tempfile.TemporaryDirectory() as folder:
        shown = [(image(picture), round(1000 * seconds)) for picture, seconds in play(Path(folder))]
    colors = paved([picture for picture, _ in shown[:: len(shown) // 9]]).quantize(256)
    first, *rest = (picture.quantize(palette=colors, dither=Image.Dither.NONE) for picture, _ in shown)
    times = [milliseconds for _, milliseconds in shown]
    first.save(file, save_all=True, append_images=rest, duration=times, loop=0)
    print(f"{len(shown)} pictures, {sum(times) / 1000:.1f} s, {Path(file).stat().st_size / 1000:.0f} kB")


def paved(pictures: Sequence[Image.Image]) -> Image.Image:
    """Pictures of one size above each other."""
    width, height = pictures[0].size
    whole = Image.new("RGB", (width, height * len(pictures)))
    for number, picture in enumerate(pictures):
        whole.paste(picture, (0, height * number))
    return whole


if __name__ == "__main__":
    main(*sys.argv[1:])
