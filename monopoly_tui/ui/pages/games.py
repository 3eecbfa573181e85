"""Saved games to choose from. Opens none of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from monopoly_tui.keymap import cap
from monopoly_tui.saves import Save
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.draw import box
from monopoly_tui.ui.moving import moving
from monopoly_tui.ui.page import Call, Close, Key, Page, Result
from monopoly_tui.ui.pages.room import below_art, middle
from monopoly_tui.ui.rows import Rows
from monopoly_tui.ui.strip import Strip

WIDEST: Final = 76


class GamesPage(Page):
    """`wish` is what Enter asks for: "resume" or "watch". Above the list is the board of the game that is marked."""

    def __init__(self, say: Speaker, games: Sequence[Save], wish: str) -> None:
        self.say = say
        self.games = games
        self.wish = wish
        self.title = f"home-title-{wish}"
        self.rows = Rows(len(games))

    def sentence(self) -> str:
        """See Page."""
        return self.say("home-which-resume" if self.wish == "resume" else "home-which-watch")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.say
        label = say("home-key-continue" if self.wish == "resume" else "home-key-watch")
        return [
            Key("enter", label, lambda: Call(self.wish, str(self.games[self.rows.at].path))),
            Key("down", say("setting-key-move"), partial(self._move, 1), cap="↑ ↓"),
            *moving(self._move, 10, len(self.games)),
            Key("escape", say("table-key-close"), Close),
        ]

    def help(self) -> Mapping[str, str]:
        """See Page."""
        say = self.say
        return {
            cap("enter"): say("home-help-take"),
            "↑ ↓": say("home-help-mark"),
            cap("escape"): say("setting-help-close"),
        }

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = min(width - 2, WIDEST)
        rows = [(about(self.say, game), self._when(game)) for game in self.games]
        listed = box(inner, self.rows.draw(inner - 2, min(height - 2, len(rows)), rows))
        lines = below_art(listed, self.games[self.rows.at].board, inner, height, self.say)
        return middle(lines, inner, width, height)

    def _when(self, game: Save) -> str:
        over = f" · {self.say('cli-save-over')}" if game.over else ""
        return f"{game.board} · {game.started} · {game.id}{over}"

    def _move(self, by: int) -> Result:
        self.rows.move(by)
        return None


def about(say: Speaker, game: Save) -> str:
    """What a save is called: its title, or who plays."""
    return game.title or say.listed(game.players) or game.id
