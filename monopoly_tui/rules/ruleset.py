"""What a ruleset is to the rooms above it: a record of functions. Knows no ruleset.

The record, chance, sittings and the shelf of boards work with these alone, so that a second game
needs no line in them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from monopoly_tui.engine.game import Game
from monopoly_tui.engine.step import Act, Decision
from monopoly_tui.rules.board_file import Heading
from monopoly_tui.rules.board_table import Table
from monopoly_tui.rules.dice import Face, Throw

T = TypeVar("T")

RECORD_VERSION: Final = 1
"""The version of the record format and of the state's JSON."""
FEWEST_PLAYERS: Final = 2
"""Of any game."""

AnyBoard = Any
"""A board of whichever ruleset; it has `id`, `name` and `ruleset`. Who knows the game says its own Board."""
AnyOptions = Any
"""Options of whichever ruleset; `written()` gives them as a header has them."""
AnyGame = Game[Any, Any, Any]
"""A running game of whichever ruleset; its state has `round` and `turn`."""


class Source(Protocol):
    """Where the outcomes of chance come from: what was laid down, then a seed."""

    def throw(self, dice: Throw) -> tuple[Face, ...]:
        """How the dice fall next."""

    def shuffle(self, stream: str, things: Sequence[T]) -> tuple[T, ...]:
        """`things` in some order."""

    def next_card(self, deck: str, drawable: Sequence[str]) -> str:
        """The next of the `drawable` cards of a deck whose order is settled, though nobody knows it."""

    def any_card(self, deck: str, pile: Sequence[str]) -> str:
        """One card of a pile that has no order, each as likely as any other."""


def nothing_else(board: AnyBoard, seats: int) -> dict[str, Any]:
    """No rules but those that hold when a record says nothing."""
    return {}


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One game as the shared rooms use it. Texts, screens and bots of it stand in tables of their own."""

    name: str
    """The `ruleset` of its board files."""
    read_board: Callable[[Table, Heading], AnyBoard | None]
    """The board in a file; None when something is wrong, and the findings say what."""
    resolve: Callable[[AnyBoard, Mapping[str, Any]], AnyOptions]
    """The options that a header's `rules` make on a board. Raises BadOptions."""
    most_players: Callable[[AnyOptions], int]
    player_keys: tuple[str, ...]
    """Keys of a header's player beside name and kind."""
    start: Callable[
        [AnyBoard, AnyOptions, Sequence[Mapping[str, Any]], Sequence[int] | None, Mapping[str, Any] | None], AnyGame
    ]
    """The game before its first decision, from each player's own keys, the order and the setup. Raises BadSetup."""
    read_act: Callable[[Mapping[str, Any]], Act]
    """An act from a line of the record. Raises BadAct."""
    write_act: Callable[[Act], dict[str, Any]]
    describe: Callable[[AnyGame, Sequence[Mapping[str, Any]]], dict[str, Any]]
    """The state as JSON, from the game and each seat's name and kind."""
    decks: Callable[[AnyBoard], Mapping[str, Sequence[str]]]
    """The ids of the cards of each deck."""
    throws: Callable[[AnyBoard], Sequence[Throw]]
    """Every way in which dice are thrown in this game."""
    outcome: Callable[[AnyBoard, int, Decision, Source], Act]
    """What chance answers, from the board, the number of seats, what is asked, and where outcomes come from."""
    stream: Callable[[AnyBoard, Act], str]
    """Which stream of chance an outcome was taken from: "dice", a deck, or the outcome's own word."""
    usual: Callable[[AnyBoard, int], dict[str, Any]] = nothing_else
    """The `rules` of a new game of so many players on a board, as far as nobody chooses others."""
