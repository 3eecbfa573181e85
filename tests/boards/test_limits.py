"""How far the numbers, names and texts of a board file may go: up to each limit, and no further."""

import pytest

from monopoly_tui.board_shelf import examine
from monopoly_tui.rules.classic.board_file import cut
from tests.boards.broken import TEHRAN

STEPS = "steps = 3"
RULES = "[rules]  #"
NAME = 'name = { en = "Shush"'
TEXT = "For once the ring road is empty. Drive on to Start."


def told(text: str) -> list[str]:
    """Why a file is no good, warnings left out."""
    return [fault.reason for fault in examine(text.encode())[1] if not fault.warning]


@pytest.mark.parametrize(
    ("old", "good", "bad", "reason"),
    [
        (STEPS, "steps = 1", "steps = 0", "board-range"),
        (STEPS, "steps = 39", "steps = 40", "board-range"),
        (RULES, "[rules]\nstarting_cash = 0  #", "[rules]\nstarting_cash = -1  #", "board-option-range"),
        (
            RULES,
            "[rules]\nstarting_cash = 1000000000  #",
            "[rules]\nstarting_cash = 1000000001  #",
            "board-option-range",
        ),
        (NAME, f'name = {{ en = "{"x" * 30}"', f'name = {{ en = "{"x" * 31}"', "board-text-wide"),
        (TEXT, "x" * 240, "x" * 241, "board-text-wide"),
    ],
    ids=["fewest steps", "most steps", "least own cash", "most own cash", "a name", "a card's text"],
)
def test_so_far_and_no_further(old: str, good: str, bad: str, reason: str) -> None:
    assert old in TEHRAN
    assert told(TEHRAN.replace(old, good, 1)) == []
    assert told(TEHRAN.replace(old, bad, 1)) == [reason]


@pytest.mark.parametrize(("steps", "reason"), [(10**9, "board-range"), (10**9 + 1, "board-number-huge")])
def test_more_than_anything_may_be_is_told_as_such(steps: int, reason: str) -> None:
    assert told(TEHRAN.replace(STEPS, f"steps = {steps}", 1)) == [reason]


@pytest.mark.parametrize(("size", "reasons"), [(1_048_576, []), (1_048_577, ["board-too-long"])])
def test_a_file_has_a_mebibyte_at_most(size: int, reasons: list[str]) -> None:
    text = f"{TEHRAN}# "
    assert told(text + "x" * (size - len(text.encode()))) == reasons


def test_of_very_many_faults_some_are_told_and_that_there_are_more() -> None:
    found = told('ruleset = "classic"\n' + "[[squares]]\n" * 1000)
    assert found.count("board-too-many") == 1
    assert len(found) < 1000


def test_of_a_wrong_word_forty_signs_are_told() -> None:
    text = TEHRAN.replace('kind = "parking"', f'kind = "{"x" * 60}"', 1)
    assert [fault.data["given"] for fault in examine(text.encode())[1] if fault.reason == "board-word"] == ["x" * 40]


def test_a_name_that_is_cut_keeps_all_that_fits() -> None:
    assert [cut("Vanak Square", most) for most in (12, 11, 7, 6)] == ["Vanak Square", "Vanak Squar", "Vanak S", "Vanak"]
