"""The screen before a game: the lobby's page in the whole terminal. Knows no ruleset."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from monopoly_tui.ui.form_screen import FormScreen
from monopoly_tui.ui.lobbies import lobby
from monopoly_tui.ui.page import Call
from monopoly_tui.ui.preferences import Preferences
from monopoly_tui.ui.writing import Writing

KEPT: Final = ("players", "seed", "dice", "title")
"""Choices that go along to the lobby of another game."""


class LobbyScreen(FormScreen):
    """`start` gets the choices made and says why they cannot be played, or nothing; `leave` goes back.

    `turn_to` gets the choices for a board of another ruleset, whose lobby is another one.
    """

    def __init__(
        self,
        writing: Writing,
        choices: dict[str, Any],
        likes: Preferences,
        start: Callable[[dict[str, Any]], str],
        leave: Callable[[], None],
        turn_to: Callable[[dict[str, Any]], None],
        back: bool = True,
    ) -> None:
        self.lobby = lobby(writing.say, choices, likes)
        self._start, self._turn_to = start, turn_to
        super().__init__(writing, "lobby-title", self.lobby, self._wish, leave, back)

    def _wish(self, call: Call) -> str:
        """Start, or turn to another board's lobby; why that cannot be, or nothing."""
        choices = self.lobby.header()
        if call.name == "board":
            self._turn_to({key: choices[key] for key in KEPT if key in choices} | {"board": call.about})
            return ""
        return self._start(choices)
