"""RULES 6: who pays rent, how much, and rent that has to be claimed."""

from typing import Any

import pytest

from monopoly_tui.rules.classic.events import NoRent, RentDue, RentLost
from tests.rules.table import Table, table


def landed(square: int, owns: str, rules: dict[str, str] | str = "official", roll: tuple[int, int] = (1, 2)) -> Table:
    """Seat 0 has landed on `square`; seat 1 owns `owns`."""
    t = table(rules, at=[(square - sum(roll)) % 40, 0], dice=[roll], owns={1: owns})
    t.roll()
    return t


def paid(t: Table) -> int:
    """What seat 0 has paid to seat 1."""
    assert t.cash[0] + t.cash[1] == 3000
    return t.cash[1] - 1500


@pytest.mark.parametrize(
    ("square", "owns", "rent"),
    [
        (39, "39", 50),
        (39, "37 39", 100),
        (39, "37 39m", 0),
        (39, "37m 39", 100),
        (39, "37x1 39", 100),
        (39, "37 39x1", 200),
        (39, "37x2 39x3", 1400),
        (16, "16x5 18x4 19x4", 950),
        (34, "31 32 34x2", 450),
    ],
)
def test_streets(square: int, owns: str, rent: int) -> None:
    """6.2, 9.2: by buildings; a bare street of a whole group pays double, whatever stands beside it."""
    t = table(at=[square - 3, 0], dice=[(1, 2)], owns={1: owns}, cash=[1500, 1500])
    t.roll()
    assert paid(t) == rent


@pytest.mark.parametrize(("owns", "rent"), [("37m 39", 50), ("37x1 39", 50), ("37 39", 100), ("39", 50)])
def test_double_rent_needs_a_clear_group(owns: str, rent: int) -> None:
    """6.2: clear = no mortgage and no building in the group."""
    assert paid(landed(39, owns, {"double_rent_needs": "clear"})) == rent


@pytest.mark.parametrize("owns", ["37 39", "37m 39", "37x1 39"])
def test_no_double_rent(owns: str) -> None:
    """6.2: the option off."""
    assert paid(landed(39, owns, {"double_rent": "off"})) == 50


@pytest.mark.parametrize(
    ("owns", "rent"),
    [
        ("5", 25),
        ("5 15", 50),
        ("5 15 25", 100),
        ("5 15 25 35", 200),
        ("5 15m", 50),
        ("5 15m 25m 35m", 200),
        ("5m 15", 0),
    ],
)
def test_stations(owns: str, rent: int) -> None:
    """6.3: by stations held, mortgaged ones counted; one that is mortgaged itself earns nothing."""
    t = table(at=[2, 0], dice=[(1, 2)], owns={1: owns})
    t.roll()
    assert paid(t) == rent
    assert [event.reason for event in t.saw(NoRent)] == ([] if rent else ["mortgaged"])


@pytest.mark.parametrize(("owns", "rent"), [("12", 4 * 7), ("12 28", 10 * 7), ("12 28m", 10 * 7), ("12m 28", 0)])
def test_utilities(owns: str, rent: int) -> None:
    """6.4: times the dice that brought the player there, mortgaged ones counted."""
    t = table(at=[5, 0], dice=[(3, 4)], owns={1: owns})
    t.roll()
    assert paid(t) == rent


def test_utility_reached_from_jail_by_a_double() -> None:
    """6.4, 12.2: the double that frees is the roll that brought the player there."""
    t = table(jail_tries=[0, None], dice=[(1, 1)], owns={1: "12"})
    t.roll()
    assert paid(t) == 8
    t.asks(0, "end")


def test_group_split_between_two_owners_is_not_whole() -> None:
    """6.2: a single street of another owner spoils it."""
    t = table(seats=3, at=[36, 0, 0], dice=[(1, 2)], owns={1: "39", 2: "37"})
    t.roll()
    assert t.cash == [1450, 1550, 1500]


def test_own_deed_costs_nothing() -> None:
    """6.1."""
    t = table(at=[36, 0], dice=[(1, 2)], owns={0: "39"})
    t.roll()
    assert t.cash == [1500, 1500]
    t.asks(0, "end")


@pytest.mark.parametrize(("option", "rent"), [("on", 50), ("off", 0)])
def test_owner_in_jail(option: str, rent: int) -> None:
    """6.1: an option; and it is about those sent there."""
    t = table({"rent_in_jail": option}, at=[36, 10], jail_tries=[None, 0], dice=[(1, 2)], owns={1: "39"})
    t.roll()
    assert paid(t) == rent
    assert [event.reason for event in t.saw(NoRent)] == ([] if rent else ["owner-in-jail"])


def test_owner_visiting_jail_earns() -> None:
    """6.4: a visitor on square 10 is not in Jail."""
    t = table({"rent_in_jail": "off"}, at=[36, 10], dice=[(1, 2)], owns={1: "39"})
    t.roll()
    assert paid(t) == 50


def test_card_to_a_deed_of_an_owner_in_jail() -> None:
    """6.1, 8.3: no rent, and no fresh dice either."""
    rules = {"rent_in_jail": "off"}
    t = table(rules, dice=[(3, 4)], chance=["chance-utility"], at=[0, 10], jail_tries=[None, 0], owns={1: "12 28"})
    t.roll()
    assert paid(t) == 0
    t.asks(0, "end")


def claimed(seats: int = 3, **setup: Any) -> Table:
    """Seat 0 has landed on seat 1's square 39 and owes 50 if claimed."""
    keys = {"at": [36, *[0] * (seats - 1)], "dice": [(1, 2)], "owns": {1: "39"}, **setup}
    t = table({"rent_collection": "claimed"}, seats=seats, **keys)
    t.roll()
    return t


def test_rent_waits_to_be_claimed() -> None:
    """6.5: nothing moves by itself; only the owner claims, and only once."""
    t = claimed()
    assert t.saw(RentDue) == [RentDue(0, 1, 50, 39)]
    assert t.cash == [1500, 1500, 1500]
    assert t.refused(2, "claim", square=39) == "no-rent-waits"
    assert t.refused(0, "claim", square=39) == "no-rent-waits"
    assert t.refused(1, "claim", square=37) == "no-rent-waits"
    assert t.legal(1, "claim") == [{"by": 1, "do": "claim", "square": 39}]
    t.do(1, "claim", square=39)
    assert t.cash == [1450, 1550, 1500]
    assert t.refused(1, "claim", square=39) == "no-rent-waits"
    t.asks(0, "end")


def test_rent_may_be_claimed_until_another_rolls() -> None:
    """6.5: in the next player's turn before the roll, too."""
    t = claimed()
    t.end()
    t.do(1, "claim", square=39)
    assert t.cash[0] == 1450
    t = claimed()
    t.end()
    t.roll((4, 6))
    assert [(event.seat, event.to, event.amount) for event in t.saw(RentLost)] == [(0, 1, 50)]
    assert t.refused(1, "claim", square=39) == "no-rent-waits"


def test_the_payers_own_next_roll_loses_nothing() -> None:
    """6.5: any *other* player's roll; after a double the payer's second roll is none."""
    t = claimed(dice=[(2, 2), (1, 2)], at=[35, 0, 0], chest=["chest-contest"])
    t.asks(0, "roll")
    t.roll()  # 39 to 2, a chest; over Start
    t.do(1, "claim", square=39)
    assert t.cash[0] == 1500 + 200 + 10 - 50


def test_several_rents_wait_the_oldest_of_a_square_first() -> None:
    """6.5: two rents of one turn, each claimed by its own owner."""
    t = claimed(dice=[(2, 2), (1, 2)], at=[1, 0, 0], owns={1: "5", 2: "8"})
    t.roll()
    t.do(2, "claim", square=8)
    t.do(1, "claim", square=5)
    assert t.cash == [1500 - 25 - 6, 1525, 1506]


def test_amount_and_claimant_are_fixed_on_landing() -> None:
    """6.5: a mortgage or a sale of the deed meanwhile changes nothing."""
    t = claimed(seats=3)
    t.end()
    t.do(1, "mortgage", square=39)
    t.do(1, "offer", to=2, give={"deeds": [39]})
    t.do(2, "accept")
    assert t.refused(2, "claim", square=39) == "no-rent-waits"
    t.do(1, "claim", square=39)
    assert t.cash == [1450, 1500 + 200 + 50, 1500 - 40]


def test_nobody_claims_during_an_offer_or_an_auction() -> None:
    """6.5: nor does the claim get lost by it."""
    t = claimed(dice=[(2, 2), (2, 5)], at=[35, 0, 0])
    t.do(0, "offer", to=2, give={"cash": 1})
    assert t.refused(1, "claim", square=39) == "not-your-decision"
    t.do(2, "reject")
    t.roll()
    t.do(0, "decline")
    t.asks(0, "auction", square=6)
    assert t.refused(1, "claim", square=39) == "not-your-decision"
    for seat in (0, 1, 2):
        t.do(seat, "pass")
    t.do(1, "claim", square=39)
    assert t.cash == [1650, 1550, 1500]


def test_nobody_claims_during_a_debt() -> None:
    """6.5: two rents wait; the second is claimed once the first is settled."""
    t = claimed(dice=[(2, 2), (1, 2)], at=[1, 0, 0], owns={0: "12", 1: "5", 2: "8"}, cash=[10, 0, 0])
    t.roll()
    t.do(1, "claim", square=5)
    t.asks(0, "debt", amount=25, to=1)
    assert t.refused(2, "claim", square=8) == "not-your-decision"
    t.do(0, "mortgage", square=12)
    t.do(2, "claim", square=8)
    assert t.cash == [10 + 75 - 25 - 6, 25, 6]


def test_claim_that_cash_does_not_cover_is_a_debt_in_place() -> None:
    """6.5, 11.7: claimed in another's turn; no trade there, and that turn goes on."""
    t = claimed(cash=[10, 1500, 1500], owns={1: "39", 0: "5"})
    t.end()
    t.do(1, "claim", square=39)
    t.asks(0, "debt", amount=50, to=1)
    t.do(0, "mortgage", square=5)
    assert t.cash == [60, 1550, 1500]
    t.asks(1, "roll")


def test_rents_of_the_bankrupt_lapse() -> None:
    """6.5: the payer leaves the game before it is claimed."""
    t = claimed()
    t.do(0, "bankrupt")
    assert t.saw(RentLost)
    assert t.refused(1, "claim", square=39) == "no-rent-waits"
    t.asks(1, "roll")


def test_rents_of_a_bankrupt_owner_lapse() -> None:
    """6.5: the owner leaves the game."""
    t = claimed(seats=3)
    t.end()
    t.do(1, "bankrupt")
    assert t.saw(RentLost)
    assert t.refused(1, "claim", square=39) == "no-rent-waits"


def test_claim_bankrupts_the_payer_while_choosing_to_buy() -> None:
    """6.5, 11.2: the choice falls away with the one who had it, and the turn ends."""
    t = claimed(dice=[(2, 2), (2, 5)], at=[35, 0, 0], cash=[0, 100, 100], owns={1: "37x3 39x3"})
    t.roll()
    assert t.cash[0] == 200
    t.asks(0, "buy", square=6)
    t.do(1, "claim", square=39)
    assert t.state.bankrupt == [0]
    assert (t.owner(6), t.cash) == ([-1], [0, 300, 100])
    t.asks(1, "roll")


def test_rent_is_claimed_while_another_chooses_the_tax() -> None:
    """6.5: whoever is to decide."""
    rules = {"rent_collection": "claimed", "income_tax": "choice"}
    t = table(rules, at=[35, 0], dice=[(2, 2), (2, 3)], owns={1: "39"})
    t.roll()
    t.roll()
    t.do(1, "claim", square=39)
    assert t.cash == [1500 + 200 - 50, 1550]
    t.asks(0, "tax", square=4)
