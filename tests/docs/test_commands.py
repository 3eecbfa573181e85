"""Every command that the pages name does what it is there for, in the folder of somebody who follows them."""

import os
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot

from monopoly_tui import cli, saves
from monopoly_tui.commands import terminal
from monopoly_tui.ui.app import MonopolyApp
from tests.docs.pages import ROOT, blocks, commands, inline
from tests.pty.terminal import PROGRAM
from tests.ui.screen import text
from tools.completion import commands as known_commands

TABLE = tomllib.loads((Path(__file__).parent / "commands.toml").read_text(encoding="utf-8"))
TESTS = [command for command in commands() if "-m pytest" in command]
"""Those that run tests, which is not for a test to do."""
TO_THE_END = [command for command in commands() if command not in (*TESTS, *TABLE["screen"], *TABLE["elsewhere"])]
OPTIONS_OF_OTHERS = {"--snapshot-update", "--against"}
"""Options in sentences that are not the program's: of pytest, and of a tool."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone with a board, a bot and a record of the reader's own, one game saved, and the programs on the path."""
    clone = tmp_path / "clone"
    clone.mkdir()
    for name in ("boards", "monopoly_tui", "tests", "tools"):
        (clone / name).symlink_to(ROOT / name)
    monkeypatch.chdir(clone)
    assert cli.main(["boards", "init", "my.toml"]) == 0
    (bot,) = [block for block in blocks() if block.language == "python"]
    Path("my_bot.py").write_text(bot.text, encoding="utf-8")
    (record,) = [block for block in blocks() if block.text.startswith('{"record"')]
    Path("game.mono").write_text(record.text, encoding="utf-8")
    saves.begin(saves.new_header({"players": ["Ali", "Sara"], "title": "evening"})).close()
    programs = {"python": '"$@"', "python3": '"$@"', "monopoly": f'-c "{PROGRAM}" "$@"'}
    for name, words in programs.items():
        program = tmp_path / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" {words}\n', encoding="utf-8")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", os.pathsep.join((str(tmp_path / "bin"), os.environ["PATH"])))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("EDITOR", "true")
    return clone


@pytest.mark.parametrize("command", TO_THE_END)
def test_commands_run(command: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Those of the program in this process, which is quicker; all others in a shell."""
    command = TABLE["quick"].get(command, command)
    words = shlex.split(command)
    if shutil.which(words[0]) is None and words[0] != "eval":
        pytest.skip(f"there is no {words[0]} here")
    if words[0] == "monopoly" and "|" not in words:
        code = cli.main(words[1:])
        out, err = capsys.readouterr()
    else:
        ran = subprocess.run(["bash", "-c", command], cwd=folder, capture_output=True, text=True, check=False)
        code, out, err = ran.returncode, ran.stdout, ran.stderr
    assert code == 0, out + err
    assert "failed to answer" not in err


@pytest.mark.parametrize("command", TABLE["screen"])
@pytest.mark.usefixtures("folder")
def test_first_screens_come(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What needs a screen shows its first page there."""
    seen: list[str] = []

    async def look(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        seen.append(text(pilot))
        pilot.app.exit()

    def run(app: MonopolyApp) -> int | None:
        app.is_main = False
        return App.run(app, headless=True, size=(80, 24), auto_pilot=look)

    monkeypatch.setattr(terminal, "in_terminal", lambda: True)
    monkeypatch.setattr(MonopolyApp, "run", run)
    words = [{"FILE": "game.mono", "ID": "evening"}.get(word, word) for word in shlex.split(command)]
    cli.main(words[1:])
    assert TABLE["screen"][command] in seen[0]


@pytest.mark.parametrize("command", TESTS)
def test_tests_are_there(command: str) -> None:
    """The tests that a command runs: its paths are there, and with -m long, long ones are among them."""
    words = shlex.split(command.partition("-m pytest")[2])
    paths = [ROOT / word for word in words if word.startswith("tests/")] or [ROOT / "tests"]
    files = [file for path in paths for file in (path.rglob("test_*.py") if path.is_dir() else [path])]
    assert files
    assert all(file.exists() for file in files)
    assert "long" not in words or any("mark.long" in file.read_text(encoding="utf-8") for file in files)


def test_the_table_has_nothing_that_no_page_has() -> None:
    """And nothing twice."""
    listed = [command for part in TABLE.values() for command in part]
    assert {*listed} <= {*commands()}
    assert len(listed) == len({*listed})


def test_options_in_sentences_are_options_there_are() -> None:
    """Each is one that some command takes."""
    known = {name for command in known_commands() for option in command.options for name in option.names}
    named = {piece.split(" ")[0] for piece in inline() if piece.startswith("--")}
    assert named - OPTIONS_OF_OTHERS <= known
