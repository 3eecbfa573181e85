"""The screen before a game: the lobby's page in the whole terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monopoly_tui.ui.form_screen import FormScreen
from monopoly_tui.ui.pages.lobby import Lobby, shelf_for
from monopoly_tui.ui.preferences import Preferences
from monopoly_tui.ui.writing import Writing


class LobbyScreen(FormScreen):
    """`start` gets the choices made and says why they cannot be played, or nothing; `leave` goes back."""

    def __init__(
        self,
        writing: Writing,
        choices: dict[str, Any],
        likes: Preferences,
        start: Callable[[dict[str, Any]], str],
        leave: Callable[[], None],
    ) -> None:
        self.lobby = Lobby(writing.say, shelf_for(choices), choices, likes)
        super().__init__(writing, "lobby-title", self.lobby, lambda _: start(self.lobby.header()), leave)
