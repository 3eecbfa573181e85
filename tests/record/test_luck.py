"""Chance is fair, repeatable, and each outcome depends on seed, stream and number alone."""

from collections import Counter

import pytest

from monopoly_tui import board_shelf
from monopoly_tui.engine.step import LUCK, Decision
from monopoly_tui.luck import BadScript, Luck, Script, below, numbers, shuffled
from monopoly_tui.rules.classic.acts import Deal, Dice, Draw, Order

BOARD = board_shelf.find("tehran")
DICE = Decision(LUCK, "dice")
CHANCE = [card.id for card in BOARD.decks["chance"]]


def luck(seed: int = 7, script: Script | None = None) -> Luck:
    return Luck(seed, script or Script(), BOARD, 4)


def rolls(count: int, seed: int = 7) -> list[tuple[int, int]]:
    """The first rolls of a seed."""
    played, out = luck(seed), list[tuple[int, int]]()
    for _ in range(count):
        outcome = played.answer(DICE)
        assert isinstance(outcome, Dice)
        played.note(outcome)
        out.append(outcome.roll)
    return out


def draw(deck: str, cards: list[str]) -> Decision:
    return Decision(LUCK, "draw", {"deck": deck, "cards": tuple(cards)})


def test_the_outcomes_of_a_seed_never_change() -> None:
    assert rolls(8) == [(5, 2), (2, 2), (3, 2), (4, 1), (1, 5), (6, 1), (3, 4), (1, 4)]
    assert luck(7).decks["chest"][:3] == ("chest-birthday", "chest-school", "chest-bank-error")


def test_a_roll_depends_on_its_number_alone() -> None:
    played = luck()
    for expected in rolls(20):
        outcome = played.answer(DICE)
        assert outcome == Dice(LUCK, expected)
        played.note(Draw(LUCK, "chance-24"))
        played.note(outcome)


def test_answering_spends_nothing_and_noting_does() -> None:
    one = luck()
    assert one.answer(DICE) == one.answer(DICE)
    one.note(Dice(LUCK, (6, 6)))
    assert one.answer(DICE) == Dice(LUCK, rolls(2)[1])


def test_dice_are_even() -> None:
    fallen = Counter(face for roll in rolls(6000) for face in roll)
    assert set(fallen) == {1, 2, 3, 4, 5, 6}
    assert all(1800 < count < 2200 for count in fallen.values())


def test_the_uneven_rest_is_thrown_again() -> None:
    assert below(6, iter([2**32 - 1, 2**32 - 4, 13])) == 1


def test_a_shuffle_keeps_everything() -> None:
    assert sorted(shuffled("7:order:0", range(8))) == [*range(8)]
    assert len({tuple(shuffled(f"{seed}:order:0", range(3))) for seed in range(60)}) == 6


def test_an_order_has_every_seat_and_a_deal_every_deed() -> None:
    order, deal = (luck().answer(Decision(LUCK, kind)) for kind in ("order", "deal"))
    assert isinstance(order, Order)
    assert sorted(order.seats) == [0, 1, 2, 3]
    assert isinstance(deal, Deal)
    assert sorted(deal.deeds) == [*BOARD.deeds]


def test_streams_differ() -> None:
    assert next(numbers("1:dice:0")) != next(numbers("1:dice:1")) != next(numbers("2:dice:0"))


def test_the_script_comes_first_and_then_the_seed_goes_on_where_its_count_is() -> None:
    scripted = luck(script=Script(dice=[(1, 2), (6, 6)]))
    for expected in [(1, 2), (6, 6), rolls(3)[2]]:
        outcome = scripted.answer(DICE)
        assert outcome == Dice(LUCK, expected)
        scripted.note(outcome)


def test_cards_come_in_one_order_whatever_was_drawn_before() -> None:
    one, left, seen = luck(), list(CHANCE), []
    while left:
        outcome = one.answer(draw("chance", left))
        assert isinstance(outcome, Draw)
        one.note(outcome)
        left.remove(outcome.card)
        seen.append(outcome.card)
    assert seen == [*one.decks["chance"]]
    assert sorted(seen) == sorted(CHANCE)


def test_a_single_drawable_card_is_forced() -> None:
    assert luck().answer(draw("chest", ["chest-free"])) == Draw(LUCK, "chest-free")


def test_a_scripted_card_that_cannot_be_drawn_is_an_error() -> None:
    scripted = luck(script=Script(cards={"chance": ["chance-24"]}))
    assert scripted.answer(draw("chance", CHANCE)) == Draw(LUCK, "chance-24")
    with pytest.raises(BadScript) as bad:
        scripted.answer(draw("chance", ["chance-5"]))
    assert bad.value.refusal.data == {"deck": "chance", "number": 1, "card": "chance-24"}
