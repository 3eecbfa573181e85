"""Starting a Gamer game: from the beginning, or from a position that a record gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from monopoly_tui.rules.errors import BadSetup
from monopoly_tui.rules.gamer.board import Board
from monopoly_tui.rules.gamer.options import Options, heroes_each
from monopoly_tui.rules.gamer.state import NOBODY, State

KEYS: Final = ("heroes", "bosses", "round", "turn")
"""What a position may give."""
HERO_KEYS: Final = ("id", "coins", "at", "home", "deeds", "cards", "beaten", "starts", "rented")
"""What it may give of a hero."""


def fresh_state(board: Board, seats: int) -> State:
    """The position before the first turn (G1)."""
    heroes = range(len(board.heroes))
    return State(
        heroes=[()] * seats,
        coins=[board.starting_coins for _ in heroes],
        at=[0 for _ in heroes],
        starts=[0 for _ in heroes],
        home=[False for _ in heroes],
        rented=[False for _ in heroes],
        beaten=[[] for _ in heroes],
        hands=[[] for _ in heroes],
        owner=[NOBODY] * board.size,
        bosses=[*range(len(board.bosses))],
        pile=[power.count for power in board.powers],
        discards=[0 for _ in board.powers],
        order=[],
        left=[],
        round=1,
        turn=0,
        mover=NOBODY,
        last_roll=None,
    )


def apply_choices(state: State, board: Board, players: Sequence[Mapping[str, Any]]) -> None:
    """Give each seat the heroes that its player names. Raises BadSetup."""
    for seat, player in enumerate(players):
        if "heroes" in player:
            _lead(state, board, seat, player["heroes"], "heroes")


def apply_setup(state: State, board: Board, options: Options, setup: Mapping[str, Any]) -> None:
    """Change a fresh state into the position given. Raises BadSetup."""
    for key in setup:
        if key not in KEYS:
            raise BadSetup("setup-key", key, known=KEYS)
    if "heroes" in setup:
        _set_heroes(state, board, options, setup["heroes"])
    if "bosses" in setup:
        bosses = _ids(setup["bosses"], "bosses", board.boss_of)
        if sorted(bosses) != [*range(len(board.bosses))]:
            raise BadSetup("setup-bosses", "bosses", bosses=len(board.bosses))
        state.bosses = bosses
    state.round = _whole(setup.get("round", 1), "round", low=1)
    state.turn = _whole(setup.get("turn", 0), "turn", len(state.heroes) - 1)
    if "turn" in setup and state.heroes[state.turn] and not state.racing(state.turn):
        raise BadSetup("setup-home", "turn", seat=state.turn)


def _set_heroes(state: State, board: Board, options: Options, heroes: Any) -> None:
    seats = len(state.heroes)
    if not isinstance(heroes, list) or len(heroes) != seats:
        raise BadSetup("setup-by-seat", "heroes", seats=seats)
    for seat, entries in enumerate(heroes):
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise BadSetup("setup-list", "heroes")
        ids = [entry.get("id") for entry in entries]
        if state.heroes[seat] and [board.heroes[hero].id for hero in state.heroes[seat]] != ids:
            raise BadSetup("setup-heroes", "heroes", heroes=heroes_each(seats))
        if not state.heroes[seat]:
            _lead(state, board, seat, ids, "heroes")
        for hero, entry in zip(state.heroes[seat], entries, strict=True):
            _set_hero(state, board, options, hero, entry)
    if all(state.home[hero] for led in state.heroes for hero in led):
        raise BadSetup("setup-home", "heroes", seat=0)


def _lead(state: State, board: Board, seat: int, ids: Any, key: str) -> None:
    """Put `seat` at the head of the heroes named: as many as it must lead, each led by one player only."""
    each = heroes_each(len(state.heroes))
    heroes = tuple(_ids(ids, key, board.hero_of))
    taken = [hero for led in state.heroes for hero in led]
    if len(heroes) != each or len({*heroes, *taken}) < len(heroes) + len(taken):
        raise BadSetup("setup-heroes", key, heroes=each)
    state.heroes[seat] = heroes


def _set_hero(state: State, board: Board, options: Options, hero: int, entry: Mapping[str, Any]) -> None:
    for key in entry:
        if key not in HERO_KEYS:
            raise BadSetup("setup-key", f"heroes.{key}", known=HERO_KEYS)
    state.coins[hero] = _whole(entry.get("coins", board.starting_coins), "coins")
    state.at[hero] = _whole(entry.get("at", 0), "at", board.size - 1)
    state.home[hero] = _switch(entry.get("home", False), "home")
    state.rented[hero] = _switch(entry.get("rented", False), "rented")
    least = options.laps if state.home[hero] else 0
    most = options.laps if state.home[hero] else options.laps - 1
    state.starts[hero] = _whole(entry.get("starts", least), "starts", most, least)
    if state.home[hero] and state.at[hero] != 0:
        raise BadSetup("setup-number", "at", value=state.at[hero], low=0, high=0)
    state.beaten[hero] = _ids(entry.get("beaten", []), "beaten", board.boss_of)
    state.hands[hero] = _ids(entry.get("cards", []), "cards", board.power_of)
    for power, count in Counter(state.hands[hero]).items():
        state.pile[power] -= count
        if state.pile[power] < 0:
            raise BadSetup("setup-card-many", "cards", card=board.powers[power].id)
    for deed in _list(entry.get("deeds", []), "deeds"):
        if deed not in board.deeds or type(deed) is not int:
            raise BadSetup("setup-no-deed", f"deeds.{deed}")
        if state.owner[deed] != NOBODY:
            raise BadSetup("setup-deed-twice", "deeds", square=deed)
        state.owner[deed] = hero


def _whole(value: Any, key: str, high: int | None = None, low: int = 0) -> int:
    if type(value) is not int or value < low or (high is not None and value > high):
        raise BadSetup("setup-number", key, value=value, low=low, high=high)
    return value


def _switch(value: Any, key: str) -> bool:
    if type(value) is not bool:
        raise BadSetup("setup-switch", key)
    return value


def _list(value: Any, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadSetup("setup-list", key)
    return value


def _ids(value: Any, key: str, known: Mapping[str, int]) -> list[int]:
    """Ids of a list, as places."""
    places = []
    for name in _list(value, key):
        if not isinstance(name, str) or name not in known:
            raise BadSetup("setup-id", key, id=name, known=tuple(known))
        places.append(known[name])
    return places
