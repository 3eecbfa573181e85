"""Make pictures of the program's screens from games at known positions, at every size and in every theme.

`python -m tools.pictures [FOLDER [NAME...]]`; names choose screens (board), themes (light) and sizes (80x24).
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Collection, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Final

from monopoly_tui.settings import Settings
from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.app import MonopolyApp
from monopoly_tui.ui.preferences import Preferences
from monopoly_tui.ui.writing import Writing
from tools.raster import picture

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
PEOPLE: Final = {"en": ("Sara", "Ali", "Mina", "Reza"), "fa": ("سارا", "علی", "مینا", "رضا")}
DEEDS: Final[dict[int, tuple[int, int, bool]]] = {
    1: (0, 0, False), 3: (0, 0, False), 5: (1, 0, False), 6: (2, 2, False), 8: (2, 2, False), 9: (2, 3, False),
    11: (3, 0, True), 13: (1, 0, False), 15: (0, 0, False), 16: (1, 3, False), 18: (1, 4, False), 19: (1, 5, False),
    21: (0, 0, False), 26: (0, 0, False), 28: (2, 0, False), 31: (2, 0, False), 37: (3, 0, False),
}  # fmt: skip
"""Owner, buildings and mortgage of the deeds in the middle of a game."""
MIDDLE: Final[dict[str, Any]] = {
    "cash": [1240, 860, 2015, 395],
    "at": [15, 8, 19, 35],
    "round": 8,
    "turn": 0,
    "deeds": {str(s): {"owner": o, "buildings": b, "mortgaged": m} for s, (o, b, m) in DEEDS.items()},
}
RACE: Final[dict[str, Any]] = {
    "heroes": [
        [
            {"id": "rostam", "coins": 4, "at": 9, "deeds": [5, 6], "cards": ["pomegranate", "purse", "purse"]},
            {"id": "zal", "coins": 2, "at": 4, "cards": ["ambush"], "beaten": ["lion"]},
        ],
        [
            {"id": "tahmineh", "coins": 1, "at": 9, "deeds": [1], "cards": ["shield"]},
            {"id": "gordafarid", "coins": 6, "home": True, "deeds": [17, 18]},
        ],
    ],
    "round": 5,
    "bosses": ["dragon", "sorceress", "olad", "white-div", "lion", "desert-thirst"],
}
"""Two players, two heroes each, in the middle of a race."""
SCREENS: Final[dict[str, tuple[dict[str, Any], Sequence[Sequence[int]], Sequence[str]]]] = {
    "board": (MIDDLE, [(4, 5)], ["space"]),
    "kish": (MIDDLE, [(4, 5)], ["space"]),
    "bazaar": (MIDDLE, [], []),
    "haft-khan": (RACE, [], []),
    "auction": (MIDDLE, [(4, 5)], ["space", "a", "b", "plus", "b", "b"]),
    "manage": (MIDDLE | {"turn": 1}, [], ["m"]),
    "trade": (MIDDLE, [], ["t", "2", "tab"]),
    "debt": (MIDDLE | {"turn": 2, "at": [24, 8, 6, 35], "cash": [1240, 860, 705, 395]}, [(6, 6)], ["space"]),
    "over": (MIDDLE | {"round": 20, "turn": 3, "at": [24, 8, 19, 10]}, [(4, 6)], ["space", "space"]),
    "help": (MIDDLE, [], ["question_mark"]),
    "player": (MIDDLE, [], ["3"]),
    "handover": (MIDDLE, [], []),
    "bot": (MIDDLE, [(4, 5)], [*["minus"] * 3, "o", "2", "k", "k", "k", "y", "space", "b", "space"]),
    "seats": (MIDDLE, [], ["o", "2", "k", "k"]),
    "find": (MIDDLE, [], ["slash", "s", "h"]),
    "reach": (MIDDLE | {"turn": 1}, [], ["d"]),
    "statistics": (MIDDLE | {"round": 20, "turn": 3, "at": [24, 8, 19, 10]}, [(4, 6)], ["space", "space", "s"]),
    "landings": (MIDDLE | {"round": 20, "turn": 3, "at": [24, 8, 19, 10]}, [(4, 6)], ["space", "space", "s", "left"]),
    "lobby": ({}, [], []),
    "home": ({}, [], []),
    "rules": ({}, [], ["r"]),
    "settings": (MIDDLE, [], ["f2", "down", "down", "down", "down"]),
    "export": (MIDDLE | {"round": 20, "turn": 3, "at": [24, 8, 19, 10]}, [(4, 6)], ["space", "space", "e"]),
}
"""By name: the position, the dice to come, and the keys that lead to the screen."""
OTHER_BOARDS: Final = ("kish", "bazaar", "haft-khan")
"""Screens named after the board they show; all others show Tehran."""


def sitting(name: str, lang: str, folder: Path) -> Sitting:
    """The game of a screen, its people named in a language."""
    setup, dice, _ = SCREENS[name]
    people = PEOPLE[lang][: len(setup.get("heroes", PEOPLE[lang]))]
    header = {
        "record": 1,
        "board": name if name in OTHER_BOARDS else "tehran",
        "rules": {} if setup is RACE else {"preset": "official", "rounds": 20},
        "players": [{"name": person, "kind": "human"} for person in people],
        "seed": 7,
        "order": [*range(len(people))],
        "script": {"dice": [list(roll) for roll in dice]},
        "setup": setup,
    }
    return Sitting.new(header, folder / f"{name}.mono")


async def shoot(name: str, size: tuple[int, int], settings: Settings, target: Path) -> None:
    """One picture: play to the screen and draw what stands there."""
    with tempfile.TemporaryDirectory() as folder:
        lang = "en" if settings.lang == "auto" else settings.lang
        game = sitting(name, lang, Path(folder)) if SCREENS[name][0] else None
        choices = {"board": "tehran", "players": list(PEOPLE[lang])}
        writing = Writing(Speaker(lang))
        likes = Preferences("instant", "card" if name == "handover" else "flow", motion=False)
        home = name in ("home", "rules")
        app = MonopolyApp(game, choices, patience=0, preferences=likes, settings=settings, writing=writing, home=home)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for key in SCREENS[name][2]:
                await pilot.press(key)
            await pilot.pause()
            picture(app.screen._compositor.render_strips(), target)
        if game is not None:
            game.close()


def main(folder: str = "pictures", *wanted: str) -> None:
    """Every screen at every size in every theme, or those that are wanted."""
    os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "MONOPOLY_DATA_DIR": os.devnull}
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    for name, (cols, rows), theme in product(SCREENS, SIZES, THEMES):
        size = f"{cols}x{rows}"
        if all(not (chosen := {*wanted} & {*known}) or own in chosen for own, known in _choices(name, size, theme)):
            asyncio.run(shoot(name, (cols, rows), THEMES[theme], out / f"{name}-{size}-{theme}.png"))


def _choices(name: str, size: str, theme: str) -> list[tuple[str, Collection[str]]]:
    """What a picture is in each respect, and what it could be."""
    return [(name, SCREENS), (size, [f"{cols}x{rows}" for cols, rows in SIZES]), (theme, THEMES)]


if __name__ == "__main__":
    main(*sys.argv[1:])
