"""Yes and no on any keyboard."""

import pytest
import typer
from typer.testing import CliRunner

from monopoly_tui.commands.question import confirmed


@pytest.mark.parametrize(
    ("answer", "yes"),
    [("y", True), ("Yes", True), ("غ", True), ("بله", True), ("", False), ("n", False), ("د", False), ("نه", False)],
)
def test_yes_is_yes_and_all_else_is_no(answer: str, yes: bool) -> None:
    app = typer.Typer(pretty_exceptions_enable=False)

    @app.command()
    def ask() -> None:
        typer.echo(confirmed("Really?"))

    result = CliRunner().invoke(app, input=f"{answer}\n")
    assert result.stdout.splitlines()[-1] == str(yes)  # the answer stands above it
    assert result.stderr.startswith("Really? [y/N]:")
