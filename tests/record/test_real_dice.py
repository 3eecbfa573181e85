"""Dice that people roll: nothing goes on before they say what fell, on the screen, in lines and in the record."""

import io
from pathlib import Path

import pytest

from monopoly_tui import saves
from monopoly_tui.engine.game import Illegal
from monopoly_tui.engine.step import LUCK
from monopoly_tui.plain.run import run
from monopoly_tui.record.replay import check
from monopoly_tui.rules.classic.acts import Buy, Dice, EndTurn, Roll
from monopoly_tui.settings import Settings
from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker
from tests.record.writing import HEADER, lines_of, record
from tests.ui.screen import press, running, text

REAL = HEADER | {"dice": "real"}


def test_dice_are_left_to_people_and_stand_in_the_record(tmp_path: Path) -> None:
    sitting = Sitting.new(REAL, tmp_path / "game.mono")
    sitting.submit(Roll(0))
    assert (sitting.decision().by, sitting.decision().kind) == (None, "dice")
    with pytest.raises(Illegal):
        sitting.submit(Buy(0))
    assert sitting.undo() == Roll(0), "nothing has fallen yet"
    sitting.redo()
    sitting.submit(Dice(LUCK, (1, 2)))
    assert sitting.game.state.at[0] == 3
    assert sitting.check_undo() is not None
    sitting.submit(Buy(0))
    sitting.submit(EndTurn(0))
    sitting.close()
    assert {"by": "luck", "do": "dice", "roll": [1, 2]} in lines_of(sitting.path)
    assert check(sitting.path).stopped is None


def test_a_game_that_waits_for_dice_waits_on_when_it_is_opened_again(tmp_path: Path) -> None:
    sitting = Sitting.new(REAL, tmp_path / "game.mono")
    sitting.submit(Roll(0))
    sitting.close()
    again = Sitting.open(sitting.path)
    assert again.decision().kind == "dice"
    again.submit(Dice(LUCK, (6, 6)))
    assert again.game.state.last_roll == (6, 6)
    again.close()


def test_a_record_that_leaves_real_dice_out_is_played_with_the_seeds(tmp_path: Path) -> None:
    path = record(tmp_path, {"by": 0, "do": "roll"}, {"expect": {"last_roll": ["_", "_"]}}, dice="real")
    assert check(path).stopped is None


async def test_on_the_screen_two_digits_and_enter(tmp_path: Path) -> None:
    sitting = Sitting.new(REAL, tmp_path / "game.mono")
    async with running(sitting) as pilot:
        await press(pilot, "space", "5")
        assert "your dice: 5" in text(pilot).replace("\n", " ")
        await press(pilot, "enter")
        assert "Type what both dice show first." in text(pilot)
        await press(pilot, "backspace", "1", "9", "۲")
        await press(pilot, "enter")
        assert sitting.game.state.last_roll == (1, 2)
        assert "is free" in text(pilot)


def test_in_lines_two_numbers(tmp_path: Path) -> None:
    sitting = Sitting.new(REAL, tmp_path / "game.mono")
    said = io.StringIO()
    run(sitting, Speaker(), Settings(), io.StringIO("roll\n7 1\n1 2\nbuy\nend\nroll\ndice 24\n"), said)
    sitting.close()
    assert "What do your two dice show?" in said.getvalue()
    assert sitting.game.state.at[:2] == [3, 6]


def test_who_begins_is_rolled_for_too(tmp_path: Path) -> None:
    first = {key: value for key, value in REAL.items() if key != "order"} | {"rules": {"turn_order": "highest_roll"}}
    sitting = Sitting.new(first, tmp_path / "game.mono")
    said = io.StringIO()
    run(sitting, Speaker(), Settings(), io.StringIO("1 2\n6 5\n"), said)
    sitting.close()
    assert "Ali, roll your dice" in said.getvalue()
    assert "Sara, roll your dice" in said.getvalue()
    assert "Sara, it is your turn" in said.getvalue()


def test_a_new_game_says_so_in_its_header() -> None:
    assert saves.new_header({"players": ["Ali", "Sara"], "dice": "real"})["dice"] == "real"
