"""Starting a game: from the beginning, or from a position that a record gives (RULES 2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.jail import MAX_TRIES
from monopoly_tui.rules.classic.options import Options
from monopoly_tui.rules.classic.state import BANK, FREE, HOTEL, State
from monopoly_tui.rules.errors import BadSetup

T = TypeVar("T")
KEYS = (
    "cash", "at", "jail_tries", "cards", "decks", "bankrupt", "deeds", "houses", "hotels", "pot", "round", "turn",
)  # fmt: skip
"""What a position may give."""
DEED_KEYS = ("owner", "buildings", "mortgaged")


def fresh_state(board: Board, options: Options, seats: int) -> State:
    """The position before the first turn (RULES 2.2)."""
    size = board.size
    return State(
        cash=[options.starting_cash] * seats,
        at=[0] * seats,
        jail_tries=[FREE] * seats,
        cards=[[] for _ in range(seats)],
        bankrupt=[],
        owner=[BANK] * size,
        buildings=[0] * size,
        mortgaged=[False] * size,
        houses=board.houses,
        hotels=board.hotels,
        pot=0,
        unseen={deck: [card.id for card in cards] for deck, cards in board.decks.items()},
        seen={deck: [] for deck in board.decks},
        order=[],
        round=1,
        turn=0,
        last_roll=None,
        doubles=0,
        offers=0,
        shortage_asked=False,
        rents=[],
    )


def apply_setup(state: State, board: Board, options: Options, setup: Mapping[str, Any]) -> None:
    """Change a fresh state into the position given. Raises BadSetup."""
    for key in setup:
        if key not in KEYS:
            raise BadSetup("setup-key", key, known=KEYS)
    seats = len(state.cash)
    state.bankrupt = _bankrupt(setup, seats)
    for seat in state.bankrupt:
        state.cash[seat] = 0
    if "cash" in setup:
        state.cash = _by_seat(setup, "cash", seats, lambda value: _whole(value, "cash"))
    if "at" in setup:
        state.at = _by_seat(setup, "at", seats, lambda value: _whole(value, "at", board.size - 1))
    _set_jail(state, board, setup, seats)
    _set_cards(state, board, setup, seats)
    _set_deeds(state, board, setup.get("deeds", {}))
    _set_stock(state, board, setup)
    state.pot = _whole(setup.get("pot", 0), "pot")
    state.round = _whole(setup.get("round", 1), "round", options.rounds, low=1)
    state.turn = _whole(setup.get("turn", 0), "turn", seats - 1)
    if state.turn in state.bankrupt and "turn" in setup:
        raise BadSetup("setup-out", "turn", seat=state.turn)
    for seat in state.bankrupt:
        if state.cash[seat] or state.cards[seat] or state.jail_tries[seat] != FREE:
            raise BadSetup("setup-out", "bankrupt", seat=seat)


def _whole(value: object, key: str, high: int | None = None, low: int = 0) -> int:
    if type(value) is not int or value < low or (high is not None and value > high):
        raise BadSetup("setup-number", key, value=value, low=low, high=high)
    return value


def _by_seat(setup: Mapping[str, Any], key: str, seats: int, read: Callable[[object], T]) -> list[T]:
    values = setup[key]
    if not isinstance(values, list) or len(values) != seats:
        raise BadSetup("setup-by-seat", key, seats=seats)
    return [read(value) for value in values]


def _bankrupt(setup: Mapping[str, Any], seats: int) -> list[int]:
    out = setup.get("bankrupt", [])
    if not isinstance(out, list):
        raise BadSetup("setup-list", "bankrupt")
    out = [_whole(seat, "bankrupt", seats - 1) for seat in out]
    if len(set(out)) < len(out) or len(out) > seats - 2:
        raise BadSetup("setup-bankrupt", "bankrupt")
    return out


def _set_jail(state: State, board: Board, setup: Mapping[str, Any], seats: int) -> None:
    if "jail_tries" not in setup:
        return

    def read(value: object) -> int:
        return FREE if value is None else _whole(value, "jail_tries", MAX_TRIES - 1)

    state.jail_tries = _by_seat(setup, "jail_tries", seats, read)
    for seat in range(seats):
        if state.in_jail(seat):
            if "at" in setup and state.at[seat] != board.jail:
                raise BadSetup("setup-jail", "jail_tries", seat=seat)
            state.at[seat] = board.jail


def _set_cards(state: State, board: Board, setup: Mapping[str, Any], seats: int) -> None:
    """Hands and decks: every card is in exactly one place."""
    if "cards" in setup:
        state.cards = _by_seat(setup, "cards", seats, lambda hand: _cards(hand, "cards"))
    for card in (card for hand in state.cards for card in hand):
        if card not in board.cards or board.cards[card].effect != "free":
            raise BadSetup("setup-card", "cards", card=card)
        deck = state.unseen[board.cards[card].deck]
        if card not in deck:
            raise BadSetup("setup-card-twice", "cards", card=card)
        deck.remove(card)
    decks = setup.get("decks", {})
    if not isinstance(decks, dict):
        raise BadSetup("setup-object", "decks")
    for deck, cards in decks.items():
        if deck not in state.unseen:
            raise BadSetup("setup-key", f"decks.{deck}", known=tuple(state.unseen))
        order = _cards(cards, f"decks.{deck}")
        if sorted(order) != sorted(state.unseen[deck]):
            raise BadSetup("setup-deck", f"decks.{deck}", cards=len(state.unseen[deck]))
        state.unseen[deck], state.seen[deck] = [], order


def _cards(value: object, key: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(card, str) for card in value):
        raise BadSetup("setup-list", key)
    return list(value)


def _set_deeds(state: State, board: Board, deeds: object) -> None:
    if not isinstance(deeds, dict):
        raise BadSetup("setup-object", "deeds")
    names = {str(square): square for square in board.deeds}
    for name, deed in deeds.items():
        key = f"deeds.{name}"
        if name not in names:
            raise BadSetup("setup-no-deed", key)
        if not isinstance(deed, dict):
            raise BadSetup("setup-object", key)
        for part in deed:
            if part not in DEED_KEYS:
                raise BadSetup("setup-key", f"{key}.{part}", known=DEED_KEYS)
        square = names[name]
        if deed.get("owner") is not None:
            state.owner[square] = _whole(deed["owner"], f"{key}.owner", len(state.cash) - 1)
            if state.owner[square] in state.bankrupt:
                raise BadSetup("setup-out", f"{key}.owner", seat=state.owner[square])
        state.buildings[square] = _whole(deed.get("buildings", 0), f"{key}.buildings", HOTEL)
        mortgaged = deed.get("mortgaged", False)
        if type(mortgaged) is not bool:
            raise BadSetup("setup-switch", f"{key}.mortgaged")
        state.mortgaged[square] = mortgaged
        if mortgaged and state.owner[square] == BANK:
            raise BadSetup("setup-unowned", key)
    _check_built(state, board)


def _check_built(state: State, board: Board) -> None:
    """A built street's group is whole and free of mortgages (RULES 7.1)."""
    for square in board.deeds:
        if state.buildings[square]:
            mates: Sequence[int] = board.mates[square]
            owner = state.owner[square]
            if owner == BANK or not mates or any(state.owner[m] != owner or state.mortgaged[m] for m in mates):
                raise BadSetup("setup-built", f"deeds.{square}")


def _set_stock(state: State, board: Board, setup: Mapping[str, Any]) -> None:
    """What the bank has left: as given, else what the deeds leave (RULES 1.2)."""
    houses = board.houses - sum(count for count in state.buildings if count < HOTEL)
    hotels = board.hotels - sum(count == HOTEL for count in state.buildings)
    if min(houses, hotels) < 0:
        raise BadSetup("setup-stock", "deeds")
    state.houses = _whole(setup.get("houses", houses), "houses", houses)
    state.hotels = _whole(setup.get("hotels", hotels), "hotels", hotels)
