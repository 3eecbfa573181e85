"""RULES 11.1 to 11.3: what is owed, how money is raised, when a debtor is beyond saving."""

from typing import Any

import pytest

from monopoly_tui.rules.classic.debt import raisable
from monopoly_tui.rules.classic.events import DebtOpened, Offered
from tests.rules.table import Table, table


def owing(rules: dict[str, str] | str = "official", seats: int = 2, **setup: Any) -> Table:
    """Seat 0 has landed on the income tax and owes 200."""
    t = table(rules, seats=seats, **{"dice": [(1, 3)], **setup})
    t.roll()
    return t


def test_paid_at_once_with_the_last_of_ones_cash() -> None:
    """11.1: exactly enough is enough."""
    t = owing(cash=[200, 0])
    assert t.cash[0] == 0
    assert not t.saw(DebtOpened)
    t.asks(0, "end")


def test_paid_by_itself_as_soon_as_cash_suffices() -> None:
    """11.1: nobody pays by hand, and no more is raised than is done."""
    t = owing(cash=[0, 0], owns={0: "5 15 25"})
    t.asks(0, "debt", amount=200, to="bank")
    t.do(0, "mortgage", square=5)
    t.asks(0, "debt", amount=200, to="bank")
    assert t.cash[0] == 100
    t.do(0, "mortgage", square=15)
    assert t.cash[0] == 0
    t.asks(0, "end")
    assert not t.state.mortgaged[25]


def test_a_debtor_only_raises_money() -> None:
    """11.3: no building, no lifting, no ending, no rolling, no trade unless the table allows it."""
    t = owing(cash=[199, 0], owns={0: "1 3 12m 5"})
    for act, keys in (("build", {"square": 1}), ("lift", {"square": 12})):
        assert t.refused(0, act, **keys) == "owes"
    assert t.refused(0, "offer", to=1, give={"deeds": [1]}, get={"cash": 1}) == "debt-trades-off"
    for act in ("roll", "end_turn", "buy", "pass", "accept", "pay_fine", "use_card"):
        assert t.refused(0, act) == "not-now"
    assert t.refused(1, "mortgage", square=5) == "not-your-decision"


def test_buildings_are_sold_in_order() -> None:
    """11.1, 7.2: evenness binds a debtor too."""
    t = owing(cash=[0, 0], owns={0: "37x1 39x2"})
    assert t.refused(0, "sell", square=37) == "sell-evenly"
    assert t.refused(0, "mortgage", square=37) == "group-built"
    t.do(0, "sell", square=39)
    t.do(0, "sell", square=37)
    assert t.cash[0] == 0


def test_sell_to_the_bank_for_a_debt() -> None:
    """11.1, 9.4."""
    t = owing("room", cash=[110, 0], owns={0: "1 5"})
    t.do(0, "sell_deed", square=5)
    assert (t.cash[0], t.owner(5)) == (10, [-1])
    t.asks(0, "end")


def test_trade_for_a_debt_in_ones_own_turn() -> None:
    """10.1, 11.1: with debt_trades on; the debt is paid as soon as the exchange brings enough."""
    t = owing({"debt_trades": "on"}, cash=[150, 500], owns={0: "39"})
    t.do(0, "offer", to=1, give={"deeds": [39]}, get={"cash": 300})
    t.asks(1, "answer")
    t.do(1, "counter", give={"cash": 120}, get={"deeds": [39]})
    t.do(0, "accept")
    assert t.cash == [70, 380]
    t.asks(0, "end")


def test_trade_for_a_debt_rejected() -> None:
    """10.1: the debt stands as before."""
    t = owing({"debt_trades": "on"}, cash=[150, 500], owns={0: "39"})
    t.do(0, "offer", to=1, give={"deeds": [39]}, get={"cash": 300})
    t.do(1, "reject")
    t.asks(0, "debt", amount=200, to="bank")


def test_a_debtors_offers_are_counted() -> None:
    """10.4: ten a turn, for a debt too, and listed as long as there are any."""
    t = owing({"debt_trades": "on"}, cash=[150, 500], owns={0: "39"})
    for _ in range(10):
        assert t.legal(0, "offer") == [{"by": 0, "do": "offer"}]
        t.do(0, "offer", to=1, give={"deeds": [39]}, get={"cash": 300})
        assert [event.counter for event in t.saw(Offered)] == [False]
        t.do(1, "reject")
    assert t.legal(0, "offer") == []
    assert t.refused(0, "offer", to=1, give={"deeds": [39]}, get={"cash": 300}) == "offers-used-up"


def test_trade_leaves_a_debtor_beyond_saving() -> None:
    """11.2: giving away the last deed for too little ends it at once with auto_bankrupt on."""
    t = owing({"debt_trades": "on"}, seats=3, cash=[150, 500, 500], owns={0: "39"})
    t.do(0, "offer", to=1, give={"deeds": [39]}, get={"cash": 1})
    t.do(1, "accept")
    assert t.state.bankrupt == [0]
    t.asks(1, "roll")


def test_no_trade_for_a_debt_in_anothers_turn() -> None:
    """10.1: only during one's own turn."""
    rules = {"debt_trades": "on"}
    t = table(rules, at=[10, 0], cash=[0, 5], owns={1: "5"}, dice=[(3, 4)], chest=["chest-birthday"])
    t.roll()
    t.asks(1, "debt", amount=10, to=0)
    assert t.refused(1, "offer", to=0, give={"deeds": [5]}, get={"cash": 5}) == "trade-own-turn"
    assert t.legal(1, "offer") == []


@pytest.mark.parametrize(
    ("owns", "sum_"),
    [
        ("", 7),
        ("5", 107),
        ("5m", 7),
        ("1x2 3x1", 7 + 3 * 25 + 30 + 30),
        ("1x5 3x4", 7 + 9 * 25 + 60),
        ("12 37", 7 + 75 + 175),
    ],
)
def test_what_can_be_raised(owns: str, sum_: int) -> None:
    """11.2: cash, all buildings at half, all deeds at their mortgage, at face value."""
    assert raisable(table(owns={0: owns}, cash=[7, 0]).play, 0) == sum_


@pytest.mark.parametrize(
    ("mortgage", "sell", "sum_"), [("on", "off", 107), ("off", "on", 107), ("off", "off", 7), ("on", "on", 107)]
)
def test_mortgages_count_only_where_they_can_be_had(mortgage: str, sell: str, sum_: int) -> None:
    """11.2."""
    t = table({"mortgage": mortgage, "sell_to_bank": sell}, owns={0: "5"}, cash=[7, 0])
    assert raisable(t.play, 0) == sum_


@pytest.mark.parametrize(("cash", "out"), [(99, True), (100, False)])
def test_bankrupt_at_once_to_the_last_thousand(cash: int, out: bool) -> None:
    """11.2: 100 from the station; 99 beside it is one short."""
    t = owing(seats=3, cash=[cash, 0, 0], owns={0: "5"})
    assert (t.state.bankrupt == [0]) is out


def test_counted_at_face_value_although_hotels_cannot_be_sold() -> None:
    """11.2, 11.3: the bank has no houses, so the hotel stays; the debtor is asked and may give up."""
    t = owing(seats=3, cash=[0, 0, 0], owns={0: "37x5 39x5"}, houses=0)
    t.asks(0, "debt", amount=200)
    assert t.refused(0, "sell", square=37) == "hotel-needs-houses"
    assert [option["do"] for option in t.play.legal()] == ["bankrupt"]
    t.do(0, "bankrupt")
    assert (t.state.bankrupt, t.state.hotels, t.owner(37, 39)) == ([0], 12, [-1, -1])
    t.asks(1, "roll")


def test_debtor_decides_when_to_give_up() -> None:
    """11.2: auto_bankrupt off: asked although nothing can be raised."""
    t = owing({"auto_bankrupt": "off"}, seats=3, cash=[0, 0, 0])
    t.asks(0, "debt", amount=200, to="bank")
    assert [option["do"] for option in t.play.legal()] == ["bankrupt"]
    t.do(0, "bankrupt")
    t.asks(1, "roll")


def test_saved_by_a_trade_when_the_sums_say_no() -> None:
    """11.2: with auto_bankrupt off a friend may pay."""
    t = owing("room", cash=[0, 500], owns={0: "1"})
    t.do(0, "offer", to=1, give={"deeds": [1]}, get={"cash": 200})
    t.do(1, "accept")
    assert t.cash == [0, 300]
    t.asks(0, "end")


@pytest.mark.parametrize("rolled", [False, True])
def test_leaving_the_game(rolled: bool) -> None:
    """11.3: when asked to roll or at the end of one's own turn, without any debt."""
    t = table(seats=3, dice=[(4, 6)], owns={0: "39m 5"}, cards=[["chance-free"], [], []])
    if rolled:
        t.roll()
    assert t.refused(1, "bankrupt") == "not-your-decision"
    t.do(0, "bankrupt")
    assert (t.state.bankrupt, t.cash[0], t.owner(39, 5)) == ([0], 0, [-1, -1])
    assert not t.state.mortgaged[39]
    t.asks(1, "roll")


def test_leaving_between_doubles() -> None:
    """11.3: asked to roll again, one may go."""
    t = table(seats=3, dice=[(5, 5)])
    t.roll()
    t.do(0, "bankrupt")
    t.asks(1, "roll")


def test_rent_debt_names_the_owner() -> None:
    """11.1."""
    t = table(at=[36, 0], dice=[(1, 2)], cash=[40, 0], owns={0: "5", 1: "39"})
    t.roll()
    t.asks(0, "debt", amount=50, to=1)
    t.do(0, "mortgage", square=5)
    assert t.cash == [90, 50]
