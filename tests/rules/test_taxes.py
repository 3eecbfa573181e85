"""RULES 8.1 and 8.2: taxes, parking, and what gathers in its pot."""

import pytest

from monopoly_tui.rules.classic.events import Paid, Received
from tests.rules.table import table


def test_tax_flat() -> None:
    """8.1: income 200, luxury 100."""
    t = table(dice=[(1, 3)])
    t.roll()
    assert t.cash[0] == 1300
    t = table(at=[35, 0], dice=[(1, 2)])
    t.roll()
    assert t.cash[0] == 1400


@pytest.mark.parametrize(
    ("base", "tax"),
    [
        ("printed", (1001 + 60 + 60 + 200 + 75 * 2 + 5 * 50 + 9) // 10),
        ("mortgage", (1001 + 120 + 200 + 75 + 250 + 9) // 10),
    ],
)
def test_tax_percent_of_everything(base: str, tax: int) -> None:
    """8.1: cash, prices, buildings at cost, a hotel as five; mortgaged deeds by option; rounded up."""
    rules = {"income_tax": "choice", "tax_base": base}
    t = table(rules, dice=[(1, 3)], cash=[1001, 0], owns={0: "1x2 3x3 5 12m"})
    t.roll()
    assert t.refused(0, "tax", choice="tenth") == "tax-choice"
    assert t.refused(1, "tax", choice="flat") == "not-your-decision"
    t.do(0, "tax", choice="percent")
    assert t.cash[0] == 1001 - tax
    t.asks(0, "end")


@pytest.mark.parametrize(("cash", "tax"), [(0, []), (1, [1]), (10, [1]), (11, [2])])
def test_tax_percent_of_next_to_nothing(cash: int, tax: list[int]) -> None:
    """8.1: rounded up, so that only who has nothing at all pays nothing, of which nothing is told."""
    t = table({"income_tax": "choice"}, dice=[(1, 3)], cash=[cash, 0])
    t.roll()
    t.do(0, "tax", choice="percent")
    assert [event.amount for event in t.saw(Paid)] == tax
    assert t.cash[0] == cash - sum(tax)
    t.asks(0, "end")


def test_tax_choice_stands() -> None:
    """8.1: flat chosen with too little cash is a debt of the flat amount."""
    t = table({"income_tax": "choice"}, dice=[(1, 3)], cash=[30, 0], owns={0: "39"})
    t.roll()
    t.do(0, "tax", choice="flat")
    t.asks(0, "debt", amount=200, to="bank")
    assert t.refused(0, "tax", choice="percent") == "not-now"


def test_luxury_tax_is_never_a_choice() -> None:
    """8.1: only the income tax is."""
    t = table({"income_tax": "choice"}, at=[35, 0], dice=[(1, 2)])
    t.roll()
    assert t.cash[0] == 1400


def test_parking_and_visiting_do_nothing() -> None:
    """8.2: without a pot."""
    t = table(at=[10, 0], dice=[(4, 6), (4, 6)])
    t.roll()
    t.asks(0, "end")
    t.end()
    t.roll()
    t.asks(1, "end")
    assert t.cash == [1500, 1500]


@pytest.mark.parametrize(("option", "fined"), [("off", 0), ("taxes_cards", 0), ("taxes_cards_fines", 50)])
def test_fines_in_the_pot(option: str, fined: int) -> None:
    """8.2."""
    t = table({"parking_pot": option}, jail_tries=[0, None])
    t.do(0, "pay_fine")
    assert t.state.pot == fined


@pytest.mark.parametrize(("option", "fined"), [("taxes_cards", 0), ("taxes_cards_fines", 50)])
def test_fine_after_the_third_try_in_the_pot(option: str, fined: int) -> None:
    """8.2, 12.3."""
    t = table({"parking_pot": option}, jail_tries=[2, None], dice=[(1, 2)])
    t.roll()
    assert t.state.pot == fined


@pytest.mark.parametrize(("option", "gathered"), [("off", 0), ("taxes_cards", 200)])
def test_taxes_in_the_pot(option: str, gathered: int) -> None:
    """8.2: and whoever lands on Parking takes it all."""
    t = table({"parking_pot": option}, dice=[(1, 3), (4, 6)], at=[0, 10])
    t.roll()
    assert t.state.pot == gathered
    t.end()
    t.roll()
    assert (t.state.pot, t.cash) == (0, [1300, 1500 + gathered])
    assert [event.reason for event in t.saw(Received)] == (["pot"] if gathered else [])


def test_building_interest_and_fees_never_gather() -> None:
    """8.2."""
    t = table({"parking_pot": "taxes_cards_fines"}, owns={0: "1 3 5m", 1: "15m"})
    t.do(0, "build", square=1)
    t.do(0, "lift", square=5)
    t.do(0, "offer", to=1, get={"deeds": [15]})
    t.do(1, "accept")
    assert t.state.pot == 0
    assert t.cash[0] == 1500 - 50 - 110 - 20


def test_debt_to_the_pot_once_paid() -> None:
    """8.2, 11.1: the debt names the pot, and fills it when paid."""
    t = table({"parking_pot": "taxes_cards"}, dice=[(1, 3)], cash=[150, 0], owns={0: "5"})
    t.roll()
    t.asks(0, "debt", amount=200, to="pot")
    t.do(0, "mortgage", square=5)
    assert (t.state.pot, t.cash[0]) == (200, 50)


def test_bankruptcy_adds_nothing_to_the_pot() -> None:
    """8.2, 11.5."""
    t = table({"parking_pot": "taxes_cards"}, seats=3, dice=[(1, 3)], cash=[150, 0, 0], pot=7)
    t.roll()
    assert t.state.bankrupt == [0]
    assert t.state.pot == 7
