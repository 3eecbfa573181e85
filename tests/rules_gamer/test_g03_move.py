"""G3: two dice, moving by their sum, Start's coin."""

import pytest

from monopoly_tui.engine.step import LUCK
from monopoly_tui.rules.gamer.acts import Dice, Roll
from tests.rules_gamer.race import race


@pytest.mark.parametrize(("roll", "at"), [((4, 3), 7), ((6, "star"), 6), ((1, "pomegranate"), 1), ((6, 4), 10)])
def test_the_hero_moves_by_the_sum_and_symbols_count_nothing(roll: tuple[int, int | str], at: int) -> None:
    table = race()
    table.rolls(roll, powers=["purse"])
    table.do("roll")
    assert table.hero("rostam")["at"] == at


def test_the_last_roll_is_the_last_of_any() -> None:
    table = race()
    table.rolls((2, 1), ("star",))
    table.do("roll")
    moved = table.play.state.last_roll
    table.do("fight")
    assert (moved, table.play.state.last_roll) == ((2, 1), ("star",))


def test_rolling_is_the_only_way_on() -> None:
    table = race()
    assert table.refused("end_turn") == "gamer-not-now"
    assert table.refused("roll", by=1) == "not-your-decision"


@pytest.mark.parametrize("roll", [(7, 1), (1, 5), (1, "moon"), ("star", 1), (1,), (1, 1, 1), (True, 1)])
def test_dice_show_only_their_faces(roll: tuple[int | str, ...]) -> None:
    table = race()
    table.play.apply(Roll(0))
    refusal = table.play.check(Dice(LUCK, roll))
    assert refusal is not None
    assert refusal.reason == "gamer-no-dice"


@pytest.mark.parametrize(("at", "roll", "coins"), [(20, (3, 1), 4), (20, (6, 4), 4), (13, (3, 1), 3)])
def test_start_passed_or_reached_gives_a_coin(at: int, roll: tuple[int, int], coins: int) -> None:
    table = race("zal", "tahmineh", "rostam", zal={"at": at}, laps=2)
    table.rolls(roll)
    table.do("roll")
    assert table.hero("zal")["coins"] == coins
