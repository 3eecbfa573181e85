"""What is wrong with a board file: each fault with its line and key, and all of them together. Reads nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

_FAULTS: Final = 500  # a file that has more is hardly a board


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the board a fault is: kind square, group, chance or chest; `name` "" if it has none."""

    kind: str
    number: int
    name: str


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a file: its line (0: all of it), its key, a key for the text and the figures for it."""

    line: int
    key: str
    reason: str
    data: Mapping[str, Any] = field(default_factory=dict)
    place: Place | None = None
    warning: bool = False


class BadBoard(Exception):
    """A board file that cannot be played. `source` names it, `faults` holds all that is wrong."""

    def __init__(self, source: str, faults: Sequence[Fault]) -> None:
        super().__init__(f"{source}: {', '.join(fault.reason for fault in faults)}")
        self.source = source
        self.faults = list(faults)


class TooMany(Exception):
    """So many faults that the reading stops."""


@dataclass
class Findings:
    """The faults and warnings of one file, in the order in which they were met."""

    faults: list[Fault] = field(default_factory=list)

    @property
    def broken(self) -> bool:
        """Whether there is a fault that is more than a warning."""
        return any(not fault.warning for fault in self.faults)

    def add(self, fault: Fault) -> None:
        """Keep `fault`. Raises TooMany when the file has had its share."""
        if len(self.faults) >= _FAULTS:
            self.faults.append(Fault(fault.line, "", "board-too-many"))
            raise TooMany
        self.faults.append(fault)
