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

PRESETS: Final = ("official", "room", "classic", "short")
Value = str | int


def choice(words: str, **presets: str) -> Any:
    """An option of words, the official one first; `presets` names where another one stands."""
    values = tuple(words.split())
    return field(default=values[0], metadata={"values": values, "presets": presets})


def switch(official: bool, **presets: bool) -> Any:
    """An option that is on or off."""
    return field(default=official, metadata={"values": ("on", "off"), "presets": presets})


def number(official: int | None, low: int, high: int) -> Any:
    """An option that is a whole number from `low` to `high`; None means the board decides."""
    return field(default=official, metadata={"low": low, "high": high, "presets": {}})


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of one game. Sums in thousand tomans."""

    preset: str = "official"
    starting_cash: int = number(None, 500, 3000)  # 2.2
    turn_order: str = choice("random fixed highest_roll", classic="highest_roll", short="highest_roll")  # 2.3
    deal: str = choice("none all")  # 2.4
    landing_salary: str = choice("same bonus double", room="bonus")  # 4.2
    auction: str = choice("turns off timed open", room="timed")  # 5.2
    rent_in_jail: bool = switch(True)  # 6.1
    double_rent: bool = switch(True)  # 6.2
    double_rent_needs: str = choice("owned clear", room="clear")  # 6.2
    rent_collection: str = choice("auto claimed")  # 6.5
    even_build: bool = switch(True)  # 7.2
    group_sale: bool = switch(False, classic=True, short=True)  # 7.6
    building_shortage: str = choice("first_come auction", classic="auction", short="auction")  # 7.7
    income_tax: str = choice("flat choice", classic="choice", short="choice")  # 8.1
    tax_base: str = choice("printed mortgage", short="mortgage")  # 8.1
    parking_pot: str = choice("off taxes_cards taxes_cards_fines")  # 8.2
    mortgage: bool = switch(True)  # 9.1
    sell_to_bank: bool = switch(False, room=True)  # 9.4
    debt_trades: bool = switch(False, room=True, classic=True, short=True)  # 10.1
    transfer_fee: str = choice("price mortgage", room="mortgage", classic="mortgage", short="mortgage")  # 10.2
    transfer_lift: bool = switch(False, classic=True, short=True)  # 10.2
    balances: str = choice("open hidden")  # 10.5
    auto_bankrupt: bool = switch(True, room=False, classic=False, short=False)  # 11.2
    bankruptcy_fee: bool = switch(False, classic=True, short=True)  # 11.4
    estate: str = choice("return auction", classic="auction", short="auction")  # 11.5
    end: str = choice("bankruptcy rounds first_bankruptcy", short="first_bankruptcy")  # 13.1
    rounds: int | None = number(None, 1, 500)  # 13.1
    auction_seconds: int = number(10, 3, 60)  # 5.4

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
MAX_PLAYERS: Final = {"room": 6}
"""Seats at most, where a preset allows fewer than eight (RULES 2.1)."""


class BadOptions(Exception):
    """Option values that cannot be played; `refusals` says why, one each."""

    def __init__(self, refusals: list[Refusal]) -> None:
        super().__init__(", ".join(refusal.reason for refusal in refusals))
        self.refusals = refusals


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
    asked = {name: value for name, value in given.items() if name != "preset"}
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
    if "rounds" in asked and "end" not in asked and "end" not in board.force:
        values["end"] = "rounds"
    refusals = list(clashes(board, values))
    if refusals:
        raise BadOptions(refusals)
    if values["end"] != "rounds":
        values.pop("rounds", None)
    return Options(preset=preset, **dict(typed(values.items())))


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
