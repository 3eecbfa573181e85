"""Random play by the million, in small: the same everywhere, and broken off without a difference."""

import sys
from pathlib import Path

import pytest

from monopoly_tui.rules.classic import money, squares
from monopoly_tui.rules.classic.events import Gain
from monopoly_tui.rules.classic.step import Play
from tools.same_everywhere import soaked
from tools.soak import Run, main


def test_the_same_under_any_hashing() -> None:
    """No order of a set or of hashes finds its way into a game."""
    told = {soaked(sys.executable, hash_seed, acts=1000) for hash_seed in ("1", "2")}
    assert len(told) == 1
    assert told.pop().startswith("2 games, ")


def test_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two halves are the same run as the whole; the notes of one run are not taken for another's."""
    main(["--acts", "2000", "--seed", "5"])
    whole = capsys.readouterr().out
    notes = tmp_path / "notes.json"
    for acts in ("1000", "2000"):
        main(["--acts", acts, "--seed", "5", "--notes", str(notes)])
    assert capsys.readouterr().out.splitlines()[1] == whole.strip()
    with pytest.raises(SystemExit):
        Run.load(notes, seed=6)


def test_finds_money_from_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that moves more than it tells of does not get through, and the place is named."""

    def give_too_much(play: Play, seat: int, amount: int, reason: Gain) -> None:
        money.receive(play, seat, amount, reason)
        play.state.cash[seat] += 1

    monkeypatch.setattr(squares, "receive", give_too_much)
    with pytest.raises(AssertionError) as caught:
        Run(1).play_game()
    assert caught.value.__notes__[0].startswith("in game 0 of seed 1, after ")
