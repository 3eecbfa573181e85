"""Reads off the board and the game what each square shows. Draws nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from monopoly_tui.rules.classic.board import Board, Square
from monopoly_tui.rules.classic.rent import rent
from monopoly_tui.rules.classic.state import BANK
from monopoly_tui.ui.tiles import Face, Look, TileState

if TYPE_CHECKING:
    from monopoly_tui.rules.classic.step import Play
    from monopoly_tui.text.speaker import Speaker
    from monopoly_tui.ui.writing import Writing


def faces(board: Board, say: Speaker) -> list[Face]:
    """What never changes about the squares, in the speaker's language."""
    return [_face(board, square, say) for square in board.squares]


def _face(board: Board, square: Square, say: Speaker) -> Face:
    names = [say.named(square.name), say.named(square.short), say.named(square.code)]
    longest_first = tuple(dict.fromkeys(name for name in names if name))
    color = board.groups[square.group].color if square.group is not None else None
    amount = board.salary if square.kind == "start" else square.amount
    return Face(square.index, square.kind, longest_first, board.tags[square.index], color, square.price, amount)


def look(writing: Writing) -> Look:
    """How tiles write lines, numbers and words in the language of this writing."""
    say = writing.say
    return Look(writing.line, say.number, say("deed-tile-mortgaged"), say("deed-tile-lot"))


def states(play: Play, say: Speaker) -> list[TileState]:
    """What each square shows now, tokens apart."""
    state = play.state
    return [
        TileState(
            owner=None if state.owner[square] == BANK else state.owner[square],
            rent=earned(play, square, say),
            buildings=state.buildings[square],
            mortgaged=state.mortgaged[square],
        )
        for square in range(play.board.size)
    ]


def earned(play: Play, square: int, say: Speaker) -> str:
    """What its owner earns on a deed: a sum, or a utility's factor; "" while nobody owns or it is mortgaged."""
    if play.state.owner[square] == BANK or play.state.mortgaged[square]:
        return ""
    amount = say.number(rent(play, square, 1))
    return f"×{amount}" if play.board.squares[square].kind == "utility" else amount


def with_tokens(tiles: list[TileState], play: Play, elsewhere: dict[int, int]) -> list[TileState]:
    """The same with the tokens on them, the mover's first; `elsewhere` moves seats to other squares."""
    state = play.state
    standing: dict[int, list[int]] = {}
    held: dict[int, list[int]] = {}
    for seat in sorted(state.alive(), key=lambda seat: (seat != state.turn, seat)):
        square = elsewhere.get(seat, state.at[seat])
        locked = state.in_jail(seat) and seat not in elsewhere
        (held if locked else standing).setdefault(square, []).append(seat)
    placed = tiles[:]
    for square in {*standing, *held}:
        here, jailed = tuple(standing.get(square, ())), tuple(held.get(square, ()))
        placed[square] = replace(placed[square], tokens=here, jailed=jailed)
    return placed
