"""How a command ends badly: its exit codes, and the one line on stderr. Knows no fault in particular."""

from __future__ import annotations

import os
from enum import IntEnum

import typer

from monopoly_tui.text.speaker import Speaker, language


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


def first_voice(lang: str = "auto") -> Speaker:
    """The voice where the settings cannot be had: in the language asked for, else the system's."""
    return Speaker(language(lang, os.environ))


def complain(say: Speaker, *texts: str) -> None:
    """Say on stderr what is wrong, a line a fault."""
    for text in texts:
        typer.echo(f"{say('cli-error')} {text}", err=True)


def begun_small(text: str) -> str:
    """A sentence as it stands behind "error:", for those that also stand alone; a word in capitals stays so."""
    return text[:1].lower() + text[1:] if text[1:2].islower() else text


def fail(say: Speaker, text: str, code: Code) -> typer.Exit:
    """Say on stderr what is wrong; the exit to raise."""
    complain(say, text)
    return typer.Exit(code)
