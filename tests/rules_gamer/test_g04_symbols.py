"""G4: a symbol gives a power-up once the square is done."""

from monopoly_tui.engine.step import LUCK
from monopoly_tui.rules.gamer.acts import Dice, Draw, Roll
from monopoly_tui.rules.gamer.events import NoPowerLeft
from monopoly_tui.rules.milestones import CardDrawn
from tests.rules_gamer.race import race


def test_a_symbol_gives_a_power_up_playable_from_the_next_decision_on() -> None:
    table = race("zal", "tahmineh", "rostam")
    table.rolls((4, "star"), powers=["purse"])
    assert table.refused("power", card="purse") == "gamer-power-not-held"
    table.do("roll")
    assert table.hero("zal")["cards"] == ["purse"]
    assert table.decision.kind == "end"
    table.do("power", card="purse")
    assert table.hero("zal")["coins"] == 5


def test_it_is_drawn_after_the_square_is_done() -> None:
    table = race("zal", "tahmineh", "rostam")
    table.rolls((5, "star"), powers=["purse"])
    told = table.do("roll")
    assert table.decision.kind == "buy"
    assert not any(isinstance(event, CardDrawn) for event in told)
    assert CardDrawn(0, "power", "purse") in table.do("buy")


def test_a_number_gives_none() -> None:
    table = race()
    table.turn(4, 4)
    assert table.hero("rostam")["cards"] == []


def test_a_symbol_on_a_boss_roll_gives_none() -> None:
    table = race("zal", "tahmineh", "rostam")
    table.rolls((2, 1), ("star",))
    table.do("roll")
    table.do("fight")
    assert (table.decision.kind, table.hero("zal")["cards"]) == ("end", [])


def test_a_symbol_on_the_roll_that_brings_home_gives_none() -> None:
    table = race(rostam={"at": 20})
    table.rolls((4, "star"))
    table.do("roll")
    assert (table.hero("rostam")["home"], table.hero("rostam")["cards"]) == (True, [])


def test_only_what_is_in_the_pile_can_be_drawn() -> None:
    table = race(zal={"cards": ["purse", "purse", "purse"]})
    table.play.apply(Roll(0))
    table.play.apply(Dice(LUCK, (4, "star")))
    assert "purse" not in table.play.decision().data["cards"]
    refusal = table.play.check(Draw(LUCK, "purse"))
    assert refusal is not None
    assert refusal.reason == "gamer-no-draw"


def test_there_is_no_limit_on_cards_in_hand() -> None:
    every = ["pomegranate"] * 6 + ["feather"] * 5 + ["purse"] * 3 + ["ambush"] * 2 + ["mace"] * 2 + ["shield"]
    table = race(rostam={"cards": every})
    table.rolls((4, "star"), powers=["shield"])
    table.do("roll")
    table.do("skip")
    assert len(table.hero("rostam")["cards"]) == 20


def test_with_every_power_up_in_hand_a_symbol_gives_nothing() -> None:
    every = ["pomegranate"] * 6 + ["feather"] * 5 + ["purse"] * 3 + ["ambush"] * 2 + ["mace"] * 2 + ["shield"] * 2
    table = race(zal={"cards": every})
    table.rolls((4, "star"))
    assert NoPowerLeft(0) in table.do("roll")
    assert table.decision.kind == "end"
