"""G11: points, coins, shared ranks."""

from typing import Any

from monopoly_tui.rules.gamer.ending import coins, points
from monopoly_tui.rules.milestones import GameEnded, RoundEnded
from tests.rules_gamer.race import RaceTable, race, two_each


def finished(**heroes: dict[str, Any]) -> RaceTable:
    """A race whose last hero, Zal of seat 0, comes home now."""
    setup: dict[str, dict[str, Any]] = {
        "zal": {"at": 22, "coins": 2},
        "tahmineh": {"home": True},
        "rostam": {"home": True},
    }
    changed = {hero: setup[hero] | heroes.get(hero, {}) for hero in setup}
    zal, tahmineh, rostam = (changed[hero] for hero in ("zal", "tahmineh", "rostam"))
    table = race("zal", "tahmineh", "rostam", zal=zal, tahmineh=tahmineh, rostam=rostam)
    table.rolls((1, 1))
    table.do("roll")
    assert table.over
    return table


def test_two_a_hero_bosses_and_deeds() -> None:
    table = finished(zal={"beaten": ["lion", "olad"], "deeds": [1, 9, 21]})
    assert points(table.play, 0) == 2 + (1 + 2) + (1 + 2 + 3)
    assert points(table.play, 1) == 2
    ended = table.events[-1]
    assert ended == GameEnded(((0,), (1, 2)), (11, 2, 2))


def test_equal_points_more_coins() -> None:
    assert finished(rostam={"coins": 5}).decision.data["ranking"] == ((2,), (0, 1))
    assert finished(zal={"coins": 9}).decision.data["ranking"] == ((0,), (1, 2))


def test_equal_coins_share_the_rank() -> None:
    assert finished().decision.data["ranking"] == ((0, 1, 2),)


def test_points_come_before_coins() -> None:
    assert finished(rostam={"coins": 50}, tahmineh={"deeds": [1]}).decision.data["ranking"] == ((1,), (2,), (0,))


def test_with_two_players_both_heroes_add_up() -> None:
    table = two_each(rostam={"deeds": [1], "coins": 4}, zal={"beaten": ["dragon"]})
    assert (points(table.play, 0), coins(table.play, 0)) == (6, 7)


def test_points_are_told_at_the_end_of_each_round() -> None:
    table = race(rostam={"deeds": [21]})
    for _ in range(3):
        table.turn(2, 2)
    assert RoundEnded(1, (5, 2, 2)) in table.events
