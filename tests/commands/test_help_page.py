"""Help pages in other languages: every text of every command, and nothing that no command says."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer

from monopoly_tui import cli
from monopoly_tui.commands import help_page
from monopoly_tui.rules.languages import LANGUAGES
from tests.text.source import TEXT

FRAME = {"Usage: ", "Options", "Arguments", "Commands", "Show this message and exit."}


def texts(command: Any, context: Any) -> set[str]:
    """What a command and all below it say in their help pages, in English."""
    said = {" ".join((command.help or "").split())}
    said |= {" ".join((getattr(param, "help", None) or "").split()) for param in command.params}
    for name in command.list_commands(context) if hasattr(command, "list_commands") else ():
        said |= texts(command.get_command(context, name), context)
    return said - {""}


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_help_text_is_there_and_no_other(lang: str) -> None:
    translated = tomllib.loads((TEXT / lang / "help.toml").read_text(encoding="utf-8")).keys()
    root = typer.main.get_command(cli.app)
    said = texts(root, root.make_context("monopoly", [], resilient_parsing=True)) | {*cli.COMMANDS.values()} | FRAME
    assert help_page.texts_of(lang, "misuse"), f"text/{lang}/misuse.toml is missing; see text/fa/misuse.toml"
    assert not said - translated, f"text/{lang}/help.toml lacks: " + "; ".join(sorted(said - translated))
    assert not translated - said, "no command says these any more: " + "; ".join(sorted(translated - said))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", "saves", "boards", "config"])
def test_no_sentence_of_a_list_of_commands_is_cut(command: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(f"--lang {lang} {command} --help".split())
    usage, _, rest = capsys.readouterr().out.partition("\n")
    assert "COMMAND [ARGS]..." in usage
    assert "..." not in rest


@pytest.mark.parametrize("words", ["--lang fa --help", "--help --lang=fa", "new --help --lang fa", "--lang fa saves"])
def test_the_page_is_persian(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(words.split())
    shown = capsys.readouterr()
    assert (shown.out + shown.err).startswith("کاربرد: monopoly")
    cli.main(["--help"])
    assert capsys.readouterr().out.startswith("Usage: ")


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("new --foo", "گزینه‌ای به نام --foo نیست. راهنما: monopoly new --help"),
        ("new --bord x", "گزینه‌ای به نام --bord نیست. شاید یکی از این‌ها: --board, --bots."),
        ("nw", "دستوری به نام «nw» نیست. منظورت «new» بود؟"),
        ("boards show", "«ID|FILE» را باید نوشت."),
        ("new --seed x", "--seed نمی‌تواند x باشد: عددی صحیح می‌خواهد."),
        ("simulate --games x", "--games نمی‌تواند x باشد: عددی صحیح می‌خواهد."),
        ("simulate --games 0", "--games نمی‌تواند 0 باشد: 1 یا بیشتر می‌خواهد."),
        ("rules a b", "این زیادی است: b."),
        ("new --board", "بعد از --board چیزی باید نوشت."),
    ],
)
def test_what_is_wrong_with_a_command_line(words: str, error: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "fa", *words.split()]) == 2
    assert capsys.readouterr().err.startswith(f"خطا: {error}")


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("new --seed 1.5", '--seed takes a whole number; found "1.5".'),
        ("state x --until y", '--until takes a whole number; found "y".'),
        ("simulate --jobs 0", '--jobs takes 1 or more; found "0".'),
        ("new --rounds 0", '--rounds takes 1 to 500, or none for a game to the last player; found "0".'),
    ],
)
def test_what_a_number_may_be_is_said_plainly(words: str, error: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(words.split()) == 2
    assert capsys.readouterr().err.startswith(f"error: {error}")


def test_a_text_that_is_not_translated_yet_is_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "fa").mkdir()
    (tmp_path / "fa" / "help.toml").write_text('"Options" = "گزینه‌ها"\n', encoding="utf-8")
    monkeypatch.setattr(help_page, "FOLDER", tmp_path)
    cli.main(["--lang", "fa", "--help"])
    shown = capsys.readouterr().out
    assert shown.startswith("Usage: monopoly")
    assert "\nگزینه‌ها:\n" in shown
    assert "Start a game." in shown


def test_a_faulty_setting_is_told_in_the_language_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('speed = "fats"\n')
    monkeypatch.setenv("MONOPOLY_CONFIG", str(bad))
    assert cli.main(["--lang", "fa", "saves", "list"]) == 3
    assert capsys.readouterr().err.startswith(f"خطا: {bad}:1:")


def test_the_environment_chooses(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LANG", "fa_IR.UTF-8")
    cli.main(["--help"])
    assert "بازی‌ای شروع کن." in capsys.readouterr().out
    cli.main(["--help", "--lang", "en"])
    assert "Start a game." in capsys.readouterr().out
