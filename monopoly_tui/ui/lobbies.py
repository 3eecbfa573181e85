"""The table of lobbies, by ruleset. Each is imported when a game of it is put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from monopoly_tui import board_shelf
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.page import Page
from monopoly_tui.ui.preferences import Preferences


class Lobby(Protocol):
    """What every lobby's page can say."""

    def header(self) -> dict[str, Any]:
        """The choices made, as the first line of a record has them."""


def _classic(say: Speaker, choices: Mapping[str, Any], likes: Preferences) -> tuple[Page, Lobby]:
    from monopoly_tui.ui.pages.lobby import Lobby

    lobby = Lobby(say, choices, likes)
    return lobby, lobby


def _gamer(say: Speaker, choices: Mapping[str, Any], likes: Preferences) -> tuple[Page, Lobby]:
    from monopoly_tui.ui.gamer.lobby import RaceLobby

    lobby = RaceLobby(say, choices, likes)
    return lobby, lobby


LOBBIES: Final[Mapping[str, Callable[[Speaker, Mapping[str, Any], Preferences], tuple[Page, Lobby]]]] = {
    "classic": _classic,
    "gamer": _gamer,
}
"""By the name of a ruleset: its page, which is its lobby too."""


def lobby(say: Speaker, choices: Mapping[str, Any], likes: Preferences) -> tuple[Page, Lobby]:
    """The lobby for the board among the choices. Raises as `board_shelf.find`."""
    board = board_shelf.find(choices.get("board", board_shelf.DEFAULT))
    return LOBBIES[board.ruleset](say, choices, likes)
