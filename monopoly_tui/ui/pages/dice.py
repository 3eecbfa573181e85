"""Real dice: somebody rolled them, and types in what they show (RULES 3.1)."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.engine.step import LUCK
from monopoly_tui.rules.classic.acts import Dice
from monopoly_tui.rules.classic.match import StartRolls
from monopoly_tui.ui.keys import DIGITS
from monopoly_tui.ui.page import Do, Key, Result, View
from monopoly_tui.ui.pages.question import Question

FACES = "123456"


class DicePage(Question):
    """Two digits, then Enter; Backspace takes the last one back."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.typed_in = ""

    @property
    def seat(self) -> int:
        """Who rolls."""
        play = self.view.game
        step = play.stack[-1]
        return step.seats[len(step.totals)] if isinstance(step, StartRolls) else play.state.turn

    def sentence(self) -> str:
        """See Page."""
        if not self.typed_in:
            return self.view.say("table-dice-ask", who=self.who)
        shown = [self.view.say.number(int(face)) for face in self.typed_in]
        return self.view.say("table-dice-typed", who=self.who, dice=" + ".join(shown))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        missing = "" if len(self.typed_in) == 2 else say("table-dice-missing")
        return [
            Key("digits", say("table-key-dice"), lambda: None, cap=f"{say.number(1)}–{say.number(6)}"),
            Key("enter", say("table-key-move"), self._fall, missing),
            Key("space", "", self._fall, missing),
        ]

    def typed(self, key: str, character: str | None) -> bool:
        """See Page."""
        digit = DIGITS.get(character or "", character or "")
        if key in ("backspace", "ctrl+h", "delete"):
            self.typed_in = self.typed_in[:-1]
        elif digit and digit in FACES:
            self.typed_in = (self.typed_in + digit)[-2:]
        else:
            return False
        return True

    def _fall(self) -> Result:
        one, two = map(int, self.typed_in)
        self.typed_in = ""
        return Do((Dice(LUCK, (one, two)),))
