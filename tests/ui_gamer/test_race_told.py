"""A race in plain lines, exported, listed, and watched from its record."""

import io
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from monopoly_tui import saves
from monopoly_tui.cli import app
from monopoly_tui.plain.run import run
from monopoly_tui.playback import Playback
from monopoly_tui.record.replay import check
from monopoly_tui.settings import Settings
from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.app import MonopolyApp
from tests.ui.screen import calm, press, text
from tests.ui_gamer.screens import LAST, sitting
from tools.screens import RACE as MIDDLE

SAY = Speaker()


def typed(game: Sitting, *lines: str) -> list[str]:
    """What is written when these lines are typed."""
    out = io.StringIO()
    run(game, SAY, Settings(plain=True), io.StringIO("".join(f"{line}\n" for line in lines)), out)
    game.close()
    return out.getvalue().splitlines()


def shell(*words: str) -> Any:
    return CliRunner().invoke(app, words)


def test_a_turn_in_plain_lines(tmp_path: Path) -> None:
    told = typed(sitting(tmp_path, [(1, 1)], setup=MIDDLE), "1", " ", "k", "undo", "nonsense", "rules", "log", "q", "y")
    assert told[0] == "Haft Khan. At the table: Sara and Ali. Type a key or a word; help lists what is possible."
    assert "Choose: 1 Rostam, 2 Zal, p Power-ups." in told
    assert "Sara, Rostam rolled 1 and 1. One square further with a pomegranate?" in told
    assert SAY("plain-unknown", word="nonsense") in told
    assert SAY("race-rule-bosses") in told
    assert told.count("Sara moves Rostam") == 2, "once when it happened and once in the log"
    assert told[-2] == "Leave the game? It is saved."


def test_a_whole_race_of_bots_in_plain_lines(tmp_path: Path) -> None:
    players = [{"name": name, "kind": kind} for name, kind in (("Kaveh", "easy"), ("Mina", "medium"), ("Omid", "easy"))]
    game = sitting(tmp_path, players=players)
    told = typed(game)
    assert sum(line[1:3] == ". " for line in told) == 3, "everybody by rank"
    assert any(line.startswith("The race is over. First: ") for line in told)
    assert check(game.path).stopped is None


def test_a_race_of_the_last_roll_ends_in_plain_lines(tmp_path: Path) -> None:
    told = typed(sitting(tmp_path, [(1, 1)], setup=LAST), " ")
    assert told[-4:-1] == ["1. Sara: 5 points, 7 coins", "2. Ali: 5 points, 4 coins", "Sara wins the race!"]


def test_the_commands_know_a_race(tmp_path: Path) -> None:
    game = sitting(tmp_path, [(1, 1)], setup=LAST)
    path = str(game.path)
    typed(game, " ")
    assert shell("check", path).stdout == "1 passed, 0 failed\n"
    assert '"kind": "over"' in shell("state", path).stdout
    assert "The race is over." in shell("export", path).stdout
    assert shell("export", path, "--format", "csv").stdout.splitlines() == ["round,Sara,Ali", "1,5,5"]
    assert shell("rules", "powers", "--board", "haft-khan").stdout.startswith("Power-ups\nG8")
    assert shell("rules", "jail", "--board", "haft-khan").exit_code == 2


def test_an_option_of_the_race_is_set_from_the_shell() -> None:
    race = ("--plain", "new", "--board", "haft-khan", "--players", "A,B")
    assert shell(*race, "--set", "laps=2", "--title", "long").exit_code == 0
    (save,) = saves.saves()
    assert '"rules": {"laps": 2}' in save.path.read_text(encoding="utf-8").splitlines()[0]
    assert shell(*race[:-1], "A,B,C", "--title", "usual").exit_code == 0
    assert '"rules": {"laps": 4}' in saves.find("usual").path.read_text(encoding="utf-8").splitlines()[0]
    assert "laps" in shell(*race, "--set", "laps=5").stderr
    assert "4 players" in shell(*race[:-1], "A,B,C,D,E").stderr


async def test_a_record_is_watched(tmp_path: Path) -> None:
    game = sitting(tmp_path, [(1, 1)], setup=LAST)
    path = game.path
    typed(game, " ")
    program = MonopolyApp(playback=Playback(path), patience=0, preferences=calm())
    async with program.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "0 of 1" in text(pilot)
        shown = await press(pilot, "right")
        assert "1 of 1. " in shown
        assert "1. ● Sara" in shown
        assert "0 of 1" in await press(pilot, "left")
        assert "The turn order" in await press(pilot, "l")
        await press(pilot, "escape", "q")
    assert program.return_code == 0, "nothing is lost, so nobody is asked"
