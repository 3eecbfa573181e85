"""RULES 5: buying, declining and the kinds of auction."""

from dataclasses import replace
from typing import Any

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.rules.classic.events import AuctionFailed, AuctionWon, Passed
from monopoly_tui.rules.errors import BadOptions
from tests.rules.table import Table, table


def at_auction(auction: str = "turns", seats: int = 3, **setup: Any) -> Table:
    """Seat 0 has just declined square 39, price 400."""
    at = [36, *[0] * (seats - 1)]
    t = table({"auction": auction}, seats=seats, **{"dice": [(1, 2)], "at": at, **setup})
    t.roll()
    t.do(0, "decline")
    return t


def test_buy_at_the_price() -> None:
    """5.1: with exactly the price in hand."""
    t = table(at=[36, 0], dice=[(1, 2)], cash=[400, 0])
    t.roll()
    t.do(0, "buy")
    assert (t.cash, t.owner(39)) == ([0, 0], [0])
    t.asks(0, "end")


def test_buy_refused_without_cash_but_decline_open() -> None:
    """5.1: one thousand short; declining is always open."""
    t = table({"auction": "off"}, at=[36, 0], dice=[(1, 2)], cash=[399, 0])
    t.roll()
    assert t.refused(0, "buy") == "needs-more"
    assert t.legal(0, "buy") == []
    assert t.legal(0, "decline")
    t.do(0, "decline")
    assert t.owner(39) == [-1]
    t.asks(0, "end")


def test_buy_twice_is_refused() -> None:
    """5.1: the deed is bought once."""
    t = table(at=[36, 0], dice=[(1, 2)])
    t.roll()
    t.do(0, "buy")
    assert t.refused(0, "buy") == "not-now"


def test_bidding_starts_with_the_decliner_and_goes_round_in_turn_order() -> None:
    """5.3: turn order, not seat order; seats that are out are not asked."""
    t = table(seats=4, order=[3, 1, 0, 2], bankrupt=[2], turn=1, at=[0, 36, 0, 0], dice=[(1, 2)], cash=[9, 9, 0, 9])
    t.roll()
    t.do(1, "decline")
    t.asks(1, "auction", square=39, high=0, high_by=None, seats=(1, 0, 3))
    t.do(1, "bid", amount=1)
    t.asks(0, "auction", high=1, high_by=1)
    t.do(0, "bid", amount=2)
    t.asks(3, "auction", high=2, high_by=0)
    t.do(3, "bid", amount=3)
    t.asks(1, "auction", high=3, high_by=3)


def test_a_bid_tops_the_highest_and_is_covered_by_cash() -> None:
    """5.3: at least 1 more, at most one's cash; nothing is raised meanwhile."""
    t = at_auction(cash=[500, 300, 1500], owns={0: "5", 1: "15"})
    assert t.refused(0, "bid", amount=0) == "bid-too-low"
    assert t.refused(0, "bid", amount=-5) == "bid-too-low"
    assert t.refused(0, "bid", amount=501) == "bid-over-cash"
    t.do(0, "bid", amount=200)
    assert t.refused(1, "bid", amount=200) == "bid-too-low"
    assert t.refused(1, "bid", amount=301) == "bid-over-cash"
    assert t.refused(1, "mortgage", square=15) == "not-now"
    assert t.refused(2, "bid", amount=400) == "not-your-decision"
    assert t.refused(None, "timeout") == "not-your-decision"
    assert t.legal(1, "bid") == [{"by": 1, "do": "bid", "min": 201, "max": 300}]
    t.do(1, "bid", amount=300)
    t.asks(2, "auction", high=300, high_by=1)


def test_a_pass_is_out_for_good() -> None:
    """5.3: who passed is not asked again when the others go on."""
    t = at_auction()
    t.do(0, "pass")
    t.do(1, "bid", amount=10)
    t.do(2, "bid", amount=11)
    t.asks(1, "auction")
    t.do(1, "bid", amount=12)
    t.asks(2, "auction")
    t.do(2, "pass")
    assert (t.owner(39), t.cash) == ([1], [1500, 1488, 1500])
    t.asks(0, "end")


def test_the_bid_not_the_price_is_paid() -> None:
    """5.3: more than the price is possible too."""
    t = at_auction()
    t.do(0, "bid", amount=1500)
    assert (t.owner(39), t.cash[0]) == ([0], 0)  # nobody can top it: the others are out unasked
    assert [(event.seat, event.asked) for event in t.saw(Passed)] == [(1, False), (2, False)]


def test_bidding_goes_round_past_the_last_seat() -> None:
    """5.3: after the last of the order has passed, the first is asked again."""
    t = at_auction()
    t.do(0, "bid", amount=10)
    t.do(1, "bid", amount=11)
    t.do(2, "pass")
    t.asks(0, "auction", high=11, high_by=1, seats=(0, 1))


def test_one_more_than_the_bid_is_enough_to_be_asked() -> None:
    """5.3: exactly as much cash as the lowest bid allowed; with as much as the bid itself one is out."""
    t = at_auction(cash=[100, 101, 100])
    t.do(0, "bid", amount=100)
    t.asks(1, "auction")
    t.do(1, "bid", amount=101)
    assert (t.owner(39), t.cash) == ([1], [100, 0, 100])


def test_all_pass_and_the_deed_stays() -> None:
    """5.3: nobody wants it."""
    t = at_auction()
    for seat in (0, 1, 2):
        t.do(seat, "pass")
    assert (t.owner(39), t.cash) == ([-1], [1500] * 3)
    assert t.saw(AuctionFailed)
    t.asks(0, "end")


def test_the_last_one_left_without_a_bid_still_chooses() -> None:
    """5.3: with all others out, bid or pass."""
    t = at_auction()
    t.do(0, "pass")
    t.do(1, "pass")
    t.asks(2, "auction", high=0, high_by=None)
    t.do(2, "bid", amount=1)
    assert (t.owner(39), t.cash[2]) == ([2], 1499)


def test_who_cannot_top_is_out_unasked_also_with_nothing_at_all() -> None:
    """5.3: a player without cash is never asked, the decliner neither."""
    t = at_auction(cash=[0, 0, 5])
    t.asks(2, "auction", seats=(2,))
    t.do(2, "pass")
    assert t.owner(39) == [-1]


def test_nobody_can_bid_and_the_auction_is_over_at_once() -> None:
    """5.3: three empty purses."""
    t = at_auction(cash=[0, 0, 0])
    assert t.owner(39) == [-1]
    t.asks(0, "end")


def test_the_highest_bidder_is_never_asked_to_top_himself() -> None:
    """5.3: it ends when only the highest bidder is left in."""
    t = at_auction(seats=2)
    t.do(0, "bid", amount=5)
    t.do(1, "pass")
    assert [(event.seat, event.amount) for event in t.saw(AuctionWon)] == [(0, 5)]
    t.asks(0, "end")


def test_players_in_jail_bid() -> None:
    """5.2, 12.4."""
    t = at_auction(seats=2, jail_tries=[None, 1], at=[36, 10])
    t.do(0, "pass")
    t.do(1, "bid", amount=7)
    assert t.owner(39) == [1]


def test_auction_on_a_card_chosen_square() -> None:
    """5.1, 8.3: a free station reached by card is for sale, and auctioned when declined."""
    t = table(dice=[(3, 4)], chance=["chance-station-1"])
    t.roll()
    t.asks(0, "buy", square=15)
    t.do(0, "decline")
    t.asks(0, "auction", square=15)


def test_timed_raises_by_fixed_steps() -> None:
    """5.4: 2, 10 or 100 over the highest bid, never one's own, never above one's cash."""
    t = at_auction("timed", cash=[1500, 1500, 109])
    t.asks(None, "auction", square=39, high=0, high_by=None)
    for amount in (0, 1, 3, 20, 101, -2):
        t.refused(1, "bid", amount=amount)
    t.do(1, "bid", amount=100)
    assert t.refused(1, "bid", amount=102) == "own-bid-stands"
    assert t.refused(2, "bid", amount=110) == "bid-over-cash"
    assert t.refused(2, "pass") == "not-now"
    assert t.legal(2, "bid") == [{"by": 2, "do": "bid", "min": 102, "max": 109, "steps": [2, 10, 100]}]
    assert t.legal(1, "bid") == []
    t.do(2, "bid", amount=102)
    t.do(1, "bid", amount=104)
    assert t.refused(1, "timeout") == "not-your-decision"
    t.do(None, "timeout")
    assert (t.owner(39), t.cash) == ([1], [1500, 1396, 109])
    t.asks(0, "end")


def test_timed_without_bid() -> None:
    """5.4: the clock runs out and the bank keeps the deed."""
    t = at_auction("timed")
    t.do(None, "timeout")
    assert t.owner(39) == [-1]
    assert t.refused(None, "timeout")


def test_timed_leaves_out_who_is_out() -> None:
    """5.2: only players still in the game, and only seats that exist."""
    t = at_auction("timed", bankrupt=[2], cash=[1500, 1500, 0])
    assert t.refused(2, "bid", amount=2) == "not-in-auction"
    assert t.refused(3, "bid", amount=2) == "not-in-auction"
    assert t.refused(None, "bid", amount=2) == "not-in-auction"


def test_open_takes_any_raise() -> None:
    """5.4: at least 1 more, no clock; the hammer falls when the table says so."""
    t = at_auction("open")
    assert t.refused(0, "bid", amount=0) == "bid-too-low"
    t.do(0, "bid", amount=1)
    assert t.refused(2, "bid", amount=1) == "bid-too-low"
    assert t.legal(2, "bid") == [{"by": 2, "do": "bid", "min": 2, "max": 1500}]
    t.do(2, "bid", amount=378)
    t.do(0, "bid", amount=379)
    t.do(None, "timeout")
    assert (t.owner(39), t.cash[0]) == ([0], 1121)


@pytest.mark.parametrize("auction", ["timed", "open"])
def test_bidding_all_one_has_out_of_turn(auction: str) -> None:
    """5.4: up to the last thousand, and it is listed so."""
    t = at_auction(auction, cash=[1500, 2, 1])
    assert [option["max"] for option in t.legal(1, "bid")] == [2]
    assert bool(t.legal(2, "bid")) is (auction == "open")
    t.do(1, "bid", amount=2)
    t.do(None, "timeout")
    assert (t.owner(39), t.cash[1]) == ([1], 0)


def test_double_still_rolls_after_a_timed_auction() -> None:
    """5.3, 3.2."""
    t = at_auction("timed", dice=[(2, 2)], at=[35, 0, 0])
    t.do(None, "timeout")
    t.asks(0, "roll")


def test_direct_auction() -> None:
    """5.5: no sale at the price; bidding starts with the player who landed."""
    bazaar = replace(find("tehran"), direct_auction=True)
    t = table(board=bazaar, seats=3, turn=1, at=[0, 36, 0], dice=[(1, 2)])
    t.roll()
    t.asks(1, "auction", square=39, seats=(1, 2, 0))
    assert t.refused(1, "buy") == "not-now"
    assert t.refused(1, "decline") == "not-now"
    t.do(1, "pass")
    t.do(2, "bid", amount=3)
    t.do(0, "pass")
    assert t.owner(39) == [2]


def test_direct_auction_needs_auctions() -> None:
    """5.5: such a board without auctions is refused at set-up."""
    bazaar = replace(find("tehran"), direct_auction=True)
    with pytest.raises(BadOptions) as fault:
        table({"auction": "off"}, board=bazaar)
    assert fault.value.refusals[0].reason == "direct-auction-off"
