"""How often each square is landed on, worked out exactly for any board. Knows no game in progress."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from monopoly_tui.rules.classic.board import Board, Card
from monopoly_tui.rules.classic.jail import MAX_TRIES
from monopoly_tui.rules.classic.turn import DOUBLES_TO_JAIL

FACES: Final = 6
ROLLS: Final = FACES * FACES
SINGLE: Final = {
    total: sum(a + b == total and a != b for a in range(1, FACES + 1) for b in range(1, FACES + 1)) / ROLLS
    for total in range(3, 2 * FACES)
}
"""The chance of each sum of two unlike dice."""
DOUBLE: Final = {2 * face: 1 / ROLLS for face in range(1, FACES + 1)}
"""The chance of each double by its sum."""
DEEPEST: Final = 6
"""Cards drawn one after the other by one move, at most; a longer chain is left out of account."""
PRECISION: Final = 1e-10
LONGEST: Final = 1000
"""Rolls after which the shares are taken as they are."""


@dataclass(frozen=True, slots=True)
class Landing:
    """Shares per roll in the long run; a card counts as drawn evenly from its whole deck.

    `ends`: by square, where a roll ends; `jailed`: in Jail. `visits`: by square, how often it is landed
    on, those that a card or square moves on from too. `fetched`: of these, by a card to the nearest
    station or utility. `rolls`: rolls a turn.
    """

    ends: tuple[float, ...]
    jailed: float
    visits: tuple[float, ...]
    fetched: tuple[float, ...]
    rolls: float


@dataclass(slots=True)
class Arrival:
    """What comes of landing on one square: shares of visits, of fetched visits, of ends, and of Jail."""

    visits: dict[int, float]
    fetched: dict[int, float]
    ends: dict[int, float]
    jailed: float = 0.0


def landing(board: Board, *, stays: float) -> Landing:
    """The long run of one token. `stays`: how likely it tries for a double in Jail rather than leave (RULES 12.2).

    A token that does not stay pays and rolls as usual.
    """
    size = board.size
    arrivals = [_arrival(board, square) for square in range(size)]
    flow = [1.0 / size] + [0.0] * (size - 1)
    layers = [[1.0 / size] * size, *([0.0] * size for _ in range(DOUBLES_TO_JAIL - 1))]
    jail = [0.0] * MAX_TRIES
    for _ in range(LONGEST):
        flow, after, jail_after = _roll(board, arrivals, layers, jail, stays=stays)
        change = max(abs(a - b) for old, new in zip(layers, after, strict=True) for a, b in zip(old, new, strict=True))
        change = max(change, *(abs(a - b) for a, b in zip(jail, jail_after, strict=True)))
        layers, jail = after, jail_after
        if change < PRECISION:
            break
    return _shares(arrivals, flow, layers, jail)


def _roll(
    board: Board, arrivals: list[Arrival], layers: list[list[float]], jail: list[float], *, stays: float
) -> tuple[list[float], list[list[float]], list[float]]:
    """One roll of everybody: landings by square, where they stand by doubles so far, and who is in Jail by tries."""
    size = board.size
    starts = [layer[:] for layer in layers]
    landed = [[0.0] * size for _ in layers]
    jail_after = [0.0] * MAX_TRIES
    starts[0][board.jail] += (1 - stays) * sum(jail)
    for tries, share in enumerate(jail):
        _spread(landed[0], board.jail, stays * share, DOUBLE)
        if tries + 1 < MAX_TRIES:
            jail_after[tries + 1] = stays * share * (1 - 1 / FACES)
    _spread(landed[0], board.jail, stays * jail[-1], SINGLE)
    for square in range(size):
        _spread(landed[0], square, sum(layer[square] for layer in starts), SINGLE)
    for layer, again in zip(starts, landed[1:], strict=False):  # the third double does not move
        for square, share in enumerate(layer):
            _spread(again, square, share, DOUBLE)
    jail_after[0] += sum(starts[-1]) / FACES
    after = [[0.0] * size for _ in landed]
    for layer, stand in zip(landed, after, strict=True):
        for share, arrival in zip(layer, arrivals, strict=True):
            for end, chance in arrival.ends.items():
                stand[end] += share * chance
            jail_after[0] += share * arrival.jailed
    return [sum(layer[square] for layer in landed) for square in range(size)], after, jail_after


def _spread(landed: list[float], square: int, share: float, chances: dict[int, float]) -> None:
    """Add to the landings those of a share that stands on `square` and rolls these sums."""
    if share:
        size = len(landed)
        for total, chance in chances.items():
            landed[(square + total) % size] += share * chance


def _shares(arrivals: list[Arrival], flow: list[float], layers: list[list[float]], jail: list[float]) -> Landing:
    size = len(arrivals)
    visits, fetched = [0.0] * size, [0.0] * size
    for share, arrival in zip(flow, arrivals, strict=True):
        for square, chance in arrival.visits.items():
            visits[square] += share * chance
        for square, chance in arrival.fetched.items():
            fetched[square] += share * chance
    ends = tuple(sum(layer[square] for layer in layers) for square in range(size))
    return Landing(ends, sum(jail), tuple(visits), tuple(fetched), 1 / (sum(layers[0]) + sum(jail)))


def _arrival(board: Board, square: int) -> Arrival:
    found = Arrival({}, {}, {})
    _arrive(board, found, square, 1.0, DEEPEST)
    return found


def _arrive(board: Board, found: Arrival, square: int, chance: float, depth: int) -> None:
    """Follow a landing on `square` through the cards it may draw."""
    found.visits[square] = found.visits.get(square, 0.0) + chance
    kind = board.squares[square].kind
    deck = board.decks.get(kind, ())
    if kind == "go_to_jail":
        found.jailed += chance
    elif deck and depth:
        for card in deck:
            _carry_out(board, found, card, square, chance / len(deck), depth - 1)
    else:
        found.ends[square] = found.ends.get(square, 0.0) + chance


def _carry_out(board: Board, found: Arrival, card: Card, at: int, chance: float, depth: int) -> None:
    if card.effect == "jail":
        found.jailed += chance
    elif card.effect == "advance":
        _arrive(board, found, card.to, chance, depth)
    elif card.effect == "back":
        _arrive(board, found, (at - card.steps) % board.size, chance, depth)
    elif card.effect == "nearest":
        to = board.nearest(card.kind, at)
        found.fetched[to] = found.fetched.get(to, 0.0) + chance
        _arrive(board, found, to, chance, depth)
    else:
        found.ends[at] = found.ends.get(at, 0.0) + chance
