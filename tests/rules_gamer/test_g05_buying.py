"""G5: an unowned deed may be bought at its price, or stays."""

from tests.rules_gamer.race import race


def test_a_free_deed_may_be_bought() -> None:
    table = race("zal", "tahmineh", "rostam")
    table.rolls((6, 3))
    table.do("roll")
    assert (table.decision.kind, table.decision.data) == ("buy", {"square": 9})
    table.do("buy")
    assert (table.owner(9), table.hero("zal")["coins"], table.decision.kind) == ("zal", 1, "end")


def test_declined_it_stays_free_for_the_next() -> None:
    table = race("zal", "tahmineh", "rostam")
    table.turn(4, 1)
    assert table.owner(5) is None
    table.rolls((4, 1))
    table.do("roll")
    assert (table.decision.by, table.decision.kind) == (1, "buy")


def test_a_coin_too_few_buys_nothing() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"coins": 2, "at": 12})
    table.rolls((4, 1))
    table.do("roll")
    assert table.refused("buy") == "gamer-needs-coins"
    assert [act["do"] for act in table.play.legal()] == ["decline"]


def test_it_needs_coins_and_a_purse_may_give_them() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"coins": 1, "at": 16, "cards": ["purse"]})
    table.rolls((3, 2))
    assert table.play.state.coins[3] == 1
    table.do("roll")
    assert table.refused("buy") == "gamer-needs-coins"
    assert table.refused("end_turn") == "gamer-not-now"
    table.do("power", card="purse")
    table.do("buy")
    assert (table.owner(21), table.hero("zal")["coins"]) == ("zal", 0)


def test_there_is_no_auction_and_nothing_to_do_with_an_owned_deed() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"deeds": [5]})
    table.rolls((4, 1))
    table.do("roll")
    assert table.decision.kind == "end"
    assert [act["do"] for act in table.play.legal()] == ["end_turn", "bankrupt"]
