"""RULES 9: mortgaging, lifting, selling to the bank."""

import pytest

from tests.rules.table import table


@pytest.mark.parametrize(
    ("square", "loan", "lift"),
    [(1, 30, 33), (12, 75, 83), (37, 175, 193), (5, 100, 110), (6, 50, 55), (11, 70, 77), (14, 80, 88), (26, 130, 143)],
)
def test_loan_and_lift(square: int, loan: int, lift: int) -> None:
    """9.1, 9.3: half the price; that and 10 % of it, the interest rounded up in whole numbers (55, not 56)."""
    t = table(owns={0: str(square)}, cash=[0, 0])
    t.do(0, "mortgage", square=square)
    assert t.cash[0] == loan
    assert t.refused(0, "mortgage", square=square) == "already-mortgaged"
    t = table(owns={0: f"{square}m"}, cash=[lift, 0])
    t.do(0, "lift", square=square)
    assert t.cash[0] == 0
    assert not t.state.mortgaged[square]


def test_lift_one_short() -> None:
    """9.3."""
    assert table(owns={0: "1m"}, cash=[32, 0]).refused(0, "lift", square=1) == "needs-more"


@pytest.mark.parametrize(
    ("act", "square", "reason"),
    [
        ("mortgage", 3, "group-built"),
        ("mortgage", 1, "group-built"),
        ("mortgage", 37, "not-owner"),
        ("mortgage", 6, "not-owner"),
        ("mortgage", 0, "no-deed"),
        ("mortgage", 40, "no-deed"),
        ("mortgage", -1, "no-deed"),
        ("mortgage", 12, "already-mortgaged"),
        ("lift", 5, "not-mortgaged"),
        ("lift", 39, "not-owner"),
        ("lift", 7, "no-deed"),
        ("lift", -1, "no-deed"),
        ("sell_deed", 5, "sell-to-bank-off"),
    ],
)
def test_refused(act: str, square: int, reason: str) -> None:
    """9.1, 9.3, 9.4: built groups, others' deeds, no deeds, nothing to do."""
    t = table(owns={0: "1x1 3 5 12m", 1: "37 39m"})
    assert t.refused(0, act, square=square) == reason


def test_mortgage_off() -> None:
    """9.1: the option off."""
    t = table({"mortgage": "off"}, owns={0: "1"})
    assert t.refused(0, "mortgage", square=1) == "mortgage-off"
    assert t.legal(0, "mortgage") == []


def test_group_mate_may_be_mortgaged_when_all_is_bare() -> None:
    """9.1, 9.2: the group's other deeds go on earning."""
    t = table(owns={0: "37 39"}, at=[0, 36])
    t.do(0, "mortgage", square=37)
    t.roll((4, 6))
    t.end()
    t.roll((1, 2))
    assert t.cash == [1500 + 175 + 100, 1400]


def test_sell_to_bank() -> None:
    """9.4: half the price, or nothing if mortgaged; unowned and free of mortgage again."""
    t = table({"sell_to_bank": "on"}, owns={0: "5 12m 1"}, cash=[0, 0])
    t.do(0, "sell_deed", square=5)
    assert t.cash[0] == 100
    t.do(0, "sell_deed", square=12)
    assert t.cash[0] == 100
    assert t.owner(5, 12) == [-1, -1]
    assert not t.state.mortgaged[12]
    assert t.refused(0, "sell_deed", square=5) == "not-owner"


def test_sell_to_bank_needs_a_bare_group() -> None:
    """9.4: no building in its group."""
    t = table({"sell_to_bank": "on"}, owns={0: "1x1 3"})
    assert t.refused(0, "sell_deed", square=3) == "group-built"


def test_deed_sold_to_the_bank_is_for_sale_again() -> None:
    """9.4, 5.1: to the next who lands on it."""
    t = table("room", owns={0: "39"}, at=[0, 36])
    t.do(0, "sell_deed", square=39)
    t.roll((4, 6))
    t.end()
    t.roll((1, 2))
    t.asks(1, "buy", square=39)
