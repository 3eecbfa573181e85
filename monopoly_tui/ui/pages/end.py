"""After the move: hand on, and mostly roll for the next seat in one (RULES 3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import EndTurn, PayFine, Roll, UseCard
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.ui.page import Do, Key, Result
from monopoly_tui.ui.pages.question import Question


class EndPage(Question):
    """Space is both "I am done" and the next one's roll; Enter only hands on. Who is in Jail can pay at once."""

    def sentence(self) -> str:
        """See Page."""
        say, (seat, kind) = self.view.say, self._next()
        if kind == "over":
            return say("table-end-ask-last", who=self.who)
        key = "table-end-ask" if len(self._acts()) > 1 else "table-end-ask-only"
        return say(key, who=self.who, next=self.view.tell.seat(seat))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say, (seat, kind) = self.view.say, self._next()
        rolls = len(self._acts()) > 1
        if kind == "over":
            label = say("table-key-count")
        else:
            label = say("table-key-hand-on-roll", next=self.view.tell.seat(seat)) if rolls else say("table-key-hand-on")
        return [
            Key("space", label, self._go_on),
            Key("enter", say("table-key-only-hand-on") if rolls else "", self._hand_on),
            *self._out_of_jail(),
            self.manage_key(say("table-key-manage")),
            self.trade_key(),
        ]

    def _handed_on(self) -> Play:
        """The game as it will stand with the next seat."""
        twin = self.view.game.unwatched()
        twin.answer(EndTurn(self.seat))
        return twin

    def _next(self) -> tuple[int, str]:
        """Whose turn comes next, and what will be asked: "roll", "jail" or "over"."""
        decision = self._handed_on().decision()
        if decision.kind == "roll" and decision.by is not None:
            return decision.by, "jail" if decision.data.get("in_jail") else "roll"
        return self.seat, "over"

    def _takes_over(self, seat: int) -> bool:
        """Whether the next seat's first key may be the one that hands on: a person's, with no card between."""
        return not self.view.sitting.is_bot(seat) and not self.view.by_card(seat)

    def _acts(self) -> tuple[Act, ...]:
        """What Space does; the roll is left out where the next seat has more to decide, is a bot, or gets a card."""
        seat, kind = self._next()
        hand_on = EndTurn(self.seat)
        return (hand_on, Roll(seat)) if kind == "roll" and self._takes_over(seat) else (hand_on,)

    def _out_of_jail(self) -> list[Key]:
        """The next seat's own ways out of Jail, as far as they are open, each handing on and rolling too."""
        seat, kind = self._next()
        if kind != "jail" or not self._takes_over(seat):
            return []
        twin, who = self._handed_on(), self.view.tell.seat(seat)
        hand = twin.state.cards[seat]
        ways: list[tuple[str, str, Act]] = [("p", self.view.say("table-key-next-fine", next=who), PayFine(seat))]
        if hand:
            ways.append(("c", self.view.say("table-key-next-card", next=who), UseCard(seat, hand[0])))
        return [
            Key(name, label, partial(Do, (EndTurn(self.seat), way, Roll(seat))))
            for name, label, way in ways
            if twin.check(way) is None
        ]

    def _go_on(self) -> Result:
        return Do(self._acts())

    def _hand_on(self) -> Result:
        return Do((EndTurn(self.seat),))
