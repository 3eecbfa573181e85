"""How a deed stands in a list: tag on the colour of its group, name, buildings. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.state import BANK, HOTEL, State
from monopoly_tui.ui.draw import Span, cut, width_of
from monopoly_tui.ui.palette import DIM, GROUND, PANEL, SEATS, ink, mix, style

if TYPE_CHECKING:
    from monopoly_tui.text.speaker import Speaker
    from monopoly_tui.ui.page import View

TAG: Final = 4
"""Cells of a tag with its ground."""
STEEL: Final = "#55657f"  # stations and utilities


def deeds_of(board: Board, state: State, seat: int) -> list[int]:
    """The deeds a seat owns, set by set, then stations and utilities."""
    return sorted((square for square in board.deeds if state.owner[square] == seat), key=lambda s: _rank(board, s))


def _rank(board: Board, square: int) -> tuple[bool, str]:
    """Where a deed stands among others: streets by their tags before all else."""
    return not board.mates[square], board.tags[square]


def set_of(board: Board, square: int) -> tuple[int, ...]:
    """All squares of a deed's set; the stations are one, and the utilities."""
    return board.mates[square] or next(s for s in (board.stations, board.utilities) if square in s)


def ground_of(board: Board, square: int) -> str:
    """The colour of a deed's group."""
    group = board.squares[square].group
    return STEEL if group is None else board.groups[group].color


def tag(board: Board, square: int, faint: bool = False, bg: str = PANEL) -> Span:
    """The deed's tag, four cells; `faint` where it cannot be taken."""
    color = ground_of(board, square)
    if faint:
        color = mix(color, bg, 0.6)
        return Span(f" {board.tags[square]} ", style(mix(ink(color), color, 0.35), color))
    return Span(f" {board.tags[square]} ", style(ink(color), color, bold=True))


def name(board: Board, square: int, width: int, say: Speaker) -> str:
    """The longest of the deed's names that fits, else the code, cut."""
    spot = board.squares[square]
    names = [say.named(wording) for wording in (spot.name, spot.short, spot.code)]
    return next((wording for wording in names if wording and width_of(wording) <= width), cut(names[0], width))


def built(state: State, square: int, say: Speaker, width: int = 4) -> str:
    """What stands there, in signs: houses, a hotel, or that the deed is mortgaged."""
    if state.mortgaged[square]:
        return say("deed-tile-mortgaged")
    count = state.buildings[square]
    if count == HOTEL:
        return "▟█▙" if width >= 3 else "H"
    return "⌂" * count if count <= width else f"⌂{say.number(count)}"


def whose(view: View, square: int, bg: str = GROUND) -> Span:
    """Who owns a square, by shape and name; else what it costs, if anything."""
    owner, price = view.game.state.owner[square], view.game.board.squares[square].price
    if owner == BANK:
        return Span(view.say.number(price) if price else "", style(DIM, bg))
    return Span(f"{SEATS[owner].shape} {view.tell.seat(owner)}", style(SEATS[owner].color, bg, bold=True))
