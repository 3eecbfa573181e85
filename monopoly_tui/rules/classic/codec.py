"""The classic game as JSON: acts of the record, and the state that other programs read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any

from monopoly_tui.engine.step import LUCK, Act, Refusal
from monopoly_tui.rules.classic.acts import ACTS, CHANCES, Bundle
from monopoly_tui.rules.classic.ending import ranking, ranks, worth
from monopoly_tui.rules.classic.state import BANK, FREE
from monopoly_tui.rules.classic.step import Play

RECORD_VERSION = 1
"""The version of the record format and of the state's JSON."""

SPECS: dict[type[Act], dict[str, bool]] = {
    kind: {spec.name: spec.default is not MISSING for spec in fields(kind)}
    for kind in (*ACTS.values(), *CHANCES.values())
}
"""The keys of each act, and whether each may be left out."""


class BadAct(Exception):
    """An act that cannot be read. `wrong_value` is set when only a value has the wrong type."""

    def __init__(self, reason: str, wrong_value: bool = False, **data: Any) -> None:
        super().__init__(reason)
        self.refusal = Refusal(reason, data)
        self.wrong_value = wrong_value


def read_act(data: Mapping[str, Any]) -> Act:
    """An act from a line of the record. Raises BadAct."""
    do = data.get("do")
    kinds: Mapping[str, type[Act]] = CHANCES if data.get("by") == "luck" else ACTS
    kind = kinds.get(do) if isinstance(do, str) else None
    if kind is None:
        raise BadAct("act-unknown", do=do, known=tuple(kinds))
    specs = SPECS[kind]
    for key in data:
        if key not in specs and key != "do":
            raise BadAct("act-key", do=do, key=key, known=tuple(specs))
    values: dict[str, Any] = {}
    for key, optional in specs.items():
        if key in data:
            values[key] = READERS[key](key, data[key])
        elif not optional:
            raise BadAct("act-missing", do=do, key=key)
    return kind(**values)


def write_act(act: Act) -> dict[str, Any]:
    """An act as a line of the record has it."""
    out: dict[str, Any] = {"by": "luck" if act.by == LUCK else act.by, "do": act.do}
    for spec in fields(act):
        value = getattr(act, spec.name)
        if spec.name == "by" or value is None:
            continue
        if isinstance(value, Bundle):
            out[spec.name] = write_bundle(value)
        else:
            out[spec.name] = list(value) if isinstance(value, tuple) else value
    return out


def write_bundle(bundle: Bundle) -> dict[str, Any]:
    """One side of an offer; what it does not move is left out."""
    out: dict[str, Any] = {"cash": bundle.cash, "deeds": list(bundle.deeds), "cards": list(bundle.cards)}
    return {key: value for key, value in out.items() if value}


def describe(play: Play, players: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The state as JSON. `players` give each seat's name and kind."""
    state = play.state
    decision = play.decision()
    over = decision.kind == "over"
    rank = ranks(ranking(play)) if over else {}
    return {
        "record": RECORD_VERSION,
        "board": play.board.id,
        "round": state.round,
        "turn": state.turn,
        "players": [
            {
                "name": players[seat]["name"],
                "kind": players[seat]["kind"],
                "cash": state.cash[seat],
                "at": state.at[seat],
                "jail_tries": None if state.jail_tries[seat] == FREE else state.jail_tries[seat],
                "cards": list(state.cards[seat]),
                "bankrupt": seat in state.bankrupt,
                "worth": worth(play, seat),
                "rank": rank.get(seat),
            }
            for seat in state.seats
        ],
        "deeds": {
            str(square): {
                "owner": None if state.owner[square] == BANK else state.owner[square],
                "buildings": state.buildings[square],
                "mortgaged": state.mortgaged[square],
            }
            for square in play.board.deeds
        },
        "bank": {"houses": state.houses, "hotels": state.hotels, "pot": state.pot},
        "decks": {deck: {"unseen": len(cards), "seen": list(state.seen[deck])} for deck, cards in state.unseen.items()},
        "last_roll": list(state.last_roll) if state.last_roll else None,
        "doubles": state.doubles,
        "decision": {
            "by": "luck" if decision.by == LUCK else decision.by,
            "kind": decision.kind,
            **{key: _plain(value) for key, value in decision.data.items()},
        },
        "legal": play.legal(),
    }


def _plain(value: Any) -> Any:
    """A decision's figure as JSON."""
    if isinstance(value, Act):
        return {key: part for key, part in write_act(value).items() if key != "do"}
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def _wrong(key: str, value: Any, wanted: str) -> BadAct:
    return BadAct("act-value", wrong_value=True, key=key, value=value, wanted=wanted)


def _seat(key: str, value: Any) -> int | None:
    if value == "luck" and key == "by":
        return LUCK
    if value is None or (type(value) is int and value >= 0):
        return value
    raise _wrong(key, value, "seat")


def _number(key: str, value: Any) -> int:
    if type(value) is not int:
        raise _wrong(key, value, "number")
    return value


def _word(key: str, value: Any) -> str:
    if not isinstance(value, str):
        raise _wrong(key, value, "word")
    return value


def _switch(key: str, value: Any) -> bool:
    if type(value) is not bool:
        raise _wrong(key, value, "switch")
    return value


def _numbers(key: str, value: Any) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise _wrong(key, value, "list")
    return tuple(_number(key, part) for part in value)


def _words(key: str, value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise _wrong(key, value, "list")
    return tuple(_word(key, part) for part in value)


def _bundle(key: str, value: Any) -> Bundle:
    if not isinstance(value, dict):
        raise _wrong(key, value, "object")
    for part in value:
        if part not in ("cash", "deeds", "cards"):
            raise BadAct("act-key", do=key, key=part, known=("cash", "deeds", "cards"))
    return Bundle(
        _number("cash", value.get("cash", 0)),
        _numbers("deeds", value.get("deeds", [])),
        _words("cards", value.get("cards", [])),
    )


READERS: dict[str, Callable[[str, Any], Any]] = {
    "by": _seat,
    "to": _number,
    "amount": _number,
    "square": _number,
    "card": _word,
    "choice": _word,
    "lift": _switch,
    "give": _bundle,
    "get": _bundle,
    "roll": _numbers,
    "seats": _numbers,
    "deeds": _numbers,
}
