"""The bidirectional algorithm against Unicode's own conformance files, all but explicit embeddings."""

import lzma
from collections.abc import Iterator
from pathlib import Path
from unicodedata import bidirectional

from monopoly_tui.text.bidi import levels, order

DATA = Path(__file__).parent.parent / "data"
EXPLICIT = {*range(0x202A, 0x202F), *range(0x2066, 0x206A)}
SAMPLE = {
    "L": "a", "R": "\u05d0", "AL": "\u0627", "EN": "1", "ES": "-", "ET": "%", "AN": "\u0661", "CS": ",",
    "B": "\u2029", "S": "\t", "WS": " ", "ON": "!", "NSM": "\u0300", "BN": "\u00ad",
}  # fmt: skip
"""A character of each class."""
BASES = ((1, None), (2, 0), (4, 1))
"""The bits of a line of BidiTest, and the level each asks for; None is that of the first letter."""


def base_level(text: str) -> int:
    """The level of the first letter, 0 where there is none: the rules P2 and P3, which the game needs not."""
    return next((int(kind != "L") for kind in map(bidirectional, text) if kind in ("L", "R", "AL")), 0)


def rows(name: str) -> Iterator[str]:
    """The lines of a file without comments."""
    with lzma.open(DATA / f"{name}.txt.xz", "rt", encoding="utf-8") as file:
        for line in file:
            if row := line.split("#")[0].strip():
                yield row


def right(text: str, base: int, level: list[str], places: list[str]) -> bool:
    """Whether levels and order come out as wanted; "x" is what has no level."""
    found = levels(text, base)
    seen = [str(place) for place in order(found) if level[place] != "x"]
    return seen == places and all(want in ("x", str(got)) for want, got in zip(level, found, strict=True))


def test_characters() -> None:
    cases, wrong = 0, []
    for row in rows("BidiCharacterTest"):
        codes, direction, base, level, places = row.split(";")
        text = "".join(chr(int(code, 16)) for code in codes.split())
        if EXPLICIT & set(map(ord, text)):
            continue
        cases += 1
        found = base_level(text) if direction == "2" else int(direction)
        if str(found) != base or not right(text, found, level.split(), places.split()):
            wrong.append(row)
    assert cases == 91_605
    assert wrong == []


def test_classes() -> None:
    cases, wrong = 0, []
    level: list[str] = []
    places: list[str] = []
    for row in rows("BidiTest"):
        if row.startswith("@Levels:"):
            level = row.removeprefix("@Levels:").split()
        elif row.startswith("@Reorder:"):
            places = row.removeprefix("@Reorder:").split()
        elif not row.startswith("@"):
            kinds, bits = row.split(";")
            if not SAMPLE.keys() >= set(kinds.split()):
                continue
            text = "".join(SAMPLE[kind] for kind in kinds.split())
            for bit, base in BASES:
                if int(bits) & bit:
                    cases += 1
                    if not right(text, base_level(text) if base is None else base, level, places):
                        wrong.append(f"{row} from {base}")
    assert cases == 100_038
    assert wrong == []


def test_an_empty_line() -> None:
    assert levels("", 1) == order([]) == []
