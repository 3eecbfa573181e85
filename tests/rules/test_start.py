"""RULES 4: the salary for passing Start, and what landing on it pays."""

import pytest

from monopoly_tui.rules.classic.events import Received
from tests.rules.table import table


def test_passing_pays_once() -> None:
    """4.1: 38 to 3 passes Start."""
    t = table(at=[38, 0], dice=[(1, 4)], owns={0: "3"})
    t.roll()
    assert t.cash[0] == 1700
    assert [(event.amount, event.reason) for event in t.saw(Received)] == [(200, "salary")]


def test_leaving_start_pays_nothing() -> None:
    """4.1: one who stands on Start has not passed it by walking on."""
    t = table(dice=[(4, 6)])
    t.roll()
    assert t.cash[0] == 1500


@pytest.mark.parametrize(("landing", "paid"), [("same", 200), ("bonus", 300), ("double", 400)])
def test_landing(landing: str, paid: int) -> None:
    """4.2: instead of the salary, never on top of it."""
    t = table({"landing_salary": landing}, at=[35, 0], dice=[(1, 4)])
    t.roll()
    assert (t.state.at[0], t.cash[0]) == (0, 1500 + paid)


@pytest.mark.parametrize(("landing", "paid"), [("same", 200), ("bonus", 300), ("double", 400)])
def test_card_to_start_is_a_landing(landing: str, paid: int) -> None:
    """4.2: by card too."""
    t = table({"landing_salary": landing}, at=[0, 0], dice=[(1, 1)], chest=["chest-start"])
    t.roll()
    assert t.cash[0] == 1500 + paid


@pytest.mark.parametrize("landing", ["same", "bonus", "double"])
def test_passing_pays_the_plain_salary(landing: str) -> None:
    """4.2: the option is about landing only."""
    t = table({"landing_salary": landing}, at=[39, 0], dice=[(1, 1)], owns={0: "1"})
    t.roll()
    assert t.cash[0] == 1700


def test_two_passes_in_one_turn_pay_twice() -> None:
    """4.1: each pass pays: over Start by dice, then on to it by a card."""
    t = table(at=[36, 0], dice=[(3, 3)], chest=["chest-start"])
    t.roll()
    assert (t.state.at[0], t.cash[0]) == (0, 1900)


def test_card_forward_over_start_pays() -> None:
    """4.1: from 36 on to square 5."""
    t = table(at=[29, 0], dice=[(3, 4)], chance=["chance-5"], owns={0: "5"})
    t.roll()
    assert (t.state.at[0], t.cash[0]) == (5, 1700)


def test_card_forward_without_start_pays_nothing() -> None:
    """4.1: from 7 to 39."""
    t = table(at=[0, 0], dice=[(3, 4)], chance=["chance-39"], owns={0: "39"})
    t.roll()
    assert (t.state.at[0], t.cash[0]) == (39, 1500)


def test_nearest_station_over_start_pays() -> None:
    """4.1, 8.3: from 36 the nearest station ahead is 5."""
    t = table(at=[29, 0], dice=[(3, 4)], chance=["chance-station-1"], owns={0: "5"})
    t.roll()
    assert (t.state.at[0], t.cash[0]) == (5, 1700)


def test_nearest_utility_over_start_pays() -> None:
    """4.1, 8.3: from 36 the nearest utility ahead is 12."""
    t = table(at=[29, 0], dice=[(3, 4)], chance=["chance-utility"], owns={0: "12"})
    t.roll()
    assert (t.state.at[0], t.cash[0]) == (12, 1700)


def test_jail_pays_nothing() -> None:
    """4.1, 12.1: one goes to Jail without passing Start, and keeps a salary earned on the way to the card."""
    t = table(at=[29, 0], dice=[(3, 4)], chance=["chance-jail"])
    t.roll()
    assert (t.state.at[0], t.cash[0]) == (10, 1500)
    t = table(at=[37, 0], dice=[(1, 4)], chest=["chest-jail"])
    t.roll()
    assert (t.state.at[0], t.cash[0]) == (10, 1700)
