"""RULES 11.4 to 11.7: what a bankrupt player leaves, to whom, and how play goes on."""

from typing import Any

import pytest

from monopoly_tui.rules.classic.events import EstateReceived
from tests.rules.table import Table, table

FEES = {"bankruptcy_fee": "on", "transfer_fee": "mortgage"}
AUCTION = {"estate": "auction"}


def ruined(rules: dict[str, str] | str = "official", seats: int = 3, **setup: Any) -> Table:
    """Seat 0 has landed on seat 1's square 39 with four houses: 1700."""
    owns = {1: "37x4 39x4"} | setup.pop("owns", {})
    t = table(rules, seats=seats, **{"dice": [(1, 2)], "at": [36, *[0] * (seats - 1)], "owns": owns, **setup})
    t.roll()
    return t


def left_to_bank(rules: dict[str, str] | str = "official", seats: int = 3, **setup: Any) -> Table:
    """Seat 0 leaves the game at the start of its turn."""
    t = table(rules, seats=seats, **setup)
    t.do(0, "bankrupt")
    return t


def test_everything_goes_to_the_creditor() -> None:
    """11.4: cash, half the buildings' cost, deeds with their mortgages, cards."""
    keys: dict[str, Any] = {
        "at": [36, 10, 0],
        "jail_tries": [None, 0, None],
        "cards": [["chest-free"], ["chance-free"], []],
    }
    t = ruined(cash=[100, 0, 0], owns={0: "1x1 3x1 5m 12"}, **keys)
    assert t.state.bankrupt == [0]
    assert t.cash == [0, 150, 0]
    assert t.owner(1, 3, 5, 12) == [1, 1, 1, 1]
    assert [t.state.buildings[1], t.state.buildings[3]] == [0, 0]
    assert t.state.mortgaged[5]
    assert sorted(t.state.cards[1]) == ["chance-free", "chest-free"]
    assert (t.state.houses, t.state.hotels) == (32 - 8, 12)
    t.asks(1, "roll")


def test_estate_of_hotels_with_no_house_in_the_bank() -> None:
    """11.4: sold as a group, whatever the bank has."""
    t = ruined(cash=[0, 0, 0], owns={0: "1x5 3x5"}, houses=0)
    assert t.cash == [0, 10 * 25, 0]
    assert t.state.hotels == 12


def test_no_fee_by_the_official_rules() -> None:
    """11.4: bankruptcy_fee off."""
    t = ruined(cash=[0, 0, 0], owns={0: "5m"})
    assert t.cash == [0, 0, 0]
    t.asks(1, "roll")


def test_fees_are_one_debt_of_the_creditor() -> None:
    """11.4: each rounded up, then one sum, settled at once like any debt."""
    t = ruined(FEES, cash=[0, 20, 0], owns={0: "1m 12m", 2: "6"})
    assert t.cash[1] == 20 - 3 - 8
    t = ruined(FEES, cash=[0, 10, 0], owns={0: "1m 12m", 1: "37x4 39x4 5"})
    t.asks(1, "debt", amount=11, to="bank")
    t.do(1, "mortgage", square=5)
    assert t.cash[1] == 10 + 100 - 11
    t.asks(1, "roll")


def test_fee_by_price() -> None:
    """11.4, 10.2: the fee's own option."""
    t = ruined({"bankruptcy_fee": "on"}, cash=[0, 100, 0], owns={0: "1m 12m"})
    assert t.cash[1] == 100 - 6 - 15


def test_creditor_may_lift_deed_by_deed() -> None:
    """11.4, 10.2: in board order, while the other fees stay covered; the rest is one debt."""
    rules = {**FEES, "transfer_lift": "on"}
    t = ruined(rules, cash=[0, 150, 0], owns={0: "5m 12m 1m"})
    t.asks(1, "lift_or_fee", square=1)
    assert t.refused(1, "roll") == "not-now"
    t.do(1, "lift_or_fee", lift=False)
    t.asks(1, "lift_or_fee", square=5)
    t.do(1, "lift_or_fee", lift=True)
    assert t.cash[1] == 150 - 110 - 3 - 8
    assert [t.state.mortgaged[square] for square in (1, 5, 12)] == [True, False, True]
    t.asks(1, "roll")


def test_lift_is_not_asked_where_it_would_uncover_a_fee() -> None:
    """11.4: 33 to lift the first, 10 open for the station; 42 is one short."""
    rules = {**FEES, "transfer_lift": "on"}
    t = ruined(rules, cash=[0, 42, 0], owns={0: "1m 5m"})
    assert t.cash[1] == 42 - 3 - 10
    t = ruined(rules, cash=[0, 43, 0], owns={0: "1m 5m"})
    t.asks(1, "lift_or_fee", square=1)


def test_unmortgaged_estate_costs_nothing() -> None:
    """11.4: fees are on mortgaged deeds."""
    t = ruined(FEES, cash=[0, 0, 0], owns={0: "5 12"})
    assert t.cash[1] == 0
    t.asks(1, "roll")


def test_to_the_bank_everything_is_free_again() -> None:
    """11.5: deeds unowned and free of mortgage, cards under their decks, buildings gone, cash gone."""
    t = left_to_bank(owns={0: "1x5 3x4 5m 12"}, cards=[["chest-free", "chance-free"], [], []])
    assert t.owner(1, 3, 5, 12) == [-1] * 4
    assert not t.state.mortgaged[5]
    assert t.cash == [0, 1500, 1500]
    assert t.state.seen == {"chance": ["chance-free"], "chest": ["chest-free"]}
    assert (t.state.houses, t.state.hotels) == (32, 12)
    t.asks(1, "roll")


def test_estate_auction() -> None:
    """11.5: each deed free of mortgage, in board order, among the others, from the player after."""
    t = table(AUCTION, seats=4, turn=1, owns={1: "39m 5"})
    t.do(1, "bankrupt")
    t.asks(2, "auction", square=5, seats=(2, 3, 0))
    t.do(2, "bid", amount=30)
    t.do(3, "pass")
    t.do(0, "pass")
    t.asks(2, "auction", square=39, seats=(2, 3, 0))
    for seat in (2, 3, 0):
        t.do(seat, "pass")
    assert t.owner(5, 39) == [2, -1]
    assert not t.state.mortgaged[39]
    assert t.cash == [1500, 0, 1470, 1500]
    t.asks(2, "roll")


def test_estate_auction_timed() -> None:
    """11.5, 5.4."""
    t = left_to_bank({"estate": "auction", "auction": "timed"}, owns={0: "5"})
    t.asks(None, "auction", square=5, seats=(1, 2))
    assert t.refused(0, "bid", amount=2) == "not-in-auction"
    t.do(2, "bid", amount=10)
    t.do(None, "timeout")
    assert (t.owner(5), t.cash) == ([2], [0, 1500, 1490])
    t.asks(1, "roll")


def test_estate_auction_without_auctions() -> None:
    """11.5: with auctions off it is as return."""
    t = left_to_bank({"estate": "auction", "auction": "off"}, owns={0: "5"})
    assert t.owner(5) == [-1]
    t.asks(1, "roll")


def test_estate_auction_follows_the_turn_order() -> None:
    """11.5: the player after the bankrupt one in turn order."""
    t = table(AUCTION, seats=3, order=[2, 0, 1], turn=0, owns={0: "5"})
    t.do(0, "bankrupt")
    t.asks(1, "auction", square=5, seats=(1, 2))


def test_estate_to_a_creditor_is_not_auctioned() -> None:
    """11.4: only what goes to the bank is."""
    t = ruined(AUCTION, cash=[0, 0, 0], owns={0: "5"})
    assert t.owner(5) == [1]
    t.asks(1, "roll")


def chairman(seats: int = 4, **setup: Any) -> Table:
    """Seat 0 draws the card that pays 50 to each of the others."""
    t = table("official", seats=seats, **{"dice": [(3, 4)], "chance": ["chance-chairman"], **setup})
    t.roll()
    return t


def test_estate_goes_to_the_first_unpaid_creditor() -> None:
    """11.6: the first is paid, the second inherits, the third gets nothing."""
    t = chairman(cash=[70, 0, 0, 0], owns={0: "5m"})
    assert t.cash == [0, 50, 20, 0]
    assert t.owner(5) == [2]
    t.asks(1, "roll")


def test_first_unpaid_creditor_by_turn_order() -> None:
    """11.6, 8.5."""
    t = chairman(cash=[0, 0, 0, 0], owns={0: "5m"}, order=[0, 3, 1, 2])
    assert t.owner(5) == [3]
    t.asks(3, "roll")


def test_several_debtors_of_one_card() -> None:
    """8.5, 11.7: one pays, one is ruined, one raises; then the turn goes on."""
    t = table(
        seats=4, at=[10] * 4, dice=[(3, 4)], chest=["chest-birthday"], cash=[0, 10, 3, 0], owns={2: "5m", 3: "1"},
        cards=[[], [], ["chance-free"], []],
    )  # fmt: skip
    t.roll()
    assert t.state.bankrupt == [2]
    assert (t.cash[0], t.owner(5), t.state.cards[0]) == (13, [0], ["chance-free"])
    t.asks(3, "debt", amount=10, to=0)
    t.do(3, "mortgage", square=1)
    assert t.cash == [23, 0, 0, 20]
    t.asks(0, "end")


def test_bankrupt_in_anothers_turn_leaves_that_turn_going() -> None:
    """11.7: also the double that was rolled."""
    t = table(seats=3, at=[11] * 3, dice=[(3, 3)], chest=["chest-birthday"], cash=[0, 0, 10])
    t.roll()
    assert t.state.bankrupt == [1]
    t.asks(0, "roll")
    assert t.state.turn == 0


def test_turn_passes_over_those_out() -> None:
    """3.5, 11.7: two in a row."""
    t = table(seats=4, bankrupt=[1, 2], dice=[(4, 6)])
    t.roll()
    t.end()
    t.asks(3, "roll")


def test_fees_stop_a_creditor_in_the_debtors_turn() -> None:
    """11.7: the heir's debt is settled before the turn passes."""
    t = ruined(FEES, cash=[0, 0, 0], owns={0: "5m", 1: "37x4 39x4"})
    t.asks(1, "debt", amount=10, to="bank")
    t.do(1, "sell", square=37)
    assert t.cash[1] == 90
    t.asks(1, "roll")


def test_heir_ruined_by_the_fees() -> None:
    """11.4, 11.5, 11.7: a card's creditor inherits only mortgages; both go, and the third plays on."""
    t = table(
        {"bankruptcy_fee": "on"}, seats=4, at=[10] * 4, dice=[(3, 4)], chest=["chest-birthday"], cash=[0, 3, 10, 10],
        owns={1: "39m"},
    )  # fmt: skip
    t.roll()
    assert t.state.bankrupt == [1, 0]
    assert t.owner(39) == [-1]
    assert t.cash == [0, 0, 10, 10]
    t.asks(2, "roll")


def test_what_the_creditor_is_told() -> None:
    """11.4: one event with everything received."""
    t = ruined(cash=[100, 0, 0], owns={0: "1x1 3x1"})
    [event] = t.saw(EstateReceived)
    assert (event.seat, event.to, event.estate.cash, event.estate.deeds) == (0, 1, 150, (1, 3))


@pytest.mark.parametrize("act", ["roll", "end_turn", "bankrupt"])
def test_who_is_out_acts_no_more(act: str) -> None:
    """11.4."""
    t = left_to_bank()
    assert t.refused(0, act) == "not-your-decision"
    assert t.refused(1, "offer", to=0, give={"cash": 1}) == "partner-out"
