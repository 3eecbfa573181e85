"""G9: what each hero can do."""

import pytest

from tests.rules_gamer.race import race


def test_start_pays_rostam_two() -> None:
    table = race(rostam={"at": 22})
    table.rolls((1, 1))
    table.do("roll")
    assert table.hero("rostam")["coins"] == 5


@pytest.mark.parametrize(("face", "won"), [(1, False), (2, True), (3, True)])
def test_gordafarid_adds_one_to_each_boss_roll(face: int, won: bool) -> None:
    pile = ["dragon", "lion", "desert-thirst", "sorceress", "olad", "white-div"]
    table = race("gordafarid", "zal", "rostam", bosses=pile)
    table.rolls((2, 1), (face,))
    table.do("roll")
    table.do("fight")
    assert bool(table.hero("gordafarid")["beaten"]) == won, "the dragon is 3 strong"


def test_even_to_a_symbol_and_beside_a_mace() -> None:
    pile = ["white-div", "lion", "desert-thirst", "dragon", "sorceress", "olad"]
    table = race("gordafarid", "zal", "rostam", gordafarid={"cards": ["mace"]}, bosses=pile)
    table.rolls((2, 1), (2,))
    table.do("roll")
    table.do("fight")
    table.do("power", card="mace")
    assert table.hero("gordafarid")["beaten"] == ["white-div"], "2, 1 and 2 are 5"


def test_tahminehs_first_rent_is_one_less_and_only_the_first() -> None:
    table = race("tahmineh", "zal", "rostam", rostam={"deeds": [5, 17]}, tahmineh={"at": 12})
    table.turn(4, 1)
    assert table.hero("tahmineh")["coins"] == 2, "1 of 2"
    table = race("tahmineh", "zal", "rostam", rostam={"deeds": [5, 17]}, tahmineh={"at": 12, "rented": True})
    table.turn(4, 1)
    assert table.hero("tahmineh")["coins"] == 1


def test_a_rent_of_one_is_none_for_her_and_asks_for_no_feather() -> None:
    table = race("tahmineh", "zal", "rostam", rostam={"deeds": [5]}, tahmineh={"cards": ["feather"]})
    table.rolls((4, 1))
    table.do("roll")
    assert (table.decision.kind, table.hero("tahmineh")["coins"], table.hero("tahmineh")["rented"]) == ("end", 3, True)


def test_a_rent_that_a_feather_paid_was_not_her_first() -> None:
    table = race("tahmineh", "zal", "rostam", rostam={"deeds": [17]}, tahmineh={"at": 12, "cards": ["feather"]})
    table.rolls((4, 1))
    table.do("roll")
    table.do("power", card="feather")
    assert (table.hero("tahmineh")["coins"], table.hero("tahmineh")["rented"]) == (3, False)


def test_zal_gets_a_coin_for_each_boss_beaten() -> None:
    table = race("zal", "tahmineh", "rostam")
    table.rolls((2, 1), (2,))
    table.do("roll")
    table.do("fight")
    assert table.hero("zal")["coins"] == 4
    table = race("zal", "tahmineh", "rostam")
    table.rolls((2, 1), (1,))
    table.do("roll")
    table.do("fight")
    assert table.hero("zal")["coins"] == 3
