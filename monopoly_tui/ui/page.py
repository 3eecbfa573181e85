"""What one decision or one look at the game shows, and the keys that answer it.

A page is a function of the game and of its own small notes (a cursor, a typed number). It draws
lines, names its keys, and says what a key means; the table submits acts and keeps the stack of
pages. It knows no widget.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from monopoly_tui.engine.step import Act
from monopoly_tui.ui.any_view import AnyView
from monopoly_tui.ui.strip import Strip

if TYPE_CHECKING:
    from monopoly_tui.rules.classic.events import CardDrawn
    from monopoly_tui.rules.classic.step import Play
    from monopoly_tui.text.speaker import Speaker
    from monopoly_tui.text.telling import Teller


@dataclass(frozen=True, slots=True)
class Do:
    """Submit these acts, one after the other; `sure` where a person who is coached has thought about it."""

    acts: tuple[Act, ...]
    sure: bool = False


@dataclass(frozen=True, slots=True)
class Open:
    """Put another page on top."""

    page: Page


@dataclass(frozen=True, slots=True)
class Close:
    """Take this page off; the one below, or the decision's own, is shown again."""


@dataclass(frozen=True, slots=True)
class Say:
    """Nothing is done; `text` is shown in the prompt line until the next key."""

    text: str


@dataclass(frozen=True, slots=True)
class Call:
    """Something only the table or the app can do: "undo", "quit", "export", …, and with which seat, form, file, …"""

    name: str
    about: int | str = ""


@dataclass(frozen=True, slots=True)
class Reseat:
    """Let a player of this kind, one of `chairs.KINDS`, play for a seat from here on."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class Unknown:
    """The key means nothing on this page; whoever shows the page may know it."""


Result = Do | Open | Close | Say | Call | Reseat | Unknown | None
"""What a key led to; None means the page changed its own notes and is drawn again."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key that means something now. A `reason` makes it dim: pressing it says why.

    `name` is Textual's name of the key ("b", "space", "enter", "1", "plus"); an empty `label`
    keeps it out of the key line. `cap` is what the key line shows for it, if not the name.
    """

    name: str
    label: str
    do: Callable[[], Result]
    reason: str = ""
    cap: str = ""


class Field(Protocol):
    """Something that is being typed."""

    fault: str
    """The key of what there is to say of the last key; "" where it was taken."""

    def take(self, key: str, character: str | None) -> bool:
        """Take a key; False for keys that leave the field."""

    def paste(self, text: str) -> None:
        """Take a text that comes all at once."""


class Page:
    """Base of all pages. `view` is the sitting and the words to speak of it."""

    shows_table: bool = False
    """Whether the centre goes on showing the table, and the page only asks."""
    charts: bool = False
    """Whether the page draws worth by round itself."""
    covers: bool = False
    """Whether nothing but this page may be seen."""
    at_once: bool = False
    """Whether keys act at once, however lately the page has come up."""
    lasting: bool = False
    """Whether the page stays open after acts of its own, as long as the same is asked as before."""
    spells: bool = False
    """Whether letters are those of deeds' tags here, and all keys the page's own, whatever actions have been given."""
    title: str = ""
    """The key of what stands over a page before a game, where that is not what stands over the page below."""
    tick_every: float = 0
    """Seconds between two calls of `tick`, each followed by a new picture; 0 where no clock runs."""

    def __init__(self, view: View) -> None:
        self.view = view

    def sentence(self) -> str:
        """The full sentence that asks, beginning with the person's name."""
        raise NotImplementedError

    def keys(self) -> Sequence[Key]:
        """The keys of this page, the most wanted first."""
        raise NotImplementedError

    def subject(self) -> int | CardDrawn | None:
        """The square or card that the question is about, where the table is in sight."""
        return None

    def help(self) -> Mapping[str, str]:
        """What the keys of a page before a game do, by the caps of the keys; nothing where its lines say it all."""
        return {}

    def counts(self, name: str) -> bool:
        """Whether a key is listened to at all while this page is on top."""
        return True

    def draw(self, width: int, height: int) -> list[Strip]:
        """The page's picture for a room of at least 54 by 14 cells, at most that tall."""
        raise NotImplementedError

    @property
    def typing(self) -> Field | None:
        """The field for a name or a number that takes the keys, where one is open."""
        return None

    def typed(self, key: str, character: str | None) -> bool:
        """Take a key for a field that is being typed in; False when no field wants it."""
        return self.typing is not None and self.typing.take(key, character)

    def objection(self, say: Speaker) -> str:
        """Why the field took nothing of the last key, else why Enter cannot take what stands there now; or nothing."""
        if self.typing is None:
            return ""
        if self.typing.fault:
            return say(self.typing.fault)
        return next((key.reason for key in self.keys() if key.name == "enter"), "")

    def tick(self) -> Result:
        """What the time that went by has led to."""
        return None

    def press(self, name: str) -> Result:
        """What the key means here."""
        for key in self.keys():
            if key.name == name:
                return Say(key.reason) if key.reason else key.do()
        return Unknown()


@dataclass
class View(AnyView):
    """What every page may look at."""

    @property
    def game(self) -> Play:
        """The game as it stands."""
        return self.sitting.game

    @property
    def present(self) -> Sequence[int]:
        """See AnyView."""
        return self.game.state.alive()

    @property
    def all_by_card(self) -> bool:
        """See AnyView; who may not see each other's cash always needs a card."""
        return self.game.options.balances == "hidden" or super().all_by_card

    @property
    def bots_decide(self) -> bool:
        """Whether what is asked now is for bots alone to answer."""
        decision = self.sitting.decision()
        if decision.kind in ("over", "dice"):
            return False
        return self.sitting.is_bot(decision.by) or (decision.by is None and not self.people_left)

    @cached_property
    def tell(self) -> Teller:
        """The words for this game's seats, squares, acts and refusals; names and options last as long as it does."""
        from monopoly_tui.text.telling import Teller

        names = [player.name for player in self.sitting.players]
        return Teller(self.say, self.game.board, names, balances=self.game.options.balances == "open")
