"""G7: the fight on a boss square."""

from dataclasses import replace

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.engine.step import LUCK
from monopoly_tui.rules.gamer.acts import Dice, Fight, Roll
from tests.rules_gamer.race import HEROES, RaceTable, race

PILE = ["lion", "desert-thirst", "dragon", "sorceress", "olad", "white-div"]


def fight(face: int | str, *, boss: str = "lion") -> tuple[list[str], list[str], int]:
    """A fight of Rostam's: bosses beaten, the pile after it, his points."""
    at = PILE.index(boss)
    table = race(bosses=PILE[at:] + PILE[:at])
    table.rolls((2, 1), (face,))
    table.do("roll")
    assert (table.decision.kind, table.decision.data) == ("fight", {"boss": boss})
    table.do("fight")
    assert table.decision.kind == "end"
    state = table.play.state
    points = sum(table.play.board.bosses[fallen].points for fallen in state.beaten[0])
    return table.hero("rostam")["beaten"], table.bosses(), points


@pytest.mark.parametrize(
    ("boss", "face", "won"),
    [
        ("lion", 1, False), ("lion", 2, True), ("lion", 4, True), ("dragon", 2, False), ("dragon", 3, True),
        ("olad", 3, False), ("olad", 4, True), ("white-div", 4, False), ("white-div", "star", True),
        ("white-div", "pomegranate", True),
    ],
)  # fmt: skip
def test_a_number_of_at_least_the_strength_wins_and_a_symbol_is_five(boss: str, face: int | str, won: bool) -> None:
    at = PILE.index(boss)
    beaten, pile, points = fight(face, boss=boss)
    assert beaten == ([boss] if won else [])
    assert pile == PILE[at + 1 :] + PILE[: at + 1], "won or lost, it goes under the pile"
    assert points == (({"sorceress": 2, "olad": 2, "white-div": 2}.get(boss, 1)) if won else 0)


def test_a_symbol_is_no_more_than_five() -> None:
    board = find("haft-khan")
    board = replace(board, bosses=tuple(replace(boss, strength=6) for boss in board.bosses))
    table = RaceTable(board, [[hero] for hero in HEROES[:3]], range(3), 1, {})
    table.rolls((2, 1), ("star",))
    table.do("roll")
    table.do("fight")
    assert table.hero("rostam")["beaten"] == []


@pytest.mark.parametrize("roll", [(5,), (2, 1), ()])
def test_the_special_die_falls_alone(roll: tuple[int, ...]) -> None:
    play = race().play
    for act in (Roll(0), Dice(LUCK, (2, 1)), Fight(0)):
        play.apply(act)
    refusal = play.check(Dice(LUCK, roll))
    assert refusal is not None
    assert refusal.reason == "gamer-no-dice"


def test_the_fight_is_compulsory() -> None:
    table = race()
    table.rolls((2, 1))
    table.do("roll")
    for word in ("end_turn", "roll", "decline", "bankrupt", "skip"):
        assert table.refused(word) == "gamer-not-now"


def test_a_boss_can_be_beaten_again_when_it_comes_up() -> None:
    table = race(rostam={"beaten": ["lion"]})
    table.rolls((2, 1), (2,))
    table.do("roll")
    table.do("fight")
    assert table.hero("rostam")["beaten"] == ["lion", "lion"]
