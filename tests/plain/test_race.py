"""A race by ear: who stands how, what is whose, which bosses wait, and how the end came about."""

import io
from pathlib import Path

import pytest

from monopoly_tui.plain.run import run
from monopoly_tui.settings import Settings
from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker
from tests.ui_gamer.screens import LAST, sitting
from tools.screens import RACE as MIDDLE


def said(game: Sitting, *lines: str, lang: str = "en") -> str:
    out = io.StringIO()
    run(game, Speaker(lang), Settings(), io.StringIO("".join(f"{line}\n" for line in lines)), out)
    return out.getvalue()


@pytest.fixture
def middle(tmp_path: Path) -> Sitting:
    return sitting(tmp_path, [(1, 1)], setup=MIDDLE)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("players", "1. Sara: 7 points, 6 coins; Rostam is on Reed Bed C1 with 4 coins; Zal is"),
        ("look ali", "2. Ali: "),
        ("look 1", "Zal has beaten Lion\nZal holds Ambush"),
        ("bosses", "waits on every boss square: strength"),
        ("deeds", " is free: price 1 coin, rent 1 coin, 1 point"),
        ("deeds", ", led by Sara: rent "),
        ("look a1", "Zabol A1"),
        ("look Start", "Whoever comes by gets 1 coin."),
        ("worth", "The first round is not over yet."),
        ("g", "The first round is not over yet."),
        ("rules", "The boss on top must be fought"),
        ("help", "At any time: players, deeds, bosses"),
        ("o", "esc Close"),
        ("zal", "Sara moves Zal"),
        ("look zz", 'There is no player and no square "zz"'),
    ],
)
def test_a_race_can_be_followed_by_ear(middle: Sitting, line: str, answer: str) -> None:
    assert answer in said(middle, line)


@pytest.mark.parametrize("page", ["g", "l", "?", "esc"])
def test_what_is_told_needs_no_closing(middle: Sitting, page: str) -> None:
    told = said(middle, page)
    assert "Close" not in told
    assert told.count("Sara, who moves in this turn?") == 2


@pytest.mark.parametrize("page", ["o", "q", "p"])
def test_every_page_can_be_asked_what_is_possible(middle: Sitting, page: str) -> None:
    assert "At any time: players" in said(middle, page, "help")


def test_the_end_is_told_whole_and_can_be_asked_about(tmp_path: Path) -> None:
    told = said(sitting(tmp_path, [(1, 1)], setup=LAST), " ", "s", "worth", "w", "q", "y")
    assert "Sara wins the race!\nChoose: s Figures, e Export, q Quit." in told
    assert "steps on average" in told
    assert "log all tells the game" in told
    assert "resume" not in told


def test_a_race_is_followed_in_persian_too(middle: Sitting) -> None:
    told = said(middle, "players", "deeds", "bosses", "look 1", "help", lang="fa")
    assert "نیرو" in told
    assert "{" not in told


def test_a_race_begins_with_who_leads_whom(tmp_path: Path) -> None:
    first = {"record": 1, "board": "haft-khan", "players": ["Ali", "Sara"], "seed": 4}
    told = said(Sitting.new(first, tmp_path / "a.mono"))
    assert "Ali leads Zal and Tahmineh; Sara leads Rostam and Gordafarid\nThe turn order: " in told
