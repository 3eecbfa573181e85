"""`monopoly rules` from outside: what it prints, where, and with which exit code."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from monopoly_tui.commands.rules import rules
from monopoly_tui.text.rulebook import TOPICS


def run(*args: str) -> Result:
    app = typer.Typer()
    app.command()(rules)
    return CliRunner().invoke(app, [*args])


def test_a_topic_is_told_in_plain_lines_with_rule_numbers() -> None:
    result = run("jail")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "Jail"
    assert lines[1].startswith("12.1  You go to Jail")
    assert all(line[0].isdigit() for line in lines[1:])


def test_without_a_topic_all_are_told() -> None:
    result = run()
    assert result.stdout.startswith("Topics: start, turn, ")
    assert result.stdout.count("\n\n") == len(TOPICS)


def test_options_are_filled_in() -> None:
    assert "is free again" not in run("mortgage").stdout
    assert "400k" in run("turn", "--set", "landing_salary=double").stdout
    assert "10 seconds" in run("auction", "--rules", "room").stdout
    assert "3 seconds" in run("auction", "--rules", "room", "--set", "auction_seconds=3").stdout


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        (("jial",), 2, "Did you mean jail?"),
        (("\x1b[31m",), 2, "there is no topic “[31m”"),
        (("jail", "--board", "nowhere"), 4, "nowhere"),
        (("jail", "--rules", "nonsense"), 2, "The presets: official, room, classic and short"),
        (("jail", "--set", "auction"), 2, "KEY=VALUE"),
        (("jail", "--set", "auction=sometimes"), 2, "One of"),
        (("jail", "--set", "nonsense=1", "--set", "rounds=0"), 2, "error: rounds"),
        (("jail", "--set", "rounds=1", "--set", "rounds=2"), 2, "twice"),
    ],
)
def test_a_wrong_wish_is_named_in_one_line(args: tuple[str, ...], code: int, words: str) -> None:
    result = run(*args)
    assert result.exit_code == code
    assert result.stdout == ""
    assert words.lower() in result.stderr.lower()
    assert "\x1b" not in result.stderr
    assert result.stderr.startswith("error: ")


def test_a_pager_is_used_only_in_a_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    monkeypatch.setenv("PAGER", f"{sys.executable} -c \"import sys; open('{seen}', 'w').write(sys.stdin.read())\"")
    run("jail")
    assert not seen.exists()
    script = "import typer; from monopoly_tui.commands.rules import rules; typer.run(rules)"
    screen, terminal = pty.openpty()
    subprocess.run([sys.executable, "-c", script, "jail"], stdin=terminal, stdout=terminal, check=True)
    os.close(screen)
    os.close(terminal)
    assert seen.read_text(encoding="utf-8").startswith("Jail\n12.1  You go to Jail")
