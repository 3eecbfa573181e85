"""Saved games as rows of text. Plays none of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from monopoly_tui.commands.record_words import sentence
from monopoly_tui.rules.plain_text import cells
from monopoly_tui.saves import Save
from monopoly_tui.text.speaker import Speaker

GAP = "  "


def rows(say: Speaker, saves: Sequence[Save]) -> Iterator[str]:
    """A line for each save, in columns: id, day of the start, board, title or players, how it stands."""
    table = [columns(say, save) for save in saves]
    widths = [max(map(cells, column)) for column in zip(*table, strict=True)]
    for row in table:
        padded = (text + " " * (width - cells(text)) for text, width in zip(row, widths, strict=True))
        yield GAP.join(padded).rstrip()


def columns(say: Speaker, save: Save) -> tuple[str, ...]:
    """What a save's row says."""
    if save.fault is not None:
        return save.id, "", "", say("cli-save-unreadable", why=sentence(say, save.fault)), ""
    about = save.title or ", ".join(save.players) or say("cli-save-untitled")
    return save.id, save.started, save.board, about, say("cli-save-over") if save.over else ""
