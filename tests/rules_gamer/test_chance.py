"""What chance answers in a race, and which stream it takes that from."""

from collections.abc import Sequence
from typing import Any

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.engine.step import LUCK, Act, Decision
from monopoly_tui.rules.dice import Face, Throw
from monopoly_tui.rules.errors import BadAct
from monopoly_tui.rules.gamer.acts import Deal, Dice, Draw, Order
from monopoly_tui.rules.gamer.chance import decks, outcome, stream, throws
from monopoly_tui.rules.gamer.codec import read_act

HAFT_KHAN = find("haft-khan")
SPECIAL: tuple[Face, ...] = (1, 2, 3, 4, "pomegranate", "star")


class TheLast:
    """A source where whatever stands last comes first."""

    def throw(self, dice: Throw) -> tuple[Face, ...]:
        return tuple(faces[-1] for faces in dice)

    def shuffle(self, stream: str, things: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(reversed(things))

    def next_card(self, deck: str, drawable: Sequence[str]) -> str:
        raise AssertionError("no pile of a race has an order")

    def any_card(self, deck: str, pile: Sequence[str]) -> str:
        return pile[-1]


@pytest.mark.parametrize(
    ("decision", "act", "taken_from"),
    [
        (Decision(LUCK, "dice", {"dice": "both"}), Dice(LUCK, (6, "star")), "dice"),
        (Decision(LUCK, "dice", {"dice": "special"}), Dice(LUCK, ("star",)), "dice"),
        (Decision(LUCK, "draw", {"deck": "power", "cards": ("mace", "purse")}), Draw(LUCK, "purse"), "power"),
        (Decision(LUCK, "order"), Order(LUCK, (2, 0, 1)), "order"),
        (
            Decision(LUCK, "deal", {"heroes": ("rostam", "zal", "tahmineh"), "count": 2}),
            Deal(LUCK, ("tahmineh", "zal")),
            "deal",
        ),
    ],
    ids=["both dice", "special die", "power-up", "who begins", "heroes"],
)
def test_what_is_asked_is_answered(decision: Decision, act: Act, taken_from: str) -> None:
    """G1, G3, G4, G7: of three seats the one that comes first begins, and the others follow."""
    assert outcome(HAFT_KHAN, 3, decision, TheLast()) == act
    assert stream(HAFT_KHAN, act) == taken_from


def test_all_dice_and_power_ups() -> None:
    """G3, G7, G8."""
    assert [*throws(HAFT_KHAN)] == [((1, 2, 3, 4, 5, 6), SPECIAL), (SPECIAL,)]
    assert {deck: len(powers) for deck, powers in decks(HAFT_KHAN).items()} == {"power": 20}


@pytest.mark.parametrize("roll", [None, "12", 3, [1.5, 2], [True, 1], [[1], 2]])
def test_a_roll_is_written_as_numbers_and_words(roll: object) -> None:
    assert read_act({"by": "luck", "do": "dice", "roll": [1, "star"]}) == Dice(LUCK, (1, "star"))
    with pytest.raises(BadAct) as bad:
        read_act({"by": "luck", "do": "dice", "roll": roll})
    assert bad.value.wrong_value
