"""Leaving a game: what is said of where it is, and that it is lost where it cannot be saved."""

from pathlib import Path

import pytest

from monopoly_tui.rules.classic.acts import Bankrupt
from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui import header
from monopoly_tui.ui.farewell import exit_code, farewell
from monopoly_tui.ui.gamer import looks
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.page import View
from monopoly_tui.ui.pages.bankrupt import BankruptPage
from monopoly_tui.ui.pages.quit import QuitPage
from tests.ui.stage import fits, text, view


def unsaved(folder: Path, board: str) -> Sitting:
    """A game in a folder that is none."""
    (folder / "file").touch()
    header = {"record": 1, "board": board, "players": ["Ali", "Sara"], "seed": 7}
    return Sitting.new(header, folder / "file" / "game.mono")


def test_who_leaves_a_game_that_is_saved_is_told_how_to_go_on() -> None:
    shown = view()
    page = QuitPage(shown)
    assert page.sentence() == "Everything is saved, up to round 1. Leave the game?"
    assert "monopoly resume" in text(page)
    assert "Go on with: monopoly resume" in farewell(shown.say, shown.played)
    assert exit_code(0, shown.played) == 0


def test_nobody_is_told_that_a_game_is_saved_when_it_is_not(tmp_path: Path) -> None:
    say = Speaker("en")
    sitting = unsaved(tmp_path, "tehran")
    page = QuitPage(View(sitting, say))
    assert page.sentence() == "Not saved: Not a directory. Leave the game all the same?"
    assert "lost" in text(page)
    fits(page)
    assert farewell(say, sitting) == "not saved: Not a directory. Nothing of the game is on disk"
    assert exit_code(0, sitting) == 1
    assert exit_code(130, sitting) == 130, "what ended it says more"


def test_nor_that_a_race_is(tmp_path: Path) -> None:
    page = looks.QuitPage(RaceView(unsaved(tmp_path, "haft-khan"), Speaker("en")))
    assert page.sentence() == "Not saved: Not a directory. Leave the game all the same?"


def test_the_part_of_a_game_that_was_saved_is_named(tmp_path: Path) -> None:
    shown = view()
    shown.played._journal.fault = "No space left on device"
    assert farewell(shown.say, shown.played).endswith(f"The game up to the last save is in {shown.played.path}")


@pytest.mark.parametrize(("width", "end"), [(100, "NOT SAVED: Not a directory"), (60, "NOT SAVED")])
def test_the_first_line_says_why_a_game_is_not_saved_where_there_is_room(tmp_path: Path, width: int, end: str) -> None:
    shown = View(unsaved(tmp_path, "tehran"), Speaker("en"))
    assert header.draw(shown, width, seat=0).text.rstrip().endswith(end)


def test_who_leaves_a_game_that_is_over_is_not_told_to_go_on_with_it() -> None:
    shown = view(rules={"end": "first_bankruptcy"})
    assert "monopoly resume" in text(QuitPage(shown))
    shown.played.submit(Bankrupt(0))
    told = text(QuitPage(shown))
    assert "monopoly resume" not in told
    assert "monopoly replay" in told


@pytest.mark.parametrize("size", [(54, 14), (72, 27)])
def test_giving_up_names_the_deeds_that_would_go(size: tuple[int, int]) -> None:
    shown = view(owns={0: "24 5"})
    drawn = text(BankruptPage(shown), *size)
    for deed in (24, 5):
        assert shown.game.board.tags[deed] in drawn
        assert shown.tell.square(deed) in drawn
