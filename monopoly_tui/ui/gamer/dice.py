"""Real dice: somebody rolled them, and says what they show, face by face."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from monopoly_tui.engine.step import LUCK
from monopoly_tui.rules.dice import Face, Throw
from monopoly_tui.rules.gamer.acts import Dice
from monopoly_tui.rules.gamer.bosses import boss_die
from monopoly_tui.rules.gamer.turn import both_dice
from monopoly_tui.ui.gamer.questions import Question
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.page import Do, Key, Result


class DicePage(Question):
    """A number by its digit, a symbol by its first letter; then Enter. Backspace takes the last one back."""

    def __init__(self, race: RaceView) -> None:
        super().__init__(race)
        self.faces: list[Face] = []

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.race.game.state.turn

    @property
    def dice(self) -> Throw:
        """What was thrown."""
        board = self.race.game.board
        return both_dice(board) if self.data["dice"] == "both" else boss_die(board)

    def sentence(self) -> str:
        """See Page."""
        say, who = self.race.say, self.race.tell.seat(self.seat)
        if not self.faces:
            return say("race-dice-ask", who=who, dice=len(self.dice))
        return say("race-dice-typed", who=who, roll=self.race.tell.roll(self.faces))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.race.say
        back = Key("backspace", "", self._back)
        if len(self.faces) == len(self.dice):
            return [Key("enter", say("race-key-dice"), self._fall), Key("space", "", self._fall), back]
        faces = self.dice[len(self.faces)]
        return [
            *(Key(str(face)[0].lower(), self.race.tell.face(face), partial(self._take, face)) for face in faces),
            back,
        ]

    def _take(self, face: Face) -> Result:
        self.faces.append(face)
        return None

    def _back(self) -> Result:
        del self.faces[-1:]
        return None

    def _fall(self) -> Result:
        return Do((Dice(LUCK, tuple(self.faces)),))
