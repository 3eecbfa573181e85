"""What every page of any game may look at: who sits where, and how the keyboard is passed. Knows no ruleset."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from monopoly_tui.engine.step import Event, Refusal
from monopoly_tui.sitting import Sitting
from monopoly_tui.ui.preferences import Preferences

if TYPE_CHECKING:
    from monopoly_tui.playback import Watched
    from monopoly_tui.text.speaker import Speaker


class Tells(Protocol):
    """The words that pages of any game need."""

    def seat(self, seat: int) -> str:
        """The name of who sits there."""

    def event(self, event: Event) -> str:
        """The line of the log; "" for what is not told."""

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, in a sentence."""


@dataclass
class AnyView:
    """One game on the screen; each ruleset has a view of its own."""

    sitting: Watched
    say: Speaker
    preferences: Preferences = field(default_factory=Preferences)
    bots_wait: bool = False
    """Whether bots wait until they are told to go on."""

    @property
    def played(self) -> Sitting:
        """The game, for whoever changes it; nobody changes a record."""
        assert isinstance(self.sitting, Sitting), "a record is only looked at"
        return self.sitting

    @property
    def game(self) -> Any:
        """The game as it stands, a `Play` of its ruleset."""
        return self.sitting.game

    @property
    def tell(self) -> Tells:
        """The words for this game."""
        raise NotImplementedError

    @property
    def present(self) -> Sequence[int]:
        """The seats that are still in the game."""
        raise NotImplementedError

    @property
    def names(self) -> list[str]:
        """The names of all players, which are not broken where lines are."""
        return [player.name for player in self.sitting.players]

    @property
    def people_left(self) -> bool:
        """Whether a person is still in the game."""
        return any(not self.sitting.is_bot(seat) for seat in self.present)

    @property
    def bot_seats(self) -> set[int]:
        """The seats that bots play for."""
        return {seat for seat in self.game.state.seats if self.sitting.is_bot(seat)}

    @property
    def coached(self) -> set[int]:
        """The seats of people who are coached; a bot that plays for one is not."""
        return self.preferences.coached - self.bot_seats

    @property
    def all_by_card(self) -> bool:
        """Whether the keyboard is passed to everybody by a card."""
        return self.preferences.handover == "card"

    def quicken(self, by: int) -> str:
        """Let all go a speed faster, or slower with -1; what there is to say of it."""
        self.preferences.quicken(by)
        return self.say("seats-speed", speed=self.preferences.speed)

    def why_not(self, refusal: Refusal | None) -> str:
        """Why something is refused, in a sentence; "" where it is not."""
        return "" if refusal is None else self.tell.refusal(refusal)

    def by_card(self, seat: int) -> bool:
        """Whether a card passes the keyboard to the person on this seat; nobody needs one who sits there alone."""
        people = [person for person in self.present if not self.sitting.is_bot(person)]
        return len(people) > 1 and (self.all_by_card or seat in self.preferences.by_card)
