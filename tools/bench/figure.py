"""One thing that was measured, beside what it is told in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Figure:
    """`value` is in `unit`, `ratio` in what `base` names, measured in the same run; `most` is what the ratio may be."""

    name: str
    value: float
    unit: str
    ratio: float
    base: str
    most: float | None = None

    @property
    def over(self) -> bool:
        """Whether it is more than it may be."""
        return self.most is not None and self.ratio > self.most

    def __str__(self) -> str:
        limit = "" if self.most is None else f"  (at most {self.most:g})"
        value = f"{self.value:>12,.{places(self.value)}f} {self.unit:9}"
        return f"{self.name:34} {value} {self.ratio:10.3f} × {self.base}{limit}"


Part = Callable[[Path], list[Figure]]
"""Measures the tree of a package."""


def places(value: float) -> int:
    """Digits behind the point that say something."""
    return 0 if value >= 1000 else 1 if value >= 10 else 3
