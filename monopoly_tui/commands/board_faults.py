"""What a command says when the board it was given is unknown or broken."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from monopoly_tui.board_shelf import BoardNotFound
from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.rules.board_faults import BadBoard
from monopoly_tui.text.board_text import fault_line, not_found
from monopoly_tui.text.speaker import Speaker


@contextmanager
def told(say: Speaker) -> Iterator[None]:
    """Turn an unknown board, or one with faults, into lines on stderr and the exit code that goes with them."""
    try:
        yield
    except BoardNotFound as error:
        raise fail(say, not_found(say, error.name, error.known, error.near), Code.MISSING) from None
    except BadBoard as error:
        for fault in error.faults:
            typer.echo(fault_line(say, error.source, fault), err=True)
        raise typer.Exit(Code.DATA) from None
