"""A game as it goes on: what is told of it, what chance says next, and what taking back brings again."""

from typing import Any

import pytest

from monopoly_tui.engine.step import LUCK, Act, Decision
from monopoly_tui.record.course import STRIDE, Course, TookBack
from monopoly_tui.record.header import read_header
from monopoly_tui.rules.classic.acts import Build, Dice, EndTurn, Roll, Sell
from monopoly_tui.rules.milestones import CardDrawn, RoundStarted, TurnStarted
from tests.record.writing import HEADER

STREETS = {"cash": [90_000, 0], "deeds": {str(square): {"owner": 0} for square in (1, 3, 37, 39)}}
"""Two groups to build on."""
DICE = Decision(LUCK, "dice")
DIVIDEND = CardDrawn(0, "chance", "chance-dividend")
VISITS = {"dice": [[4, 6], [4, 6]]}
"""Both roll themselves to Jail, where a visitor has nothing to do."""


def course(watched: bool = True, **changes: Any) -> Course:
    begun = Course(read_header(HEADER | changes), watched=watched)
    begun.settle(strict=True)
    return begun


def carry_on(played: Course, *acts: Act) -> Course:
    """Act after act, and the chance each brings about."""
    for act in acts:
        played.act(act)
        played.settle(strict=True)
    return played


def test_what_happens_is_written_down_from_the_beginning() -> None:
    told = [entry.event for entry in course().log]
    assert told[-2:] == [RoundStarted(1), TurnStarted(0)]


def test_where_nobody_watches_nothing_is_written_down() -> None:
    assert carry_on(course(watched=False), Roll(0)).log == []


def test_the_seed_goes_on_from_roll_to_roll() -> None:
    played = course()
    played.act(Roll(0))
    assert played.luck.answer(DICE) == Dice(LUCK, (5, 2))
    played.chance(Dice(LUCK, (5, 2)))
    assert played.luck.answer(DICE) == Dice(LUCK, (2, 2))


def test_taking_back_goes_no_further_than_chance_and_to_where_it_left() -> None:
    played = carry_on(course(setup=STREETS, script={"dice": [[1, 2]]}), Build(0, 1), Roll(0))
    before = played.game.copy()
    carry_on(played, Build(0, 3))
    assert played.undo(1) == [Build(0, 3)]
    assert played.game.same(before)
    assert played.acts == []


def test_taking_back_is_told() -> None:
    played = carry_on(course(setup=STREETS), Build(0, 1), Build(0, 3))
    known = len(played.log)
    assert played.undo(2) == [Build(0, 3), Build(0, 1)]
    assert [entry.event for entry in played.log[known:]] == [TookBack(Build(0, 3)), TookBack(Build(0, 1))]


def test_what_is_played_again_for_that_is_not_told_again() -> None:
    theirs = {"deeds": {"1": {"owner": 1}, "3": {"owner": 1}}}
    back, straight = (carry_on(course(setup=theirs, script=VISITS), Roll(0), EndTurn(0)) for _ in range(2))
    back.act(Build(1, 1))
    back.undo(1)
    assert back.act(Build(1, 3)) == straight.act(Build(1, 3))


def test_what_cannot_be_taken_back_is_counted() -> None:
    played = carry_on(course(setup=STREETS, script={"dice": [[1, 2]]}), Build(0, 1), Roll(0), Build(0, 3))
    reasons = [played.check_undo(count) for count in (2, 4)]
    assert [refusal and (refusal.reason, dict(refusal.data)) for refusal in reasons] == [
        ("undo-luck", {}), ("undo-nothing", {"acts": 3}),
    ]  # fmt: skip


def test_the_card_of_a_turn_is_gone_with_it_and_back_with_an_undo() -> None:
    script = {"dice": [[3, 4]], "chance": ["chance-dividend"]}
    played = carry_on(course(setup=STREETS, script=script), Build(0, 1))
    assert played.last_card is None
    assert carry_on(played, Roll(0)).last_card == DIVIDEND
    assert carry_on(played, EndTurn(0)).last_card is None
    played.undo(1)
    assert played.last_card == DIVIDEND


def test_a_round_that_is_taken_back_counts_no_more() -> None:
    played = carry_on(course(script=VISITS), Roll(0), EndTurn(0), Roll(1), EndTurn(1))
    assert (played.log[-1].round, played.worths) == (2, [(1500, 1500)])
    played.undo(1)
    assert (played.log[-1].round, played.worths) == (1, [])


@pytest.mark.parametrize("kept", [1, STRIDE - 1, STRIDE, STRIDE + 7])
def test_after_an_undo_another_way_may_be_gone(kept: int) -> None:
    """And gone back on, past where the first one came."""
    one, other = [Build(0, 1), Sell(0, 1)] * (2 * STRIDE), [Build(0, 37), Sell(0, 37)] * (2 * STRIDE)
    played = carry_on(course(setup=STREETS), *one)
    played.undo(len(one) - kept)
    carry_on(played, *other)
    left = 2 * STRIDE + 3
    played.undo(len(played.acts) - left)
    straight = carry_on(course(setup=STREETS), *one[:kept], *other[: left - kept])
    assert played.game.same(straight.game)
    assert played.acts == straight.acts


def test_people_roll_real_dice_and_draw_no_cards() -> None:
    played = course(dice="real", script={"chance": ["chance-dividend"]})
    played.act(Roll(0))
    assert played.waits_for_dice()
    assert played.settle(strict=True, people=True) == ([], [])
    played.chance(Dice(LUCK, (3, 4)))
    assert (played.waits_for_chance(), played.waits_for_dice()) == (True, False)
    played.settle(strict=True, people=True)
    assert played.last_card == DIVIDEND


def test_without_people_the_seed_rolls_for_real_dice() -> None:
    played = course(dice="real")
    played.act(Roll(0))
    (roll, *_), _ = played.settle(strict=True)
    assert isinstance(roll, Dice)
