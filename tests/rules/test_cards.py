"""RULES 8.3 to 8.5: every card's effect, alone and in chains, and the cards of the decks (1.3)."""

from dataclasses import replace
from typing import Any

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.engine.step import LUCK
from monopoly_tui.rules.classic.acts import Draw
from monopoly_tui.rules.classic.events import Paid, Rolled
from monopoly_tui.rules.classic.squares import carry_out
from tests.rules.table import Table, table


def chance(card: str, *, at: int = 0, seats: int = 2, rules: dict[str, str] | str = "official", **keys: Any) -> Table:
    """Seat 0 lands on the Chance square 7 places on from `at` and draws `card`."""
    places = [at, *[0] * (seats - 1)]
    t = table(rules, seats=seats, at=places, **{"dice": [(3, 4)], "chance": [card], **keys})
    t.roll()
    return t


def chest(card: str, seats: int = 2, rules: dict[str, str] | str = "official", **keys: Any) -> Table:
    """Seat 0 lands on the Chest on 17 and draws `card`."""
    t = table(rules, seats=seats, at=[10] * seats, **{"dice": [(3, 4)], "chest": [card], **keys})
    t.roll()
    return t


@pytest.mark.parametrize(
    ("card", "at", "to", "cash"),
    [
        ("chance-start", 15, 0, 1700),
        ("chance-24", 0, 24, 1500),
        ("chance-24", 29, 24, 1700),
        ("chance-11", 0, 11, 1500),
        ("chance-11", 15, 11, 1700),
        ("chance-5", 0, 5, 1700),
        ("chance-39", 29, 39, 1500),
        ("chance-station-1", 0, 15, 1500),
        ("chance-station-2", 15, 25, 1500),
        ("chance-station-2", 29, 5, 1700),
        ("chance-utility", 0, 12, 1500),
        ("chance-utility", 15, 28, 1500),
        ("chance-utility", 29, 12, 1700),
        ("chance-jail", 29, 10, 1500),
    ],
)
def test_cards_that_move(card: str, at: int, to: int, cash: int) -> None:
    """8.3, 4.1: forward, over Start with the salary; to Jail without."""
    t = chance(card, at=at)
    assert (t.state.at[0], t.cash[0]) == (to, cash)
    if to in t.play.board.deeds:
        t.asks(0, "buy", square=to)
    else:
        t.asks(1 if to == 10 else 0, "roll" if to == 10 else "end")


@pytest.mark.parametrize(
    ("card", "change"),
    [
        ("chest-bank-error", 200), ("chest-doctor", -50), ("chest-stock", 50), ("chest-holiday", 100),
        ("chest-refund", 20), ("chest-insurance", 100), ("chest-hospital", -100), ("chest-school", -50),
        ("chest-consultancy", 25), ("chest-contest", 10), ("chest-inherit", 100), ("chest-birthday", 10),
    ],
)  # fmt: skip
def test_chest_money(card: str, change: int) -> None:
    """8.3: from and to the bank, or the one other player."""
    assert chest(card).cash[0] == 1500 + change


@pytest.mark.parametrize(
    ("card", "change"),
    [("chance-dividend", 50), ("chance-speeding", -15), ("chance-loan", 150), ("chance-chairman", -50)],
)
def test_chance_money(card: str, change: int) -> None:
    """8.3."""
    assert chance(card).cash[0] == 1500 + change


@pytest.mark.parametrize(("card", "bill"), [("chance-repairs", 25 * 7 + 100 * 2), ("chest-repairs", 40 * 7 + 115 * 2)])
def test_repairs(card: str, bill: int) -> None:
    """8.5: seven houses and two hotels of one's own; others' buildings cost nothing."""
    owns = {0: "1x5 3x5 16x2 18x2 19x3", 1: "6x4 8x4 9x4"}
    t = chance(card, owns=owns) if card.startswith("chance") else chest(card, owns=owns)
    assert t.cash[0] == 1500 - bill


def test_nothing_to_repair_costs_nothing() -> None:
    """8.5: no payment is made, none is told."""
    t = chance("chance-repairs", owns={0: "1 3", 1: "37x1 39x1"})
    assert t.cash == [1500, 1500]
    assert t.saw(Paid) == []


def test_back_three_from_each_chance() -> None:
    """8.3: 7 to the income tax, 22 to a street, never a salary."""
    t = chance("chance-back3")
    assert (t.state.at[0], t.cash[0]) == (4, 1300)
    t = chance("chance-back3", at=15)
    t.asks(0, "buy", square=19)


def test_back_three_on_to_another_deck() -> None:
    """8.3: from 36 back to the Chest on 33, whose card is drawn and done as well."""
    t = chance("chance-back3", at=29, chest=["chest-inherit"])
    assert (t.state.at[0], t.cash[0]) == (33, 1600)
    t.asks(0, "end")


def test_chain_of_two_cards_into_jail_after_a_double() -> None:
    """3.4, 8.3: back three, then a Chest card to Jail; the double is forfeited."""
    t = table(at=[30, 0], dice=[(3, 3)], chance=["chance-back3"], chest=["chest-jail"])
    t.roll()
    assert (t.state.at[0], t.state.jail_tries[0]) == (10, 0)
    t.asks(1, "roll")


def test_chain_of_cards_over_start_and_on() -> None:
    """4.1, 8.3: back three to a Chest that sends to Start."""
    t = chance("chance-back3", at=29, chest=["chest-start"])
    assert (t.state.at[0], t.cash[0]) == (0, 1700)


def test_nearest_station_pays_twice() -> None:
    """8.3: twice what the owner's stations earn."""
    assert chance("chance-station-1", owns={1: "15"}).cash == [1450, 1550]
    assert chance("chance-station-1", owns={1: "15 25 35 5m"}).cash == [1100, 1900]


def test_nearest_station_mortgaged_or_own_costs_nothing() -> None:
    """8.4."""
    assert chance("chance-station-1", owns={1: "15m 25"}).cash == [1500, 1500]
    assert chance("chance-station-2", owns={0: "15"}).cash == [1500, 1500]


@pytest.mark.parametrize("owns", ["12", "12 28", "12 28m"])
def test_nearest_utility_rolls_afresh_for_ten_times(owns: str) -> None:
    """8.3: always 10 times, by fresh dice, whether the owner holds one or both."""
    t = chance("chance-utility", owns={1: owns}, dice=[(3, 4), (1, 2)])
    assert t.cash == [1470, 1530]
    assert [event.purpose for event in t.saw(Rolled)] == ["move", "rent"]
    assert t.state.last_roll == (3, 4)


def test_fresh_double_is_no_double() -> None:
    """8.4: it gives no further roll."""
    t = chance("chance-utility", owns={1: "12"}, dice=[(3, 4), (2, 2)])
    assert t.cash == [1460, 1540]
    t.asks(0, "end")
    assert t.state.doubles == 0


def test_double_before_a_fresh_roll_still_rolls_again() -> None:
    """8.4: a double of the move keeps its worth."""
    t = table(at=[18, 0], dice=[(2, 2), (1, 2)], chance=["chance-utility"], owns={1: "28"})
    t.roll()
    assert t.cash == [1470, 1530]
    t.asks(0, "roll")
    assert t.state.doubles == 1


@pytest.mark.parametrize("owns", [{1: "12m 28"}, {0: "12"}])
def test_no_fresh_roll_where_nothing_is_owed(owns: dict[int, str]) -> None:
    """8.4: mortgaged or one's own."""
    t = chance("chance-utility", owns=owns)
    assert t.cash == [1500, 1500]
    t.asks(0, "end")


def test_free_card_is_kept_and_its_deck_runs_through_fifteen() -> None:
    """1.3: a kept card is in no deck."""
    t = chance("chance-free")
    assert t.state.cards[0] == ["chance-free"]
    assert len(t.state.unseen["chance"]) == 15
    assert "chance-free" not in t.state.unseen["chance"] + t.state.seen["chance"]


def test_used_card_goes_under_its_own_deck() -> None:
    """1.3, 12.2."""
    t = table(cards=[["chance-free", "chest-free"], []], jail_tries=[0, None])
    assert t.refused(0, "use_card") == "which-card"
    t.do(0, "use_card", card="chest-free")
    assert t.state.seen == {"chance": [], "chest": ["chest-free"]}
    assert t.state.cards[0] == ["chance-free"]


def test_a_drawn_card_cannot_come_before_all_others_have() -> None:
    """1.3: the decks are shuffled once only."""
    t = table(dice=[(3, 4), (3, 4)], chance=["chance-dividend"], at=[0, 0])
    t.roll()
    t.end()
    with pytest.raises(AssertionError, match="too few cards"):
        t.roll()
    t.asks(LUCK, "draw", deck="chance")
    assert "chance-dividend" not in t.play.decision().data["cards"]
    assert t.play.check(Draw(LUCK, "chance-dividend")) is not None


def test_birthday_in_turn_order() -> None:
    """8.5: each of the others pays, those out are left out."""
    t = chest("chest-birthday", seats=4, bankrupt=[2], cash=[0, 10, 0, 10])
    assert t.cash == [20, 0, 0, 0]
    t.asks(0, "end")


def test_birthday_debtor_settles_in_place() -> None:
    """8.5, 11.7: one after the other, from the player after the one who drew it, by turn order."""
    t = chest("chest-birthday", seats=3, order=[0, 2, 1], cash=[0, 5, 5], owns={1: "1", 2: "3"})
    t.asks(2, "debt", amount=10, to=0)
    assert t.refused(1, "mortgage", square=1) == "not-your-decision"
    assert t.refused(2, "end_turn") == "not-now"
    t.do(2, "mortgage", square=3)
    t.asks(1, "debt", amount=10, to=0)
    t.do(1, "mortgage", square=1)
    assert t.cash == [20, 25, 25]
    t.asks(0, "end")


def test_birthday_after_a_double_still_rolls() -> None:
    """8.5, 3.2: the turn of the one who drew it goes on afterwards."""
    t = table(at=[11, 0], cash=[0, 5], dice=[(3, 3)], chest=["chest-birthday"], owns={1: "1"})
    t.roll()
    t.do(1, "mortgage", square=1)
    t.asks(0, "roll")


def test_money_received_before_may_pay_the_later_ones() -> None:
    """8.5: each is settled before the next, so chairman's payments are checked one at a time."""
    t = chance("chance-chairman", seats=4, cash=[120, 0, 0, 0], owns={0: "1"})
    t.asks(0, "debt", amount=50, to=3)
    assert t.cash == [20, 50, 50, 0]


def test_repairs_are_fixed_when_drawn() -> None:
    """8.5: selling the houses to pay for their repairs does not lower the bill."""
    t = chance("chance-repairs", owns={0: "1x4 3x4"}, cash=[150, 0])
    t.asks(0, "debt", amount=200, to="bank")
    t.do(0, "sell", square=1)
    t.asks(0, "debt", amount=200, to="bank")
    t.do(0, "sell", square=3)
    assert t.cash[0] == 0


@pytest.mark.parametrize(("at", "to"), [(14, 15), (15, 25), (35, 5), (4, 5)])
def test_the_nearest_station_is_ahead(at: int, to: int) -> None:
    """8.3: wherever a board has its cards, the next square counts, and the one stood on does not."""
    t = table(at=[at, 0])
    carry_out(t.play, 0, t.play.board.cards["chance-station-1"])
    assert t.play.state.at[0] == to


@pytest.mark.parametrize(("card", "gathered"), [("chest-doctor", 50), ("chest-repairs", 0), ("chest-birthday", 0)])
def test_card_payments_in_the_pot(card: str, gathered: int) -> None:
    """8.2: those to the bank, not those between players."""
    assert chest(card, rules={"parking_pot": "taxes_cards"}).state.pot == gathered


def test_repairs_in_the_pot() -> None:
    """8.2: a repairs bill is a card payment."""
    t = chest("chest-repairs", rules={"parking_pot": "taxes_cards"}, owns={0: "1x1 3x5"})
    assert t.state.pot == 155


def test_card_right_round_to_where_one_stands() -> None:
    """4: a way of all forty squares passes Start."""
    tehran = find("tehran")
    (first, *others) = tehran.decks["chance"]
    round_trip = replace(first, effect="advance", to=7)
    deck = (round_trip, *[replace(card, effect="receive", amount=1) for card in others])
    t = table(board=replace(tehran, decks={**tehran.decks, "chance": deck}), dice=[(3, 4)])
    t.cards = {"chance": [first.id, others[0].id]}
    t.roll()
    assert (t.state.at[0], t.cash[0]) == (7, 1500 + 200 + 1)


def test_deck_whose_cards_are_all_held_draws_nothing() -> None:
    """1.3: the turn goes on."""
    tehran = find("tehran")
    free = [card for card in tehran.decks["chest"] if card.effect == "free"]
    board = replace(tehran, decks={**tehran.decks, "chest": tuple(free)})
    t = table(board=board, cards=[[], [card.id for card in free]], at=[10, 0], dice=[(3, 4)])
    t.roll()
    assert t.cash == [1500, 1500]
    t.asks(0, "end")
