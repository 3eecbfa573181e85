"""Text in columns that line up, measured in cells, and tables one below the other. Knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from monopoly_tui.rules.plain_text import cells


def pad(text: str, width: int, right: bool = False) -> str:
    """`text` filled with spaces to `width` cells, on its left if it belongs to the right."""
    gap = " " * (width - cells(text))
    return gap + text if right else text + gap


def aligned(rows: Sequence[Sequence[str]], rights: Sequence[bool]) -> list[str]:
    """Rows of equal length as lines, each column as wide as its widest entry."""
    widths = [max(cells(entry) for entry in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(pad(entry, width, right) for entry, width, right in zip(row, widths, rights, strict=True)).rstrip()
        for row in rows
    ]


def stacked(tables: Iterable[Sequence[str]]) -> list[str]:
    """The lines of all tables, an empty one between two of them."""
    return [line for table in tables for line in (*table, "")][:-1]
