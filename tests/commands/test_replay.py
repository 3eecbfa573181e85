"""`monopoly replay` without a screen: where it begins, what it says, and its way of refusing."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from monopoly_tui import cli
from monopoly_tui.commands import terminal
from monopoly_tui.playback import Playback
from tests.record.writing import END, ROLL, record

GOLDEN = Path(__file__).parent.parent / "golden" / "end-rounds.mono"
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> list[Playback]:
    """What a stand-in for the screen was given to show."""
    shown: list[Playback] = []
    stand_in = ModuleType("monopoly_tui.ui.start")

    def run_replay(playback: Playback, *_: object, **_wishes: object) -> int:
        shown.append(playback)
        return 0

    monkeypatch.setattr(stand_in, "run_replay", run_replay, raising=False)
    monkeypatch.setitem(sys.modules, "monopoly_tui.ui.start", stand_in)
    monkeypatch.setattr(terminal, "in_terminal", lambda: True)
    return shown


@pytest.mark.parametrize(("at", "round_", "seat"), [("3", 3, None), ("2.2", 2, 1), ("۴", 4, None)])
def test_it_begins_where_it_is_told_to(watched: list[Playback], at: str, round_: int, seat: int | None) -> None:
    assert cli.main(["replay", str(GOLDEN), "--at", at]) == 0
    (playback,) = watched
    assert playback.game.state.round == round_
    assert seat is None or playback.game.state.turn == seat


def test_in_plain_lines_the_game_is_told_to_its_end(capsys: Captured) -> None:
    assert cli.main(["replay", str(GOLDEN), "--plain", "--at", "3"]) == 0
    out, err = capsys.readouterr()
    assert "Round 3." in out
    assert "Round 1." not in out
    assert "→" not in out, "it is read aloud"
    assert "1. " in out.splitlines()[-4] or "worth" in out.splitlines()[-1]
    assert err == ""


@pytest.mark.parametrize("at", ["x", "3.9", "1.2.3", ""])
def test_a_place_that_is_none_is_refused(watched: list[Playback], capsys: Captured, at: str) -> None:
    assert cli.main(["replay", str(GOLDEN), "--at", at]) == 2
    assert "--at takes a round" in capsys.readouterr().err
    assert not watched


@pytest.mark.parametrize("at", ["99", "9999.1", "1.8"])
def test_a_round_or_a_seat_that_the_game_has_not_is_refused(watched: list[Playback], capsys: Captured, at: str) -> None:
    last = Playback(GOLDEN)
    last.go(len(last.places))
    rounds, seats = last.game.state.round, len(last.players)
    assert (rounds < 99, seats < 8) == (True, True)
    assert cli.main(["replay", str(GOLDEN), "--at", at]) == 2
    said = f"error: --at {at} is not in this game: it has {rounds} rounds and {seats} seats.\n"
    assert capsys.readouterr().err == said
    assert not watched


def test_elsewhere_than_in_a_terminal_it_says_so(capsys: Captured) -> None:
    assert cli.main(["replay", str(GOLDEN)]) == 5
    assert "--plain" in capsys.readouterr().err


def test_where_a_record_cannot_be_carried_on_is_said(watched: list[Playback], capsys: Captured, tmp_path: Path) -> None:
    path = record(tmp_path, ROLL, END, ROLL)
    assert cli.main(["replay", str(path)]) == 0
    assert f"{path}:3: expected an act that is allowed" in capsys.readouterr().err
    assert len(watched) == 1
