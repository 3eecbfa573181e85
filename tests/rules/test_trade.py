"""RULES 10: offers, counter-offers, fees, and what may not be traded."""

from typing import Any

import pytest

from monopoly_tui.rules.classic.acts import Bundle
from monopoly_tui.rules.classic.codec import describe
from monopoly_tui.rules.classic.events import OfferAccepted, Offered, OfferRejected, OfferVoid
from tests.rules.table import table

LIFTING = {"transfer_lift": "on", "transfer_fee": "mortgage"}


def test_whole_exchange() -> None:
    """10.1: deeds, cash and cards for deeds and cards."""
    t = table(owns={0: "1 5", 1: "39"}, cards=[["chance-free"], ["chest-free"]])
    t.do(
        0,
        "offer",
        to=1,
        give={"cash": 100, "deeds": [1, 5], "cards": ["chance-free"]},
        get={"deeds": [39], "cards": ["chest-free"]},
    )
    t.asks(1, "answer")
    t.do(1, "accept")
    assert t.cash == [1400, 1600]
    assert t.owner(1, 5, 39) == [1, 1, 0]
    assert t.state.cards == [["chest-free"], ["chance-free"]]
    t.asks(0, "roll")


def test_other_programs_read_an_offer_as_it_was_made() -> None:
    """10.1: what it does not move is left out."""
    t = table(owns={1: "39"})
    t.do(0, "offer", to=1, give={"cash": 100}, get={"deeds": [39]})
    assert describe(t.play, [{"name": name, "kind": "human"} for name in "AB"])["decision"] == {
        "by": 1,
        "kind": "answer",
        "offer": {"by": 0, "to": 1, "give": {"cash": 100}, "get": {"deeds": [39]}},
    }


def test_rejected() -> None:
    """10.1: nothing moves, the turn goes on where it was."""
    t = table(owns={1: "39"})
    t.do(0, "offer", to=1, give={"cash": 100}, get={"deeds": [39]})
    t.do(1, "reject")
    assert (t.cash, t.owner(39)) == ([1500, 1500], [1])
    t.asks(0, "roll")


def test_after_the_move_too() -> None:
    """10.1."""
    t = table(owns={1: "39"}, dice=[(4, 6)])
    t.roll()
    t.do(0, "offer", to=1, give={"cash": 100}, get={"deeds": [39]})
    t.do(1, "accept")
    t.asks(0, "end")


def test_from_jail() -> None:
    """12.4: one trades there, also the card that frees."""
    t = table(jail_tries=[1, None], cards=[[], ["chest-free"]])
    t.do(0, "offer", to=1, give={"cash": 40}, get={"cards": ["chest-free"]})
    t.do(1, "accept")
    t.do(0, "use_card")
    assert not t.state.in_jail(0)


def test_counter_is_seen_by_the_one_who_counters() -> None:
    """10.1: give is what the counterer gives; the first then answers."""
    t = table(seats=3, owns={0: "1", 1: "39"})
    t.do(0, "offer", to=1, give={"deeds": [1]}, get={"deeds": [39]})
    assert t.refused(0, "counter", give={"deeds": [1]}, get={"deeds": [39]}) == "not-your-decision"
    assert t.refused(1, "counter", give={"deeds": [1]}, get={"deeds": [39]}) == "side-not-owner"
    t.do(1, "counter", give={"deeds": [39]}, get={"cash": 500, "deeds": [1]})
    t.asks(0, "answer")
    assert t.refused(1, "accept") == "not-your-decision"
    assert t.refused(2, "accept") == "not-your-decision"
    t.do(0, "accept")
    assert (t.cash, t.owner(1, 39)) == ([1000, 2000, 1500], [1, 0])
    t.asks(0, "roll")


def test_counters_go_to_and_fro() -> None:
    """10.1: a counter may be countered; rejecting one ends it, whoever's turn it is."""
    t = table(owns={1: "39"})
    t.do(0, "offer", to=1, give={"cash": 100}, get={"deeds": [39]})
    t.do(1, "counter", give={"deeds": [39]}, get={"cash": 900})
    t.do(0, "counter", give={"cash": 500}, get={"deeds": [39]})
    t.asks(1, "answer")
    t.do(1, "reject")
    t.asks(0, "roll")
    assert t.owner(39) == [1]


def test_a_standing_offer_can_only_be_answered() -> None:
    """10.4: nobody rolls, builds or offers meanwhile."""
    t = table(seats=3, owns={0: "1 3", 1: "39 12"})
    t.do(0, "offer", to=1, give={"cash": 100}, get={"deeds": [39]})
    assert t.refused(0, "roll") == "not-your-decision"
    assert t.refused(0, "offer", to=2, give={"cash": 1}) == "not-your-decision"
    for act, keys in (
        ("mortgage", {"square": 12}),
        ("bankrupt", {}),
        ("end_turn", {}),
        ("offer", {"to": 2, "give": {"cash": 1}}),
    ):
        assert t.refused(1, act, **keys) == "not-now"


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ({"to": 1}, "empty-offer"),
        ({"to": 1, "give": {"cash": 0}, "get": {"deeds": []}}, "empty-offer"),
        ({"to": 0, "give": {"cash": 1}}, "trade-with-oneself"),
        ({"to": 2, "give": {"cash": 1}}, "partner-out"),
        ({"to": 4, "give": {"cash": 1}}, "partner-out"),
        ({"to": -1, "give": {"cash": 1}}, "partner-out"),
        ({"to": 1, "give": {"cash": -1}}, "negative-cash"),
        ({"to": 1, "get": {"cash": -1}}, "negative-cash"),
        ({"to": 1, "give": {"cash": 5}, "get": {"cash": 6}}, "cash-both-sides"),
        ({"to": 1, "give": {"cash": 1501}}, "offer-over-cash"),
        ({"to": 1, "give": {"deeds": [5, 5]}}, "named-twice"),
        ({"to": 1, "get": {"deeds": [39, 39]}}, "named-twice"),
        ({"to": 1, "give": {"cards": ["chance-free", "chance-free"]}}, "named-twice"),
        ({"to": 1, "give": {"deeds": [39]}}, "side-not-owner"),
        ({"to": 1, "give": {"deeds": [0]}}, "side-not-owner"),
        ({"to": 1, "give": {"deeds": [-1]}}, "side-not-owner"),
        ({"to": 1, "give": {"deeds": [99]}}, "side-not-owner"),
        ({"to": 1, "get": {"deeds": [5]}}, "side-not-owner"),
        ({"to": 1, "get": {"deeds": [35]}}, "side-not-owner"),
        ({"to": 1, "give": {"cards": ["chest-free"]}}, "side-no-card"),
        ({"to": 1, "get": {"cards": ["chance-free"]}}, "side-no-card"),
        ({"to": 1, "give": {"deeds": [1]}}, "group-built"),
        ({"to": 1, "give": {"deeds": [3]}}, "group-built"),
    ],
)
def test_offers_that_cannot_be(keys: dict[str, Any], reason: str) -> None:
    """10.2, 10.4."""
    t = table(seats=4, bankrupt=[2], owns={0: "1x1 3 5", 1: "39"}, cards=[["chance-free"], [], [], []])
    assert t.refused(0, "offer", **keys) == reason


@pytest.mark.parametrize(
    ("to", "give", "told"),
    [
        (2, {"cash": 1}, {"seat": 2}),
        (4, {"cash": 1}, {"seat": None}),  # nobody whose name could be told
        (1, {"cash": 1504}, {"missing": 4}),
        (1, {"deeds": [39]}, {"seat": 0, "square": 39}),
        (1, {"deeds": [3]}, {"square": 3}),
        (1, {"cards": ["chest-free"]}, {"seat": 0}),
    ],
)
def test_what_is_told_of_offers_that_cannot_be(to: int, give: dict[str, Any], told: dict[str, Any]) -> None:
    """10.2, 10.4."""
    t = table(seats=4, bankrupt=[2], owns={0: "1x1 3 5", 1: "39"})
    assert t.refusal(0, "offer", to=to, give=give).data == told


def test_offers_and_answers_are_told() -> None:
    """10.1: each as the one who acts sees it."""
    t = table(owns={0: "1", 1: "39"})
    cash, street, dear = Bundle(cash=100), Bundle(deeds=(1,)), Bundle(deeds=(39,))
    t.do(0, "offer", to=1, give={"cash": 100}, get={"deeds": [39]})
    assert t.events == [Offered(0, 1, cash, dear, counter=False)]
    t.do(1, "counter", give={"deeds": [39]}, get={"deeds": [1]})
    assert t.events == [Offered(1, 0, dear, street, counter=True)]
    t.do(0, "reject")
    assert t.events == [OfferRejected(0, 1)]
    t.do(0, "offer", to=1, give={"deeds": [1]}, get={"deeds": [39]})
    t.do(1, "accept")
    assert t.events == [OfferAccepted(1, 0, dear, street)]


def test_a_gift_is_allowed_either_way() -> None:
    """10.4: one thing is enough."""
    t = table(owns={1: "39"})
    t.do(0, "offer", to=1, give={"cash": 1})
    t.do(1, "accept")
    t.do(0, "offer", to=1, get={"deeds": [39]})
    t.do(1, "accept")
    assert (t.cash, t.owner(39)) == ([1499, 1501], [0])


def test_only_in_ones_own_turn() -> None:
    """10.1."""
    t = table(owns={1: "39"})
    assert t.refused(1, "offer", to=0, give={"deeds": [39]}, get={"cash": 1}) == "not-your-decision"


def test_asked_cash_is_looked_at_on_acceptance_only() -> None:
    """10.4: or an offer would feel out a hidden purse."""
    t = table(owns={0: "39"}, cash=[1500, 10])
    t.do(0, "offer", to=1, give={"deeds": [39]}, get={"cash": 11})
    assert t.refused(1, "accept") == "accept-over-cash"
    assert t.legal(1, "accept") == []
    t.do(1, "counter", give={"cash": 10}, get={"deeds": [39]})
    t.do(0, "accept")
    assert (t.cash, t.owner(39)) == ([1510, 0], [1])


def test_counter_of_more_than_ones_cash() -> None:
    """10.4: the counterer's own cash is checked at once."""
    t = table(owns={0: "39"}, cash=[1500, 10])
    t.do(0, "offer", to=1, give={"deeds": [39]}, get={"cash": 11})
    assert t.refused(1, "counter", give={"cash": 11}, get={"deeds": [39]}) == "offer-over-cash"


def test_ten_offers_and_counters_a_turn() -> None:
    """10.4: counters count; the turn after starts afresh."""
    t = table(owns={1: "39"}, dice=[(4, 6)])
    for _ in range(4):
        t.do(0, "offer", to=1, give={"cash": 1}, get={"deeds": [39]})
        t.do(1, "counter", give={"deeds": [39]}, get={"cash": 2})
        t.do(0, "reject")
    t.do(0, "offer", to=1, give={"cash": 1}, get={"deeds": [39]})
    t.do(1, "counter", give={"deeds": [39]}, get={"cash": 2})
    assert t.refused(0, "counter", give={"cash": 1}, get={"deeds": [39]}) == "offers-used-up"
    assert t.legal(0, "counter") == []
    t.do(0, "reject")
    assert t.refused(0, "offer", to=1, give={"cash": 1}) == "offers-used-up"
    assert t.legal(0, "offer") == []
    t.roll()
    assert t.refused(0, "offer", to=1, give={"cash": 1}) == "offers-used-up"
    t.end()
    t.do(1, "offer", to=0, give={"cash": 1})


def test_the_tenth_offer_can_be_accepted() -> None:
    """10.4."""
    t = table()
    for _ in range(9):
        t.do(0, "offer", to=1, give={"cash": 1})
        t.do(1, "reject")
    t.do(0, "offer", to=1, give={"cash": 1})
    t.do(1, "accept")
    assert t.cash == [1499, 1501]


@pytest.mark.parametrize(("fee", "cost"), [("price", 35), ("mortgage", 18)])
def test_fee_on_a_mortgaged_deed(fee: str, cost: int) -> None:
    """10.2: 10 % of the price or of the mortgage value, rounded up; it stays mortgaged."""
    t = table({"transfer_fee": fee}, owns={0: "37m"})
    t.do(0, "offer", to=1, give={"deeds": [37]}, get={"cash": 100})
    t.do(1, "accept")
    assert t.cash == [1600, 1400 - cost]
    assert t.state.mortgaged[37]


def test_both_sides_pay_for_what_they_receive() -> None:
    """10.2: mortgaged deeds in both directions."""
    t = table(owns={0: "1m", 1: "37m 5"})
    t.do(0, "offer", to=1, give={"deeds": [1]}, get={"deeds": [5, 37]})
    t.do(1, "accept")
    assert t.cash == [1500 - 35, 1500 - 6]


def test_fee_may_be_paid_from_the_cash_received() -> None:
    """10.2: cash after the exchange counts."""
    t = table(owns={0: "37m"}, cash=[100, 0])
    t.do(0, "offer", to=1, give={"deeds": [37], "cash": 35})
    t.do(1, "accept")
    assert t.cash == [65, 0]


def test_receiver_who_cannot_pay_the_fee_cannot_accept() -> None:
    """10.2: one thousand short."""
    t = table(owns={0: "37m"}, cash=[100, 0])
    t.do(0, "offer", to=1, give={"deeds": [37], "cash": 34})
    assert t.refused(1, "accept") == "accept-over-cash"
    t.do(1, "reject")


def test_acceptance_is_void_when_the_first_cannot_pay_the_fee() -> None:
    """10.3: the offerer lacks the fee for what comes in; nothing moves, and the offer is gone."""
    t = table(owns={0: "5", 1: "37m"}, cash=[34, 0])
    t.do(0, "offer", to=1, give={"deeds": [5]}, get={"deeds": [37]})
    t.do(1, "accept")
    assert t.saw(OfferVoid)
    assert (t.cash, t.owner(5, 37)) == ([34, 0], [0, 1])
    t.asks(0, "roll")
    assert t.refused(1, "accept") == "not-your-decision"


def test_lift_or_fee_in_board_order() -> None:
    """10.2: deeds of both sides taken together; each receiver is asked for its own."""
    t = table(LIFTING, owns={0: "12m 39m", 1: "5m 37m"})
    t.do(0, "offer", to=1, give={"deeds": [39, 12]}, get={"deeds": [37, 5]})
    t.do(1, "accept")
    t.asks(0, "lift_or_fee", square=5)
    assert t.refused(1, "lift_or_fee", lift=True) == "not-your-decision"
    assert t.refused(0, "roll") == "not-now"
    t.do(0, "lift_or_fee", lift=True)
    t.asks(1, "lift_or_fee", square=12)
    assert t.play.legal() == [{"by": 1, "do": "lift_or_fee", "lift": lift} for lift in (True, False)]
    t.do(1, "lift_or_fee", lift=False)
    t.asks(0, "lift_or_fee", square=37)
    t.do(0, "lift_or_fee", lift=False)
    t.asks(1, "lift_or_fee", square=39)
    t.do(1, "lift_or_fee", lift=True)
    assert t.cash == [1500 - 110 - 18, 1500 - 8 - 220]
    assert [t.state.mortgaged[square] for square in (5, 12, 37, 39)] == [False, True, True, False]
    t.asks(0, "roll")


def test_lifting_is_asked_only_while_the_open_fees_stay_covered() -> None:
    """10.2: 110 would do for the first, but 18 for the second must remain."""
    t = table(LIFTING, owns={0: "5m 37m"}, cash=[0, 127])
    t.do(0, "offer", to=1, give={"deeds": [5, 37]})
    t.do(1, "accept")
    assert t.cash[1] == 127 - 10 - 18
    t.asks(0, "roll")
    t = table(LIFTING, owns={0: "5m 37m"}, cash=[0, 128])
    t.do(0, "offer", to=1, give={"deeds": [5, 37]})
    t.do(1, "accept")
    t.asks(1, "lift_or_fee", square=5)
    t.do(1, "lift_or_fee", lift=True)
    assert t.cash[1] == 0


def test_trade_completes_a_group_to_build_on() -> None:
    """7.1, 10.1: the new owner may build at once in the same turn, the old one earns nothing."""
    t = table(owns={0: "37", 1: "39"})
    t.do(0, "offer", to=1, give={"cash": 1}, get={"deeds": [39]})
    t.do(1, "accept")
    t.do(0, "build", square=39)
    assert t.state.buildings[39] == 1


def test_mortgaged_deed_received_hinders_building() -> None:
    """7.1, 10.2: it stays mortgaged."""
    t = table(owns={0: "37", 1: "39m"})
    t.do(0, "offer", to=1, give={"cash": 1}, get={"deeds": [39]})
    t.do(1, "accept")
    assert t.refused(0, "build", square=37) == "group-mortgaged"
