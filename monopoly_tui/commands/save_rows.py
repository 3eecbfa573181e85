"""Saved games as rows of text. Plays none of them."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.commands.columns import aligned
from monopoly_tui.commands.record_words import sentence
from monopoly_tui.saves import Save
from monopoly_tui.text.speaker import Speaker


def rows(say: Speaker, saves: Sequence[Save]) -> list[str]:
    """A line for each save, in columns: id, day and time of the start, board, title or players, how it stands."""
    return aligned([columns(say, save) for save in saves], (False,) * 5)


def columns(say: Speaker, save: Save) -> tuple[str, ...]:
    """What a save's row says."""
    if save.fault is not None:
        return save.id, "", "", say("cli-save-unreadable", why=sentence(say, save.fault)), ""
    about = save.title or ", ".join(save.players) or say("cli-save-untitled")
    return save.id, save.started, save.board, about, say("cli-save-over") if save.over else ""
