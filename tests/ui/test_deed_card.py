"""Cards fit the room they get and mark what counts now."""

from __future__ import annotations

import pytest

from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.deed_card import MARKED, deed_card
from monopoly_tui.ui.dice_view import WIDTH, dice, dice_line
from tests.ui.midgame import NAMES, midgame

SAY = Speaker("en")


def lines(square: int, width: int = 32, height: int = 18) -> list[str]:
    """A card's text, checked to keep to its room with a ground under each cell."""
    strips = deed_card(midgame(), square, width, height, SAY, NAMES)
    assert len(strips) <= height
    for strip in strips:
        assert strip.cell_length == width
        assert all(segment.style and segment.style.bgcolor for segment in strip)
    return [strip.text.rstrip() for strip in strips]


def marked(square: int) -> str:
    """The row that counts now."""
    strips = deed_card(midgame(), square, 32, 18, SAY, NAMES)
    spans = [seg.text for strip in strips for seg in strip if seg.style and seg.style.bgcolor]
    colored = [
        seg.text
        for strip in strips
        for seg in strip
        if seg.style and seg.style.bgcolor and seg.style.bgcolor.name == MARKED.lower()
    ]
    assert spans
    return " ".join("".join(colored).split())


@pytest.mark.parametrize("size", [(26, 8), (26, 11), (28, 12), (30, 13), (32, 15), (40, 20)])
def test_every_card_fits(size: tuple[int, int]) -> None:
    for square in range(40):
        lines(square, *size)


@pytest.mark.parametrize("height", [8, 9, 11, 12, 14, 18])
def test_a_deed_names_all_its_rents_however_small(height: int) -> None:
    text = "\n".join(lines(39, 26, height))
    for amount in ("400", "50", "100", "200", "600", "1,400", "1,700", "2,000"):
        assert amount in text
    assert "H2" in text
    assert "Lavasan" in text


@pytest.mark.parametrize(
    ("square", "row"),
    [
        (24, ""),
        (21, "›Rent 18"),
        (39, "›Whole set 100"),
        (16, "›3 houses 550"),
        (19, "›Hotel 1,000"),
        (11, ""),
        (5, "›1 station 25"),
        (28, "›1 utility dice × 4"),
    ],
)
def test_the_row_that_counts_is_marked(square: int, row: str) -> None:
    assert marked(square) == row


def test_the_last_line_tells_the_owner_and_the_group() -> None:
    assert "For sale" in lines(24)[-2]
    assert "E1● E2·" in lines(24)[-2]
    assert "■ Dariush" in lines(19)[-2]
    assert "◆ Kaveh" in lines(11)[-2]
    assert "MTG, lift 77" in lines(11)[-2]


@pytest.mark.parametrize(
    ("square", "words"),
    [(0, "200k"), (4, "200k"), (7, "Chance"), (2, "Chest"), (10, "50k"), (20, "rest"), (30, "Jail")],
)
def test_other_squares_have_a_few_words(square: int, words: str) -> None:
    assert words in " ".join(lines(square))


def test_dice_are_drawn_and_written() -> None:
    for first in range(1, 7):
        strips = dice((first, 7 - first))
        assert [strip.cell_length for strip in strips] == [WIDTH] * 5
        assert sum(strip.text.count("●") for strip in strips) == 7
    assert dice_line((5, 3), SAY.number).text == "5+3 = 8"


def test_only_deeds_name_the_unit_of_their_sums() -> None:
    assert SAY("deed-unit") in " ".join(lines(6))
    assert SAY("deed-unit") not in " ".join(lines(4))
