"""The screens that pictures are made of: by name the game, the dice to come, and the keys that lead there."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from monopoly_tui import saves
from monopoly_tui.bot_seats import BotSeats
from monopoly_tui.sitting import Sitting
from monopoly_tui.ui.gamer.bots import RaceSeats

PEOPLE: Final = {
    "en": ("Sara", "Ali", "Mina", "Reza", "Kaveh", "Darya", "Omid", "Zahra"),
    "fa": ("سارا", "علی", "مینا", "رضا", "کاوه", "دریا", "امید", "زهرا"),
}
TITLES: Final = {"en": "Nowruz evening", "fa": "شب نوروز"}
PLAYERS: Final = 4
"""How many play where a screen does not say otherwise."""
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
MOMENTS: Final = RACE | {
    "heroes": [
        [
            {"id": "rostam", "coins": 4, "at": 2, "deeds": [5, 6], "cards": ["mace", "purse"], "beaten": ["olad"]},
            {"id": "zal", "coins": 2, "at": 12, "cards": ["ambush", "feather"], "beaten": ["lion"]},
        ],
        [
            {"id": "tahmineh", "coins": 1, "at": 9, "deeds": [1], "cards": ["shield"]},
            {"id": "gordafarid", "coins": 6, "home": True, "deeds": [17, 18]},
        ],
    ],
}
"""The same race where a fight, a rent and an ambush are near."""
EIGHT: Final = MIDDLE | {"cash": [1240, 860, 2015, 395, 700, 1500, 90, 1010], "at": [15, 8, 19, 35, 15, 10, 15, 0]}
DEBT: Final = MIDDLE | {"turn": 2, "at": [24, 8, 6, 35], "cash": [1240, 860, 705, 395]}
CLAIMS: Final = MIDDLE | {"at": [7, 8, 19, 35]}
LAST_HOUSE: Final = MIDDLE | {"turn": 2, "houses": 1}
SAVED: Final = (("nowruz", "tehran", 30), ("ab12cd", "kish", 20), ("zx98yw", "haft-khan", 10))
"""Games in the folder, the one played last first: id, board, and the day of a March on which it began."""
JAIL: Final = MIDDLE | {"at": [10, 8, 19, 35], "jail_tries": [1, None, None, None]}


@dataclass(frozen=True)
class Shot:
    """What a picture is taken of: the position (None: no game), dice to come, keys to press, and what differs else.

    `board` and `rules` as in the header of a record; `played`: the whole game, played by bots; `home`: the program
    begins at home; `saved`: games lie in the folder; `card`: the keyboard is passed by a card; `unread`: nobody has
    said yet in which order Persian can be read.
    """

    setup: Mapping[str, Any] | None = field(default_factory=lambda: MIDDLE)
    dice: Sequence[Sequence[int | str]] = ()
    keys: str = ""
    board: str = "tehran"
    rules: Mapping[str, Any] = field(default_factory=dict)
    played: bool = False
    home: bool = False
    saved: bool = False
    card: bool = False
    unread: bool = False

    def sitting(self, lang: str, folder: Path) -> Sitting | None:
        """The game, its people named in a language."""
        if self.played:
            path = folder / "game.mono"
            path.write_bytes(_played(lang, self.board))
            return Sitting.open(path)
        if self.setup is None:
            return None
        count = len(self.setup.get("cash") or self.setup["heroes"])
        header = _header(lang, count, "human", self.board) | {
            "script": {"dice": [list(roll) for roll in self.dice]},
            "setup": self.setup,
        }
        header["rules"] = header["rules"] | self.rules
        return Sitting.new(header, folder / "game.mono")


def save_games(lang: str) -> None:
    """Lay the games of SAVED into the folder of saved games; the first of them has a title."""
    for place, (name, board, day) in enumerate(SAVED):
        header = _header(lang, 2 + place, "human", board) | {"rules": {}, "started": f"2026-03-{day}T20:00"}
        sitting = Sitting.new(header | ({} if place else {"title": TITLES[lang]}), saves.path_of(name))
        sitting.close()
        os.utime(sitting.path, (0, -place))


RULES: Final[dict[str, dict[str, Any]]] = {"haft-khan": {}}
"""What is played on a board that does not know the usual rules."""
USUAL: Final = {"preset": "official", "rounds": 20}
BOTS: Final[Mapping[str, Callable[[Sitting], BotSeats | RaceSeats]]] = {"classic": BotSeats, "gamer": RaceSeats}
"""Who plays for bots, by ruleset."""


def _header(lang: str, players: int, kind: str, board: str) -> dict[str, Any]:
    """The head of a game, in turn order by seat."""
    return {
        "record": 1,
        "board": board,
        "rules": RULES.get(board, USUAL),
        "players": [{"name": name, "kind": kind} for name in PEOPLE[lang][:players]],
        "seed": 7,
        "order": [*range(players)],
    }


@cache
def _played(lang: str, board: str) -> bytes:
    """The record of a game that bots have played to its end."""
    with TemporaryDirectory() as folder:
        sitting = Sitting.new(_header(lang, PLAYERS, "medium", board), Path(folder) / "game.mono")
        bots = BOTS[sitting.ruleset.name](sitting)
        while (seat := bots.asked()) is not None:
            sitting.submit(bots.answer(seat)()[0])
        sitting.close()
        return sitting.path.read_bytes()


SCREENS: Final = {
    "home": Shot(None, home=True),
    "home-help": Shot(None, keys="question_mark", home=True, saved=True),
    "saves": Shot(None, keys="s down", home=True, saved=True),
    "reading": Shot(None, unread=True),
    "rules": Shot(None, keys="r", home=True),
    "lobby": Shot(None),
    "options": Shot(None, keys="o"),
    "race-lobby": Shot(None, keys="b b"),
    "board": Shot(dice=[(4, 5)], keys="space"),
    "kish": Shot(dice=[(4, 5)], keys="space", board="kish"),
    "bazaar": Shot(board="bazaar"),
    "haft-khan": Shot(RACE, board="haft-khan"),
    "race-roll": Shot(RACE, keys="1", board="haft-khan"),
    "race-buy": Shot(RACE, dice=[(4, 1)], keys="2 space", board="haft-khan"),
    "race-powers": Shot(RACE, keys="p", board="haft-khan"),
    "race-move": Shot(RACE, dice=[(1, "star")], keys="1 space", board="haft-khan"),
    "race-fight": Shot(MOMENTS, dice=[(1, "star")], keys="1 space", board="haft-khan"),
    "race-mace": Shot(MOMENTS, dice=[(1, "star")], keys="1 space space", board="haft-khan"),
    "race-rent": Shot(MOMENTS, dice=[(3, 2)], keys="2 space", board="haft-khan"),
    "race-ambush": Shot(MOMENTS, keys="2 p 1", board="haft-khan"),
    "race-end": Shot(MOMENTS, dice=[(1, "star"), ("star",)], keys="1 space space p", board="haft-khan"),
    "race-seats": Shot(RACE, keys="o 2 k k", board="haft-khan"),
    "race-handover": Shot(MOMENTS, keys="space 2 p 1", card=True, board="haft-khan"),
    "race-log": Shot(RACE, keys="l", board="haft-khan"),
    "race-help": Shot(RACE, keys="question_mark", board="haft-khan"),
    "race-points": Shot(played=True, keys="space space", board="haft-khan"),
    "race-over": Shot(played=True, keys="space space space space space", board="haft-khan"),
    "race-statistics": Shot(played=True, keys="space space space space space s", board="haft-khan"),
    "race-graph": Shot(played=True, keys="g", board="haft-khan"),
    "race-replay": Shot(played=True, keys="space space space space space w right right right right", board="haft-khan"),
    "eight": Shot(EIGHT, dice=[(4, 5)], keys="space"),
    "hidden": Shot(dice=[(4, 5)], keys="space space", rules={"balances": "hidden"}),
    "handover": Shot(dice=[(4, 5)], keys="space space b space", card=True),
    "card": Shot(dice=[(1, 1)], keys="space"),
    "end": Shot(dice=[(4, 5)], keys="space b"),
    "jail": Shot(JAIL),
    "auction": Shot(dice=[(4, 5)], keys="space a b plus b b"),
    "place": Shot(LAST_HOUSE, keys="m b b n n", rules={"building_shortage": "auction"}),
    "open-auction": Shot(dice=[(4, 5)], keys="space a 1 3 space", rules={"auction": "open"}),
    "tax": Shot(MIDDLE | {"at": [0, 8, 19, 35]}, dice=[(1, 3)], keys="space", rules={"income_tax": "choice"}),
    "claims": Shot(CLAIMS, dice=[(1, 1), (1, 3)], keys="space space r", rules={"rent_collection": "claimed"}),
    "lift": Shot(keys="t 4 f tab c enter y", rules={"transfer_lift": "on"}),
    "manage": Shot(MIDDLE | {"turn": 1}, keys="m"),
    "trade": Shot(keys="t 2 f tab c"),
    "answer": Shot(keys="t 2 f tab c enter"),
    "debt": Shot(DEBT, dice=[(6, 6)], keys="space"),
    "bankrupt": Shot(DEBT, dice=[(6, 6)], keys="space k"),
    "bot": Shot(dice=[(4, 5)], keys="minus minus minus o 2 k k k y space b space"),
    "seats": Shot(keys="o 2 k k"),
    "help": Shot(keys="question_mark"),
    "menu": Shot(keys="escape"),
    "commands": Shot(keys="ctrl+p"),
    "quit": Shot(keys="q"),
    "player": Shot(keys="3"),
    "bank": Shot(keys="0"),
    "square": Shot(keys="left enter"),
    "find": Shot(keys="slash s h"),
    "reach": Shot(MIDDLE | {"turn": 1}, keys="d"),
    "settings": Shot(keys="f2 down down down down"),
    "over": Shot(played=True),
    "log": Shot(played=True, keys="l"),
    "graph": Shot(played=True, keys="g"),
    "story": Shot(played=True, keys="s"),
    "deeds": Shot(played=True, keys="s tab"),
    "luck": Shot(played=True, keys="s tab tab"),
    "landings": Shot(played=True, keys="s tab tab tab"),
    "export": Shot(played=True, keys="e"),
    "replay": Shot(played=True, keys="w right right right right"),
}
