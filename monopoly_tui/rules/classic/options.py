"""Every option and preset of RULES 14: one line an option says all that is known about it.

A value comes from the preset, over it the board's `[rules]`, over it what people gave; a board's
`[force]` stands above all. Texts for options are keyed by the names used here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Final

from monopoly_tui.engine.step import Refusal
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.errors import BadOptions

PRESETS: Final = ("official", "room", "classic", "short")
Value = str | int


def choice(rule: str, words: str, **presets: str) -> Any:
    """An option of words, the official one first; `rule` is its number, `presets` names where another one stands."""
    values = tuple(words.split())
    return field(default=values[0], metadata={"rule": rule, "values": values, "presets": presets})


def switch(rule: str, official: bool, **presets: bool) -> Any:
    """An option that is on or off."""
    return field(default=official, metadata={"rule": rule, "values": ("on", "off"), "presets": presets})


def number(rule: str, official: int | None, low: int, high: int) -> Any:
    """An option that is a whole number from `low` to `high`; None means the board decides."""
    return field(default=official, metadata={"rule": rule, "low": low, "high": high, "presets": {}})


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of one game. Sums in thousand tomans."""

    preset: str = "official"
    starting_cash: int = number("2.2", None, 500, 3000)
    turn_order: str = choice("2.3", "random fixed highest_roll", classic="highest_roll", short="highest_roll")
    deal: str = choice("2.4", "none all")
    landing_salary: str = choice("4.2", "same bonus double", room="bonus")
    auction: str = choice("5.2", "turns off timed open", room="timed")
    rent_in_jail: bool = switch("6.1", True)
    double_rent: bool = switch("6.2", True)
    double_rent_needs: str = choice("6.2", "owned clear", room="clear")
    rent_collection: str = choice("6.5", "auto claimed")
    even_build: bool = switch("7.2", True)
    group_sale: bool = switch("7.6", False, classic=True, short=True)
    building_shortage: str = choice("7.7", "first_come auction", classic="auction", short="auction")
    income_tax: str = choice("8.1", "flat choice", classic="choice", short="choice")
    tax_base: str = choice("8.1", "printed mortgage", short="mortgage")
    parking_pot: str = choice("8.2", "off taxes_cards taxes_cards_fines")
    mortgage: bool = switch("9.1", True)
    sell_to_bank: bool = switch("9.4", False, room=True)
    debt_trades: bool = switch("10.1", False, room=True, classic=True, short=True)
    transfer_fee: str = choice("10.2", "price mortgage", room="mortgage", classic="mortgage", short="mortgage")
    transfer_lift: bool = switch("10.2", False, classic=True, short=True)
    balances: str = choice("10.5", "open hidden")
    auto_bankrupt: bool = switch("11.2", True, room=False, classic=False, short=False)
    bankruptcy_fee: bool = switch("11.4", False, classic=True, short=True)
    estate: str = choice("11.5", "return auction", classic="auction", short="auction")
    end: str = choice("13.1", "bankruptcy rounds first_bankruptcy", short="first_bankruptcy")
    rounds: int | None = number("13.1", None, 1, 500)
    auction_seconds: int = number("5.4", 10, 3, 60)

    def written(self) -> dict[str, Value]:
        """Every option spelt out as a record's header has it."""
        out: dict[str, Value] = {}
        for spec in fields(self):
            value = getattr(self, spec.name)
            if isinstance(value, bool):
                out[spec.name] = "on" if value else "off"
            elif value is not None:
                out[spec.name] = value
        return out


SPECS: Final[Mapping[str, Field[Any]]] = {f.name: f for f in fields(Options) if f.name != "preset"}
MOST_CASH: Final = 10**9
"""The starting cash that a board file may give at most, in thousand tomans."""
MOST_PLAYERS: Final = 8
"""Seats at most (RULES 2.1)."""
FEWER_PLAYERS: Final = {"room": 6}
"""Seats at most, where a preset allows fewer (RULES 2.1)."""


def most_players(preset: str) -> int:
    """Seats at most under a preset (RULES 2.1)."""
    return FEWER_PLAYERS.get(preset, MOST_PLAYERS)


def fault(name: str, value: object, *, boards_own: bool = False) -> Refusal | None:
    """What is wrong with one option value, or None. A board's own starting cash may be higher (RULES 14)."""
    spec = SPECS.get(name)
    if spec is None:
        return Refusal("option-unknown", {"option": name, "known": (*SPECS,)})
    if "values" in spec.metadata:
        values = spec.metadata["values"]
        if value not in values or isinstance(value, bool):
            return Refusal("option-value", {"option": name, "value": value, "values": values})
        return None
    low, high = spec.metadata["low"], spec.metadata["high"]
    if name == "starting_cash" and boards_own:
        low, high = 0, MOST_CASH
    if type(value) is not int or not low <= value <= high:
        return Refusal("option-range", {"option": name, "value": value, "low": low, "high": high})
    return None


def preset_values(preset: str) -> dict[str, Value]:
    """The written values of a preset, without those that it leaves to the board."""
    out: dict[str, Value] = {}
    for name, spec in SPECS.items():
        value = spec.metadata["presets"].get(preset, spec.default)
        if value is not None:
            out[name] = ("on" if value else "off") if isinstance(value, bool) else value
    return out


def resolve(board: Board, given: Mapping[str, Any]) -> Options:
    """The options of a game from a header's `rules` (RULES 14). Raises BadOptions."""
    preset = given.get("preset", "official")
    if preset not in PRESETS:
        raise BadOptions([Refusal("preset-unknown", {"value": preset, "known": PRESETS})])
    asked = with_end({name: value for name, value in given.items() if name != "preset"})
    own_cash = board.rules.get("starting_cash", board.starting_cash)
    refusals = [
        r for name, value in asked.items() if (r := fault(name, value, boards_own=value == own_cash)) is not None
    ]
    refusals += [
        Refusal("option-forced", {"option": name, "value": asked[name], "forced": value})
        for name, value in board.force.items()
        if name in asked and asked[name] != value
    ]
    if refusals:
        raise BadOptions(refusals)
    values = {"starting_cash": board.starting_cash, **preset_values(preset), **board.rules, **asked, **board.force}
    refusals = list(clashes(board, values))
    if refusals:
        raise BadOptions(refusals)
    if values["end"] != "rounds":
        values.pop("rounds", None)
    return Options(preset=preset, **dict(typed(values.items())))


def with_end(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values that people or a board give: rounds alone set the end too (RULES 14)."""
    return ({"end": "rounds"} if "rounds" in values else {}) | dict(values)


def clashes(board: Board, values: Mapping[str, Value]) -> Iterator[Refusal]:
    """Combinations of values that make no sense together."""
    if board.direct_auction and values["auction"] == "off":
        yield Refusal("direct-auction-off")  # 5.5
    if values["end"] == "rounds" and "rounds" not in values:
        yield Refusal("rounds-missing")  # 13.1


def typed(values: Iterable[tuple[str, Value]]) -> Iterator[tuple[str, Any]]:
    """On and off as true and false, the rest as it is."""
    for name, value in values:
        yield name, value == "on" if SPECS[name].metadata.get("values") == ("on", "off") else value
