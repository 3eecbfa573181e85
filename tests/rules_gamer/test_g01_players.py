"""G1: two to four players, their heroes and coins, and who begins."""

from typing import Any

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.engine.step import LUCK, Decision, Refusal
from monopoly_tui.record.fault import BadHeader
from monopoly_tui.record.header import read_header
from monopoly_tui.rules.errors import BadSetup
from monopoly_tui.rules.gamer.acts import Deal, Order
from monopoly_tui.rules.gamer.game import Play, start
from monopoly_tui.rules.gamer.options import Options
from monopoly_tui.rules.gamer.state import NOBODY
from tests.rules_gamer.race import race, two_each


def begun(*heroes: Any, seats: int = 3, **more: Any) -> Play:
    players = [{"heroes": list(led)} for led in heroes] or [{}] * seats
    return start(find("haft-khan"), Options(), players, **more)


def header(players: list[Any]) -> dict[str, Any]:
    return {"record": 1, "board": "haft-khan", "players": players, "seed": 1}


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadHeader) as bad:
        read_header(header([f"P{seat}" for seat in range(seats)]))
    assert bad.value.refusal.reason == "record-players"


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 1), (4, 1)])
def test_heroes_nobody_chose_are_dealt(seats: int, each: int) -> None:
    play = begun(seats=seats, order=range(seats))
    decision = play.decision()
    assert decision == Decision(LUCK, "deal", {"heroes": tuple(h.id for h in play.board.heroes), "count": seats * each})
    ids = ("zal", "rostam", "gordafarid", "tahmineh")[: seats * each]
    play.apply(Deal(LUCK, ids))
    led = [hero for heroes in play.state.heroes for hero in heroes]
    assert [play.board.heroes[hero].id for hero in led] == [*ids]
    assert all(len(heroes) == each for heroes in play.state.heroes)


def test_only_free_heroes_are_dealt_and_only_to_those_who_lack_them() -> None:
    play = start(find("haft-khan"), Options(), [{}, {"heroes": ["zal"]}, {}], order=[0, 1, 2])
    assert play.decision().data == {"heroes": ("rostam", "gordafarid", "tahmineh"), "count": 2}
    for wrong in (("zal", "rostam"), ("rostam", "rostam"), ("rostam",), ("rostam", "gordafarid", "tahmineh")):
        refusal = play.check(Deal(LUCK, wrong))
        assert refusal is not None
        assert refusal.reason == "gamer-no-deal"
    play.apply(Deal(LUCK, ("tahmineh", "rostam")))
    assert play.state.heroes == [(2,), (3,), (0,)]


@pytest.mark.parametrize(
    "heroes",
    [
        (["zal"], ["zal"], ["rostam"]),
        (["zal", "rostam"], ["gordafarid"], ["tahmineh"]),
        (["zal"], ["sohrab"], ["rostam"]),
        (["zal"], [], ["rostam"]),
        (["zal", "zal"], ["gordafarid", "rostam"]),
        (["zal"], ["gordafarid"]),
    ],
)
def test_heroes_that_cannot_be_led_so_are_refused(heroes: Any) -> None:
    with pytest.raises(BadSetup):
        begun(*heroes)


def test_three_coins_a_hero_on_start() -> None:
    table = two_each()
    for hero in ("rostam", "zal", "tahmineh", "gordafarid"):
        assert table.hero(hero) == {
            "id": hero, "coins": 3, "at": 0, "home": False, "deeds": [], "cards": [], "beaten": [], "starts": 0,
            "rented": False,
        }  # fmt: skip


def test_who_begins_is_drawn_and_then_seats_follow() -> None:
    play = begun(["zal"], ["tahmineh"], ["rostam"])
    assert play.decision() == Decision(LUCK, "order")
    refusal = play.check(Order(LUCK, (1, 0, 2)))
    assert refusal is not None
    assert refusal.reason == "gamer-no-order"
    play.apply(Order(LUCK, (2, 0, 1)))
    assert (play.decision().by, play.state.order) == (2, [2, 0, 1])


def test_first_the_order_is_drawn_then_heroes_are_dealt() -> None:
    play = begun(seats=2)
    order, deal = Order(LUCK, (0, 1)), Deal(LUCK, ("zal", "rostam", "gordafarid", "tahmineh"))
    assert play.check(deal) == Refusal("gamer-not-now", {"do": "deal", "decision": "order"})
    play.apply(order)
    assert play.check(order) == Refusal("gamer-not-now", {"do": "order", "decision": "deal"})
    play.apply(deal)
    assert play.decision().kind == "hero"


@pytest.mark.parametrize("setup", [None, {}])
def test_before_that_nobody_moves(setup: dict[str, Any] | None) -> None:
    state = begun(seats=2, setup=setup).state
    assert (state.round, state.turn, state.mover, state.order, state.last_roll) == (1, 0, NOBODY, [], None)


def test_with_two_players_one_says_who_moves() -> None:
    table = two_each()
    assert (table.decision.kind, table.decision.data["heroes"]) == ("hero", ("rostam", "zal"))
    assert table.refused("roll") == "gamer-not-now"
    assert table.refused("hero", hero="tahmineh") == "gamer-not-your-hero"
    assert table.refused("hero", hero="sohrab") == "gamer-not-your-hero"
    table.do("hero", hero="zal")
    table.turn(3, 1)
    assert (table.hero("zal")["at"], table.hero("rostam")["at"]) == (4, 0)
    assert (table.decision.by, table.decision.kind) == (1, "hero")


def test_each_hero_has_its_own_coins_and_deeds() -> None:
    table = two_each()
    table.do("hero", hero="zal")
    table.turn(4, 1, answers=["buy"])
    assert (table.hero("zal")["coins"], table.hero("zal")["deeds"]) == (2, [5])
    assert (table.hero("rostam")["coins"], table.hero("rostam")["deeds"]) == (3, [])


def test_a_player_with_one_hero_in_the_race_is_not_asked() -> None:
    table = two_each(rostam={"home": True})
    assert table.decision == Decision(0, "roll", {"hero": "zal"})
    assert race().decision.kind == "roll"
