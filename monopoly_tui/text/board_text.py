"""The faults of a board file in words. Knows no terminal; what it gives may hold no control character."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monopoly_tui.rules.board_faults import Fault, Place
from monopoly_tui.rules.plain_text import ZWNJ
from monopoly_tui.text.speaker import Speaker

_LONGEST: Final = 80  # characters of a key or name from outside


def escaped(text: str) -> str:
    """`text` from outside with all that could steer a terminal spelt out, as \\x1b."""
    return "".join(
        char if char.isprintable() or char == ZWNJ else char.encode("unicode_escape").decode() for char in text
    )


def fault_reason(say: Speaker, fault: Fault) -> str:
    """What is wrong, without where."""
    return say(fault.reason, **fault.data)


def fault_place(say: Speaker, place: Place) -> str:
    """The square, group or card, by number and name."""
    number = place.number + (place.kind != "square")
    if place.name:
        return say("board-place-named", kind=place.kind, number=number, name=place.name)
    return say("board-place", kind=place.kind, number=number)


def fault_line(say: Speaker, source: str, fault: Fault) -> str:
    """One line for one fault: my.toml:41: rents: 6 values needed, 5 given (square 24, "Vanak")."""
    parts = [f"{escaped(source)}:{fault.line}" if fault.line else escaped(source)]
    if fault.warning:
        parts.append(say("board-warning"))
    if fault.key:
        parts.append(escaped(fault.key[:_LONGEST]))
    where = f" ({fault_place(say, fault.place)})" if fault.place is not None else ""
    return ": ".join((*parts, fault_reason(say, fault))) + where


def not_found(say: Speaker, name: str, known: Sequence[str], near: str) -> str:
    """That there is no board called `name`, the `known` ones, and the one most likely meant."""
    data = {"name": escaped(name[:_LONGEST]), "known": ", ".join(known)}
    return say("board-not-found-near", near=near, **data) if near else say("board-not-found", **data)
