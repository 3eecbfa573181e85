"""Rents that wait to be claimed: bots always claim (RULES 6.5). Knows no policy."""

from __future__ import annotations

from collections.abc import Collection

from monopoly_tui.engine.step import LUCK
from monopoly_tui.rules.classic.acts import Claim
from monopoly_tui.rules.classic.claims import ClaimsOpen
from monopoly_tui.rules.classic.step import Play


def due_claim(play: Play, seats: Collection[int]) -> Claim | None:
    """The oldest waiting rent that one of these seats may claim now, whoever is to decide.

    Whoever drives bots asks at every decision, before it is answered: a rent is lost when another rolls.
    """
    rents = play.state.rents
    if not rents or play.decision().by == LUCK or not isinstance(play.stack[-1], ClaimsOpen):
        return None
    return next((Claim(due.owner, due.square) for due in rents if due.owner in seats), None)
