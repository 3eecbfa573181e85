"""What a game is made of while it runs: acts, decisions, refusals and steps. Knows no rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from monopoly_tui.engine.game import Game

LUCK: Final = -1
"""The seat that answers for chance: dice, cards, the order of play."""

StateT = TypeVar("StateT", bound="State")
BoardT = TypeVar("BoardT")
OptionsT = TypeVar("OptionsT")
FactT = TypeVar("FactT", bound="Fact")


class State:
    """The position of a game apart from its stack of steps. Each ruleset has its own."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy."""
        raise NotImplementedError


class Fact:
    """What is told by its kind and its fields alone, as acts and events are. Nobody changes one."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    __match_args__: ClassVar[tuple[str, ...]]

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__match_args__)

    def __hash__(self) -> int:
        return hash((type(self), *(getattr(self, name) for name in self.__match_args__)))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__name__}({fields})"


@dataclass_transform(frozen_default=True)
def fact(kind: type[FactT]) -> type[FactT]:
    """A kind of fact, by the fields written in it.

    The type checker keeps it from being changed. To do so at run time takes three times as long,
    for each that is made and for each kind that is loaded.
    """
    return dataclass(slots=True, eq=False, repr=False)(kind)


@fact
class Act(Fact):
    """One thing a seat does. `by` is the seat, LUCK for chance, None for the table."""

    do: ClassVar[str] = ""
    by: int | None


@fact
class Event(Fact):
    """One thing that happened, for whoever watches. The rules never read it back."""


@dataclass(slots=True)
class Refusal:
    """Why an act is not legal now: a key for the text, and the figures the text may name.

    Nobody changes one, nor a Decision; as with facts, freezing them would take time.
    """

    reason: str
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Decision:
    """What has to be answered next, and by whom (None: by whoever likes)."""

    by: int | None
    kind: str
    data: Mapping[str, Any] = field(default_factory=dict)


class Step(Generic[StateT, BoardT, OptionsT]):
    """One place in the game, as plain data. A stack of them is the whole place.

    A step that needs others first sets its own stage, pushes them, and is asked again once
    they have popped; no step holds a function to call back.
    """

    __slots__ = ()
    names: ClassVar[tuple[str, ...]] = ()
    """The slots of the class and those above it: what a step holds."""

    def __init_subclass__(cls) -> None:
        """Note the slots of a new kind of step."""
        cls.names = tuple(name for kind in cls.__mro__ for name in getattr(kind, "__slots__", ()))

    def ask(self, game: Game[StateT, BoardT, OptionsT]) -> Decision | None:
        """The decision wanted now, or None after pushing, popping or moving on."""
        raise NotImplementedError

    def check(self, game: Game[StateT, BoardT, OptionsT], act: Act) -> Refusal | None:
        """Why `act` is not legal here, or None when it is. Changes nothing."""
        raise NotImplementedError

    def answer(self, game: Game[StateT, BoardT, OptionsT], act: Act) -> None:
        """Carry out an act that `check` let through."""
        raise NotImplementedError

    def options(self, game: Game[StateT, BoardT, OptionsT]) -> list[dict[str, Any]]:
        """The acts open now, as the record writes them; made only when asked for."""
        return []

    def fields(self) -> tuple[Any, ...]:
        """Every value this step holds, in the order of its slots."""
        return tuple(getattr(self, name) for name in self.names)

    def copy(self) -> Self:
        """An independent copy: lists are copied, everything else is shared as it never changes."""
        twin = type(self).__new__(type(self))
        for name in self.names:
            value = getattr(self, name)
            setattr(twin, name, value[:] if type(value) is list else value)
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.fields() == other.fields()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()}"
