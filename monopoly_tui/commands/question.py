"""A question that is answered in a line. Decides nothing."""

from __future__ import annotations

import sys

import typer

from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.keys import page_key

YES = "ب"
"""How yes begins in Persian; Y counts by its place on the keyboard as well."""
LONGEST = 1000
"""Characters of an answer."""


def asked(question: str) -> str | None:
    """Ask on stderr; the line typed without what is round it, None where there is nobody to type any more."""
    typer.echo(question, nl=False, err=True)
    line = sys.stdin.readline(LONGEST)
    if not line:
        typer.echo(err=True)
    return line.strip() if line else None


def confirmed(say: Speaker, question: str) -> bool:
    """Ask on stderr; whether the answer was yes. Nothing, the end of the input and anything else is no."""
    answer = asked(f"{question} {say('cli-yes-or-no')}: ") or ""
    return answer.startswith(YES) or page_key(answer[:1], answer[:1]) == "y"
