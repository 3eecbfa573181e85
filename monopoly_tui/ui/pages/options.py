"""All options of the game to come, behind O in the lobby. Changes the lobby's choices, starts nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Final

from monopoly_tui.engine.step import Refusal
from monopoly_tui.keymap import cap
from monopoly_tui.rules.classic.options import SPECS
from monopoly_tui.text.any_game import say_refusal
from monopoly_tui.text.option_text import option_name, option_value
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.amount import AmountField
from monopoly_tui.ui.chosen_rules import MATTERS, ChosenRules
from monopoly_tui.ui.moving import moving
from monopoly_tui.ui.page import Close, Field, Key, Page, Result, Say
from monopoly_tui.ui.pages.options_view import OptionsView
from monopoly_tui.ui.strip import Strip

GROUPS: Final = ("start", "money", "auctions", "rent", "building", "taxes", "mortgage", "trade", "end")
"""In the order shown."""
OPENS: Final = {
    "starting_cash": "money",
    "turn_order": "start",
    "landing_salary": "money",
    "auction": "auctions",
    "rent_in_jail": "rent",
    "even_build": "building",
    "income_tax": "taxes",
    "mortgage": "mortgage",
    "debt_trades": "trade",
    "balances": "money",
    "auto_bankrupt": "end",
    "auction_seconds": "auctions",
}
"""Where a group begins among the options as they are defined; the others follow the one before them."""


def grouped() -> dict[str, list[str]]:
    """All options by group."""
    groups: dict[str, list[str]] = {group: [] for group in GROUPS}
    group = GROUPS[0]
    for name in SPECS:
        group = OPENS.get(name, group)
        groups[group].append(name)
    return groups


class OptionsPage(Page):
    """A row each for the preset and the options; `chosen` is what the lobby goes on with."""

    def __init__(self, say: Speaker, chosen: ChosenRules) -> None:
        self.say, self.chosen = say, chosen
        self.groups = grouped()
        self.rows = ["preset", *chain.from_iterable(self.groups.values())]
        self.row = 0
        self.amount: AmountField | None = None
        self._page = 1

    @property
    def name(self) -> str:
        """The option under the cursor, or "preset"."""
        return self.rows[self.row]

    def sentence(self) -> str:
        """See Page."""
        if self.amount is not None:
            return self.say("lobby-options-type", option=option_name(self.say, self.name))
        return self.say("lobby-options-ask")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.say
        if self.amount is not None:
            return [
                Key("enter", say("lobby-key-take"), self._take, self._bad_amount()),
                Key("escape", say("page-key-back"), self._leave),
            ]
        stuck = self._stuck()
        reset = say("lobby-key-reset-all" if self.name == "preset" else "lobby-key-reset")
        return [
            Key("escape", say("page-key-done"), Close),
            Key("right", say("lobby-key-change"), partial(self._change, 1), stuck, cap="← →"),
            Key("p", say("lobby-key-preset"), self._next_preset),
            *([Key("equals_sign", say("lobby-key-type"), self._type, stuck)] if self._is_number() else []),
            Key("down", say("lobby-key-move"), partial(self._move, 1), cap="↑ ↓"),
            Key("delete", reset, self._reset, self._unchanged()),
            Key("left", "", partial(self._change, -1), stuck),
            Key("enter", "", partial(self._change, 1), stuck),
            Key("backspace", "", self._reset, self._unchanged()),
            Key("o", "", Close),
            *moving(self._move, self._page, len(self.rows)),
        ]

    def help(self) -> Mapping[str, str]:
        """See Page."""
        say = self.say
        return {
            "← →": say("lobby-help-change"),
            "↑ ↓": say("lobby-help-move"),
            cap("equals_sign"): say("lobby-help-type"),
            cap("p"): say("lobby-help-preset"),
            cap("delete"): say("lobby-help-reset"),
            cap("escape"): say("lobby-help-done"),
        }

    @property
    def typing(self) -> Field | None:
        """See Page."""
        return self.amount

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        view = OptionsView(self.say, self.chosen, self.groups, self.name, self._stuck())
        self._page = max(1, view.list_height(width, height) - 1)
        typing = None if self.amount is None else self.amount.value or 0
        return view.draw(width, height, typing)

    def _is_number(self) -> bool:
        return self.name != "preset" and "low" in SPECS[self.name].metadata

    def _stuck(self) -> str:
        """Why the option cannot be changed here, or nothing."""
        name = self.name
        if self.chosen.forced(name):
            return self.say("lobby-options-forced", board=self.say.named(self.chosen.board.name))
        if self.chosen.idle(name):
            other, values = MATTERS[name]
            wanted = option_value(self.say, other, values[0])
            return self.say("lobby-options-idle", option=option_name(self.say, other), value=wanted)
        return ""

    def _unchanged(self) -> str:
        """Why there is nothing to reset, or nothing."""
        changed = self.chosen.changes() if self.name == "preset" else self.chosen.changed(self.name)
        return "" if changed else self.say("lobby-options-unchanged")

    def _move(self, by: int) -> Result:
        self.row = max(0, min(self.row + by, len(self.rows) - 1))
        return None

    def _change(self, by: int) -> Result:
        if self.name == "preset":
            self.chosen.next_preset(by)
            return None
        return self._told(self.chosen.step(self.name, by))

    def _next_preset(self) -> Result:
        self.chosen.next_preset()
        return None

    def _reset(self) -> Result:
        if self.name == "preset":
            self.chosen.reset_all()
        else:
            self.chosen.reset(self.name)
        return None

    def _type(self) -> Result:
        self.amount = AmountField()
        return None

    def _bad_amount(self) -> str:
        """Why the number typed cannot be chosen, or nothing."""
        limits, value = SPECS[self.name].metadata, None if self.amount is None else self.amount.value
        if value is None or not limits["low"] <= value <= limits["high"]:
            low, high = (option_value(self.say, self.name, limits[end]) for end in ("low", "high"))
            return self.say("lobby-options-limits", low=low, high=high)
        return ""

    def _take(self) -> Result:
        assert self.amount is not None, "only a field has a number to take"
        assert self.amount.value is not None, "the key is dim without a number"
        refusal = self.chosen.put(self.name, self.amount.value)
        self.amount = None
        return self._told(refusal)

    def _leave(self) -> Result:
        self.amount = None
        return None

    def _told(self, refusal: Refusal | None) -> Result:
        return None if refusal is None else Say(say_refusal(self.say, refusal))
