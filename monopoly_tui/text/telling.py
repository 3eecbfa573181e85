"""One game in words: its events, acts, refusals and cards. Changes nothing and draws nothing.

An event's message is named after its class and gets the event's fields by name, seats and squares
already as words, so that a new event needs a message and no code. `_message` has the few exceptions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any, Final

from monopoly_tui.engine.step import Act, Event, Refusal
from monopoly_tui.rules.classic import events
from monopoly_tui.rules.classic.acts import Bundle
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.events import Party
from monopoly_tui.rules.classic.state import HOTEL
from monopoly_tui.text.any_game import Told, say_refusal
from monopoly_tui.text.speaker import Speaker, clean, kebab

SILENT: Final[frozenset[type[Event]]] = frozenset(
    {events.RoundStarted, events.TurnStarted, events.ForSale, events.TurnEnded, events.RoundEnded}
)
"""Events that are no line of the log: it groups by turn, and a free deed is in the prompt."""
PAYING: Final = (events.Paid, events.Bought, events.AuctionWon, events.Built, events.Lifted)
GAINING: Final = (events.Received, events.BuildingSold, events.GroupSold, events.Mortgaged, events.DeedSold)
SEATS: Final = ("seat", "to", "by", "owner", "turn")
SQUARES: Final = ("square", "start", "first")
UNTOLD: Final = ("ranking", "worth")
"""Fields that no message can take as they are."""


class Teller:
    """Speaks of one game. `balances` is false where nobody may see another's cash (RULES 10.5)."""

    def __init__(self, say: Speaker, board: Board, players: Sequence[str], balances: bool = True) -> None:
        self.say = say
        self.board = board
        self.players = tuple(clean(player) for player in players)
        self.balances = balances

    def seat(self, seat: int) -> str:
        """The name of who sits there; records may name seats that are not there."""
        return self.players[seat] if 0 <= seat < len(self.players) else self.say("log-no-seat", number=seat)

    def party(self, party: Party | None) -> str:
        """A seat's name, or "the bank", "the pot"; None is the table, as for the hammer of an auction."""
        return self.seat(party) if isinstance(party, int) else self.say(f"log-{party or 'table'}")

    def square(self, index: int) -> str:
        """The name of a square; records may name squares that are not there."""
        if 0 <= index < self.board.size:
            return self.say.named(self.board.squares[index].name)
        return self.say("log-no-square", number=index)

    def deed(self, index: int) -> str:
        """The name of a square with its tag, if it can be owned: Vanak E3."""
        name = self.square(index)
        tag = self.board.tags[index] if 0 <= index < self.board.size else ""
        return self.say("log-deed", name=name, tag=tag) if tag else name

    def arrival(self, index: int) -> str:
        """Where a walk ends: a square as `deed` has it, and that who comes to Jail on foot only visits (RULES 8.2)."""
        name = self.deed(index)
        return self.say("log-visiting", square=name) if index == self.board.jail else name

    def card(self, card: str) -> str:
        """The text on a card, by its id."""
        return self.say.named(self.board.cards[card].text) if card in self.board.cards else clean(card)

    def bundle(self, bundle: Bundle) -> str:
        """A side of a trade: Shush A1, Molavi A2 and 120k."""
        parts = [self.deed(square) for square in bundle.deeds]
        if bundle.cards:
            parts.append(self.say("log-jail-cards", count=len(bundle.cards)))
        if bundle.cash:
            parts.append(self.say.money(bundle.cash))
        return self.say.listed(parts) if parts else self.say("log-nothing")

    def dice(self, roll: tuple[int, int]) -> str:
        """Two dice and their sum: 5+3 = 8."""
        return self.say("log-dice", first=roll[0], second=roll[1], sum=sum(roll))

    def buildings(self, count: int) -> str:
        """What stands on a street: no house, 3 houses, a hotel."""
        return self.say("log-hotel") if count == HOTEL else self.say("log-houses", count=count)

    def lot(self, square: int | None, building: str | None) -> str:
        """What an auction is about: a deed, or a house or hotel."""
        return self.say(f"log-{building}") if square is None else self.deed(square)

    def event(self, event: Event) -> str:
        """The line of the log, beginning with the person's name; "" for what is not told."""
        if type(event) in SILENT:
            return ""
        if isinstance(act := getattr(event, "act", None), Act):  # an undo: an event of the sitting, not of the rules
            return self.took_back(act)
        key, more = self._message(event)
        return self._with_balance(self.say(key, **self._words(event) | more), event) if key else ""

    def lines(self, told: Sequence[Event]) -> Iterator[tuple[int, str]]:
        """The log of events in a row, each line with the index of its first event.

        A roll and the walk it leads to are one line, and so are several buildings on one set.
        """
        at = 0
        while at < len(told):
            many = self._built_in_a_row(told, at)
            if len(many) > 1:
                yield at, self._built_at_once(many)
                at += len(many)
                continue
            match told[at : at + 2]:
                case [events.Rolled(purpose="move") as rolled, events.Moved(how="forward", to=to)]:
                    yield at, self.say("log-rolled-to", **self._words(rolled), square=self.arrival(to))
                    at += 2
                    continue
            if line := self.event(told[at]):
                yield at, line
            at += 1

    def _built_in_a_row(self, told: Sequence[Event], at: int) -> list[events.Built]:
        """The buildings that a seat paid for on one set, one right after the other, from an event on."""
        row: list[events.Built] = []
        for event in told[at:]:
            if not isinstance(event, events.Built) or event.amount == 0:
                break
            if row and (event.seat, self._set(event)) != (row[0].seat, self._set(row[0])):
                break
            row.append(event)
        return row

    def _built_at_once(self, row: list[events.Built]) -> str:
        """Several buildings on one set in a line."""
        amount, last = sum(event.amount for event in row), row[-1]
        where = self.say.listed(dict.fromkeys(self.deed(event.square) for event in row))
        line = self.say("log-built-many", who=self.seat(last.seat), count=len(row), where=where, amount=amount)
        return self._with_cash(line, last.cash + amount, last.cash)

    def _set(self, event: events.Built) -> int | None:
        return self.board.squares[event.square].group

    def act(self, act: Act, square: int | None = None) -> str:
        """What somebody does, without the name: "buys Vanak". `square`: what the act is about."""
        data = {name: value for name, value in self._words(act).items() if name != "who"}
        if square is not None:
            data["square"] = self.deed(square)
        key = f"log-act-{kebab(act.do)}"
        return self.say(f"{key}-square" if f"{key}-square" in self.say and square is not None else key, **data)

    def took_back(self, act: Act, square: int | None = None) -> str:
        """The line of the log for an undo: "Sara takes back: buys Vanak"."""
        return self.say("log-took-back", who=self.party(act.by), act=self.act(act, square))

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, in a sentence that names what is missing, but never hidden cash."""
        data = {name: self._word(name, value) for name, value in refusal.data.items()}
        hidden = f"{refusal.reason}-hidden"
        reason = hidden if not self.balances and f"refusal-{hidden}" in self.say else refusal.reason
        return say_refusal(self.say, Refusal(reason, data))

    def reason(self, reason: Told) -> str:
        """Why a bot did what it did last, in its own words."""
        return self.say(reason.key, **{name: self._word(name, value) for name, value in reason.data.items()})

    def _message(self, event: Event) -> tuple[str, dict[str, object]]:
        """The key of an event's message, "" when it is not told, and what it needs beside the fields."""
        match event:
            case events.Moved(how="jail") | events.JailLeft(how="fine" | "card") | events.EstateReturned(deeds=()):
                return "", {}  # another event of the same moment says it, or there is nothing to say
            case events.Moved(to=square):
                return "log-moved", {"square": self.arrival(square)}
            case events.Passed() if not self.balances:
                return "log-passed-hidden", {}
            case events.Offered() if not self.balances:
                return "log-offer-made", {}
            case events.Paid(reason="rent", square=int(square)) if (count := self._standing(square, event.amount)) >= 0:
                return "log-paid-built", {"buildings": self.buildings(count)}
            case events.Paid(reason="rent", square=int(square)) if self._is_doubled(square, event.amount):
                return "log-paid-set", {}
            case events.Paid(square=int()):
                return "log-paid-on", {}
            case events.Built(amount=0):
                return "log-placed", {}
            case events.AuctionOpened() | events.AuctionWon() | events.AuctionFailed():
                return f"log-{kebab(type(event).__name__)}", {"what": self.lot(event.square, event.building)}
            case events.GameEnded(ranking=ranking, worth=worth):
                best = ranking[0]
                return "log-game-ended", {
                    "seats": [self.seat(seat) for seat in best],
                    "count": len(best),
                    "worth": worth[best[0]],
                }
        return f"log-{kebab(type(event).__name__)}", {}

    def _standing(self, square: int, amount: int) -> int:
        """How many buildings explain this rent of a street; -1 when none does, or several."""
        rents = self.board.squares[square].rents
        return rents.index(amount) if rents[1:].count(amount) == 1 and rents[0] != amount else -1

    def _is_doubled(self, square: int, amount: int) -> bool:
        """Whether this rent is a street's without buildings, doubled for its set (RULES 6.2)."""
        rents = self.board.squares[square].rents
        return bool(rents) and amount == 2 * rents[0] and amount not in rents

    def _words(self, said: Event | Act) -> dict[str, object]:
        """The fields of an event or act as its message takes them; the one who acts is `who`."""
        told = {field.name: getattr(said, field.name) for field in fields(said)}
        return {
            "who" if name in ("seat", "by") else name: self._word(name, value)
            for name, value in told.items()
            if value is not None and name not in UNTOLD
        }

    def _word(self, name: str, value: Any) -> object:
        """A value in words, by the name of its field."""
        if name in SEATS:
            return self.party(value)
        if name in SQUARES:
            return self.deed(value)
        if name == "seats":
            return [self.seat(seat) for seat in value]
        if name == "deeds" or (name == "missing" and isinstance(value, tuple)):
            return [self.deed(square) for square in value]
        if name == "cards" and isinstance(value, tuple):
            return [self.card(card) for card in value]
        if name == "steps":
            return [self.say.money(step) for step in value]
        if name == "buildings":
            return self.buildings(value)
        if name == "roll":
            return self.dice(value)
        if name == "card":
            return self.card(value)
        return self.bundle(value) if isinstance(value, Bundle) else value

    def _with_balance(self, line: str, event: Event) -> str:
        """The line, and the cash before and after of the one who pays or gets."""
        if not isinstance(event, PAYING + GAINING) or event.amount == 0:
            return line
        before = event.cash + event.amount if isinstance(event, PAYING) else event.cash - event.amount
        return self._with_cash(line, before, event.cash)

    def _with_cash(self, line: str, before: int, after: int) -> str:
        return self.say("log-with-balance", line=line, before=before, after=after) if self.balances else line
