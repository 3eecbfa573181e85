"""A question that is answered by yes or no. Decides nothing."""

from __future__ import annotations

import typer

from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.keys import page_key

YES = "ب"
"""How yes begins in Persian; Y counts by its place on the keyboard as well."""


def confirmed(say: Speaker, question: str) -> bool:
    """Ask on stderr; whether the answer was yes. Nothing, and anything else, is no."""
    answer = typer.prompt(f"{question} {say('cli-yes-or-no')}", default="", show_default=False, err=True).strip()
    return answer.startswith(YES) or page_key(answer[:1], answer[:1]) == "y"
