"""What is told while a game goes on, event by event, and what is told of an act that is refused."""

from typing import Any

import pytest

from monopoly_tui.rules.classic import events as e
from monopoly_tui.rules.milestones import CardDrawn
from tests.rules.table import Table, table


def at_auction(auction: str, **setup: Any) -> Table:
    """Seat 0 of three declines square 39."""
    t = table({"auction": auction}, seats=3, dice=[(1, 2)], at=[36, 0, 0], **setup)
    t.roll()
    t.do(0, "decline")
    return t


def test_the_beginning() -> None:
    """2.3, 2.4, 3.1: rolls for the start, those of a tie again; then the order, the round, the turn."""
    t = table({"turn_order": "highest_roll"}, seats=3, order=(), dice=[(1, 2), (3, 3), (2, 4), (1, 1), (1, 3)])
    rolls = [(0, (1, 2)), (1, (3, 3)), (2, (2, 4)), (1, (1, 1)), (2, (1, 3))]
    assert t.events == [
        *(e.StartRolled(seat, roll) for seat, roll in rolls),
        e.OrderDrawn((2, 0, 1)), e.RoundStarted(1), e.TurnStarted(2),
    ]  # fmt: skip


def test_deeds_that_are_dealt() -> None:
    """2.5: one after the other, in turn order."""
    deal = [square for square in table().play.board.deeds if square != 39]
    t = table({"deal": "all"}, seats=2, drawn_order=[1, 0], deal=[39, *deal])
    dealt = t.saw(e.DeedDealt)
    assert dealt[:3] == [e.DeedDealt(1, 39), e.DeedDealt(0, 1), e.DeedDealt(1, 3)]
    assert len(dealt) == 28


def test_a_round_that_ends() -> None:
    """3.5, 14: with what everybody is worth then."""
    t = table(cash=[100, 20], owns={0: "39"}, turn=1, at=[10, 10], dice=[(4, 6)])
    t.roll()
    t.end()
    assert t.events == [e.TurnEnded(1), e.RoundEnded(1, (500, 20)), e.RoundStarted(2), e.TurnStarted(0)]


def test_the_end() -> None:
    """13.1, 14: who comes where, and what everybody is worth."""
    t = table({"rounds": 1}, cash=[100, 20], owns={0: "39"}, turn=1, at=[10, 10], dice=[(4, 6)])
    t.roll()
    t.end()
    assert t.events[-1] == e.GameEnded(((0,), (1,)), (500, 20))


def test_tries_in_jail() -> None:
    """12.2, 12.3: a miss, and a double that frees and gives no other roll."""
    t = table(jail_tries=[0, 0], dice=[(1, 2), (5, 5)])
    t.roll()
    assert t.events == [e.Rolled(0, (1, 2), "jail", 0), e.JailMissed(0, 1)]
    t.end()
    t.roll()
    assert t.events[:3] == [e.Rolled(1, (5, 5), "jail", 0), e.JailLeft(1, "double"), e.Moved(1, 10, 20, "forward")]


def test_a_debt_that_is_paid() -> None:
    """11.1, 11.3."""
    t = table(dice=[(1, 3)], cash=[120, 0], owns={0: "5 1 3"})
    t.roll()
    assert t.events[-1] == e.DebtOpened(0, "bank", 200, "tax", 4)
    assert t.refusal(0, "build", square=1).data == {"amount": 200}
    t.do(0, "mortgage", square=5)
    assert t.events == [e.Mortgaged(0, 5, 100, 220), e.Paid(0, "bank", 200, "tax", 4, 20, None)]


@pytest.mark.parametrize("left", [True, False])
def test_a_bankruptcy_to_the_bank(left: bool) -> None:
    """11.2, 11.3, 11.5: whether it was one's own will, and what the bank gets back."""
    t = table({"auto_bankrupt": "off"}, seats=3, dice=[(1, 3)], cash=[100, 0, 0], owns={0: "39 5"})
    if not left:
        t.roll()
    t.do(0, "bankrupt")
    assert t.events[:2] == [e.WentBankrupt(0, "bank", left), e.EstateReturned(0, (5, 39))]


def test_a_bankruptcy_at_once() -> None:
    """11.2: nobody's own will."""
    t = table({"auto_bankrupt": "on"}, seats=3, at=[36, 0, 0], dice=[(1, 2)], cash=[7, 0, 0], owns={1: "39"})
    t.roll()
    [event] = t.saw(e.WentBankrupt)
    assert event == e.WentBankrupt(0, 1, left=False)


def test_a_card() -> None:
    """8.3: which one it is, before anything comes of it; one that frees is kept."""
    t = table(dice=[(3, 4)], chance=["chance-24"])
    t.roll()
    assert t.events[2:4] == [CardDrawn(0, "chance", "chance-24"), e.Moved(0, 7, 24, "forward")]
    t = table(dice=[(3, 4)], chance=["chance-free"])
    t.roll()
    assert t.events[2:] == [CardDrawn(0, "chance", "chance-free"), e.CardKept(0, "chance-free")]


def test_a_free_deed() -> None:
    """5.1: that it is for sale, and that it is bought."""
    t = table(at=[36, 0], dice=[(1, 2)])
    t.roll()
    assert t.events[-1] == e.ForSale(0, 39)
    t.do(0, "buy")
    assert t.events == [e.Bought(0, 39, 400, 1100)]


def test_an_auction_by_turns() -> None:
    """5.2, 5.3: opened, bid at, passed and won; and what is wrong with a bid."""
    t = at_auction("turns")
    assert t.events == [e.Declined(0, 39), e.AuctionOpened(39, None, (0, 1, 2))]
    t.do(0, "bid", amount=10)
    assert t.events == [e.BidMade(0, 10)]
    assert t.refusal(1, "bid", amount=10).data == {"lowest": 11}
    t.do(1, "pass")
    assert t.events == [e.Passed(1, asked=True)]
    t.do(2, "pass")
    assert t.events == [e.Passed(2, asked=True), e.AuctionWon(0, 39, None, 10, 1490)]


@pytest.mark.parametrize(
    ("auction", "wanted"), [("timed", {"steps": (2, 10, 100), "high": 10}), ("open", {"lowest": 11})]
)
def test_an_auction_in_any_order(auction: str, wanted: dict[str, Any]) -> None:
    """5.4."""
    t = at_auction(auction, bankrupt=[2], cash=[1500, 1500, 0])
    assert t.events[-1] == e.AuctionOpened(39, None, (0, 1))
    assert t.refusal(2, "bid", amount=10).data == {"seat": 2}
    t.do(1, "bid", amount=10)
    assert t.events == [e.BidMade(1, 10)]
    assert t.refusal(0, "bid", amount=10).data == wanted
    t.do(None, "timeout")
    assert t.events == [e.AuctionWon(1, 39, None, 10, 1490)]


@pytest.mark.parametrize("auction", ["timed", "open"])
def test_an_auction_without_a_bid(auction: str) -> None:
    """5.4: the bank keeps the deed."""
    t = at_auction(auction)
    t.do(None, "timeout")
    assert t.events == [e.AuctionFailed(39, None)]


def test_an_auction_of_a_house() -> None:
    """7.7: without a bid it is the house that nobody wanted; with one it is told where it stands, and was paid."""
    t = table({"building_shortage": "auction"}, owns={0: "37 39", 1: "16 18 19"}, houses=1, dice=[(4, 6)] * 2)
    t.do(0, "build", square=37)
    for seat in (0, 1):
        t.do(seat, "pass")
    assert t.saw(e.AuctionFailed) == [e.AuctionFailed(None, "house")]
    t.roll()
    t.end()
    t.do(1, "build", square=16)
    t.do(1, "bid", amount=100)
    t.do(0, "pass")
    assert t.events[-1] == e.AuctionWon(1, None, "house", 100, 1400)
    t.do(1, "place", square=18)
    assert t.events == [e.Built(1, 18, 1, 0, 1400)]
