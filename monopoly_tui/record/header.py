"""A record's first line, read into what a game starts from. Opens no file but a board's.

Every reader here raises BadHeader for the first thing that is wrong with its part.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from types import NoneType
from typing import Any, Final

from monopoly_tui import board_shelf, names, rulesets
from monopoly_tui.luck import Luck, Script
from monopoly_tui.record.fault import BadHeader, BoardChanged, NewerFormat, shown
from monopoly_tui.rules.board_faults import BadBoard
from monopoly_tui.rules.dice import Face, can_fall
from monopoly_tui.rules.errors import BadOptions, BadSetup
from monopoly_tui.rules.ruleset import FEWEST_PLAYERS, RECORD_VERSION, AnyBoard, AnyGame, AnyOptions, Ruleset

LEVELS: Final = ("easy", "medium", "hard")
"""Of bots, from the weakest."""
KINDS: Final = ("human", *LEVELS)
"""Who may sit on a seat."""
WIDEST_SEED: Final = 64
"""Bits of a seed."""
NEEDED: Final = ("record", "board", "players")
KEYS: Final = (
    *NEEDED, "board_text", "board_sha256", "id", "title", "started",
    "rules", "seed", "dice", "order", "script", "setup",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat. `kind` is one of KINDS. `own`: what only the ruleset knows of."""

    name: str
    kind: str
    own: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Header:
    """What a game starts from, checked. `data` is the line as it was read."""

    data: Mapping[str, Any]
    board: AnyBoard
    options: AnyOptions
    players: tuple[Player, ...]
    seed: int
    order: tuple[int, ...] | None
    script: Script
    title: str

    @property
    def ruleset(self) -> Ruleset:
        """The game that is played."""
        return rulesets.of(self.board)

    def start(self) -> AnyGame:
        """The game before its first decision. Raises BadHeader when the position cannot be."""
        try:
            own = [player.own for player in self.players]
            return self.ruleset.start(self.board, self.options, own, self.order, self.data.get("setup"))
        except BadSetup as bad:
            raise BadHeader(f"record-{bad.refusal.reason}", **spelt(bad.refusal.data)) from None

    def luck(self) -> Luck:
        """Chance as this header wants it, with nothing spent."""
        return Luck(self.seed, self.script, self.board, len(self.players))


def read_header(data: Mapping[str, Any]) -> Header:
    """A header checked key by key. Raises BadHeader for the first thing that is wrong, NewerFormat, BoardChanged."""
    version = data.get("record")
    if type(version) is not int or version < 1:
        raise BadHeader("record-no-version", found=shown(version))
    if version > RECORD_VERSION:
        raise NewerFormat("record-newer", found=version, known=RECORD_VERSION)
    for key in data:
        if key not in KEYS:
            raise BadHeader("record-header-key", key=shown(key))
    for key in NEEDED:
        if key not in data:
            raise BadHeader("record-header-needs", key=key)
    for key in ("id", "title", "started"):
        if not isinstance(data.get(key, ""), str):
            raise BadHeader("record-header-text", key=key)
    if data.get("dice", "real") != "real":
        raise BadHeader("record-dice", found=shown(data["dice"]))
    if not isinstance(data.get("setup", {}), dict):
        raise BadHeader("record-header-object", key="setup")
    board = read_board(data)
    ruleset = rulesets.of(board)
    options = read_options(ruleset, board, data.get("rules", {}))
    players = read_players(data["players"], ruleset.most_players(options), ruleset.player_keys)
    return Header(
        data,
        board,
        options,
        players,
        read_seed(data),
        read_order(data.get("order"), len(players)),
        read_script(data.get("script", {}), ruleset, board),
        names.title(data.get("title", "")),
    )


def read_board(data: Mapping[str, Any]) -> AnyBoard:
    """The board a header names, checked against its digest."""
    name, text, digest = data["board"], data.get("board_text"), data.get("board_sha256")
    if not isinstance(name, str) or not isinstance(text, (str, NoneType)):
        raise BadHeader("record-header-text", key="board_text" if isinstance(name, str) else "board")
    if text is None:
        known = board_shelf.shipped()
        if name not in known:
            raise BadHeader("record-board-unknown", board=shown(name), known=known)
        text = board_shelf.text_of(name)
    is_own = "board_text" in data
    if digest is not None and digest != board_shelf.digest(text):
        if is_own:
            raise BadHeader("record-board-text-digest", board=shown(name))
        played = [other for other in board_shelf.shipped() if board_shelf.digest(board_shelf.text_of(other)) == digest]
        if played:
            raise BadHeader("record-board-other", board=name, played=played[0])
        raise BoardChanged("record-board-changed", board=name)
    if not is_own:
        return board_shelf.find(name)
    try:
        board = board_shelf.load_text(text, name)
    except BadBoard as bad:
        raise BadHeader("record-board-text-bad", line=bad.faults[0].line) from None
    if board.id != name:
        raise BadHeader("record-board-text-id", board=shown(name), found=board.id)
    return board


def read_options(ruleset: Ruleset, board: AnyBoard, rules: object) -> AnyOptions:
    """The options that `rules` and the board make."""
    if not isinstance(rules, dict):
        raise BadHeader("record-header-object", key="rules")
    try:
        return ruleset.resolve(board, rules)
    except BadOptions as bad:
        raise BadHeader(bad.refusals[0].reason, **spelt(bad.refusals[0].data)) from None


def read_players(value: object, most: int, own: Sequence[str]) -> tuple[Player, ...]:
    """Two to `most` players whose names are told apart (RULES 2.1)."""
    if not isinstance(value, list):
        raise BadHeader("record-header-list", key="players")
    if not FEWEST_PLAYERS <= len(value) <= most:
        raise BadHeader("record-players", found=len(value), least=FEWEST_PLAYERS, most=most)
    players = tuple(read_player(entry, own) for entry in value)
    twice = names.clash([player.name for player in players])
    if twice is not None:
        raise BadHeader("name-twice", name=twice)
    return players


def read_player(value: object, own: Sequence[str]) -> Player:
    """A player from an object, or a person from a plain name; `own` are the keys that only the ruleset knows."""
    entry = {"name": value} if isinstance(value, str) else value
    if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
        raise BadHeader("record-player", found=shown(value))
    if not entry.keys() <= {"name", "kind", *own}:
        raise BadHeader("record-player", found=shown(value))
    name = names.tidy(entry["name"])
    refusal = names.fault(name)
    if refusal is not None:
        raise BadHeader(refusal.reason, **refusal.data)
    return Player(name, read_kind(entry.get("kind", "human")), {key: entry[key] for key in own if key in entry})


def read_kind(value: object) -> str:
    """Who plays for a seat."""
    if value not in KINDS:
        raise BadHeader("record-kind", found=shown(value), known=KINDS)
    return str(value)


def read_seed(data: Mapping[str, Any]) -> int:
    """The seed; a header without one has that of its own text, so that it always replays alike."""
    if "seed" not in data:
        return int.from_bytes(sha256(json.dumps(data, sort_keys=True).encode()).digest()[:8], "big")
    seed = data["seed"]
    if type(seed) is not int or seed.bit_length() > WIDEST_SEED:
        raise BadHeader("record-seed", found=shown(seed))
    return seed


def read_order(value: object, seats: int) -> tuple[int, ...] | None:
    """The turn order laid down, each seat once."""
    if value is None:
        return None
    if not isinstance(value, list) or any(type(seat) is not int for seat in value) or sorted(value) != [*range(seats)]:
        raise BadHeader("record-order", found=shown(value), last=seats - 1)
    return tuple(value)


def read_script(value: object, ruleset: Ruleset, board: AnyBoard) -> Script:
    """The outcomes laid down; whether one can be shows only when it is its turn."""
    if not isinstance(value, dict):
        raise BadHeader("record-header-object", key="script")
    decks = ruleset.decks(board)
    for key, outcomes in value.items():
        if key != "dice" and key not in decks:
            raise BadHeader("record-header-key", key=shown(f"script.{key}"))
        if not isinstance(outcomes, list):
            raise BadHeader("record-header-list", key=f"script.{key}")
    return Script(
        tuple(read_roll(roll, ruleset, board) for roll in value.get("dice", [])),
        {deck: tuple(read_card(card, deck, cards) for card in value.get(deck, [])) for deck, cards in decks.items()},
    )


def read_roll(value: object, ruleset: Ruleset, board: AnyBoard) -> tuple[Face, ...]:
    """Faces of dice as the ruleset throws them."""
    if not isinstance(value, list) or not any(can_fall(dice, value) for dice in ruleset.throws(board)):
        raise BadHeader("record-roll", found=shown(value))
    return tuple(value)


def read_card(value: object, deck: str, cards: Sequence[str]) -> str:
    """A card of a deck by its id."""
    if not isinstance(value, str) or value not in cards:
        raise BadHeader("record-card", card=shown(value), deck=deck)
    return value


def spelt(data: Mapping[str, Any]) -> dict[str, Any]:
    """A refusal's figures as a message can take them: whole numbers, words, lists of words."""
    out: dict[str, Any] = {}
    for key, value in data.items():
        if type(value) is int:
            out[key] = value
        elif isinstance(value, (list, tuple)):
            out[key] = [str(part) for part in value]
        else:
            out[key] = value if isinstance(value, str) and value.isascii() and value.isprintable() else shown(value)
    return out
