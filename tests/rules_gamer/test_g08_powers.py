"""G8: each power-up in its moment, the pile and the discards; leaving the game."""

import pytest

from monopoly_tui.engine.step import Decision
from tests.rules_gamer.race import race, two_each


def test_a_pomegranate_carries_one_square_further() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"cards": ["pomegranate", "pomegranate"]})
    table.rolls((2, 2))
    table.do("roll")
    assert table.decision == Decision(0, "power", {"moment": "move", "hero": "zal"})
    table.do("power", card="pomegranate")
    assert table.decision.data["moment"] == "move", "asked again while there is another"
    table.do("power", card="pomegranate")
    assert table.hero("zal")["at"] == 6
    assert table.play.state.discards[0] == 2


def test_it_may_be_kept() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"cards": ["pomegranate", "pomegranate"]})
    table.rolls((2, 2))
    table.do("roll")
    table.do("power", card="pomegranate")
    table.do("skip")
    assert (table.hero("zal")["at"], table.hero("zal")["cards"]) == (5, ["pomegranate"])


def test_a_feather_pays_a_rent() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"cards": ["feather"]}, rostam={"deeds": [5]})
    table.rolls((4, 1))
    table.do("roll")
    assert table.decision == Decision(0, "power", {"moment": "rent", "hero": "zal"})
    table.do("power", card="feather")
    assert (table.hero("zal")["coins"], table.hero("zal")["cards"], table.decision.kind) == (3, [], "end")


def test_a_feather_kept_leaves_the_rent() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"cards": ["feather"]}, rostam={"deeds": [5]})
    table.rolls((4, 1))
    table.do("roll")
    table.do("skip")
    assert (table.hero("zal")["coins"], table.hero("zal")["cards"]) == (2, ["feather"])


@pytest.mark.parametrize("kind", ["roll", "buy", "fight", "end"])
def test_a_purse_is_played_at_any_decision_of_ones_own(kind: str) -> None:
    table = race("zal", "tahmineh", "rostam", zal={"cards": ["purse"]})
    roll = {"roll": None, "buy": (4, 1), "fight": (2, 1), "end": (2, 2)}[kind]
    if roll:
        table.rolls(roll)
        table.do("roll")
    assert table.decision.kind == kind
    assert table.refused("power", by=1, card="purse") == "not-your-decision"
    table.do("power", card="purse")
    assert (table.hero("zal")["coins"], table.decision.kind) == (5, kind)
    assert table.refused("power", card="purse") == "gamer-power-not-held"


def test_before_a_hero_is_chosen_the_act_names_whose_purse_it_is() -> None:
    table = two_each(zal={"cards": ["purse"]}, rostam={"cards": ["purse"]})
    assert table.refused("power", card="purse") == "gamer-power-whose"
    table.do("power", card="purse", hero="rostam")
    assert (table.hero("rostam")["coins"], table.hero("zal")["coins"], table.decision.kind) == (5, 3, "hero")
    table.do("power", card="purse")
    assert table.hero("zal")["coins"] == 5, "the only one left needs no name"


def test_before_that_each_hero_with_a_purse_is_listed_and_after_it_the_one_that_moves() -> None:
    table = two_each(zal={"cards": ["purse"]}, rostam={"cards": ["purse"]})
    power = {"by": 0, "do": "power", "card": "purse"}
    assert [act for act in table.play.legal() if act["do"] == "power"] == [
        power | {"hero": "rostam"},
        power | {"hero": "zal"},
    ]
    table.do("hero", hero="zal")
    assert [act for act in table.play.legal() if act["do"] == "power"] == [power]


def test_after_that_only_the_hero_that_moves_plays() -> None:
    table = two_each(zal={"cards": ["purse"]})
    table.do("hero", hero="rostam")
    assert table.refused("power", card="purse") == "gamer-power-not-held"
    assert table.refused("power", card="purse", hero="zal") == "gamer-power-not-held"


def test_the_next_player_may_play_before_choosing_too() -> None:
    table = two_each(tahmineh={"cards": ["purse"]})
    table.do("hero", hero="rostam")
    table.turn(2, 2)
    assert (table.decision.by, table.decision.kind) == (1, "hero")
    table.do("power", card="purse")
    assert table.hero("tahmineh")["coins"] == 5


def test_a_hero_at_home_plays_neither_purse_nor_ambush() -> None:
    table = race(rostam={"at": 22, "cards": ["purse", "ambush"]})
    table.rolls((1, 1))
    table.do("roll")
    assert (table.hero("rostam")["home"], table.decision.kind) == (True, "end")
    assert table.refused("power", card="purse") == "gamer-power-not-held"
    assert table.refused("power", card="ambush", hero="zal") == "gamer-power-not-held"


def test_an_ambush_takes_a_coin_of_another_players_hero() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"cards": ["ambush"]}, rostam={"home": True})
    assert table.refused("power", card="ambush") == "gamer-ambush-whom"
    assert table.refused("power", card="ambush", hero="zal") == "gamer-ambush-whom"
    assert table.refused("power", card="ambush", hero="gordafarid") == "gamer-ambush-whom"
    table.do("power", card="ambush", hero="rostam")
    assert (table.hero("rostam")["coins"], table.hero("zal")["coins"], table.decision.kind) == (2, 3, "roll")


def test_an_ambush_on_a_hero_without_coins_takes_nothing() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"cards": ["ambush"]}, rostam={"coins": 0})
    table.do("power", card="ambush", hero="rostam")
    assert (table.hero("rostam")["coins"], table.hero("zal")["cards"]) == (0, [])


def test_a_shield_is_held_up_by_the_victim_in_anothers_turn_even_at_home() -> None:
    table = race(
        "zal", "tahmineh", "rostam", zal={"cards": ["ambush"]}, rostam={"cards": ["shield"], "home": True}
    )  # fmt: skip
    table.do("power", card="ambush", hero="rostam")
    assert table.decision == Decision(2, "power", {"moment": "ambush", "hero": "rostam"})
    assert table.refused("roll", by=0) == "not-your-decision"
    table.do("power", card="shield")
    assert (table.hero("rostam")["coins"], table.hero("rostam")["cards"]) == (3, [])
    assert (table.decision.by, table.decision.kind) == (0, "roll")


def test_a_shield_kept_leaves_the_ambush() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"cards": ["ambush"]}, rostam={"cards": ["shield"]})
    table.do("power", card="ambush", hero="rostam")
    table.do("skip")
    assert (table.hero("rostam")["coins"], table.hero("rostam")["cards"]) == (2, ["shield"])


def test_maces_are_played_after_the_fight_is_chosen_and_before_the_die() -> None:
    table = race(
        rostam={"cards": ["mace", "mace"]}, bosses=["white-div", "lion", "desert-thirst", "dragon", "sorceress", "olad"]
    )
    table.rolls((2, 1), (1,))
    table.do("roll")
    assert table.refused("power", card="mace") == "gamer-power-moment"
    table.do("fight")
    assert table.decision == Decision(0, "power", {"moment": "boss", "hero": "rostam"})
    table.do("power", card="mace")
    table.do("power", card="mace")
    assert table.hero("rostam")["beaten"] == ["white-div"], "1 and twice 2 are 5"


@pytest.mark.parametrize("card", ["pomegranate", "feather", "shield", "mace"])
def test_other_power_ups_wait_for_their_moment(card: str) -> None:
    table = race(rostam={"cards": [card]})
    assert table.refused("power", card=card) == "gamer-power-moment"
    assert table.refused("power", card="sword") == "gamer-no-power"


def test_in_a_moment_only_its_own_power_up_is_played() -> None:
    table = race(rostam={"cards": ["pomegranate", "purse"]})
    table.rolls((2, 2))
    table.do("roll")
    assert table.refused("power", card="purse") == "gamer-power-moment"
    assert table.refused("power", card="feather") == "gamer-power-not-held"
    assert table.refused("power", card="sword") == "gamer-no-power"
    assert table.refused("roll") == "gamer-not-now"
    assert [act["do"] for act in table.play.legal()] == ["power", "skip"]


def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    most = ["pomegranate"] * 6 + ["feather"] * 5 + ["ambush"] * 2 + ["mace"] * 2 + ["shield"] * 2
    table = race("zal", "tahmineh", "rostam", rostam={"cards": most}, zal={"cards": ["purse"] * 3})
    table.rolls((4, "star"), powers=["purse"])
    table.do("power", card="purse")
    assert (sum(table.play.state.pile), table.play.state.discards[2]) == (0, 1)
    table.do("roll")
    assert table.hero("zal")["cards"] == ["purse", "purse", "purse"]
    assert sum(table.play.state.discards) == 0


def test_leaving_takes_the_heroes_home_and_frees_their_deeds() -> None:
    table = race(rostam={"at": 5, "deeds": [5, 6], "cards": ["purse"]})
    table.do("bankrupt")
    assert (table.hero("rostam")["home"], table.hero("rostam")["at"], table.hero("rostam")["cards"]) == (True, 0, [])
    assert (table.owner(5), table.owner(6), table.decision.by) == (None, None, 1)
    assert table.play.state.discards[2] == 1


def test_one_may_leave_before_the_choice_of_a_hero_and_at_the_end() -> None:
    table = two_each()
    table.do("bankrupt")
    assert (table.decision.by, table.hero("zal")["home"]) == (1, True)
    table = race()
    table.rolls((2, 2))
    table.do("roll")
    table.do("bankrupt")
    assert table.decision.by == 1


def test_those_who_left_rank_last_the_first_to_leave_lowest() -> None:
    table = race(zal={"at": 23})
    table.do("bankrupt")
    table.rolls((1, 1))
    table.do("roll")
    table.do("end_turn")
    table.do("bankrupt")
    assert table.over
    assert table.decision.data["ranking"] == ((1,), (2,), (0,))


def test_nobody_ambushes_one_who_left() -> None:
    table = race(zal={"cards": ["ambush"]})
    table.do("bankrupt")
    assert table.refused("power", card="ambush", hero="rostam") == "gamer-ambush-whom"
