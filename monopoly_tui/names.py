"""Names of players and titles of games: one spelling each, safe to show, told apart. Knows no screen."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from monopoly_tui.engine.step import Refusal
from monopoly_tui.rules import plain_text

WIDEST: Final = 12
"""Cells a player's name may take."""
WIDEST_TITLE: Final = 60
"""Cells of a game's title that are kept."""


def tidy(name: str) -> str:
    """A name as it is kept: composed letters, no outer blanks, single inner ones."""
    return " ".join(part for part in plain_text.tidy(name).split(" ") if part)


def fault(name: str) -> Refusal | None:
    """Why a tidied name cannot be a player's, or None; the keys are those of `name.ftl`."""
    blemish = plain_text.blemish(name)
    if blemish == "empty":
        return Refusal("name-empty")
    if blemish is not None or unicodedata.combining(name[0]):
        return Refusal("name-characters", {"name": ascii(name[:WIDEST])[1:-1]})
    if plain_text.cells(name) > WIDEST:
        return Refusal("name-long", {"name": name, "most": WIDEST})
    return None


def clash(names: Sequence[str]) -> str | None:
    """The first name that people would not tell from an earlier one, or None."""
    seen: set[str] = set()
    for name in names:
        sound = unicodedata.normalize("NFC", name.casefold().replace(plain_text.ZWNJ, ""))
        if sound in seen:
            return name
        seen.add(sound)
    return None


def title(text: str) -> str:
    """A game's title made safe: what must not be shown is left out, what is too long is cut."""
    out, width = "", 0
    for char in tidy(" ".join(text[: WIDEST_TITLE * 4].split())):
        if plain_text.blemish(f"x{char}") is not None:
            continue
        width += plain_text.cells(char)
        if width > WIDEST_TITLE:
            break
        out += char
    return out.strip()
