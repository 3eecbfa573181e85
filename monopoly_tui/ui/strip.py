"""A line of the screen as it is drawn: pieces of styled text. Knows no Textual, so that plain lines can do without."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.cells import set_cell_size
from rich.segment import Segment
from rich.style import Style


@dataclass(frozen=True, slots=True)
class Strip:
    """Pieces side by side, `cell_length` cells in all."""

    segments: tuple[Segment, ...]
    cell_length: int

    @classmethod
    def join(cls, strips: Iterable[Strip]) -> Strip:
        """Lines one after the other, as one."""
        parts = [*strips]
        segments = tuple(segment for part in parts for segment in part.segments)
        return cls(segments, sum(part.cell_length for part in parts))

    def __iter__(self) -> Iterator[Segment]:
        """The pieces from left to right."""
        return iter(self.segments)

    @property
    def text(self) -> str:
        """What stands there."""
        return "".join(segment.text for segment in self.segments)

    def fitted(self, width: int, fill: Style | None = None) -> Strip:
        """The line in exactly `width` cells: filled up at its end, or cut there."""
        room = width - self.cell_length
        if room == 0:
            return self
        if room > 0:
            return Strip((*self.segments, Segment(" " * room, fill)), width)
        kept: list[Segment] = []
        left = width
        for segment in self.segments:
            size = min(segment.cell_length, left)
            kept.append(Segment(set_cell_size(segment.text, size), segment.style))
            left -= size
        return Strip(tuple(piece for piece in kept if piece.text), width)
