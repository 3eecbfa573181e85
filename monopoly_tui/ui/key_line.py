"""The last line of the screen: the keys that mean something now, dim where they are not allowed. Knows no rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from monopoly_tui.keymap import Keymap, cap
from monopoly_tui.ui.draw import Span, line, width_of
from monopoly_tui.ui.keys import both_caps
from monopoly_tui.ui.page import Key
from monopoly_tui.ui.palette import CURSOR, DIM, EDGE, GOLD, PANEL, TEXT, style
from monopoly_tui.ui.strip import Strip

Hit = tuple[int, int, str]
"""First cell, cell after the last, name of the key."""
GAP = 2
"""Cells after a key; after the last of a line fewer may do."""


def shown(keys: Sequence[Key]) -> list[Key]:
    """The keys that have a label."""
    return [key for key in keys if key.label]


def draw(
    width: int,
    wanted: Sequence[Key],
    always: Sequence[Key],
    persian: bool = False,
    focus: str = "",
    kept: int = 0,
) -> tuple[Strip, list[Hit]]:
    """The line, `wanted` from its start and as much of `always` as fits at its end; and where each key is.

    Of `wanted` the last go first where not all have room, those that are dim before all others, but never Esc; they
    go before the first `kept` of `always`. `focus` is the key that Enter would press. `persian` adds to Latin letters
    those of the same keys on a Persian keyboard, to all or to those of `wanted`, unless a key had to go for them.
    """
    plain = _drawn(width, wanted, always, focus, kept)
    if persian:
        twins = [*map(_twinned, wanted)]
        for tail in ([*map(_twinned, always)], always):
            both = _drawn(width, twins, tail, focus, kept)
            if names(both[1]) == names(plain[1]):
                return both
    return plain


def beside(width: int, left: Sequence[Span], key: Key) -> tuple[Strip, list[Hit]]:
    """A line of other things with one key at its end; and where that is."""
    hits: list[Hit] = []
    return line(width, left, _spans([key], width - _width(key), hits), style(None, PANEL)), hits


def _drawn(width: int, wanted: Sequence[Key], always: Sequence[Key], focus: str, kept: int) -> tuple[Strip, list[Hit]]:
    reserved = _widths(shown(always)[:kept])
    room = width - 1 + GAP - reserved
    left, room = _with_way_out(_without_dim(shown(wanted), room), room)
    right, room = _fitting(shown(always), room + reserved)
    hits: list[Hit] = []
    spans = [Span(" ", style(None, PANEL)), *_spans(left, 1, hits, focus)]
    between = max(0, room - GAP)
    tail = _spans(right, 1 + _widths(left) + between, hits, focus)
    return line(width, [*spans, Span(" " * between, style(None, PANEL)), *tail], (), style(None, PANEL)), hits


def bound(keys: Sequence[Key], keymap: Keymap) -> list[Key]:
    """The keys as they are to be shown where actions have been given others."""
    return [replace(key, cap=key.cap or keymap.cap(key.name)) for key in keys]


def names(hits: Sequence[Hit]) -> list[str]:
    """The keys that are shown."""
    return [name for _, _, name in hits]


def at(hits: Sequence[Hit], x: int) -> str | None:
    """The key shown at cell `x`."""
    return next((name for first, end, name in hits if first <= x < end), None)


def _twinned(key: Key) -> Key:
    return replace(key, cap=both_caps(_name(key)))


def _name(key: Key) -> str:
    return key.cap or cap(key.name)


def _width(key: Key) -> int:
    """Cells of a key: its cap with a space on both sides, its label, and the gap after it."""
    return width_of(_name(key)) + 2 + 1 + width_of(key.label) + GAP


def _widths(keys: Sequence[Key]) -> int:
    return sum(map(_width, keys))


def _without_dim(keys: Sequence[Key], room: int) -> list[Key]:
    """The keys without as many of the last dim ones as must go for all others to fit."""
    kept = [*keys]
    for key in [key for key in reversed(keys) if key.reason]:
        if _widths(kept) > room:
            kept.remove(key)
    return kept


def _fitting(keys: Sequence[Key], room: int) -> tuple[list[Key], int]:
    """The first keys that fit, and the cells left over."""
    taken: list[Key] = []
    for key in keys:
        if _width(key) > room:
            break
        taken.append(key)
        room -= _width(key)
    return taken, room


def _with_way_out(keys: Sequence[Key], room: int) -> tuple[list[Key], int]:
    """The same, where Esc gives way to none of the others."""
    out = [key for key in keys if key.name == "escape"]
    taken, left = _fitting(keys, room)
    if out and out[0] not in taken:
        taken, left = _fitting([key for key in keys if key not in out], room - _width(out[0]))
        taken += out
    return taken, left


def _spans(keys: Sequence[Key], start: int, hits: list[Hit], focus: str = "") -> list[Span]:
    out: list[Span] = []
    for key in keys:
        lit = not key.reason
        out.append(Span(f" {_name(key)} ", style("#10151e" if lit else DIM, GOLD if lit else EDGE_DIM, bold=lit)))
        here = key.name == focus
        out.append(Span(f" {key.label}", style(CURSOR if here else TEXT if lit else EDGE, PANEL, underline=here)))
        out.append(Span(" " * GAP, style(None, PANEL)))
        hits.append((start, start + _width(key) - GAP, key.name))
        start += _width(key)
    return out


EDGE_DIM = "#2b3447"
