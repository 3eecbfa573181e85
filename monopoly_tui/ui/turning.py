"""A drawn line turned round, its texts put into the letters and order that the terminal needs. Knows no page.

The order of the spans is reversed in a language read from right to left, and each text is ordered by
itself, so that what stands in columns stays in them; only a word that runs across spans is taken whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.segment import Segment

from monopoly_tui.text.right_to_left import ISOLATE, LETTER, POP, isolated, visual
from monopoly_tui.ui.strip import Strip

if TYPE_CHECKING:
    from monopoly_tui.text.speaker import Speaker

Word = Sequence[Segment]
STYLE: Final = re.compile(r"\x1b\[[\d;]*m")
ROW: Final = re.compile(rf"(\x1b\[\d+;(\d+)H)((?:[^\x1b\r\n]|{STYLE.pattern})*)")
"""The cursor is put at a column, and what is written from there on in one row."""


def turned(strip: Strip, order: str, say: Speaker) -> Strip:
    """The line as it is shown where `order` (see `text.order.ORDERS`) puts such text in order."""
    words: Iterable[Word] = _words(strip)
    if say.rtl:
        words = reversed([*words])
    segments = (segment for word in words for segment in _shown(word, order, say))
    return Strip(tuple(segments), strip.cell_length)


def _words(strip: Strip) -> Iterator[Word]:
    """The spans of a line, one by one, or together where a word runs across them and its letters join."""
    word: list[Segment] = []
    for segment in strip:
        if word and not (LETTER.match(word[-1].text[-1:]) and LETTER.match(segment.text)):
            yield word
            word = []
        word.append(segment)
    if word:
        yield word


def _shown(word: Word, order: str, say: Speaker) -> Iterator[Segment]:
    """The spans of a word as they are sent to the terminal."""
    if len(word) == 1:
        yield Segment(_text(word[0].text, order, say), word[0].style)
    elif order == "app":
        text, places = visual("".join(segment.text for segment in word), say.rtl)
        styles = [segment.style for segment in word for _ in segment.text]
        for style, cells in groupby(zip(text, places, strict=True), key=lambda cell: styles[cell[1]]):
            yield Segment("".join(char for char, _ in cells), style)
    else:
        before, after = (ISOLATE, POP) if order == "terminal" else ("", "")
        yield Segment(before + word[0].text, word[0].style)
        yield from word[1:-1]
        yield Segment(word[-1].text + after, word[-1].style)


def _text(text: str, order: str, say: Speaker) -> str:
    """One text for the terminal; a number that stands alone in the digits of the speaker."""
    if text.isascii() and text.strip().isdecimal():
        text = text.translate(say.digits)
    if order == "app":
        return visual(text, say.rtl).text
    return isolated(text, say.rtl) if order == "terminal" else text


def open_at_the_edge(data: str, width: int) -> str:
    """What is sent to the terminal, with isolates left open behind its last column, where the row ends them as well.

    tmux would put their end before the last letter, as the cursor does not leave that column.
    """

    def row(found: re.Match[str]) -> str:
        start, column, written = found.groups()
        shown = STYLE.sub("", written)
        if not shown.endswith(POP) or int(column) - 1 + cell_len(shown) != width:
            return found[0]
        before, _, after = written.rpartition(POP)
        return start + before + after

    return ROW.sub(row, data)
