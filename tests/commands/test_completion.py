"""Completion of the command line: the shipped scripts are those that the commands make, and shells understand them."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from monopoly_tui import cli, saves
from monopoly_tui.commands.completion import FOLDER, SHELLS
from tools.completion import AFTER_OPTIONS, AS_ARGUMENTS, commands, scripts

BASH = """
source {script}
COMP_WORDS=({words}) COMP_CWORD={at}
_monopoly
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
ZSH = """
compdef() {{ :; }}
compadd() {{ shift; for word in "$@"; do [[ $word == $words[CURRENT]* ]] && print -r -- $word; done; true }}
_files() {{ :; }}
source {script}
words=({words}) CURRENT={at}
_monopoly
"""


def ask(shell: str, line: str) -> set[str]:
    """What a shell offers at the end of a line."""
    words = line.split(" ")
    script = FOLDER / f"monopoly.{shell}"
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell} here")
    if shell == "fish":
        command = ["fish", "--no-config", "-c", f"source {script}; complete -C '{line}'"]
    else:
        typed = " ".join(f"'{word}'" for word in words)
        at = len(words) - 1 if shell == "bash" else len(words)
        text = (BASH if shell == "bash" else ZSH).format(script=script, words=typed, at=at)
        command = [shell, "--norc" if shell == "bash" else "-f", "-c", text]
    env = os.environ | {"HOME": str(Path.home())}
    ran = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    assert not ran.stderr, ran.stderr
    return {row.split("\t")[0] for row in ran.stdout.splitlines() if row}


@pytest.mark.parametrize("shell", SHELLS)
def test_the_shipped_script_is_what_the_commands_make(shell: str) -> None:
    name = f"monopoly.{shell}"
    shipped = (FOLDER / name).read_text(encoding="utf-8")
    assert shipped == scripts()[name], "commands have changed: python -m tools.completion"


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize(
    ("line", "offered", "kept"),
    [
        ("monopoly s", {"saves", "state"}, {"new"}),
        ("monopoly saves r", {"rename", "remove"}, {"list"}),
        ("monopoly --lang fa bo", {"boards"}, {"fa"}),
        ("monopoly new --board k", {"kish"}, {"tehran"}),
        ("monopoly new --auction o", {"open", "off"}, {"turns"}),
        ("monopoly export x --f", {"--format", "--force"}, {"--reveal"}),
        ("monopoly config set the", {"theme"}, {"speed"}),
        ("monopoly config get keys.bu", {"keys.buy"}, {"keys.log"}),
        ("monopoly completion ", {"bash", "zsh", "fish"}, {"new"}),
    ],
)
def test_shells_offer_what_can_stand_there(shell: str, line: str, offered: set[str], kept: set[str]) -> None:
    found = ask(shell, line)
    assert offered <= found
    assert not kept & found


@pytest.mark.parametrize("shell", SHELLS)
def test_saved_games_are_offered_by_their_ids(shell: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ids = set()
    for _ in range(2):
        sitting = saves.begin(saves.new_header({"players": ["Ali", "Sara"]}))
        sitting.close()
        ids.add(sitting.path.stem)
    assert ids <= ask(shell, "monopoly resume ")
    assert ids <= ask(shell, "monopoly saves show ")
    monkeypatch.setenv("MONOPOLY_DATA_DIR", str(tmp_path / "elsewhere"))
    assert not ids & ask(shell, "monopoly resume ")


def test_the_tables_name_only_what_there_is() -> None:
    known = commands()
    names = {name for command in known for option in command.options for name in option.names}
    assert set(AFTER_OPTIONS) <= names
    assert set(AS_ARGUMENTS) <= {command.name for command in known}


def test_the_command_prints_the_script(capsys: pytest.CaptureFixture[str]) -> None:
    for shell in SHELLS:
        assert cli.main(["completion", shell]) == 0
        assert capsys.readouterr().out == scripts()[f"monopoly.{shell}"]
    assert cli.main(["completion", "csh"]) == 2
    assert capsys.readouterr().err == 'error: there is no script for "csh". There is one for bash, zsh and fish.\n'
    assert cli.main(["--lang", "fa", "completion", "csh"]) == 2
    assert capsys.readouterr().err.startswith("خطا:")
