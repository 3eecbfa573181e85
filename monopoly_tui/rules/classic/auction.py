"""Auctions by turns, timed and open, of deeds and of buildings (RULES 5.2 to 5.5, 7.7)."""

from __future__ import annotations

from typing import Any

from monopoly_tui.engine.step import Act, Decision, Refusal
from monopoly_tui.rules.classic import building
from monopoly_tui.rules.classic.acts import Bid, Pass, Place, Timeout
from monopoly_tui.rules.classic.events import AuctionFailed, AuctionOpened, AuctionWon, BidMade, Building, Passed
from monopoly_tui.rules.classic.step import ClassicStep, Play, not_now

TIMED_STEPS = (2, 10, 100)
"""By how much a bid in a timed auction may raise, in thousand tomans (RULES 5.4)."""


def open_auction(play: Play, square: int, first: int) -> None:
    """Auction a deed of the bank, by the kind of auction, round the table from seat `first` on (RULES 5.2, 5.3)."""
    seats = play.state.alive_from(first)
    kind = play.options.auction
    play.emit(AuctionOpened, square, None, tuple(seats))
    play.push(TurnsAuction(square, None, seats, 1) if kind == "turns" else OpenAuction(square, seats, kind))


def open_building_auction(play: Play, what: Building, asker: int) -> None:
    """Auction one house or hotel among those who could build it, the asker first (RULES 7.7)."""
    able = building.wanting(play, what)
    seats = [seat for seat in play.state.alive_from(asker) if seat in able]
    cost = play.board.house_cost
    lowest = min(cost[square] for seat in seats for square in building.sites(play, seat, what))
    play.emit(AuctionOpened, None, what, tuple(seats))
    play.push(TurnsAuction(None, what, seats, lowest))


class TurnsAuction(ClassicStep):
    """Bidding that goes round until one is left, or nobody (RULES 5.3).

    `seats` are those still in, in bidding order; `turn` is the index of the one to bid.
    """

    __slots__ = ("building", "floor", "high", "high_by", "seats", "square", "turn")

    def __init__(self, square: int | None, what: Building | None, seats: list[int], floor: int) -> None:
        self.square = square
        self.building = what
        self.seats = seats
        self.floor = floor
        self.turn = 0
        self.high = 0
        self.high_by: int | None = None

    def ask(self, play: Play) -> Decision | None:
        """See Step. Those whose cash cannot top the bid are passed over (RULES 5.3)."""
        while self.seats and self.seats != [self.high_by]:
            seat = self.seats[self.turn]
            if play.state.cash[seat] >= self.lowest():
                return Decision(seat, "auction", lot(self.square, self.building, self.high, self.high_by, self.seats))
            self._leave(play, asked=False)
        play.pop()
        settle(play, self.square, self.building, self.high, self.high_by)
        if self.high_by is None and self.building:
            play.state.shortage_asked = True
        return None

    def lowest(self) -> int:
        """The lowest bid allowed now, in thousand tomans."""
        return max(self.high + 1, self.floor)

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See ClassicStep."""
        if isinstance(act, Pass):
            return None
        if not isinstance(act, Bid):
            return not_now(act, "auction")
        if act.amount < self.lowest():
            return Refusal("bid-too-low", {"lowest": self.lowest()})
        if act.amount > play.state.cash[self.seats[self.turn]]:
            return Refusal("bid-over-cash")
        return None

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        if isinstance(act, Bid):
            self.high, self.high_by = act.amount, act.by
            play.emit(BidMade, self.seats[self.turn], act.amount)
            self.turn = (self.turn + 1) % len(self.seats)
        else:
            self._leave(play, asked=True)

    def options(self, play: Play) -> list[dict[str, Any]]:
        """See Step."""
        seat = self.seats[self.turn]
        bid = {"by": seat, "do": Bid.do, "min": self.lowest(), "max": play.state.cash[seat]}
        return [bid, {"by": seat, "do": Pass.do}]

    def _leave(self, play: Play, *, asked: bool) -> None:
        play.emit(Passed, self.seats[self.turn], asked)
        del self.seats[self.turn]
        if self.turn >= len(self.seats):
            self.turn = 0


class OpenAuction(ClassicStep):
    """Bidding in any order until the clock runs out or the hammer falls (RULES 5.4)."""

    __slots__ = ("high", "high_by", "kind", "seats", "square")

    def __init__(self, square: int, seats: list[int], kind: str) -> None:
        self.square = square
        self.seats = seats
        self.kind = kind  # "timed" or "open"
        self.high = 0
        self.high_by: int | None = None

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        return Decision(None, "auction", lot(self.square, None, self.high, self.high_by, self.seats))

    def check(self, play: Play, act: Act) -> Refusal | None:
        """See Step. Anyone still in the game may bid, and the table calls time."""
        if isinstance(act, Timeout):
            return None if act.by is None else Refusal("not-your-decision", {"seat": None})
        if not isinstance(act, Bid):
            return not_now(act, "auction")
        if act.by not in self.seats:
            return Refusal("not-in-auction", {"seat": act.by})
        if act.by == self.high_by:
            return Refusal("own-bid-stands")
        raise_by = act.amount - self.high
        if self.kind == "timed" and raise_by not in TIMED_STEPS:
            return Refusal("bid-step", {"steps": TIMED_STEPS, "high": self.high})
        if raise_by < 1:
            return Refusal("bid-too-low", {"lowest": self.high + 1})
        return Refusal("bid-over-cash") if act.amount > play.state.cash[act.by] else None

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        if isinstance(act, Bid) and act.by is not None:
            self.high, self.high_by = act.amount, act.by
            play.emit(BidMade, act.by, act.amount)
        else:
            play.pop()
            settle(play, self.square, None, self.high, self.high_by)

    def options(self, play: Play) -> list[dict[str, Any]]:
        """See Step."""
        timed = {"steps": list(TIMED_STEPS)} if self.kind == "timed" else {}
        least = self.high + (TIMED_STEPS[0] if timed else 1)
        bids: list[dict[str, Any]] = [
            {"by": seat, "do": Bid.do, "min": least, "max": play.state.cash[seat], **timed}
            for seat in self.seats
            if seat != self.high_by and play.state.cash[seat] >= least
        ]
        return [*bids, {"by": None, "do": Timeout.do}]


class Placing(ClassicStep):
    """The winner of a building auction says where the building stands (RULES 7.7)."""

    __slots__ = ("building", "seat")

    def __init__(self, seat: int, what: Building) -> None:
        self.seat = seat
        self.building = what

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        return Decision(self.seat, "place", {"building": self.building})

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See ClassicStep."""
        if not isinstance(act, Place):
            return not_now(act, "place")
        if refusal := building.check_site(play, self.seat, act.square):
            return refusal
        fits = building.next_building(play, act.square) == self.building
        return None if fits else Refusal("place-kind", {"square": act.square, "building": self.building})

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        assert isinstance(act, Place), "judge let it through"
        play.pop()
        building.put(play, self.seat, act.square, paid_now=0)

    def options(self, play: Play) -> list[dict[str, Any]]:
        """See Step."""
        squares = building.sites(play, self.seat, self.building)
        return [{"by": self.seat, "do": Place.do, "square": square} for square in squares]


def lot(square: int | None, what: Building | None, high: int, high_by: int | None, seats: list[int]) -> dict[str, Any]:
    """What the decision says of an auction: the lot, the highest bid and who is in (RULES 5.2)."""
    subject = {"building": what} if what else {"square": square}
    return {**subject, "high": high, "high_by": high_by, "seats": tuple(seats)}


def settle(play: Play, square: int | None, what: Building | None, amount: int, winner: int | None) -> None:
    """The highest bidder pays the bid and gets the lot; without a bid the bank keeps it (RULES 5.2)."""
    if winner is None:
        play.emit(AuctionFailed, square, what)
        return
    play.state.cash[winner] -= amount
    play.emit(AuctionWon, winner, square, what, amount, play.state.cash[winner])
    if square is not None:
        play.state.owner[square] = winner
    elif what is not None:
        play.push(Placing(winner, what))
