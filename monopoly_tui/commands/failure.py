"""How a command ends badly: its exit codes, and the one line on stderr. Knows no fault in particular."""

from __future__ import annotations

from enum import IntEnum

import typer

from monopoly_tui.text.speaker import Speaker


class Code(IntEnum):
    """What the program ends with."""

    DONE = 0
    OURS = 1
    USE = 2
    DATA = 3
    MISSING = 4
    TERMINAL = 5
    CONFLICT = 6
    DIFFERENCE = 7
    INTERRUPTED = 130


def voice(context: typer.Context) -> Speaker:
    """The voice of this run, in the language that is chosen."""
    from monopoly_tui.commands.chosen import asked  # which ends badly by this module's means

    return asked(context).say


def fail(text: str, code: Code) -> typer.Exit:
    """Say on stderr what is wrong; the exit to raise."""
    typer.echo(f"error: {text}", err=True)
    return typer.Exit(code)
