"""One Gamer game in words: its events, acts and refusals. Changes nothing and draws nothing.

An event's message is named after its class and gets the event's fields by name, heroes and squares
already as words; `_message` has the few exceptions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any, Final

from monopoly_tui.engine.step import Act, Event, Refusal
from monopoly_tui.rules import milestones
from monopoly_tui.rules.dice import Face
from monopoly_tui.rules.gamer import events
from monopoly_tui.rules.gamer.acts import PlayPower
from monopoly_tui.rules.gamer.board import Board
from monopoly_tui.text.any_game import Told, say_refusal
from monopoly_tui.text.speaker import Speaker, clean, kebab

SILENT: Final[frozenset[type[Event]]] = frozenset(
    {milestones.RoundStarted, milestones.TurnStarted, milestones.TurnEnded, milestones.RoundEnded}
)
"""Events that are no line of the log, which groups by turn."""


class GamerTeller:
    """Speaks of one Gamer game."""

    def __init__(self, say: Speaker, board: Board, players: Sequence[str]) -> None:
        self.say = say
        self.board = board
        self.players = tuple(clean(player) for player in players)

    def seat(self, seat: int) -> str:
        """The name of who sits there; records may name seats that are not there."""
        return self.players[seat] if 0 <= seat < len(self.players) else self.say("log-no-seat", number=seat)

    def square(self, index: int) -> str:
        """The name of a square, with its tag if it can be owned: Sari D2."""
        name, tag = self.say.named(self.board.squares[index].name), self.board.tags[index]
        return self.say("log-deed", name=name, tag=tag) if tag else name

    def hero(self, hero: int | str) -> str:
        """A hero's name, by place or id; records may name heroes who are not there."""
        place = self.board.hero_of.get(hero) if isinstance(hero, str) else hero
        return clean(str(hero)) if place is None else self.say.named(self.board.heroes[place].name)

    def power(self, power: int | str) -> str:
        """What a power-up is called, by place or id."""
        place = self.board.power_of.get(power) if isinstance(power, str) else power
        return clean(str(power)) if place is None else self.say.named(self.board.powers[place].name)

    def boss(self, boss: int) -> str:
        """A boss's name."""
        return self.say.named(self.board.bosses[boss].name)

    def face(self, face: Face) -> str:
        """What a die shows."""
        if isinstance(face, int):
            return self.say.number(face)
        key = f"gamer-face-{face}"
        return self.say(key) if key in self.say else face

    def roll(self, roll: Sequence[Face]) -> str:
        """Two dice, or the special one alone."""
        words = [self.face(face) for face in roll]
        return self.say("gamer-roll", first=words[0], second=words[1]) if len(words) == 2 else words[0]

    def event(self, event: Event) -> str:
        """The line of the log; "" for what is not told."""
        if type(event) in SILENT:
            return ""
        if isinstance(act := getattr(event, "act", None), Act):  # an undo: an event of the sitting, not of the rules
            return self.took_back(act)
        key, more = self._message(event)
        return self.say(key, **(self._words(event) | more))

    def lines(self, told: Sequence[Event]) -> Iterator[tuple[int, str]]:
        """The log of events in a row, each line with the index of its first event; a roll and its walk are one."""
        at = 0
        while at < len(told):
            match told[at : at + 2]:
                case [events.Rolled() as rolled, events.Moved(square=square)]:
                    yield at, self.say("gamer-rolled-to", **self._words(rolled), square=self.square(square))
                    at += 2
                    continue
            if line := self.event(told[at]):
                yield at, line
            at += 1

    def reason(self, reason: Told) -> str:
        """Why a bot did what it did last, in its own words."""
        return self.say(reason.key, **{name: self._word(name, value) for name, value in reason.data.items()})

    def act(self, act: Act) -> str:
        """What somebody does, without the name: "moves Zal"."""
        key = "gamer-act-power-hero" if isinstance(act, PlayPower) and act.hero else f"gamer-act-{kebab(act.do)}"
        return self.say(key, **self._words(act))

    def took_back(self, act: Act) -> str:
        """The line of the log for an undo."""
        who = self.seat(act.by) if act.by is not None else self.say("log-table")
        return self.say("gamer-took-back", who=who, act=self.act(act))

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, in a sentence."""
        data = {name: self._word(name, value) for name, value in refusal.data.items()}
        if refusal.reason in self.say:
            return self.say(refusal.reason, **data)
        return say_refusal(self.say, Refusal(refusal.reason, data))

    def _message(self, event: Event) -> tuple[str, dict[str, object]]:
        """The key of an event's message, and what it needs beside the fields."""
        match event:
            case events.HeroesDealt(heroes=heroes):
                leads = self.say("gamer-leads-apart").join(self._leads(seat, led) for seat, led in enumerate(heroes))
                return "gamer-heroes-dealt", {"leads": leads}
            case events.Fought(boss=boss, roll=roll, bonus=bonus):
                key = "gamer-fought-bonus" if bonus else "gamer-fought"
                return key, {"points": self.board.bosses[boss].points, "roll": self.face(roll)}
            case events.PowerPlayed(victim=int(victim)):
                return "gamer-power-played-on", {"victim": self.hero(victim)}
            case milestones.GameEnded(ranking=ranking):
                return "gamer-game-ended", {"winners": [self.seat(seat) for seat in ranking[0]]}
        name = kebab(type(event).__name__)
        return f"gamer-{name}" if f"gamer-{name}" in self.say else f"log-{name}", {}  # what any game has

    def _leads(self, seat: int, heroes: Sequence[int]) -> str:
        return self.say("gamer-leads", who=self.seat(seat), heroes=[self.hero(hero) for hero in heroes])

    def _words(self, said: Event | Act) -> dict[str, object]:
        """The fields of an event or act as its message takes them; the seat that acts is `who`."""
        told = {field.name: getattr(said, field.name) for field in fields(said)}
        return {
            "who" if name in ("seat", "by") else name: self._word(name, value)
            for name, value in told.items()
            if value is not None and name not in ("ranking", "worth", "heroes")
        }

    def _word(self, name: str, value: Any) -> object:
        """A value in words, by the name of its field."""
        if name in ("seat", "by"):
            return self.seat(value)
        if name in ("hero", "to", "victim"):
            return self.hero(value)
        if name in ("square", "start"):
            return self.square(value)
        if name in ("power", "card"):
            return self.power(value)
        if name == "boss":
            return self.boss(value)
        if name == "seats":
            return [self.seat(seat) for seat in value]
        if name == "roll" and isinstance(value, tuple):
            return self.roll(value)
        if isinstance(value, float):
            return self.say.decimal(value, 1)
        return value
