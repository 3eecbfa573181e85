"""The Unicode bidirectional algorithm (UAX 9) for one line without explicit embeddings. Knows no terminal.

The names in brackets are the algorithm's own rules. A line has one base level: 0 reads from left to
right, 1 from right to left; what runs the other way inside it gets a higher level.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from unicodedata import bidirectional, normalize

PAIRS: Final = (
    "()[]{}༺༻༼༽᚛᚜⁅⁆⁽⁾₍₎⌈⌉⌊⌋\u2329\u232a❨❩❪❫❬❭❮❯❰❱❲❳❴❵⟅⟆⟦⟧⟨⟩⟪⟫⟬⟭⟮⟯⦃⦄⦅⦆⦇⦈⦉⦊⦋⦌⦍⦐⦏⦎⦑⦒⦓⦔⦕⦖⦗⦘⧘⧙⧚⧛⧼⧽"
    "⸢⸣⸤⸥⸦⸧⸨⸩⹕⹖⹗⹘⹙⹚⹛⹜〈〉《》「」『』【】〔〕〖〗〘〙〚〛﹙﹚﹛﹜﹝﹞（）［］｛｝｟｠｢｣"
)
"""Brackets that belong together, each opening one before its closing one."""
CLOSING: Final = {
    normalize("NFC", first): normalize("NFC", last) for first, last in zip(PAIRS[::2], PAIRS[1::2], strict=True)
}
CLOSERS: Final = frozenset(CLOSING.values())
DEEPEST: Final = 63
"""Brackets open at once; where there are more, none is paired (BD16)."""
NEUTRAL: Final = frozenset(("B", "S", "WS", "ON"))
OTHER_WAY: Final = (frozenset(("R", "AL", "AN")), frozenset(("L", "EN", "AN")))
"""By base level: what can run another way than the line, or draw something along."""
SIDES: Final = {"L": "L", "R": "R", "EN": "R", "AN": "R"}
"""Which way a class pulls the neutrals beside it; numbers pull like letters that run to the left (N0 to N2)."""


def levels(text: str, base: int) -> list[int]:
    """The level of each character of a line; odd ones run from right to left."""
    given = [bidirectional(char) or "L" for char in text]
    if OTHER_WAY[base].isdisjoint(given):
        return [base] * len(text)
    seen = [place for place, kind in enumerate(given) if kind != "BN"]  # the others take no part (X9)
    side = "R" if base else "L"
    kinds = [given[place] for place in seen]
    _marks(kinds, side)
    _numbers(kinds, side)
    _brackets(kinds, [given[place] for place in seen], [text[place] for place in seen], side)
    _neutral(kinds, side)
    return _assigned(given, dict(zip(seen, kinds, strict=True)), base)


def order(level: Sequence[int]) -> list[int]:
    """The places of the characters in the order in which they stand from left to right (L2)."""
    out = list(range(len(level)))
    odd = [each for each in level if each % 2]
    for lowest in range(max(level, default=0), min(odd, default=1) - 1, -1) if odd else ():
        start = 0
        while start < len(out):
            end = start
            while end < len(out) and level[out[end]] >= lowest:
                end += 1
            out[start:end] = out[start:end][::-1]
            start = end + 1
    return out


def _marks(kinds: list[str], side: str) -> None:
    """Marks go along with what they stand on, numbers with the letters before them (W1 to W3)."""
    before, strong = side, side
    for at, kind in enumerate(kinds):
        if kind == "NSM":  # W1
            kind = kinds[at] = before
        before = kind
        if kind in ("L", "R", "AL"):
            strong = kind
        elif kind == "EN" and strong == "AL":  # W2
            kinds[at] = "AN"
    kinds[:] = ["R" if kind == "AL" else kind for kind in kinds]  # W3


def _numbers(kinds: list[str], side: str) -> None:
    """Numbers take in their signs and separators, Latin text its numbers (W4 to W7)."""
    for at in range(1, len(kinds) - 1):  # W4
        before, kind, after = kinds[at - 1 : at + 2]
        if before == after and (kind, before) in (("ES", "EN"), ("CS", "EN"), ("CS", "AN")):
            kinds[at] = before
    for start, end in _runs(kinds, frozenset(("ET",))):  # W5
        if "EN" in (*kinds[max(0, start - 1) : start], *kinds[end : end + 1]):
            kinds[start:end] = ["EN"] * (end - start)
    strong = side
    for at, kind in enumerate(kinds):
        if kind in ("ES", "ET", "CS"):  # W6
            kinds[at] = "ON"
        elif kind in ("L", "R"):
            strong = kind
        elif kind == "EN" and strong == "L":  # W7
            kinds[at] = "L"


def _brackets(kinds: list[str], given: Sequence[str], chars: Sequence[str], side: str) -> None:
    """Both brackets of a pair go the way of what is in them (N0)."""
    for first, last in _pairs(kinds, chars):
        inside = {SIDES.get(kind) for kind in kinds[first + 1 : last]} - {None}
        if not inside:
            continue
        if side not in inside:
            before = next((SIDES[kind] for kind in reversed(kinds[:first]) if kind in SIDES), side)
            chosen = before if before in inside else side
        else:
            chosen = side
        for at in (first, last):
            kinds[at] = chosen
            for mark in range(at + 1, len(given)):
                if given[mark] != "NSM":
                    break
                kinds[mark] = chosen


def _pairs(kinds: Sequence[str], chars: Sequence[str]) -> list[tuple[int, int]]:
    """Where the brackets of a pair stand, by the opening one (BD16)."""
    waiting: list[tuple[str, int]] = []
    found: list[tuple[int, int]] = []
    for at, char in enumerate(chars):
        char = normalize("NFC", char)
        if kinds[at] != "ON" or (char not in CLOSING and char not in CLOSERS):
            continue
        if char in CLOSING:
            if len(waiting) == DEEPEST:
                return []
            waiting.append((CLOSING[char], at))
            continue
        depth = next((n for n in range(len(waiting) - 1, -1, -1) if waiting[n][0] == char), None)
        if depth is not None:
            found.append((waiting[depth][1], at))
            del waiting[depth:]
    return sorted(found)


def _neutral(kinds: list[str], side: str) -> None:
    """Between two of a kind neutrals go along with them, else the way of the line (N1, N2)."""
    for start, end in _runs(kinds, NEUTRAL):
        before = SIDES[kinds[start - 1]] if start else side
        after = SIDES[kinds[end]] if end < len(kinds) else side
        kinds[start:end] = [before if before == after else side] * (end - start)


def _runs(kinds: Sequence[str], wanted: frozenset[str]) -> list[tuple[int, int]]:
    """First place, and place after the last, of each row of the wanted kinds."""
    out: list[tuple[int, int]] = []
    for at, kind in enumerate(kinds):
        if kind in wanted:
            start = out.pop()[0] if out and out[-1][1] == at else at
            out.append((start, at + 1))
    return out


def _assigned(given: Sequence[str], kinds: dict[int, str], base: int) -> list[int]:
    """Levels from kinds (I1, I2); blanks at the end, and before separators, have that of the line (L1)."""
    higher = {"L": 2, "R": 1, "EN": 2, "AN": 2} if base else {"L": 0, "R": 1, "EN": 2, "AN": 2}
    out: list[int] = []
    for at in range(len(given)):
        out.append(higher[kinds[at]] if at in kinds else out[-1] if out else base)
    trailing = True
    for at in range(len(given) - 1, -1, -1):
        if given[at] in ("B", "S"):
            trailing = True
        elif given[at] not in ("WS", "BN"):
            trailing = False
        if trailing:
            out[at] = base
    return out
