"""Finds what a word means in a line that was typed: a player, a square. Knows no ruleset."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from monopoly_tui.ui.any_view import AnyView
from monopoly_tui.ui.keys import DIGITS

LATIN: Final = str.maketrans(DIGITS)


class NotUnderstood(Exception):
    """A line that means nothing: the key of a sentence that says why, and its figures."""

    def __init__(self, key: str, **data: Any) -> None:
        super().__init__(key)
        self.key = key
        self.data = data


def tokens(line: str) -> list[str]:
    """The words of a line, small, with Latin digits; one empty word for an empty line."""
    return squeezed_words(line) or [""]


def squeezed_words(line: str) -> list[str]:
    """The same, without any for an empty line."""
    return line.translate(LATIN).lower().split()


def squeezed(name: str) -> str:
    """A name as one small word."""
    return "".join(squeezed_words(name))


def as_typed(line: str, word: str) -> str:
    """One of the words of `tokens` as it stands in the line."""
    return next((typed for typed in line.split() if squeezed(typed) == word), word)


def seat_of(view: AnyView, word: str) -> int | None:
    """The seat of a number, which comes before any player of that name, or of a name written in one word."""
    players: Sequence[str] = [player.name for player in view.sitting.players]
    names = [*(str(seat) for seat, _ in enumerate(players, 1)), *map(squeezed, players)]
    return names.index(word) % len(players) if word in names else None


def square_of(view: AnyView, word: str) -> int | None:
    """The square that a tag or a name written in one word means."""
    board = view.game.board
    for index, square in enumerate(board.squares):
        names = (*square.name.values(), *square.short.values(), board.tags[index])
        if word in map(squeezed, names):
            return index
    return None
