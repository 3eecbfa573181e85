"""The rules being chosen for a game, as differences from a preset on a board. Knows no screen and no words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from monopoly_tui.engine.step import Refusal
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import PRESETS, SPECS, Options, Value, preset_values, resolve, with_end
from monopoly_tui.rules.errors import BadOptions

FIRST_ROUNDS: Final = 20
"""Rounds proposed when a game shall end after some."""
STEPS: Final = {"starting_cash": 50, "rounds": 5}
"""How far one key press changes a number: thousand tomans, rounds; others by 1."""
MATTERS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "auction_seconds": ("auction", ("timed",)),
    "double_rent_needs": ("double_rent", ("on",)),
    "tax_base": ("income_tax", ("choice",)),
    "rounds": ("end", ("rounds",)),
}
"""Options that do something only where another one has one of these values."""


class ChosenRules:
    """What the lobby and its page of options change together; `asked` is the `rules` of a header.

    What people chose stays when the preset or the board changes, but for the end of the game where
    the preset is about the end. What equals the preset is no choice and follows it.
    """

    def __init__(self, board: Board, given: Mapping[str, Any]) -> None:
        self.board = board
        self.preset: str = given.get("preset", PRESETS[0])
        self._named = "preset" in given
        self._given = with_end({name: value for name, value in given.items() if name != "preset"})
        if self.resolved() is not None:  # a last game's header spells all out
            self._given = {name: value for name, value in self._given.items() if value != self.usual(name)}
        self._end: dict[str, Any] = {}  # chosen, then laid aside for a preset's own

    def asked(self) -> dict[str, Any]:
        """The choices that count: what the board forces and what does nothing is left out."""
        idle = [] if self.value("end") == "rounds" else ["rounds"]
        kept = {k: v for k, v in self._given.items() if k not in self.board.force and k not in idle}
        return ({"preset": self.preset} if self._named else {}) | kept

    def options(self) -> Options:
        """The rules chosen; where they cannot be played, the preset's on this board or the board's own."""
        for rules in (self.asked(), {"preset": self.preset}):
            if not self._refusals(rules):
                return resolve(self.board, rules)
        return resolve(self.board, {})

    def resolved(self) -> Options | None:
        """The rules chosen, or None where they cannot be played."""
        return None if self.refusals() else resolve(self.board, self.asked())

    def refusals(self) -> Sequence[Refusal]:
        """Why a game by these rules cannot start."""
        return self._refusals(self.asked())

    def usual(self, name: str) -> Value | None:
        """What stands where nobody chooses: the preset's value, or what the board prefers or forces."""
        preset = preset_values(self.preset) if self.preset in PRESETS else {}
        cash = {"starting_cash": self.board.starting_cash}
        return (cash | preset | dict(self.board.rules) | dict(self.board.force)).get(name)

    def value(self, name: str) -> Value | None:
        """What an option is set to; None for rounds that nobody chose."""
        return self.usual(name) if self.forced(name) else self._given.get(name, self.usual(name))

    def changed(self, name: str) -> bool:
        """Whether people chose another value than the usual one, where there is one."""
        usual = self.usual(name)
        return usual is not None and self.value(name) != usual and not self.idle(name)

    def changes(self) -> list[str]:
        """All options that are changed."""
        return [name for name in SPECS if self.changed(name)]

    def forced(self, name: str) -> bool:
        """Whether the board leaves no choice."""
        return name in self.board.force

    def idle(self, name: str) -> bool:
        """Whether the option does nothing because of another one's value."""
        other, values = MATTERS.get(name, ("", ()))
        return bool(other) and self.value(other) not in values

    def step(self, name: str, by: int) -> Refusal | None:
        """The next value, or with -1 the one before; those that cannot be played are passed over, saying why."""
        refusal: Refusal | None = None
        for value in self._others(name, by):
            refused = self.put(name, value)
            if refused is None:
                break
            refusal = refusal or refused
        return refusal

    def put(self, name: str, value: Value) -> Refusal | None:
        """Choose a value; where it cannot be played nothing changes and the refusal says why."""
        before, known = dict(self._given), self.refusals()
        self._given[name] = value
        if self.value("end") == "rounds" and self.value("rounds") is None:
            self._given["rounds"] = FIRST_ROUNDS
        refusal = next((refusal for refusal in self.refusals() if refusal not in known), None)
        if refusal is not None:
            self._given = before
        return refusal

    def reset(self, name: str) -> None:
        """Back to what is usual."""
        self._given.pop(name, None)

    def reset_all(self) -> None:
        """The preset as it is."""
        self._given.clear()
        self._end.clear()

    def next_preset(self, by: int = 1) -> None:
        """The next preset, or with -1 the one before. One that ends games in its own way does so here."""
        place = PRESETS.index(self.preset) if self.preset in PRESETS else 0
        self.preset, self._named = PRESETS[(place + by) % len(PRESETS)], True
        if self.usual("end") != preset_values(PRESETS[0])["end"]:
            self._end |= {name: self._given.pop(name) for name in ("end", "rounds") if name in self._given}
        else:
            self._given = self._end | self._given
            self._end = {}

    def _others(self, name: str, by: int) -> Sequence[Value]:
        """The values to try, the nearest in that direction first."""
        spec, now = SPECS[name].metadata, self.value(name)
        if "values" in spec:
            values: tuple[Value, ...] = spec["values"]
            place = values.index(now) if now in values else 0
            return [values[(place + by * far) % len(values)] for far in range(1, len(values))]
        size = STEPS.get(name, 1)
        base = now if isinstance(now, int) else FIRST_ROUNDS
        next_one = (base // size + 1) * size if by > 0 else (-(-base // size) - 1) * size
        return [max(spec["low"], min(next_one, spec["high"]))]

    def _refusals(self, rules: Mapping[str, Any]) -> Sequence[Refusal]:
        try:
            resolve(self.board, rules)
        except BadOptions as bad:
            return bad.refusals
        return ()
