"""Ranks from best to last, as every game that ends in them has them."""

from __future__ import annotations

from collections.abc import Sequence


def ranks(order: Sequence[Sequence[int]]) -> dict[int, int]:
    """Each seat's rank, 1 for the best; after a shared rank the next ones are left out."""
    out: dict[int, int] = {}
    for seats in order:
        out.update(dict.fromkeys(seats, len(out) + 1))
    return out
