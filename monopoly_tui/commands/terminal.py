"""Whether there is a terminal to play in, and playing in it. Imports the screen only then."""

from __future__ import annotations

import sys

import typer

from monopoly_tui.commands.chosen import settings_of, voice
from monopoly_tui.commands.failure import Code, fail


def in_terminal() -> bool:
    """Whether keys come from a terminal and everything shown goes to one."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def need_terminal(context: typer.Context) -> None:
    """Nothing in a terminal, or where plain lines will do; else raises the exit that says why nobody can play."""
    if not settings_of(context).plain and not in_terminal():
        say = voice(context)
        raise fail(say, say("cli-no-terminal"), Code.TERMINAL)


def interactive() -> bool:
    """Whether somebody can be asked a question on stderr and answer it."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr))
