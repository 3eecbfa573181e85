"""Dice of any game: what they show, and whether a roll is one of theirs. Throws none."""

from __future__ import annotations

from collections.abc import Sequence

Face = int | str
"""What a die can show."""
Throw = tuple[tuple[Face, ...], ...]
"""Dice thrown together, each as the faces it has."""


def can_fall(dice: Throw, roll: Sequence[object]) -> bool:
    """Whether these dice can show `roll`; true is no 1."""
    return len(roll) == len(dice) and all(
        type(face) in (int, str) and face in die for face, die in zip(roll, dice, strict=True)
    )
