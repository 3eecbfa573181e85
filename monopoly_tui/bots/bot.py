"""What a bot is: it sees what its seat may see, and answers with a legal act and a reason."""

from __future__ import annotations

from typing import Final, Protocol

from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act, Decision, Event
from monopoly_tui.rules.classic.step import Play

MOVE_ON: Final = Reason("bots-move-on")
"""Why a bot only gets on with its turn: it rolls, or hands on."""


class Bot(Protocol):
    """A player for one seat. It never meets the seed, nor another's hidden cash."""

    reason: Reason
    """Why the last choice was made."""

    def choose(self, play: Play, decision: Decision) -> Act:
        """A legal act for the seat that is asked."""

    def bid(self, play: Play, seat: int) -> int | None:
        """What to bid now where everybody may (RULES 5.4), in thousand tomans; None: nothing now."""

    def watch(self, event: Event) -> None:
        """Something happened at the table; on resuming a game, everything that ever did.

        A bot that sits there from the first act on plays the same without being told.
        """
