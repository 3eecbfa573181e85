"""`monopoly export` and E at the end of a game: every format, nothing hidden told, nothing written over."""

import csv
import io
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from monopoly_tui.playback import Playback
from monopoly_tui.record.replay import check
from monopoly_tui.ui.app import MonopolyApp
from tests.commands import shell
from tests.commands.shell import Captured
from tests.record.writing import END, ROLL, record
from tests.ui.screen import calm, press, text

GOLDEN = Path(__file__).parent.parent / "golden" / "end-rounds.mono"


def run(capsys: Captured, *words: str) -> tuple[int, str, str]:
    return shell.run(capsys, "export", *words)


def test_the_record_is_copied_as_it_is(tmp_path: Path, capsys: Captured) -> None:
    copy = tmp_path / "copy.mono"
    assert run(capsys, str(GOLDEN), "-o", str(copy)) == (0, "", "")
    assert copy.read_bytes() == GOLDEN.read_bytes()
    assert check(copy).stopped is None


def test_an_ending_that_no_format_has_writes_nothing(tmp_path: Path, capsys: Captured) -> None:
    picture = tmp_path / "end.png"
    wrong = "error: there is no format png. There are mono, csv, svg and text.\n"
    assert run(capsys, str(GOLDEN), "-o", str(picture)) == (2, "", wrong)
    assert not picture.exists()
    assert run(capsys, str(GOLDEN), "-o", str(picture), "--format", "svg")[0] == 0
    assert run(capsys, str(GOLDEN), "-o", str(tmp_path / "story"))[0] == 0
    assert (tmp_path / "story").read_text(encoding="utf-8").startswith("Tehran\n")


def test_worth_by_round_is_a_table(capsys: Captured) -> None:
    _, out, _ = run(capsys, str(GOLDEN), "--format", "csv")
    rows = list(csv.reader(io.StringIO(out)))
    game = Playback(GOLDEN).at_the_end()
    assert rows[0] == ["round", *(player.name for player in game.players)]
    assert [tuple(map(int, row[1:])) for row in rows[1:]] == list(game.worths)


def test_the_story_is_every_line_of_the_log_and_the_ranking(capsys: Captured) -> None:
    _, out, _ = run(capsys, str(GOLDEN))
    assert "Round 1." in out
    assert "buys" in out
    assert out.rstrip().splitlines()[-4].startswith("1. Sara, worth")


def test_the_picture_is_one_and_fetches_nothing(tmp_path: Path, capsys: Captured) -> None:
    picture = tmp_path / "end.svg"
    assert run(capsys, str(GOLDEN), "-o", str(picture), "--ascii") == (0, "", "")
    drawn = picture.read_text(encoding="utf-8")
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert "//cdn" not in drawn
    assert 'url("' not in drawn
    assert "Sara" in drawn
    assert "▀" not in drawn


def test_a_picture_in_persian_holds_letters_as_they_are_typed(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MONOPOLY_LANG", "fa")
    picture = tmp_path / "end.svg"
    assert run(capsys, str(GOLDEN), "-o", str(picture)) == (0, "", "")
    drawn = picture.read_text(encoding="utf-8")
    assert ">\u2067گزارش\u2069<" in drawn
    assert not re.search("[\ufb50-\ufdff\ufe70-\ufefc]", drawn), "joined letters, which whoever shows it would turn"


def test_what_a_game_hides_is_not_told_before_it_is_over(tmp_path: Path, capsys: Captured) -> None:
    path = str(record(tmp_path, ROLL, END, rules={"balances": "hidden"}, setup={"cash": [777, 888]}, seed=2))
    code, out, err = run(capsys, path, "--format", "mono")
    assert (code, out) == (2, "")
    assert "--reveal" in err
    assert "777" not in run(capsys, path)[1]
    assert "cash •••" in run(capsys, path)[1]
    assert "888" in run(capsys, path, "--reveal")[1]
    assert run(capsys, path, "--format", "mono", "--reveal")[0] == 0


def test_a_file_that_is_there_stays(tmp_path: Path, capsys: Captured) -> None:
    there = tmp_path / "there.txt"
    there.write_text("mine")
    code, _, err = run(capsys, str(GOLDEN), "-o", str(there))
    assert (code, "--force" in err, there.read_text()) == (6, True, "mine")
    assert run(capsys, str(GOLDEN), "-o", str(there), "--force")[0] == 0
    assert there.read_text() != "mine"


@pytest.mark.parametrize(
    ("words", "code", "error"),
    [
        (["nothing"], 4, "monopoly saves list"),
        ([str(GOLDEN), "--format", "pdf"], 2, "mono, csv, svg and text"),
        ([str(GOLDEN), "-o", "/no/such/folder/x.txt"], 4, "/no/such/folder/x.txt"),
    ],
)
def test_wrong_use_is_answered_in_one_line(capsys: Captured, words: list[str], code: int, error: str) -> None:
    found, out, err = run(capsys, *words)
    assert (found, out, err.count("\n")) == (code, "", 1)
    assert error in err


async def test_e_at_the_end_of_a_game_writes_into_the_folder_one_is_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from monopoly_tui.sitting import Sitting

    game = tmp_path / "over.mono"
    game.write_bytes(GOLDEN.read_bytes())
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    app = MonopolyApp(Sitting.open(game), patience=0, preferences=calm())
    async with app.run_test(size=(100, 30)) as pilot:
        for key in "mcst":
            await press(pilot, "e", key)
            await pilot.pause()
            assert "Written: over." in text(pilot)
        await press(pilot, "e", "t")
        await pilot.pause()
        monkeypatch.chdir(tmp_path)
        folder.rename(tmp_path / "gone")
    app.sitting.close()  # type: ignore[union-attr]
    names = sorted(path.name for path in (tmp_path / "gone").iterdir())
    assert names == ["over-2.txt", "over.csv", "over.mono", "over.svg", "over.txt"]
