"""What has to be known of a ruleset's boards to print them. Prints nothing, and knows no ruleset."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from monopoly_tui.rules.ruleset import AnyBoard
from monopoly_tui.text.speaker import Speaker


@dataclass(frozen=True, slots=True)
class BoardKind:
    """How boards of one ruleset are printed. Squares are asked for by board and index."""

    side: int
    """Squares along the top and the bottom of the ring, corners counted."""
    cell: int
    """Cells of a square on the map."""
    heads: Sequence[str]
    """The table's columns, by their messages."""
    summary: Callable[[Speaker, AnyBoard], list[str]]
    """What the list says: money at the start, prices, and a remark."""
    facts: Callable[[Speaker, AnyBoard], list[str]]
    """What holds for the whole board."""
    row: Callable[[Speaker, AnyBoard, int], list[str]]
    """A square's entries in the table."""
    code: Callable[[Speaker, AnyBoard, int], str]
    """What a square is called on the map."""
    color: Callable[[AnyBoard, int], str | None]
    """The colour of a deed's group."""
    unit: str
    """The message that says what sums are in."""
    data: Callable[[AnyBoard], dict[str, Any]]
    """The board as JSON, its keys those of the board file."""


def price_span(say: Speaker, prices: Sequence[int]) -> str:
    """The lowest and the highest of some prices."""
    return f"{say.number(min(prices))}–{say.number(max(prices))}" if prices else ""
