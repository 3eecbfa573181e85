"""`monopoly completion`: prints the script that completes the command line in a shell. Imports next to nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

SHELLS = ("bash", "zsh", "fish")
FOLDER = Path(__file__).parent.parent / "completion"
"""The scripts, which `tools.completion` writes."""


def completion(
    context: typer.Context, shell: Annotated[str, typer.Argument(metavar="bash|zsh|fish", help="The shell.")]
) -> None:
    """Print the script that completes monopoly in a shell; its first lines say where to put it."""
    if shell not in SHELLS:
        from monopoly_tui.commands.chosen import Asked, read_config, read_flags
        from monopoly_tui.commands.failure import Code, fail

        given = context.find_root().params
        say = Asked(read_flags({"lang": given["lang"]}), read_config(given["config"])).say
        raise fail(say, say("cli-shell", given=shell, known=[*SHELLS]), Code.USE)
    typer.echo((FOLDER / f"monopoly.{shell}").read_text(encoding="utf-8"), nl=False)
