"""What must hold between the parts of a classic board: squares, groups, decks. Reads no key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Final

from monopoly_tui.rules.board_table import Table, warn_of_same_names
from monopoly_tui.rules.classic.board import Card, Group, Square

SQUARES: Final = 40
"""How many squares a board has."""
_ONE_OF: Final = ("jail", "go_to_jail")
_AT_MOST: Final = {"station": 8, "utility": 4}
DEEDS: Final = ("street", "station", "utility")
"""Kinds of squares that are owned, and so must be told apart by their names."""
_STREETS: Final = (2, 4)  # of a group: least and most
_TOO_CLOSE: Final = 60.0  # the least distance of two colours that are told apart at a glance


def check_ring(top: Table, squares: Sequence[tuple[Table, Square]]) -> None:
    """How many squares of which kind there are, and whether prices rise round the ring."""
    if "squares" in top.data and len(squares) != SQUARES:
        top.fault("squares", "board-squares-count", needed=SQUARES, given=len(squares))
    if not squares or not all(square.kind for _, square in squares):
        return
    counts = Counter(square.kind for _, square in squares)
    if squares[0][1].kind != "start":
        squares[0][0].fault("kind", "board-start-first")
    else:
        _surplus(squares, "start", 1)
    for kind in _ONE_OF:
        if not counts[kind]:
            top.fault("squares", "board-kind-none", kind=kind)
        _surplus(squares, kind, 1)
    for kind, most in _AT_MOST.items():
        _surplus(squares, kind, most)
    streets = [(table, square) for table, square in squares if square.kind == "street" and table.sound]
    for (_, before), (table, square) in pairwise(streets):
        if square.price < before.price:
            table.warn("price", "board-price-order", amount=square.price, before=before.price)
    warn_of_same_names((table, square.name) for table, square in squares if square.kind in DEEDS)


def _surplus(squares: Sequence[tuple[Table, Square]], kind: str, most: int) -> None:
    """Tell of each square of `kind` after the first `most`."""
    for table, _ in [(table, square) for table, square in squares if square.kind == kind][most:]:
        table.fault("kind", "board-kind-many", kind=kind, most=most)


def check_groups(groups: Sequence[tuple[Table, Group]], squares: Sequence[tuple[Table, Square]]) -> None:
    """Ids that differ, two to four streets each, colours that can be told apart."""
    _check_ids([(table, group.id) for table, group in groups])
    warn_of_same_names((table, group.name) for table, group in groups)
    streets = [square for _, square in squares if square.kind == "street"]
    if all(square.kind for _, square in squares) and all(square.group is not None for square in streets):
        low, high = _STREETS
        for table, group in groups:
            count = sum(square.group == group.index for square in streets)
            if not low <= count <= high:
                table.fault("", "board-group-size", low=low, high=high, given=count)
    for (_, first), (table, second) in combinations(groups, 2):
        if first.color and second.color and _distance(first.color, second.color) < _TOO_CLOSE:
            table.warn("color", "board-color-close", group=first.id)


def _distance(a: str, b: str) -> float:
    """How far apart two colours look: a weighted distance of red, green and blue, 0 to 765."""
    (r1, g1, b1), (r2, g2, b2) = ([int(color[i : i + 2], 16) for i in (1, 3, 5)] for color in (a, b))
    red = (r1 + r2) / 2
    squared = (2 + red / 256) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (2 + (255 - red) / 256) * (b1 - b2) ** 2
    return float(squared**0.5)


def _check_ids(tables: Sequence[tuple[Table, str]]) -> None:
    """Tell of every id that stood before."""
    first: dict[str, int] = {}
    for table, name in tables:
        if name and name in first:
            table.fault("id", "board-id-twice", id=name, first=first[name])
        elif name:
            first[name] = table.line("id")


def check_decks(
    top: Table, decks: Mapping[str, Sequence[tuple[Table, Card]]], squares: Sequence[tuple[Table, Square]]
) -> None:
    """Cards where they are drawn, ids that differ, places that exist, and no drawing without end."""
    _check_ids([(table, card.id) for cards in decks.values() for table, card in cards])
    kinds = [square.kind for _, square in squares]
    for deck, cards in decks.items():
        for table, card in cards:
            if card.effect == "nearest" and card.kind and all(kinds) and card.kind not in kinds:
                table.fault("kind", "board-nearest-none", kind=card.kind)
        if deck not in kinds:
            continue
        if not cards:
            if top.data.get(deck, []) == []:  # what is no list of cards was told of
                top.fault(deck, "board-deck-empty")
        elif len(kinds) == SQUARES and all(
            table.sound and not _ends_a_chain(card, deck, kinds) for table, card in cards
        ):
            top.fault(deck, "board-deck-endless")


def _ends_a_chain(card: Card, deck: str, kinds: Sequence[str]) -> bool:
    """Whether `card` is always in its deck, and never leads to where another card is drawn."""
    return card.effect != "free" and not any(kinds[place] in ("chance", "chest") for place in _leads(card, deck, kinds))


def _leads(card: Card, deck: str, kinds: Sequence[str]) -> Iterator[int]:
    """The squares to which `card` may move who draws it."""
    if card.effect == "advance":
        yield card.to
    elif card.effect == "back":
        yield from ((place - card.steps) % SQUARES for place, kind in enumerate(kinds) if kind == deck)
