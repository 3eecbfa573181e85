"""Keeps what is needed to find a fault of the game, and nothing that a player could use. Knows no fault."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from platformdirs import user_state_path

from monopoly_tui import __version__

SECRET: Final = "--seed"
"""The option whose value tells the dice that are still to fall."""


def write(trace: str, words: Sequence[str]) -> Path:
    """Write a report among the system's state files, for its owner only; where it is. Raises OSError."""
    now = datetime.now().astimezone()
    path = user_state_path("monopoly", appauthor=False) / "reports" / f"{now:%Y%m%d-%H%M%S}-{os.getpid()}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    about = f"monopoly {__version__}, Python {platform.python_version()}, {platform.platform()}, {now.isoformat()}"
    text = f"{about}\n{without_secrets(words)!r}\n\n{trace}"
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:  # noqa: PTH123
        file.write(text.encode("utf-8", "backslashreplace").decode())
    return path


def without_secrets(words: Sequence[str]) -> list[str]:
    """The words of a command line, the seed left out."""
    out: list[str] = []
    for word in words:
        if out[-1:] == [SECRET] or word.startswith(f"{SECRET}="):
            out.append("…")
        else:
            out.append(word)
    return out
