"""What the lobbies of all games have in common: a page that makes the first line of a record."""

from __future__ import annotations

from typing import Any

from monopoly_tui.ui.page import Page


class LobbyPage(Page):
    """Base of the lobbies. It calls for a start, or for the board of another game; whoever shows it sees to that."""

    def header(self) -> dict[str, Any]:
        """The choices made, as the first line of a record has them; see `saves.new_header`."""
        raise NotImplementedError
