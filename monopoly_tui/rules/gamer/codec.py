"""The Gamer game as JSON: acts of the record, and the state that other programs read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from monopoly_tui.rules.act_codec import (
    ActCodec,
    read_numbers,
    read_word,
    read_words,
    write_act,
    write_by,
    wrong_value,
)
from monopoly_tui.rules.dice import Face
from monopoly_tui.rules.gamer.acts import ACTS, CHANCES
from monopoly_tui.rules.gamer.ending import points, ranking
from monopoly_tui.rules.gamer.step import Play
from monopoly_tui.rules.ranking import ranks
from monopoly_tui.rules.ruleset import RECORD_VERSION

__all__ = ["describe", "read_act", "write_act"]


def _read_roll(key: str, value: Any) -> tuple[Face, ...]:
    if not isinstance(value, list) or not all(type(face) in (int, str) for face in value):
        raise wrong_value(key, value, "list")
    return tuple(value)


CODEC: Final = ActCodec(
    ACTS,
    CHANCES,
    {"hero": read_word, "card": read_word, "roll": _read_roll, "seats": read_numbers, "heroes": read_words},
)
read_act = CODEC.read


def describe(play: Play, players: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The state as JSON. `players` give each seat's name and kind."""
    board, state = play.board, play.state
    decision = play.decision()
    rank = ranks(ranking(play)) if decision.kind == "over" else {}
    return {
        "record": RECORD_VERSION,
        "board": board.id,
        "round": state.round,
        "turn": state.turn,
        "players": [
            {
                "name": players[seat]["name"],
                "kind": players[seat]["kind"],
                "heroes": [describe_hero(play, hero) for hero in state.heroes[seat]],
                "points": points(play, seat),
                "left": seat in state.left,
                "rank": rank.get(seat),
            }
            for seat in state.seats
        ],
        "bosses": [board.bosses[boss].id for boss in state.bosses],
        "powers": {
            power.id: {"pile": state.pile[kind], "discards": state.discards[kind]}
            for kind, power in enumerate(board.powers)
        },
        "last_roll": list(state.last_roll) if state.last_roll else None,
        "decision": {
            "by": write_by(decision.by),
            "kind": decision.kind,
            **{key: _plain(value) for key, value in decision.data.items()},
        },
        "legal": play.legal(),
    }


def describe_hero(play: Play, hero: int) -> dict[str, Any]:
    """A hero as JSON."""
    board, state = play.board, play.state
    return {
        "id": board.heroes[hero].id,
        "coins": state.coins[hero],
        "at": state.at[hero],
        "home": state.home[hero],
        "deeds": [deed for deed in board.deeds if state.owner[deed] == hero],
        "cards": [board.powers[power].id for power in state.hands[hero]],
        "beaten": [board.bosses[boss].id for boss in state.beaten[hero]],
        "starts": state.starts[hero],
        "rented": state.rented[hero],
    }


def _plain(value: Any) -> Any:
    """A decision's figure as JSON."""
    return [_plain(part) for part in value] if isinstance(value, tuple) else value
