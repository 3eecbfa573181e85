"""`monopoly simulate` as a shell sees it: tables, JSON, Ctrl+C, a cluster, and what is wrong with what was asked."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from monopoly_tui.rules.languages import LANGUAGES
from monopoly_tui.simulate.spread import Here
from tests.commands import shell
from tests.commands.shell import Captured

ROOT = Path(__file__).parent.parent.parent
SMALL = ("--games", "4", "--jobs", "1", "--players", "bot:easy,bot=Old", "--rounds", "20")


def run(capsys: Captured, *words: str) -> tuple[int, str, str]:
    return shell.run(capsys, "simulate", *words)


@pytest.mark.parametrize(
    ("words", "code", "error"),
    [
        ("--board tehrn", 4, "Did you mean tehran?"),
        ("--players Ali,bot", 2, '"Ali" is no bot'),
        ("--players bot", 2, "2 to 8 players; 1 was given. Add one: --players bot,bot"),
        ("--players bot,bot,bot,bot,bot,bot,bot --rules room", 2, "2 to 6 players"),
        ("--players bot:clever,bot", 2, "clever"),
        ("--players bot=Sarathethirdofhername,bot", 2, "too wide"),
        ("--players bot:cmd:/nowhere,bot", 4, "no program /nowhere"),
        ("--players bot:cmd:',bot", 2, "quotation mark"),
        ("--games 0", 2, "--games"),
        ("--jobs 0", 2, "--jobs"),
        ("--rounds 0", 2, "--rounds takes 1 to 500, or none"),
        ("--set auction=loud", 2, "turns, off, timed"),
        ("--set auction", 2, "KEY=VALUE"),
        ("--versus auction", 2, "--versus takes KEY=VALUE"),
        ("--versus board=nowhere", 4, "nowhere"),
        ("--versus rules=mine", 2, "official, room, classic"),
        ("--seed x", 2, "--seed takes a whole number"),
    ],
)
def test_wrong_use_is_answered_in_one_line(capsys: Captured, words: str, code: int, error: str) -> None:
    shell.assert_refused(capsys, ["simulate", *words.split(" ")], code, error)


def test_the_table_names_players_groups_and_squares(capsys: Captured) -> None:
    code, out, err = run(capsys, *SMALL)
    assert (code, err) == (0, "")
    assert out.startswith("4 games on Tehran, official rules, seed 1\n")
    lines = [line.split() for line in out.splitlines()]
    assert {"easy", "Old", "Brown", "Stations", "A1", "R4", "H2"} <= {line[0] for line in lines if line}
    assert "Ended: 100.0 % of the games" in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("board", ["tehran", "haft-khan"])
def test_bots_that_are_all_alike_are_not_set_against_each_other(capsys: Captured, board: str) -> None:
    words = ("--board", board, "--games", "2", "--jobs", "1", "--players", "bot:easy,bot:easy")
    _, out, _ = run(capsys, *words)
    assert out.splitlines()[2:4] == ["All 2 seats are easy: what differs is the place in turn alone.", ""]
    assert "Rating" not in out
    assert "Place in turn" in out
    _, out, _ = run(capsys, *words, "--json")
    assert [(player["name"], player["seats"]) for player in json.loads(out)["players"]] == [("easy", 2)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_whole_table(capsys: Captured, lang: str) -> None:
    assert run(capsys, "--lang", lang, *SMALL)[0] == 0
    assert run(capsys, "--lang", lang, *SMALL, "--versus", "auction=off")[0] == 0


def test_json_is_the_same_from_one_process_and_from_two(capsys: Captured) -> None:
    code, out, err = run(capsys, *SMALL, "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert (found["games"], found["seed"], found["board"]) == (4, 1, "tehran")
    assert found["rules"]["rounds"] == 20
    keys = {*re.findall(r"`(\w+)`", (ROOT / "docs" / "simulation.md").read_text(encoding="utf-8"))}
    assert {*found, *found["rounds"], *found["players"][0], *found["ended"]} - {"share"} <= keys
    assert [player["name"] for player in found["players"]] == ["easy", "Old"]
    assert run(capsys, *SMALL, "--jobs", "2", "--json")[1] == out


def test_versus_shows_what_changed(capsys: Captured) -> None:
    code, out, err = run(capsys, *SMALL, "--versus", "auction=off", "--versus", "board=kish")
    assert (code, err) == (0, "")
    assert "auction: turns and off" in out
    assert "2: 4 games on Kish" in out
    found = json.loads(run(capsys, *SMALL, "--versus", "auction=off", "--json")[1])
    assert found.keys() == {"first", "second", "changes"}
    assert found["first"]["rules"]["auction"] == "turns"
    assert found["second"]["rules"]["auction"] == "off"
    changes = {row["figure"]: row for row in found["changes"]}
    assert changes["rent"]["first"] == pytest.approx(sum(g["rent_a_game"] for g in found["first"]["groups"]))


def test_without_a_last_round_games_go_to_the_last_one_standing(capsys: Captured) -> None:
    """Those that do not get there by the cap are undecided."""
    found = json.loads(run(capsys, "--games", "2", "--jobs", "1", "--players", "bot,bot", "--json")[1])
    assert found["rules"]["end"] == "bankruptcy"
    assert found["ended"]["count"] == sum(player["wins"]["count"] for player in found["players"])


def test_faults_of_programs_are_told_on_stderr(capsys: Captured, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("import sys\nfor line in sys.stdin: print('?', flush=True)")
    program = f"bot:cmd:{sys.executable} -S {tmp_path / 'bot.py'}"
    code, out, err = run(capsys, *SMALL[:4], "--rounds", "5", "--players", f"bot,{program}")
    assert code == 0
    assert "answers could not be read" in err
    assert out.startswith("4 games")


class Interrupted(Here):
    """Plays one part; then somebody presses Ctrl+C."""

    played = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
        if self.played == 3:
            raise KeyboardInterrupt
        self.played += 1
        return super().submit(fn, *args, **kwargs)


def test_ctrl_c_prints_what_is_done(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monopoly_tui.simulate.workers.Here", Interrupted)
    code, out, err = run(capsys, "--games", "40", *SMALL[2:])
    assert (code, err) == (130, "")
    assert out.startswith("4 games on Tehran")


ASKED = """
import os, signal, sys
for line in sys.stdin:
    with open("asked", "ab") as asked:
        asked.write(b".")
    if os.path.getsize("asked") > 300 and not os.path.exists("done"):
        open("done", "x").close()
        os.{ending}
    print("?", flush=True)
"""
"""A bot that ends the program, once, when it and its like have been asked 300 times."""
CTRL_C = "killpg(os.getpgid(os.getppid()), signal.SIGINT)"


def ended_by_its_bot(folder: Path, ending: str) -> tuple[int, bytes, bytes]:
    """The real program with two workers, in a group of its own as in a terminal: its exit code, output and errors."""
    (folder / "bot.py").write_text(ASKED.format(ending=ending))
    (folder / "run.py").write_text("from monopoly_tui.cli import main\nif __name__ == '__main__':\n    exit(main())\n")
    words = ("simulate", "--games=200", "--jobs=2", "--json", "--rounds=4")
    process = subprocess.Popen(
        [sys.executable, "run.py", *words, "--players", f"bot:easy,bot:cmd:{sys.executable} -S bot.py"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        cwd=folder,
    )
    (folder / "program").write_text(str(process.pid))
    out, err = process.communicate()  # comes back when no worker holds the pipes any more
    return process.returncode, out, err


def test_ctrl_c_ends_all_processes(tmp_path: Path) -> None:
    code, out, err = ended_by_its_bot(tmp_path, CTRL_C)
    assert code == 130
    assert err.count(b"\n") == 1, "the faults of the bot, and no trace"
    assert 0 < json.loads(out)["games"] < 200


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_no_worker_outlives_the_program(tmp_path: Path, number: signal.Signals) -> None:
    """Whoever is killed can end nobody; what was only being started then may complain of that."""
    code, out, _ = ended_by_its_bot(tmp_path, f"kill(int(open('program').read()), {int(number)})")
    assert (code, out) == (-number, b"")
