"""`monopoly boards`: what it prints where, its exit codes, and that a file cannot steer the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from monopoly_tui.board_shelf import examine, find, load_text, shipped, text_of
from monopoly_tui.commands.boards import app, starting_text
from monopoly_tui.rules.plain_text import cells
from tests.shelf import CLASSIC, RACES

TEHRAN = text_of("tehran")
BROKEN = TEHRAN.replace("rents = [2, 10, 30, 90, 160, 250]", "rents = [2, 10, 30, 90, 160]").replace(
    "#4f74ff", "#37b070"
)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*words: str) -> Result:
    return CliRunner().invoke(app, words)


def written(name: str, text: str) -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


def test_list_names_every_board() -> None:
    done = run("list")
    assert (done.exit_code, done.stderr) == (0, "")
    assert [line.split()[0] for line in done.stdout.splitlines()[1 : 1 + len(shipped())]] == shipped()
    assert "every deed is auctioned" in done.stdout
    assert {row["id"] for row in json.loads(run("list", "--json").stdout)} == set(shipped())


@pytest.mark.parametrize("name", shipped())
def test_show_has_a_line_for_every_square(name: str) -> None:
    done = run("show", name)
    assert (done.exit_code, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    for square in find(name).squares:
        assert any(line.split()[:1] == [str(square.index)] and square.name["en"] in line for line in lines)


@pytest.mark.parametrize("name", CLASSIC)
def test_the_map_shows_every_square_in_eighty_columns(name: str) -> None:
    done = run("show", name, "--map")
    lines = done.stdout.splitlines()[:22]
    assert {cells(line) for line in lines} == {76}
    codes = sorted(square.code["en"] for square in find(name).squares)
    found = [line[at : at + 6].strip() for line in lines[1::2] for at in range(0, 77, 7)]
    assert sorted(filter(None, found)) == codes
    assert lines[21].split()[-1] == find(name).squares[0].code["en"], "Start lies at the lower right"


@pytest.mark.parametrize("name", RACES)
def test_the_map_of_a_race_shows_every_square_in_eighty_columns(name: str) -> None:
    lines = run("show", name, "--map").stdout.splitlines()[:10]
    assert {cells(line) for line in lines} == {80}
    codes = sorted(square.short["en"] for square in find(name).squares)
    found = [line[at : at + 9].strip() for line in lines[1::2] for at in (range(0, 80, 9))]
    assert set(codes) <= set(found)
    assert lines[-1].split()[-1] == "Start"


def test_a_race_as_data_says_all_that_the_file_says() -> None:
    data = json.loads(run("show", "haft-khan", "--json").stdout)
    assert data["money"] == {"starting_coins": 3, "start": 1}
    assert [len(data[key]) for key in ("heroes", "bosses", "powers", "squares")] == [4, 6, 6, 24]
    assert data["squares"][21]["price"] == 3


def test_show_as_data_says_all_that_the_file_says() -> None:
    data = json.loads(run("show", "kish", "--json").stdout)
    assert data["money"] == {"starting_cash": 2700, "salary": 400, "landing": 600, "fine": 100}
    assert [len(data[key]) for key in ("groups", "squares", "chance", "chest")] == [8, 40, 16, 16]
    assert data["squares"][39]["rents"] == list(find("kish").squares[39].rents)
    assert data["chance"][1] == {
        "id": "chance-24",
        "effect": "advance",
        "text": dict(find("kish").cards["chance-24"].text),
        "to": 24,
    }


def test_show_of_an_unknown_board_offers_the_right_one() -> None:
    done = run("show", "tehrn")
    assert (done.exit_code, done.stdout) == (4, "")
    assert done.stderr.startswith('error: there is no board "tehrn". Boards: tehran, ')
    assert done.stderr.endswith("Did you mean tehran?\n")


def test_show_of_a_broken_file_names_its_faults() -> None:
    done = run("show", written("my.toml", BROKEN))
    assert (done.exit_code, done.stdout) == (3, "")
    assert "rents: 6 values needed, 5 given" in done.stderr


def test_validate_prints_a_line_a_fault_and_a_sum() -> None:
    done = run("validate", written("my.toml", BROKEN))
    line = BROKEN[: BROKEN.index("rents = [2, 10, 30, 90, 160]")].count("\n") + 1
    color = BROKEN[: BROKEN.index('"#37b070"')].count("\n") + 1
    assert (done.exit_code, done.stderr) == (3, "")
    assert done.stdout.splitlines() == [
        f'my.toml:{color}: warning: color: hardly differs from the colour of group "green" (group 8, "Navy")',
        f'my.toml:{line}: rents: 6 values needed, 5 given (square 1, "Shush")',
        "1 error, 1 warning",
    ]


def test_strict_takes_warnings_for_errors() -> None:
    name = written("my.toml", TEHRAN.replace("#4f74ff", "#37b070"))
    done = run("validate", name)
    assert (done.exit_code, done.stdout.splitlines()[-1]) == (0, "0 errors, 1 warning")
    done = run("validate", name, "--strict")
    assert (done.exit_code, done.stdout.splitlines()[-1]) == (3, "1 error, 0 warnings")


def test_validate_takes_many_files_and_misses_none() -> None:
    done = run("validate", "tehran", written("my.toml", BROKEN), "nowhere.toml", "kish")
    assert done.exit_code == 4
    assert done.stderr == 'error: there is no file or board "nowhere.toml"\n'
    assert done.stdout.splitlines()[0] == "tehran: nothing wrong"
    assert done.stdout.splitlines()[-1] == "1 error, 1 warning"
    assert "kish: nothing wrong" in done.stdout


def test_validate_as_data() -> None:
    done = run("validate", "--json", written("my.toml", BROKEN))
    data = json.loads(done.stdout)
    assert (done.exit_code, data["errors"], data["warnings"]) == (3, 1, 1)
    (fault,) = (fault for fault in data["files"][0]["faults"] if not fault["warning"])
    assert (fault["key"], fault["reason"], fault["place"]) == ("rents", "board-count", 'square 1, "Shush"')
    assert fault["message"] == "6 values needed, 5 given"


def test_a_folder_is_no_board() -> None:
    Path("folder").mkdir()
    done = run("validate", "folder")
    assert (done.exit_code, done.stdout.splitlines()[0]) == (3, "folder: this is not a file")


@pytest.mark.parametrize(
    "text",
    [
        'format = 1\n"\\u001b[2J" = 1',
        'ruleset = "\\u001b]0;owned\\u0007"',
        'ruleset = "[red]classic[/red]"',
        'id = "x"\nname = "\\u202e"',
        'a = "\x1b[31m"',
        'ruleset = "classic"\n[[squares]]\nname = { en = "\\u009b31m" }',
        'ruleset = "classic"\n[[squares]]\nkind = "[bold]"\nname = { en = "[bold]" }',
        'ruleset = "classic"\n[rules]\n"\\u001b[1m" = 1',
    ],
)
def test_a_file_cannot_steer_the_terminal(text: str) -> None:
    for command in ("validate", "show"):
        done = run(command, written("my.toml", text))
        assert done.exit_code == 3
        out = done.stdout + done.stderr
        assert all(char.isprintable() or char == "\n" for char in out)
        if "[bold]" in text:
            assert "[bold]" in out


def test_names_with_markup_are_shown_as_they_are() -> None:
    name = written(
        "my.toml", TEHRAN.replace('en = "Shush"', 'en = "[b]Shush[/b]"').replace('en = "Tehran"', 'en = "[/]"')
    )
    done = run("show", name)
    assert done.exit_code == 0
    assert "[b]Shush[/b]" in done.stdout
    assert done.stdout.startswith("[/] (tehran)\n")
    assert run("show", name, "--map").exit_code == 0


def test_a_file_name_cannot_steer_the_terminal() -> None:
    for command in ("validate", "show", "init"):
        done = run(command, "no\x1b[31m\u202efolder/x.toml")
        assert done.exit_code == 4
        assert all(char.isprintable() or char == "\n" for char in done.stdout + done.stderr)


def test_init_begins_a_board_that_is_fine() -> None:
    done = run("init", "my-street.toml")
    assert done.exit_code == 0
    assert done.stdout == "Wrote my-street.toml. Check it with: monopoly boards validate my-street.toml\n"
    assert run("validate", "--strict", "my-street.toml").exit_code == 0
    board = find("my-street.toml")
    assert (board.id, board.name["en"]) == ("my-street", "My street")
    assert Path("my-street.toml").read_text(encoding="utf-8").count("# ") > 5


def test_init_never_writes_over_a_file() -> None:
    written("my.toml", "precious")
    done = run("init", "my.toml")
    assert (done.exit_code, done.stdout) == (6, "")
    assert Path("my.toml").read_text(encoding="utf-8") == "precious"
    Path("folder").mkdir()
    assert run("init", "folder").exit_code == 6


def test_init_into_a_folder_that_is_not_there() -> None:
    done = run("init", "nowhere/my.toml")
    assert (done.exit_code, done.stdout) == (4, "")
    assert not Path("nowhere").exists()


@pytest.mark.parametrize(
    "stem", ["", " ", "---", "شهر من", 'quo"te\\n', "x" * 300, "a\x1bb", "tehran", "A.B", "$(x)", "\udcff"]
)
def test_a_board_may_be_called_anything(stem: str) -> None:
    text = starting_text(stem)
    assert examine(text.encode())[1] == []
    assert load_text(text, "x").squares == find("tehran").squares


def test_wrong_use_is_told_with_exit_2() -> None:
    assert run("validate").exit_code == 2
    assert run("show").exit_code == 2
    assert run("paint").exit_code == 2
