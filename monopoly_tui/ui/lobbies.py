"""The table of lobbies, by ruleset. Each is imported when a game of it is put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from monopoly_tui import board_shelf
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.pages.lobby_page import LobbyPage
from monopoly_tui.ui.preferences import Preferences


def _classic(say: Speaker, choices: Mapping[str, Any], likes: Preferences) -> LobbyPage:
    from monopoly_tui.ui.pages.lobby import Lobby

    return Lobby(say, choices, likes)


def _gamer(say: Speaker, choices: Mapping[str, Any], likes: Preferences) -> LobbyPage:
    from monopoly_tui.ui.gamer.lobby import RaceLobby

    return RaceLobby(say, choices, likes)


LOBBIES: Final[Mapping[str, Callable[[Speaker, Mapping[str, Any], Preferences], LobbyPage]]] = {
    "classic": _classic,
    "gamer": _gamer,
}
"""By the name of a ruleset."""


def lobby(say: Speaker, choices: Mapping[str, Any], likes: Preferences) -> LobbyPage:
    """The lobby for the board among the choices. Raises as `board_shelf.find`."""
    board = board_shelf.find(choices.get("board", board_shelf.DEFAULT))
    return LOBBIES[board.ruleset](say, choices, likes)
