"""Yes and no on any keyboard."""

import pytest
import typer
from typer.testing import CliRunner

from monopoly_tui.commands.question import confirmed
from monopoly_tui.text.speaker import Speaker


@pytest.mark.parametrize(
    ("answer", "yes"),
    [("y", True), ("Yes", True), ("غ", True), ("بله", True), ("", False), ("n", False), ("د", False), ("نه", False)],
)
def test_yes_is_yes_and_all_else_is_no(answer: str, yes: bool) -> None:
    app = typer.Typer(pretty_exceptions_enable=False)

    @app.command()
    def ask() -> None:
        typer.echo(confirmed(Speaker(), "Really?"))

    result = CliRunner().invoke(app, input=f"{answer}\n")
    assert result.stdout.splitlines()[-1] == str(yes)  # the answer stands above it
    assert result.stderr.startswith("Really? [y/N]:")


def test_the_end_of_the_input_is_no() -> None:
    app = typer.Typer(pretty_exceptions_enable=False)

    @app.command()
    def ask() -> None:
        typer.echo(confirmed(Speaker(), "Really?"))

    result = CliRunner().invoke(app, input="")
    assert (result.exit_code, result.stdout, result.stderr) == (0, "False\n", "Really? [y/N]: \n")


def test_what_means_yes_is_said_in_the_language_of_the_question() -> None:
    app = typer.Typer(pretty_exceptions_enable=False)

    @app.command()
    def ask() -> None:
        typer.echo(confirmed(Speaker("fa"), "مطمئنی؟"))

    result = CliRunner().invoke(app, input="ب\n")
    assert result.stdout.splitlines()[-1] == "True"
    assert result.stderr.startswith("مطمئنی؟ ب یعنی بله، ن یعنی نه:")
