"""The first page of the program: go on, begin, look back, read, choose. Plays nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from monopoly_tui import board_shelf
from monopoly_tui.keymap import cap
from monopoly_tui.saves import Save
from monopoly_tui.text.speaker import TONGUES, Speaker
from monopoly_tui.ui.art import picture
from monopoly_tui.ui.draw import Span, blank, line
from monopoly_tui.ui.page import Call, Key, Open, Page, Result
from monopoly_tui.ui.pages.games import GamesPage, about
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.pages.rules import RulesPage
from monopoly_tui.ui.palette import DIM, GOLD, TEXT, style
from monopoly_tui.ui.strip import Strip
from monopoly_tui.ui.writing import upright

WIDE: Final = 64
TALL: Final = 16
"""Cells and lines of the picture in a window that is not large."""
LEAST: Final = 6
"""Lines below which there is no picture."""
HELPS: Final = {"c": "continue", "n": "new", "s": "saves", "r": "rules", "w": "watch"}
"""The message, `home-help-…`, that says what each entry leads to."""


class HomePage(Page):
    """`games` are all that were saved, the one played last first."""

    def __init__(self, say: Speaker, games: Sequence[Save]) -> None:
        self.say = say
        self.games = [game for game in games if game.fault is None]
        self.open = [game for game in self.games if not game.over]

    def sentence(self) -> str:
        """See Page."""
        return self.say("home-ask")

    def keys(self) -> Sequence[Key]:
        """See Page; most stand on the page, the line of keys has the first."""
        first, *others = self.entries()
        newest = self.open[0] if self.open else None
        start = Key("space", "", lambda: Call("resume", str(newest.path)) if newest else Call("new"))
        return [first, *(replace(key, label="") for key in others), start]

    def entries(self) -> list[Key]:
        """What can be chosen; without a game to continue there is no word of it."""
        say = self.say
        newest = self.open[0] if self.open else None
        finished = "" if newest else say("home-no-open")
        nothing = "" if self.games else say("home-no-games")
        return [
            *([Key("c", say("home-key-continue"), partial(Call, "resume", str(newest.path)))] if newest else []),
            Key("n", say("home-key-new"), partial(Call, "new")),
            Key("s", say("home-key-saves"), lambda: self._list("resume", self.open), finished),
            Key("r", say("home-key-rules"), lambda: Open(RulesPage(say, board_shelf.find(board_shelf.DEFAULT)))),
            Key("w", say("home-key-watch"), lambda: self._list("watch", self.games), nothing),
            Key("o", say("home-key-settings"), partial(Call, "settings")),
        ]

    def help(self) -> Mapping[str, str]:
        """See Page."""
        say = self.say
        named = {key.name: f"home-help-{HELPS[key.name]}" for key in self.entries() if key.name in HELPS}
        return {
            cap("space"): say("home-help-first"),
            **{cap(name): say(text) for name, text in named.items()},
            cap("o"): say("lobby-help-settings"),
            cap("q"): say("lobby-help-quit"),
            cap("f4"): TONGUES[say.other].name,
        }

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        entries = self.entries()
        room = min(max(TALL, height // 2), height - len(entries) - 3)
        inner = min(width - 2, max(WIDE, 4 * room))
        rows = [self._row(inner, key) for key in entries]
        if room < LEAST:
            return middle(rows, inner, width, height)
        art = upright(self.say, picture(board_shelf.DEFAULT, inner, room))
        return middle([*art, blank(inner), *rows], inner, width, height)

    def _list(self, wish: str, games: Sequence[Save]) -> Result:
        return Open(GamesPage(self.say, games, wish))

    def _row(self, width: int, key: Key) -> Strip:
        """A key, and what it leads to; after Continue, which game that is."""
        letter = style(DIM if key.reason else GOLD, bold=True)
        spans = [Span(f"   {key.name.upper()}   ", letter), Span(key.label, style(DIM if key.reason else TEXT))]
        if key.name == "c" and self.open:
            spans.append(Span(f"  {about(self.say, self.open[0])}", style(DIM)))
        return line(width, spans)
