"""`monopoly doctor`: what it finds, in words and as JSON, with a faulty config file too."""

import json
from pathlib import Path

import pytest

from tests.commands import shell
from tests.commands.shell import Captured


def run(capsys: Captured, *words: str) -> str:
    code, out, err = shell.run(capsys, "doctor", *words)
    assert (code, err) == (0, "")
    return out


@pytest.mark.parametrize(
    ("columns", "lines", "layout", "said"),
    [(120, 40, "ring", "The board fits."), (70, 22, "list", "as a list"), (40, 10, "none", "Too small")],
)
def test_the_size_is_judged(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, columns: int, lines: int, layout: str, said: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    assert json.loads(run(capsys, "--json"))["terminal"]["layout"] == layout
    assert said in run(capsys)


def test_it_tells_what_is_chosen_and_where_things_are(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("MONOPOLY_DATA_DIR", str(tmp_path / "mine"))
    out = run(capsys, "--ascii")
    assert "color = never  (NO_COLOR)" in out
    assert "glyphs = ascii  (this command)" in out
    assert f"Saved games: {tmp_path / 'mine' / 'saves'}" in out
    assert "Type" not in out
    found = json.loads(run(capsys, "--json"))
    assert found["folders"]["saves"] == {"path": str(tmp_path / "mine" / "saves"), "writable": True}
    assert found["settings"]["color"] == {"value": "never", "origin": "NO_COLOR"}


def test_a_folder_that_is_a_file_is_told(capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("")
    monkeypatch.setenv("MONOPOLY_DATA_DIR", str(tmp_path / "mine"))
    assert "cannot be written to" in run(capsys)


def test_a_faulty_config_file_is_told_and_stops_nothing(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('speed = "fats"\n')
    monkeypatch.setenv("MONOPOLY_CONFIG", str(bad))
    assert f"{bad}:1: speed cannot be fats." in run(capsys)
    assert json.loads(run(capsys, "--json"))["config"]["fault"].startswith(str(bad))


def test_who_orders_persian_is_said(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "by this program" in run(capsys)
    monkeypatch.setenv("TERM", "linux")
    assert "has no Persian letters" in run(capsys)
    monkeypatch.setenv("TERM", "xterm-kitty")
    assert "force_ltr" in run(capsys)


@pytest.mark.parametrize(
    ("version", "name"), [({"XTERM_VERSION": "XTerm(379)"}, "xterm-256color"), ({}, "xterm")], ids=["xterm", "another"]
)
def test_only_xterm_itself_gets_the_name_of_its_256_colours(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, version: dict[str, str], name: str
) -> None:
    monkeypatch.delenv("XTERM_VERSION", raising=False)
    for key, value in {"TERM": "xterm", **version}.items():
        monkeypatch.setenv(key, value)
    assert json.loads(run(capsys, "--json"))["terminal"]["name"] == name
