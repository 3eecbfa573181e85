"""Every command as a shell sees it: what it says, and what is wrong with how it was called."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from monopoly_tui import cli, saves
from monopoly_tui.rules.classic.codec import read_act
from monopoly_tui.sitting import Sitting
from tests.commands.shell import Captured, assert_refused, run
from tests.record.writing import END, HEADER, ROLL, lines_of, record


@pytest.fixture
def save() -> Path:
    sitting = saves.begin(saves.new_header({"players": ["Ali", "Sara"], "title": "Evening"}))
    sitting.close()
    return sitting.path


@pytest.mark.parametrize(
    ("words", "code", "error"),
    [
        ("new --board tehrn", 4, "Did you mean tehran?"),
        ("new --board nothing.toml", 4, "nothing.toml"),
        ("new --rounds 0", 2, "--rounds takes 1 to 500, or none"),
        ("new --rounds many", 2, "--rounds takes 1 to 500, or none"),
        ("new --players Ali", 2, "2 to 8 players; 1 was given. Add one: --players Ali,Sara"),
        ("new --players a,b,c,d,e,f,g,h,i", 2, "9 were given"),
        ("new --players a,b,c,d,e,f,g --rules room", 2, "7 were given"),
        ("new --players Ali,ali", 2, 'two seats are called "ali". Names must differ.'),
        ("new --players Ali,\x1b[31m", 2, "cannot be shown"),
        ("new --players Ali,Sarathethirdofhername", 2, "too wide"),
        ("new --players Ali,bot:fierce", 2, "no bot called"),
        ("new --players Ali --bots many", 2, "--bots takes a number"),
        ("new --players Ali --bots 9", 2, "10 were given"),
        ("new --players Ali,Sara --speed never", 2, "--speed"),
        ("new --no-input", 2, "--players Ali,Sara"),
        ("new --set auction", 2, "KEY=VALUE"),
        ("new --set auction=loud", 2, "turns, off, timed"),
        ("new --set rent=9", 2, "no option rent"),
        ("new --auction off --set auction=open", 2, "given twice"),
        ("new --rules mine", 2, 'error: there is no preset "mine". The presets: official, room, classic'),
        ("new --rules=", 2, 'there is no preset "".'),
        (
            "new --board haft-khan --rules room",
            2,
            "error: --rules is no option of this board's game. It has: laps, as in",
        ),
        ("new --board haft-khan --rounds 3", 2, "--rounds is no option of this board's game."),
        ("new --board haft-khan --rounds none", 2, "--rounds is no option of this board's game."),
        ("new --board haft-khan --auction open", 2, "--auction is no option of this board's game."),
        ("new --board haft-khan --hidden-cash", 2, "--hidden-cash is no option of this board's game."),
        ("new --board haft-khan --set auction=open", 2, "there is no option auction. The options: laps."),
        ("rules --board haft-khan --rules room", 2, "--rules is no option of this board's game."),
        ("simulate --board haft-khan --rounds 3", 2, "--rounds is no option of this board's game."),
        ("new --board bazaar --auction off", 2, "auctions every deed"),
        ("new --seed x", 2, "--seed takes a whole number"),
        ("new --sead 5", 2, "--seed"),
        ("nwe", 2, "error: no such command 'nwe'. Did you mean 'new'?"),
        ("new", 5, "not a terminal"),
        ("new --players Ali,Sara", 5, "not a terminal"),
        ("new --players Ali,,Sara", 2, "a name is missing in --players Ali,,Sara"),
        ("new --players Ali,Sara,", 2, "a name is missing"),
        ("new --players Ali,robot:hard", 2, '"robot:hard" is no player. A seat is a name, or a bot: bot, bot:hard,'),
        ("new --players Ali,Mina=bot", 2, '"Mina=bot" is no player.'),
        ("resume", 4, "monopoly new"),
        ("resume nothing", 4, "monopoly saves list"),
        ("resume ./nothing.mono", 4, "no file"),
        ("saves show nothing", 4, "monopoly saves list"),
        ("saves lst", 2, "Did you mean 'list'?"),
        ("state nothing", 4, "nothing"),
        ("state nothing --until 0", 2, "--until"),
        ("check", 2, "FILE"),
        ("replay nothing", 4, "monopoly saves list"),
        ("replay nothing --at x", 4, "monopoly saves list"),
    ],
)
def test_wrong_use_is_answered_in_one_line(capsys: Captured, words: str, code: int, error: str) -> None:
    assert_refused(capsys, words.split(" "), code, error)
    assert not saves.saves()


def test_alone_it_shows_the_help(capsys: Captured) -> None:
    assert run(capsys)[:2] == run(capsys, "-h")[:2]
    code, out, err = run(capsys, "--help")
    assert (code, err) == (0, "")
    assert all(f"\n  {command}" in out for command in cli.COMMANDS)
    assert run(capsys, "--version")[1].startswith("monopoly ")


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_its_help(capsys: Captured, command: str) -> None:
    code, out, err = run(capsys, command, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"Usage: monopoly {command} ")


def test_check_names_each_failure_and_counts(capsys: Captured, tmp_path: Path) -> None:
    good = str(record(tmp_path, ROLL, name="good.mono"))
    differs = str(record(tmp_path, {"expect": {"turn": 1}}, name="differs.mono"))
    refused = str(record(tmp_path, END, name="refused.mono"))
    broken = str(record(tmp_path, "{", {"note": "x"}, name="broken.mono"))
    newer = str(record(tmp_path, name="newer.mono", record=2))
    gone = str(tmp_path / "gone.mono")
    assert run(capsys, "check", good) == (0, "1 passed, 0 failed\n", "")
    code, out, _ = run(capsys, "check", good, differs, refused)
    assert code == 7
    assert out.splitlines()[0] == f"{differs}:2: expected turn to be 1, found 0"
    assert out.splitlines()[1] == (
        f'{refused}:2: expected an act that is allowed, found {{"by": 0, "do": "end_turn"}}. '
        "Not now: a roll comes first. Allowed here: roll, offer and bankrupt."
    )
    assert out.splitlines()[2:] == ["1 passed, 2 failed"]
    code, out, _ = run(capsys, "check", differs, broken, newer)
    assert (code, out.splitlines()[-1]) == (3, "0 passed, 3 failed")
    assert f"{broken}:2: " in out
    assert run(capsys, "check", broken, gone, good)[0] == 4


def test_check_names_what_chance_cannot_have_brought(capsys: Captured, tmp_path: Path) -> None:
    path = record(tmp_path, ROLL, {"by": "luck", "do": "dice", "roll": [7, 1]})
    code, out, _ = run(capsys, "check", str(path))
    assert code == 7
    assert out.splitlines()[0] == (
        f"{path}:3: expected an outcome that chance can have here, "
        'found {"by": "luck", "do": "dice", "roll": [7, 1]}. Dice are two numbers from 1 to 6.'
    )


def test_check_says_that_a_line_was_cut(capsys: Captured, tmp_path: Path) -> None:
    path = record(tmp_path, ROLL)
    path.write_bytes(path.read_bytes()[:-1])
    code, out, err = run(capsys, "check", str(path))
    assert (code, out) == (0, "1 passed, 0 failed\n")
    assert "cut" in err


def test_state_is_json_and_until_reads_what_comes_before_a_fault(capsys: Captured, tmp_path: Path) -> None:
    path = str(record(tmp_path, ROLL, "{", {"note": "x"}, script={"dice": [[4, 6]]}))
    code, out, err = run(capsys, "state", path)
    assert (code, out) == (3, "")
    assert f"{path}:3: " in err
    code, out, err = run(capsys, "state", path, "--until", "2")
    assert (code, err) == (0, "")
    assert json.loads(out)["players"][0]["at"] == 10


def test_state_after_a_line_that_is_not_there_says_how_many_there_are(capsys: Captured, tmp_path: Path) -> None:
    path = str(record(tmp_path, ROLL))
    assert run(capsys, "state", path, "--until", "2")[0] == 0
    code, out, err = run(capsys, "state", path, "--until", "99")
    assert (code, out, err) == (2, "", f"error: --until 99: {path} has 2 lines.\n")


def test_state_of_a_record_that_stops_points_to_what_can_be_read(capsys: Captured, tmp_path: Path) -> None:
    path = str(record(tmp_path, {"note": "x"}, END))
    code, _, err = run(capsys, "state", path)
    assert code == 3
    assert err.endswith(f"monopoly state {path} --until 2\n")


def test_a_file_here_needs_no_ending_but_a_save_of_that_name_comes_first(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, save: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    record(tmp_path, ROLL, script={"dice": [[4, 6]]}).rename("game.txt")
    assert json.loads(run(capsys, "state", "game.txt")[1])["players"][0]["at"] == 10
    (tmp_path / "Evening").write_text("no record")
    assert run(capsys, "state", "Evening")[0] == 0
    assert run(capsys, "saves", "show", "game.txt") == (
        4,
        "",
        'error: there is no save "game.txt". See: monopoly saves list\n',
    )


def test_saves_are_listed_shown_renamed_and_deleted(capsys: Captured, save: Path) -> None:
    name = save.stem
    assert run(capsys, "saves", "list")[1].split() == [name, *saves.glance(save).started.split(), "tehran", "Evening"]
    code, out, _ = run(capsys, "saves", "show", name[:3])
    assert code == 0
    assert "Ali: cash 1,500k, worth 1,500k" in out
    assert run(capsys, "saves", "rename", name, "New", "year") == (0, "", "")
    assert lines_of(save)[-1] == {"title": "New year"}
    code, _, err = run(capsys, "saves", "remove", "new year")
    assert code == 2
    assert f"monopoly saves remove {name} --force" in err
    assert run(capsys, "saves", "remove", name, "--force") == (0, "", "")
    assert not save.exists()
    assert run(capsys, "saves", "where")[1] == f"{saves.folder()}\n"


def test_a_game_that_is_open_elsewhere_is_left_alone(capsys: Captured, save: Path) -> None:
    sitting = Sitting.open(save)
    assert run(capsys, "saves", "rename", save.stem, "x")[0] == 6
    assert run(capsys, "saves", "remove", save.stem, "--force")[0] == 6
    sitting.close()


def test_with_several_games_resume_lists_them(capsys: Captured, save: Path) -> None:
    assert run(capsys, "resume")[0] == 5
    other = saves.begin(saves.new_header({"players": ["Ali", "Sara"]}))
    other.close()
    code, out, err = run(capsys, "resume")
    assert (code, out) == (2, "")
    assert save.stem in err
    assert other.path.stem in err
    assert run(capsys, "resume", "--last")[0] == 5


def test_hidden_balances_stay_hidden(capsys: Captured) -> None:
    header = saves.new_header({"players": ["Ali", "Sara"], "rules": {"balances": "hidden"}})
    sitting = saves.begin(header)
    shown = run(capsys, "saves", "show", header["id"])[1]
    assert "1,500" not in shown
    assert shown.count("cash •••, worth •••") == 2
    assert run(capsys, "saves", "show", header["id"], "--reveal")[1].count("cash 1,500k, worth 1,500k") == 2
    sitting.submit(read_act({"by": sitting.decision().by, "do": "bankrupt"}))
    sitting.close()
    assert "cash 1,500k" in run(capsys, "saves", "show", header["id"])[1], "all is revealed once it is over"


def test_a_fault_of_ours_is_one_line_and_a_report(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Path:
        raise RuntimeError("broken")

    monkeypatch.setattr(saves, "folder", broken)
    code, out, err = run(capsys, "saves", "where")
    assert (code, out, err.count("\n")) == (1, "", 1)
    report = Path(err.split("report is in ")[1].strip())
    assert report.is_relative_to(os.environ["XDG_STATE_HOME"])
    assert "RuntimeError: broken" in report.read_text(encoding="utf-8")
    assert cli.main(["--debug", "saves", "where"]) == 1
    assert "RuntimeError: broken" in capsys.readouterr().err


def test_the_help_imports_neither_screen_nor_game() -> None:
    code = "import sys; from monopoly_tui.cli import main; main(['--help']); print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    modules = set(found.splitlines()[-1].split())
    assert not modules & {"textual", "rich", "fluent.runtime", "babel", "filelock", "monopoly_tui.record"}


def test_who_stops_reading_gets_no_complaint(tmp_path: Path) -> None:
    path = record(tmp_path)
    command = f'"{sys.executable}" -c "from monopoly_tui.cli import main; raise SystemExit(main())" state "{path}"'
    found = subprocess.run(f"{command} | true", shell=True, capture_output=True, text=True, check=False)
    assert found.stderr == ""


def test_a_header_of_a_new_game_is_whole(save: Path) -> None:
    assert set(lines_of(save)[0]) > set(HEADER) - {"order"}
