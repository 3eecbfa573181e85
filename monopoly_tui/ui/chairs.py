"""Who shall sit where in the game to come: people and bots, each by a name of their own. Knows no screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from monopoly_tui import names
from monopoly_tui.engine.step import Refusal
from monopoly_tui.record.header import LEVELS
from monopoly_tui.rules.ruleset import FEWEST_PLAYERS
from monopoly_tui.text.speaker import Speaker

COACHED: Final = "coached"
"""A person whom a bot tells what to do; in the record a person like any other."""
KINDS: Final = ("human", COACHED, *LEVELS)
UNCOACHED: Final = ("human", *LEVELS)
"""Who can play where nobody is coached."""
FIRST_BOT: Final = "medium"
"""What an empty seat becomes when a bot is wanted there."""
BOT_NAMES: Final = 8
"""How many names for bots there are."""
PEOPLE_NAMES: Final = 16
"""How many names for people: more than sit at any table, as some may be taken."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits there. `kind` is one of KINDS; `by_card`: whether a card passes the keyboard to a person there."""

    name: str
    kind: str = "human"
    by_card: bool = False

    @property
    def is_bot(self) -> bool:
        """Whether a bot sits there."""
        return self.kind not in ("human", COACHED)


def kind_key(kind: str, *, by_card: bool) -> str:
    """Which words say who sits there, of those under `lobby-kind`."""
    return f"{kind}-by-card" if by_card else kind


def bot_name(say: Speaker, taken: Sequence[str]) -> str:
    """A name for a bot that nobody has."""
    proposals = [*_bot_names(say), *_people_names(say)]
    return next(name for name in proposals if names.clash([*filter(None, taken), name]) is None)


def _bot_names(say: Speaker) -> list[str]:
    return [say("lobby-bot-name", number=number) for number in range(1, BOT_NAMES + 1)]


def _people_names(say: Speaker) -> list[str]:
    return [say("lobby-player", number=number) for number in range(1, PEOPLE_NAMES + 1)]


class Chairs:
    """The seats that are taken, in order.

    `given` are players as a header has them; two people where there are none. `kinds` of players are those that there
    are in this game.
    """

    def __init__(self, say: Speaker, given: Sequence[Any], kinds: Sequence[str] = KINDS) -> None:
        self.say = say
        self.kinds = kinds
        self.taken: list[Chair] = []
        for player in given:
            entry = player if isinstance(player, Mapping) else {"name": player}
            kind, by_card = str(entry.get("kind", "human")), bool(entry.get("by_card"))
            self.taken.append(Chair(str(entry["name"]), kind if kind in kinds else "human", by_card))
        while len(self.taken) < FEWEST_PLAYERS:
            self.taken.append(Chair(self.free_name(len(self.taken))))

    def header(self) -> list[dict[str, str]]:
        """The players as a header has them."""
        return [{"name": chair.name, "kind": chair.kind if chair.is_bot else "human"} for chair in self.taken]

    def coached(self) -> set[int]:
        """The seats of people who are told what they might do."""
        return {seat for seat, chair in enumerate(self.taken) if chair.kind == COACHED}

    def by_card(self) -> set[int]:
        """The seats of people to whom the keyboard is passed by a card."""
        return {seat for seat, chair in enumerate(self.taken) if chair.by_card}

    def nameless(self, seat: int, text: str) -> str:
        """Why the seat cannot have this name, or nothing."""
        name = names.tidy(text)
        fault = names.fault(name)
        if fault is None and names.clash([*(chair.name for chair in self._others(seat)), name]) is not None:
            fault = Refusal("name-twice", {"name": name})
        return "" if fault is None else self.say(f"lobby-{fault.reason}", **fault.data)

    def rename(self, seat: int, text: str) -> None:
        """Give the seat a name that it can have, a person on an empty one."""
        before = self.taken[seat] if seat < len(self.taken) else Chair("")
        self.taken[seat : seat + 1] = [replace(before, name=names.tidy(text))]

    def turn(self, seat: int) -> None:
        """Let the next kind of player sit there, on an empty seat a bot; a name nobody chose changes with it."""
        if seat >= len(self.taken):
            self.taken.append(Chair(self.free_name(seat, bot=True), FIRST_BOT))
            return
        before = self.taken[seat]
        after = replace(before, kind=self.kinds[(self.kinds.index(before.kind) + 1) % len(self.kinds)])
        if after.is_bot:
            after = replace(after, by_card=False)
        proposed = _bot_names(self.say) if before.is_bot else _people_names(self.say)
        if after.is_bot != before.is_bot and before.name in proposed:
            after = replace(after, name=self.free_name(seat, bot=after.is_bot))
        self.taken[seat] = after

    def cardless(self, seat: int, *, by_all: bool) -> str:
        """Why no card can be chosen for this seat, or nothing; `by_all`: whether everybody is called by one."""
        if self.taken[seat].is_bot:
            return self.say("seats-card-bot")
        return self.say("seats-card-all") if by_all else ""

    def turn_card(self, seat: int) -> None:
        """Let a card pass the keyboard to the person there, or none."""
        self.taken[seat] = replace(self.taken[seat], by_card=not self.taken[seat].by_card)

    def remove(self, seat: int) -> None:
        """Empty a seat; those after it move up."""
        del self.taken[seat]

    def free_name(self, seat: int, *, bot: bool = False) -> str:
        """A name for a new player on a seat that nobody has."""
        taken = [chair.name for chair in self.taken]
        if bot:
            return bot_name(self.say, taken)
        return next(name for name in _people_names(self.say)[seat:] if names.clash([*taken, name]) is None)

    def _others(self, seat: int) -> Iterator[Chair]:
        return (chair for place, chair in enumerate(self.taken) if place != seat)
