"""The classic game as JSON: acts of the record, and the state that other programs read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from monopoly_tui.engine.step import Act
from monopoly_tui.rules import act_codec
from monopoly_tui.rules.act_codec import (
    ActCodec,
    read_number,
    read_numbers,
    read_switch,
    read_word,
    read_words,
    write_by,
    wrong_value,
)
from monopoly_tui.rules.classic.acts import ACTS, CHANCES, Bundle
from monopoly_tui.rules.classic.ending import ranking, worth
from monopoly_tui.rules.classic.state import BANK, FREE
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.rules.errors import BadAct
from monopoly_tui.rules.ranking import ranks
from monopoly_tui.rules.ruleset import RECORD_VERSION


def write_act(act: Act) -> dict[str, Any]:
    """An act as a line of the record has it."""
    return act_codec.write_act(act, _write)


def _write(value: Any) -> Any:
    return write_bundle(value) if isinstance(value, Bundle) else value


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
            "by": write_by(decision.by),
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


def _bundle(key: str, value: object) -> Bundle:
    if not isinstance(value, dict):
        raise wrong_value(key, value, "object")
    for part in value:
        if part not in ("cash", "deeds", "cards"):
            raise BadAct("act-key", do=key, key=part, known=("cash", "deeds", "cards"))
    return Bundle(
        read_number("cash", value.get("cash", 0)),
        read_numbers("deeds", value.get("deeds", [])),
        read_words("cards", value.get("cards", [])),
    )


CODEC: Final = ActCodec(
    ACTS,
    CHANCES,
    {
        "to": read_number,
        "amount": read_number,
        "square": read_number,
        "card": read_word,
        "choice": read_word,
        "lift": read_switch,
        "give": _bundle,
        "get": _bundle,
        "roll": read_numbers,
        "seats": read_numbers,
        "deeds": read_numbers,
    },
)
read_act = CODEC.read
