"""Who puts right-to-left text in order on this terminal: it, or this program. Knows terminals by their variables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ORDERS: Final = ("app", "terminal", "off")
"""The program joins letters and orders them; the terminal does, label by label; nobody does."""
EXPLICIT_VTE: Final = 5800
"""The version of VTE from which a program can have it leave the order alone."""
OWN_MINDED: Final = ("iTerm.app", "Apple_Terminal")
"""Terminals, as TERM_PROGRAM names them, that order by themselves and cannot be asked not to."""


def order_of(setting: str, environ: Mapping[str, str]) -> str:
    """One of ORDERS: the setting, or for "auto" what suits the terminal."""
    if setting != "auto":
        return setting
    vte = environ.get("VTE_VERSION", "")
    orders = bool(environ.get("KONSOLE_VERSION")) or environ.get("TERM_PROGRAM") in OWN_MINDED
    if in_multiplexer(environ):  # which keeps the request to leave the order alone to itself
        return "terminal" if vte or orders else "app"
    if vte.isdecimal() and int(vte) >= EXPLICIT_VTE:
        return "app"
    return "terminal" if orders else "app"


def order_of_output(setting: str, environ: Mapping[str, str]) -> str:
    """The same for lines that are printed, where no terminal is asked to leave the order alone."""
    return "terminal" if setting == "auto" and environ.get("VTE_VERSION") else order_of(setting, environ)


def in_multiplexer(environ: Mapping[str, str]) -> bool:
    """Whether tmux or screen stands between the program and the terminal."""
    return bool(environ.get("TMUX")) or environ.get("TERM", "").startswith(("tmux", "screen"))


def can_show(environ: Mapping[str, str]) -> bool:
    """Whether the terminal has letters for such text at all; the system's console has not."""
    return environ.get("TERM") != "linux"


def needs_force_ltr(environ: Mapping[str, str]) -> bool:
    """Whether this is kitty, which shows such text rightly only as its own configuration says."""
    return environ.get("TERM") == "xterm-kitty"
