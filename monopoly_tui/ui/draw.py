"""Logical text to lines of exact width: the one door through which text reaches the screen.

Everything that draws builds `Span`s of logical text and hands them to `line`; cutting, wrapping
and measuring happen here. Widths are terminal cells.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style

from monopoly_tui.ui.palette import DIM, EDGE, GROUND, HAIRLINE, PANEL, style
from monopoly_tui.ui.strip import Strip

TIE: Final = "\u00a0"
"""The space between a sum and its unit, where a line is broken only if it must be."""
ARROWS: Final = re.compile(r" [→←] (?=\d)")
TIED: Final = re.compile(rf"{TIE}[→←]{TIE}(?=\d)")
"""The arrow between two sums, which hold together like a sum and its unit; while lines are broken, and before."""


class Span(NamedTuple):
    """A piece of logical text in one style."""

    text: str
    style: Style


def width_of(text: str) -> int:
    """How many cells `text` takes."""
    return cell_len(text)


def cut(text: str, width: int) -> str:
    """`text` shortened to `width` cells, an ellipsis at its end when something was cut."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(0, width - 1)).rstrip() + "…" if width > 0 else ""


def pad(text: str, width: int, align: str = "left") -> str:
    """`text` cut or filled with spaces to exactly `width` cells; align: left, right or center."""
    text = cut(text, width)
    room = width - cell_len(text)
    before = {"left": 0, "right": room, "center": room // 2}[align]
    return " " * before + text + " " * (room - before)


def wrap(text: str, width: int, names: Iterable[str] = ()) -> list[str]:
    """`text` in lines of at most `width` cells, broken at spaces where there are any, at ties before inside a word.

    `names` are broken only if they must be. A line has a character even where there is no room for it.
    """
    ties = {name: name.replace(" ", TIE) for name in names if " " in name}
    for name, tied in ties.items():
        text = text.replace(name, tied)
    lines: list[str] = []
    for paragraph in ARROWS.sub(lambda arrow: arrow[0].replace(" ", TIE), text).split("\n"):
        current = ""
        for word in paragraph.split(" "):
            joined = f"{current} {word}" if current else word
            if cell_len(joined) <= width:
                current = joined
                continue
            if current:
                lines.append(current)
            while word and cell_len(word) > width:
                head = set_cell_size(word, max(0, width)).rstrip()
                head = head.rpartition(TIE)[0] or head or word[0]
                lines.append(head)
                word = word[len(head) :].removeprefix(TIE)
            current = word
        lines.append(current)
    rows = [TIED.sub(lambda arrow: arrow[0].replace(TIE, " "), row) for row in lines]
    for name, tied in ties.items():
        rows = [row.replace(tied, name) for row in rows]
    return rows


def whole(texts: Iterable[str], width: int, most: int, names: Sequence[str] = ()) -> list[str]:
    """`texts` in lines of at most `width` cells, without those that do not fit whole into `most` lines."""
    lines: list[str] = []
    for text in texts:
        parts = wrap(text, width, names)
        lines += parts if len(lines) + len(parts) <= most else []
    return lines


def name_lines(names: Sequence[str], width: int, most: int) -> list[str]:
    """The longest of `names` that fits into `most` lines without breaking a word, else the last one cut.

    One cell more than `width` is taken when that keeps the longer name.
    """
    for name, room in ((name, room) for name in names for room in (width, width + 1)):
        lines = wrap(name, room)
        if len(lines) <= most and all(width_of(word) <= room for word in name.split()):
            return lines
    return [cut(names[-1], width)]


def blank(width: int, fill: Style | None = None) -> Strip:
    """An empty line."""
    return Strip((Segment(" " * width, fill or style(None, GROUND)),), max(0, width))


def line(width: int, left: Iterable[Span], right: Iterable[Span] = (), fill: Style | None = None) -> Strip:
    """A line of exactly `width` cells: `left` from its start, `right` to its end, `fill` between.

    When both do not fit, the end of `left` is cut.
    """
    fill = fill or style(None, GROUND)
    tail = _fit(right, width)
    used = sum(cell_len(span.text) for span in tail)
    head = _fit(left, width - used)
    gap = width - used - sum(cell_len(span.text) for span in head)
    middle = [Span(" " * gap, fill)] if gap > 0 else []
    return Strip(tuple(Segment(text, look) for text, look in (*head, *middle, *tail)), max(0, width))


def center(width: int, spans: Sequence[Span], fill: Style | None = None) -> Strip:
    """A line of exactly `width` cells with `spans` in its middle."""
    fill = fill or style(None, GROUND)
    room = width - sum(cell_len(span.text) for span in spans)
    return line(width, [Span(" " * max(0, room // 2), fill), *spans], (), fill)


def heading(width: int, title: str, bg: str = GROUND, fg: str = DIM) -> Strip:
    """A hairline with a title in it."""
    bar = style(HAIRLINE, bg)
    spans = [Span("── ", bar), Span(title, style(fg, bg, bold=True)), Span(" ", bar)]
    return line(width, [*spans, Span("─" * width, bar)], (), style(None, bg))


def box(width: int, lines: Sequence[Strip], title: str = "", bg: str = PANEL, edge: str = EDGE) -> list[Strip]:
    """`lines`, each of width - 2 cells, in a rounded frame; two lines taller."""
    look = style(edge, bg)
    name = f" {cut(title, width - 5)} " if title else ""
    rule = "─" * max(0, width - 3 - cell_len(name))
    top = line(width, [Span("╭─", look), Span(name, style(edge, bg, bold=True)), Span(rule, look)], [Span("╮", look)])
    side = Strip((Segment("│", look),), 1)
    body = [Strip.join([side, inner.fitted(width - 2, style(None, bg)), side]) for inner in lines]
    bottom = line(width, [Span("╰" + "─" * max(0, width - 2) + "╯", look)])
    return [top, *body, bottom]


def beside(*columns: tuple[int, Sequence[Strip]], gap: int = 0, fill: Style | None = None) -> list[Strip]:
    """Columns of (width, lines) side by side, `gap` cells apart, as long as the longest."""
    height = max((len(lines) for _, lines in columns), default=0)
    out: list[Strip] = []
    for y in range(height):
        parts: list[Strip] = []
        for number, (width, lines) in enumerate(columns):
            if number and gap:
                parts.append(blank(gap, fill))
            ground = fill or style(None, GROUND)
            parts.append(lines[y].fitted(width, ground) if y < len(lines) else blank(width, fill))
        out.append(Strip.join(parts))
    return out


def fit(lines: Sequence[Strip], width: int, height: int, fill: Style | None = None) -> list[Strip]:
    """Exactly `height` lines of exactly `width` cells."""
    fill = fill or style(None, GROUND)
    kept = [strip.fitted(width, fill) for strip in lines[:height]]
    return kept + [blank(width, fill)] * (height - len(kept))


def _fit(spans: Iterable[Span], width: int) -> list[Span]:
    """As much of `spans` as `width` cells hold, an ellipsis at the end when cut."""
    out: list[Span] = []
    room = width
    for span in spans:
        size = cell_len(span.text)
        if size > room:
            if room > 0:
                out.append(
                    Span(
                        cut(span.text, room) if span.text.strip() and set(span.text) != {"─"} else span.text[:room],
                        span.style,
                    )
                )
            break
        out.append(span)
        room -= size
    return out
