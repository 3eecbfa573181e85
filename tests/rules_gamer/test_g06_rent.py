"""G6: rent, doubled for both of a colour, paid as far as the coins go, never among one's own."""

import pytest

from monopoly_tui.rules.gamer.events import RentPaid
from tests.rules_gamer.race import race, two_each


def test_rent_goes_to_the_owner() -> None:
    table = race("zal", "tahmineh", "rostam", rostam={"deeds": [5]})
    table.rolls((4, 1))
    table.do("roll")
    assert (table.hero("zal")["coins"], table.hero("rostam")["coins"], table.decision.kind) == (2, 4, "end")


@pytest.mark.parametrize(("square", "roll", "rent"), [(5, (4, 1), 2), (9, (6, 3), 2), (17, None, 4)])
def test_both_of_a_colour_double_it(square: int, roll: tuple[int, int] | None, rent: int) -> None:
    at = 0 if roll else square - 5
    table = race("zal", "tahmineh", "rostam", zal={"at": at, "coins": 9}, rostam={"deeds": [square, square + 1]})
    table.rolls(roll or (4, 1))
    table.do("roll")
    assert (table.hero("zal")["coins"], table.hero("rostam")["coins"]) == (9 - rent, 3 + rent)


def test_with_too_few_coins_what_is_there_is_paid() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"coins": 1, "at": 12}, rostam={"deeds": [17]})
    table.rolls((4, 1))
    assert RentPaid(3, 0, 17, 2, 1, 0) in table.do("roll")
    assert (table.hero("zal")["coins"], table.hero("rostam")["coins"], table.decision.kind) == (0, 4, "end")


def test_without_coins_nothing_is_paid_and_nothing_owed() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"coins": 0, "at": 12}, rostam={"deeds": [17]})
    table.turn(4, 1)
    assert (table.hero("zal")["coins"], table.hero("rostam")["coins"]) == (0, 3)


def test_no_rent_among_the_heroes_of_one_player() -> None:
    table = two_each(zal={"deeds": [5, 6]})
    table.do("hero", hero="rostam")
    table.turn(4, 1)
    assert (table.hero("rostam")["coins"], table.hero("zal")["coins"]) == (3, 3)


def test_with_two_players_one_hero_must_hold_both() -> None:
    table = two_each(zal={"deeds": [5]}, rostam={"deeds": [6]}, turn=1)
    table.do("hero", hero="gordafarid")
    table.turn(4, 1)
    assert (table.hero("gordafarid")["coins"], table.hero("zal")["coins"], table.hero("rostam")["coins"]) == (2, 4, 3)


def test_a_hero_at_home_still_earns_rent() -> None:
    table = race("zal", "tahmineh", "rostam", rostam={"deeds": [5], "home": True})
    table.turn(4, 1)
    assert table.hero("rostam")["coins"] == 4
