"""RULES 1 and 2: bank, decks, starting cash, turn order, dealing, and positions to start from."""

from typing import Any

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.engine.game import Illegal
from monopoly_tui.engine.step import LUCK
from monopoly_tui.rules.classic.acts import Deal, Dice, Draw, Order
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import resolve
from monopoly_tui.rules.classic.setup import fresh_state
from monopoly_tui.rules.errors import BadSetup
from tests.rules.table import table


def test_bank_and_purses_at_the_start() -> None:
    """1.2, 1.3, 2.2: 32 houses, 12 hotels, two decks of 16, everybody on Start with the board's cash."""
    t = table(seats=4)
    assert (t.state.houses, t.state.hotels) == (32, 12)
    assert {deck: len(cards) for deck, cards in t.state.unseen.items()} == {"chance": 16, "chest": 16}
    assert t.cash == [1500] * 4
    assert t.state.at == [0] * 4
    t.asks(0, "roll")


def test_nothing_has_happened_at_the_start() -> None:
    """2.2: no pot, no turn, no doubles, offers or auctions yet."""
    state = fresh_state(find("tehran"), resolve(find("tehran"), {}), 2)
    assert (state.pot, state.round, state.turn, state.doubles, state.offers) == (0, 1, 0, 0, 0)
    assert not state.shortage_asked


def test_starting_cash_option() -> None:
    """2.2: the table may choose the starting cash."""
    assert table({"starting_cash": 700}).cash == [700, 700]


def test_drawn_order() -> None:
    """2.3: random order is asked of luck, and the first in it begins."""
    t = table(seats=3, drawn_order=[2, 0, 1])
    assert t.state.order == [2, 0, 1]
    t.asks(2, "roll")
    t.roll((4, 6))
    t.end()
    t.asks(0, "roll")


@pytest.mark.parametrize("seats", [(0, 1), (0, 1, 1), (0, 1, 3)])
def test_order_names_each_seat_once(seats: tuple[int, ...]) -> None:
    """2.3: neither chance nor a header can leave a seat out or name one twice."""
    with pytest.raises(BadSetup):
        table(seats=3, order=seats)
    with pytest.raises(Illegal):
        table(seats=3, drawn_order=seats)


@pytest.mark.parametrize("deal", [(1, 3), (1,) * 28, tuple(range(28))])
def test_deal_names_each_deed_once(deal: tuple[int, ...]) -> None:
    """2.4: chance cannot deal a square that is no deed, or a deed twice."""
    with pytest.raises(Illegal):
        table({"deal": "all"}, deal=deal)


def test_chance_brings_about_what_is_asked_of_it_and_nothing_else() -> None:
    """2.3, 2.4: first the order, then the deal."""
    play = start(find("tehran"), resolve(find("tehran"), {"deal": "all"}), 2)
    order, deal, dice = Order(LUCK, (1, 0)), Deal(LUCK, tuple(play.board.deeds)), Dice(LUCK, (1, 2))
    for asked, others in ((order, (deal, dice)), (deal, (order, dice))):
        for act in others:
            refusal = play.check(act)
            assert refusal is not None
            assert refusal.reason == "not-now"
        play.apply(asked)
    assert play.decision().kind == "roll"


def test_fixed_order() -> None:
    """2.3: fixed means as seated."""
    t = table({"turn_order": "fixed"}, seats=3, order=())
    assert t.state.order == [0, 1, 2]


def test_highest_roll_starts_and_only_the_tied_roll_again() -> None:
    """2.3: 1 and 3 tie, roll again, tie again, and 3 wins; play goes on in seat order from there."""
    rolls = [(1, 2), (4, 5), (3, 3), (6, 3), (1, 1), (1, 1), (2, 1), (2, 2)]
    t = table({"turn_order": "highest_roll"}, seats=4, order=(), dice=rolls)
    assert t.state.order == [3, 0, 1, 2]
    assert t.dice == []
    t.asks(3, "roll")


def test_starting_rolls_are_no_doubles() -> None:
    """2.3, 3.2: the dice for the start count for nothing else."""
    t = table({"turn_order": "highest_roll"}, order=(), dice=[(6, 6), (1, 1)])
    assert t.state.doubles == 0
    assert t.state.at == [0, 0]


def test_deal_goes_round_from_the_first_in_turn_order() -> None:
    """2.4: all deeds, one by one, free of charge, until the stack is out."""
    stack = [39, 1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 34, 35, 37]
    t = table({"deal": "all"}, seats=3, order=[2, 0, 1], deal=stack)
    assert t.owner(39, 1, 3, 5) == [2, 0, 1, 2]
    assert [t.state.owner.count(seat) for seat in range(3)] == [9, 9, 10]
    assert t.cash == [1500] * 3
    t.asks(2, "roll")


def test_a_game_from_a_position_deals_nothing() -> None:
    """2.4: the deal comes before the first turn of a game, not of a position."""
    assert set(table({"deal": "all"}, turn=0).state.owner) == {-1}


def test_a_card_goes_under_its_deck_and_the_order_is_known_then() -> None:
    """1.3: shuffled once; once all are seen they come again in the same order."""
    cards = [card.id for card in table().play.board.decks["chest"]]
    t = table(decks={"chest": cards}, dice=[(1, 1)], chest=[cards[0]])
    t.roll()
    assert t.state.seen["chest"] == [*cards[1:], cards[0]]
    assert t.state.unseen["chest"] == []


def test_only_the_next_card_of_a_known_deck_can_be_drawn() -> None:
    """1.3: a deck whose order is known gives its top card and no other."""
    cards = [card.id for card in table().play.board.decks["chest"]]
    t = table(decks={"chest": cards}, dice=[(1, 1)])
    with pytest.raises(AssertionError, match="too few cards"):
        t.roll()
    t.asks(LUCK, "draw", deck="chest", cards=(cards[0],))
    assert t.play.check(Draw(LUCK, cards[1])) is not None
    assert t.play.check(Draw(LUCK, "chance-24")) is not None
    assert t.play.check(Draw(LUCK, cards[0])) is None


@pytest.mark.parametrize("roll", [(0, 3), (7, 1), (1, 2, 3), (4,), ()])
def test_dice_have_six_sides(roll: tuple[int, ...]) -> None:
    """3.1: two dice of six sides, nothing else."""
    t = table()
    with pytest.raises(AssertionError, match="too few dice"):
        t.roll()
    assert t.play.check(Dice(LUCK, roll)) is not None  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        ({"deeds": {"1": {"owner": 0, "buildings": 6}, "3": {"owner": 0}}}, "deeds.1.buildings"),
        ({"deeds": {"1": {"owner": 2}}}, "deeds.1.owner"),
        ({"deeds": {"1": {"owner": -1}}}, "deeds.1.owner"),
        ({"deeds": {"0": {"owner": 0}}}, "deeds.0"),
        ({"deeds": {"01": {"owner": 0}}}, "deeds.01"),
        ({"deeds": {"1": {"owner": 0, "buildings": 1}, "3": {"owner": 1}}}, "deeds.1"),
        ({"deeds": {"1": {"owner": 0, "buildings": 1}}}, "deeds.1"),
        ({"deeds": {"1": {"buildings": 1}, "3": {}}}, "deeds.1"),
        ({"deeds": {"5": {"owner": 0, "buildings": 1}}}, "deeds.5"),
        ({"deeds": {"1": {"owner": 0, "buildings": 1}, "3": {"owner": 0, "mortgaged": True}}}, "deeds.1"),
        ({"deeds": {"1": {"mortgaged": True}}}, "deeds.1"),
        ({"deeds": {"1": {"owner": 0, "mortgaged": 1}}}, "deeds.1.mortgaged"),
        ({"deeds": {"1": {"ownr": 0}}}, "deeds.1.ownr"),
        ({"deeds": []}, "deeds"),
        ({"cash": [1500]}, "cash"),
        ({"cash": [1500, -1]}, "cash"),
        ({"cash": [1500, 1.5]}, "cash"),
        ({"cash": [1500, True]}, "cash"),
        ({"at": [0, 40]}, "at"),
        ({"jail_tries": [3, None]}, "jail_tries"),
        ({"jail_tries": [0, None], "at": [5, 0]}, "jail_tries"),
        ({"cards": [["chance-free"], ["chance-free"]]}, "cards"),
        ({"cards": [["chance-24"], []]}, "cards"),
        ({"decks": {"chance": ["chance-24"]}}, "decks.chance"),
        ({"decks": {"luck": []}}, "decks.luck"),
        ({"decks": {"chance": [24] * 16}}, "decks.chance"),
        ({"cards": ["chance-free", []]}, "cards"),
        ({"bankrupt": [0, 1]}, "bankrupt"),
        ({"bankrupt": [2]}, "bankrupt"),
        ({"houses": 33}, "houses"),
        ({"hotels": 13}, "hotels"),
        ({"pot": -1}, "pot"),
        ({"round": 0}, "round"),
        ({"turn": 2}, "turn"),
        ({"purse": 1}, "purse"),
    ],
)
def test_positions_that_cannot_be(setup: dict[str, Any], key: str) -> None:
    """A position that the rules could not reach in kind is refused, and the fault's place is named."""
    with pytest.raises(BadSetup) as fault:
        table(**setup)
    assert fault.value.refusal.data["key"] == key


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ({"at": [0, 0, 40]}, {"key": "at", "value": 40, "low": 0, "high": 39}),
        ({"cash": [1500, 1500, -1]}, {"key": "cash", "value": -1, "low": 0, "high": None}),
        ({"bankrupt": [3]}, {"key": "bankrupt", "value": 3, "low": 0, "high": 2}),
        ({"round": 0}, {"key": "round", "value": 0, "low": 1, "high": None}),
        ({"cash": [1500]}, {"key": "cash", "seats": 3}),
        ({"decks": {"chance": []}}, {"key": "decks.chance", "cards": 16}),
        ({"jail_tries": [None, None, 0], "at": [0, 0, 5]}, {"key": "jail_tries", "seat": 2}),
        ({"bankrupt": [1], "turn": 1}, {"key": "turn", "seat": 1}),
        ({"bankrupt": [1], "cash": [0, 1, 0]}, {"key": "bankrupt", "seat": 1}),
        ({"bankrupt": [1], "deeds": {"5": {"owner": 1}}}, {"key": "deeds.5.owner", "seat": 1}),
    ],
)
def test_what_is_told_of_positions_that_cannot_be(setup: dict[str, Any], told: dict[str, Any]) -> None:
    """Where it is at fault, and what could stand there."""
    with pytest.raises(BadSetup) as fault:
        table(seats=3, **setup)
    assert fault.value.refusal.data == told


def test_a_deed_of_which_little_is_said() -> None:
    """It is bare and free of mortgage, and nobody's if no owner is named."""
    t = table(deeds={"1": {"owner": 0}, "3": {}})
    assert t.owner(1, 3) == [0, -1]
    assert not any(t.state.buildings)
    assert not any(t.state.mortgaged)


@pytest.mark.parametrize(
    ("owns", "houses", "hotels"),
    [
        ("1x4 3x4 6x4 8x4 9x4 11x4 13x4 14x4", 0, 12),
        ("1x5 3x5 6x5 8x5 9x5 11x5 13x5 14x5 16x5 18x5 19x5 37x5 39x4", 28, 0),
    ],
)
def test_all_that_the_bank_has_may_stand(owns: str, houses: int, hotels: int) -> None:
    """1.2: 32 houses, or 12 hotels."""
    state = table(owns={0: owns}).state
    assert (state.houses, state.hotels) == (houses, hotels)


@pytest.mark.parametrize(
    "setup",
    [
        {"bankrupt": [1], "cash": [1500, 10, 1500]},
        {"bankrupt": [1], "cards": [[], ["chance-free"], []]},
        {"bankrupt": [1], "jail_tries": [None, 0, None]},
        {"bankrupt": [1], "turn": 1},
        {"bankrupt": [1], "deeds": {"1": {"owner": 1}}},
        {"bankrupt": [1, 1]},
    ],
)
def test_who_is_out_has_nothing(setup: dict[str, Any]) -> None:
    """11.4: a seat that is out holds no cash, deed or card, sits in no Jail and has no turn."""
    with pytest.raises(BadSetup):
        table(seats=3, **setup)


def test_more_buildings_than_the_bank_has() -> None:
    """1.2: 13 hotels cannot stand on the board."""
    streets = (1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24)
    with pytest.raises(BadSetup):
        table(owns={0: " ".join(f"{street}x5" for street in streets)})


def test_a_position_moves_on_with_its_own_turn_and_round() -> None:
    """The seat to move and the round are the position's."""
    t = table(seats=3, turn=2, round=7)
    assert t.state.round == 7
    t.roll((4, 6))
    t.end()
    t.asks(0, "roll")
    assert t.state.round == 8


def test_first_who_is_not_out_begins() -> None:
    """3.5: without a seat to move in the position, the first of the order still in the game begins."""
    t = table(seats=3, bankrupt=[0])
    t.asks(1, "roll")
