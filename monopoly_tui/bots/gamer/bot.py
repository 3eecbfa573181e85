"""What a bot of the Gamer game is: it sees the game, which hides nothing but chance, and answers with a legal act."""

from __future__ import annotations

from typing import Protocol

from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act, Decision
from monopoly_tui.rules.gamer.step import Play

ONLY: Reason = Reason("race-why-only")
"""Nothing else was open."""


class RaceBot(Protocol):
    """A player for any seat that is asked."""

    reason: Reason
    """Why the last choice was made."""

    def choose(self, play: Play, decision: Decision) -> Act:
        """A legal act for the seat that is asked; `play` is left as it was."""
