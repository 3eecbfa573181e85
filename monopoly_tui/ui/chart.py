"""Worth by round as lines of box characters, one a seat, each with the seat's own shape. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from monopoly_tui.ui.draw import Span, line, pad, width_of
from monopoly_tui.ui.palette import DIM, GROUND, HAIRLINE, SEATS, TEXT, mix, style
from monopoly_tui.ui.strip import Strip

Cell = tuple[str, str, bool]
"""A sign, its colour, whether it is bold."""
STEPS: Final = (1, 2, 5)
TALLEST: Final = 4
"""Lines of one step of the axis at most."""
LEAST: Final = 4
"""Lines below which nothing is drawn."""
APART: Final = 6
"""Cells between two shapes of one line."""


def scale(low: int, high: int, rows: int) -> tuple[int, int]:
    """What a step of the axis is worth and how many lines it takes, so that `rows` lines show most.

    Steps are 1, 2 or 5 times a power of ten; the axis goes in whole steps from `low` or below to
    `high` or above.
    """
    size = 10 ** max(0, len(str(high - low)) - 2)
    found = []
    for step in (step * size * ten for ten in (1, 10, 100) for step in STEPS):
        every = min(TALLEST, rows // _steps(low, high, step))
        if every:
            found.append((step / every, step, every))
    _, step, every = min(found)
    return step, every


def _steps(low: int, high: int, step: int) -> int:
    """How many steps the axis has."""
    return max(1, -(-high // step) - low // step)


def chart(
    worths: Sequence[Sequence[int]],
    names: Sequence[str],
    width: int,
    height: int,
    number: Callable[[int], str],
    first: int = 0,
) -> list[Strip]:
    """In `height` lines at most. `worths` holds the worth of every seat for each round from `first` on, in
    thousand tomans.

    A line ends where its seat's worth becomes 0 for good. At the end of each line stand the shape,
    the name where there is room, and the last worth.
    """
    if not worths or height < LEAST:
        return []
    return _Chart(worths, names, width, height, number, first).draw()


class _Chart:
    def __init__(
        self,
        worths: Sequence[Sequence[int]],
        names: Sequence[str],
        width: int,
        height: int,
        number: Callable[[int], str],
        first: int,
    ) -> None:
        self.width, self.number, self.first, self.names = width, number, first, names
        self.rounds = len(worths)
        self.lines = [_ended([values[seat] for values in worths]) for seat in range(len(worths[0]))]
        low = min(min(values) for values in self.lines)
        high = max(max(values) for values in self.lines)
        self.step, self.every = scale(low, high, height - 2)
        self.base = low // self.step * self.step
        self.rows = self.every * _steps(low, high, self.step)
        self.axis = width_of(number(self.base + self.step * (self.rows // self.every))) + 2
        longest = max(width_of(number(values[-1])) for values in self.lines)
        called = max(width_of(name) for name in names) + 1
        plain = longest + 3
        self.label = plain + called if width - self.axis - plain - called >= 2 * width // 3 else plain
        self.called = self.label > plain
        self.plot = width - self.axis - self.label
        self.cells: dict[tuple[int, int], Cell] = {}

    def draw(self) -> list[Strip]:
        """The picture, as tall as its steps need."""
        order = sorted(range(len(self.lines)), key=lambda seat: self.lines[seat][-1])
        for seat in order:
            self._trace(seat)
        for seat in order:
            self._mark(seat)
        ends = self._ends()
        return [*(self._line(row, ends.get(row)) for row in range(self.rows, -1, -1)), self._rounds()]

    def _column(self, point: int) -> int:
        """The column of the plot in which a round lies."""
        return point * (self.plot - 1) // max(1, self.rounds - 1)

    def _row(self, worth: float) -> int:
        """The line in which a worth lies, counted from the axis of rounds."""
        return round((worth - self.base) * self.every / self.step)

    def _trace(self, seat: int) -> None:
        """The line of a seat, in a fainter shade than its shapes."""
        values = self.lines[seat]
        color = mix(SEATS[seat].color, GROUND, 0.25)
        end = self._column(len(values) - 1)
        before = self._row(values[0])
        for x in range(end + 1):
            here = self._row(_between(values, x * max(1, self.rounds - 1) / max(1, self.plot - 1)))
            if here == before:
                self.cells[x, here] = ("─", color, False)
            else:
                rises = here > before
                self.cells[x, before] = ("╯" if rises else "╮", color, False)
                self.cells[x, here] = ("╭" if rises else "╰", color, False)
                for y in range(min(before, here) + 1, max(before, here)):
                    self.cells[x, y] = ("│", color, False)
            before = here

    def _mark(self, seat: int) -> None:
        """The seat's shape at some rounds, a few cells apart, shifted by seat so that lines do not hide them."""
        values = self.lines[seat]
        spacing = max(1, (self.plot - 1) // max(1, self.rounds - 1))
        every = -(-APART // spacing)
        ended = len(values) < self.rounds  # the line of a seat that stayed ends in the seat's label
        for point in range(len(values) if ended else len(values) - 1):
            if (point + seat) % every == 0 or point == len(values) - 1:
                look = SEATS[seat]
                self.cells[self._column(point), self._row(values[point])] = (look.shape, look.color, True)

    def _ends(self) -> dict[int, int]:
        """By line of the chart: the seat whose last worth is written there, moved apart where they meet."""
        wanted = sorted(range(len(self.lines)), key=lambda seat: -self.lines[seat][-1])
        taken: dict[int, int] = {}
        limit = self.rows
        for left, seat in zip(range(len(wanted) - 1, -1, -1), wanted, strict=True):
            row = max(min(self._row(self.lines[seat][-1]), limit), min(left, limit))
            if row < 0:
                break
            taken[row] = seat
            limit = row - 1
        return taken

    def _line(self, row: int, seat: int | None) -> Strip:
        named = row % self.every == 0
        text = self.number(self.base + row // self.every * self.step) if named else ""
        spans = [
            Span(pad(text, self.axis - 2, "right") + " ", style(DIM)),
            Span("┼" if row == 0 else "┤" if named else "│", style(HAIRLINE)),
        ]
        for x in range(self.plot):
            sign, color, bold = self.cells.get((x, row), ("─" if row == 0 else " ", HAIRLINE, False))
            spans.append(Span(sign, style(color, GROUND, bold=bold)))
        if seat is not None:
            look = SEATS[seat]
            spans.append(Span(f" {look.shape} ", style(look.color, GROUND, bold=True)))
            if self.called:
                spans.append(Span(pad(self.names[seat], self.label - 3 - self._figures()), style(TEXT)))
            spans.append(Span(pad(self.number(self.lines[seat][-1]), self._figures(), "right"), style(look.color)))
        return line(self.width, spans)

    def _figures(self) -> int:
        """Cells of the widest last worth."""
        return max(width_of(self.number(values[-1])) for values in self.lines)

    def _rounds(self) -> Strip:
        """The numbers of the rounds under the axis, as many as have room."""
        text = [" "] * self.width
        widest = width_of(self.number(self.first + self.rounds)) + 2
        spacing = (self.plot - 1) / max(1, self.rounds - 1)
        every = next((n for n in (1, 2, 5, 10, 20, 50, 100) if n * spacing >= widest), 500)
        for point in range(self.rounds):
            shown = self.first + point
            if shown % every == 0 or shown == self.first == 1:
                start = self.axis + self._column(point)
                label = self.number(shown)
                if "".join(text[max(0, start - 1) : start + len(label)]).strip() == "":
                    text[start : start + len(label)] = label
        return line(self.width, [Span("".join(text)[: self.width], style(DIM))])


def _ended(values: list[int]) -> list[int]:
    """A seat's worth up to where it became 0 for good."""
    while len(values) > 1 and values[-1] == values[-2] == 0:
        values.pop()
    return values


def _between(values: Sequence[int], point: float) -> float:
    """The worth at a point between two rounds."""
    low = min(int(point), len(values) - 1)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (point - low)
