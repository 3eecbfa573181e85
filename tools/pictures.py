"""Make pictures of the program's screens from games at known positions, at every size and in every theme.

`python -m tools.pictures [FOLDER [NAME...]]`; names choose screens (board), themes (light) and sizes (80x24).
`python -m tools.pictures docs/img` makes those that the pages show.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Collection
from itertools import product
from pathlib import Path
from typing import Final

from monopoly_tui.settings import Settings
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.app import MonopolyApp
from monopoly_tui.ui.preferences import Preferences
from monopoly_tui.ui.writing import Writing
from tests.ui.screen import strips
from tools.raster import picture
from tools.screens import PEOPLE, PLAYERS, SCREENS, save_games

DOCS: Final = Path(__file__).resolve().parent.parent / "docs" / "img"
SIZES: Final = ((80, 24), (100, 30), (120, 40), (160, 50), (200, 60))
THEMES: Final = {
    "dark": Settings(),
    "light": Settings(theme="light"),
    "contrast": Settings(theme="contrast"),
    "sixteen": Settings(theme="sixteen"),
    "none": Settings(color="never"),
    "ascii": Settings(glyphs="ascii"),
    "persian": Settings(lang="fa"),
}
SHOWN: Final = {
    "table": ("board", (160, 50), "dark"),
    "kish": ("kish", (160, 50), "dark"),
    "bazaar": ("bazaar", (160, 50), "dark"),
    "persian": ("board", (120, 40), "persian"),
    "haft-khan": ("haft-khan", (120, 40), "dark"),
}
"""By the name of a file in `docs/img`: the screen, its cells and its theme."""


async def shoot(name: str, size: tuple[int, int], settings: Settings, target: Path) -> None:
    """One picture: play to the screen and draw what stands there."""
    shot = SCREENS[name]
    with tempfile.TemporaryDirectory() as folder:
        lang = "fa" if shot.unread else "en" if settings.lang == "auto" else settings.lang
        os.environ["MONOPOLY_DATA_DIR"] = folder
        game = shot.sitting(lang, Path(folder))
        if shot.saved:
            save_games(lang)
        choices = {"board": "tehran", "players": list(PEOPLE[lang][:PLAYERS])}
        writing = Writing(Speaker(lang))
        likes = Preferences.of(settings)
        likes.speed, likes.handover, likes.motion = "instant", "card" if shot.card else "flow", False
        app = MonopolyApp(
            game,
            choices,
            patience=0,
            preferences=likes,
            settings=settings,
            writing=writing,
            home=shot.home,
            keep_order=(lambda _: None) if shot.unread else None,
        )
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for key in shot.keys.split():
                await pilot.press(key)
            await pilot.pause()
            picture(strips(pilot), target)
        if game is not None:
            game.close()


def main(folder: str = "pictures", *wanted: str) -> None:
    """Every screen at every size in every theme, or those that are wanted."""
    os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    if out.resolve() == DOCS:
        for file, (name, size, theme) in SHOWN.items():
            asyncio.run(shoot(name, size, THEMES[theme], out / f"{file}.png"))
        return
    for name, (cols, rows), theme in product(SCREENS, SIZES, THEMES):
        cells = f"{cols}x{rows}"
        if all(not (chosen := {*wanted} & {*known}) or own in chosen for own, known in _choices(name, cells, theme)):
            asyncio.run(shoot(name, (cols, rows), THEMES[theme], out / f"{name}-{cells}-{theme}.png"))


def _choices(name: str, size: str, theme: str) -> list[tuple[str, Collection[str]]]:
    """What a picture is in each respect, and what it could be."""
    return [(name, SCREENS), (size, [f"{cols}x{rows}" for cols, rows in SIZES]), (theme, THEMES)]


if __name__ == "__main__":
    main(*sys.argv[1:])
