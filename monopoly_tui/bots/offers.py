"""Which offers of bots people want to hear: all, those that make a set whole, or none. Knows no bot."""

from __future__ import annotations

from collections.abc import Container

from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import Offer
from monopoly_tui.rules.classic.rent import owns_group
from monopoly_tui.rules.classic.step import Play


def is_welcome(play: Play, act: Act, people: Container[int], wanted: str) -> bool:
    """Whether a bot may do this; only offers to `people` may be unwanted. `wanted`: all, sets or off."""
    if wanted == "all" or not isinstance(act, Offer) or act.to not in people:
        return True
    return wanted == "sets" and makes_set(play, act)


def makes_set(play: Play, offer: Offer) -> bool:
    """Whether the exchange gives either side the last street of a colour group."""
    twin = play.copy()
    owner = twin.state.owner
    for deeds, receiver in ((offer.give.deeds, offer.to), (offer.get.deeds, offer.by)):
        for square in deeds:
            owner[square] = -1 if receiver is None else receiver
    return any(owns_group(twin, owner[square], square) for square in (*offer.give.deeds, *offer.get.deeds))
