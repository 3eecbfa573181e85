"""Which offers a bot has made and to whom: nobody is pestered. Knows no worth and no position."""

from __future__ import annotations

from typing import Final

from monopoly_tui.engine.step import Event
from monopoly_tui.rules.classic import events
from monopoly_tui.rules.classic.acts import Bundle

CHANGING: Final = frozenset(
    (
        events.Bought,
        events.AuctionWon,
        events.OfferAccepted,
        events.EstateReceived,
        events.EstateReturned,
        events.DeedSold,
    )
)
"""What changes who holds what, after which a refused offer may be made again."""


class Manners:
    """The offers of one seat. At most one a round to a person; none twice while holdings stay as they are."""

    def __init__(self, seat: int, people: frozenset[int]) -> None:
        self.seat = seat
        self.people = people
        self.round = 0
        """The round of the last offer to anybody."""
        self._made: set[tuple[int, Bundle, Bundle]] = set()
        self._asked: dict[int, int] = {}  # by seat: the round of the last offer
        self._now = 1  # the round, as far as events tell

    def may(self, to: int, give: Bundle, get: Bundle, now: int) -> bool:
        """Whether this offer may be made to seat `to` in round `now`."""
        return (to, give, get) not in self._made and (to not in self.people or self._asked.get(to) != now)

    def made(self, to: int, give: Bundle, get: Bundle, now: int) -> None:
        """Note an offer or counter-offer."""
        self._made.add((to, give, get))
        self._asked[to] = self.round = now

    def forget(self) -> None:
        """Holdings changed: what was refused may be asked again."""
        self._made.clear()

    def watch(self, event: Event) -> None:
        """Take in what happened; after a game is resumed this is all that is known of the offers before."""
        if isinstance(event, events.RoundStarted):
            self._now = event.round
        elif isinstance(event, events.Offered):
            if event.seat == self.seat:
                self.made(event.to, event.give, event.get, self._now)
        elif type(event) in CHANGING:
            self.forget()
