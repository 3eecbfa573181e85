"""Every square keeps to its cells whatever stands on it, and says without colour what it is."""

from __future__ import annotations

from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from monopoly_tui.board_shelf import find
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.draw import name_lines
from monopoly_tui.ui.geometry import HEIGHTS, SQUARES, WIDTHS, Ring
from monopoly_tui.ui.squares import faces, look, states, with_tokens
from monopoly_tui.ui.tiles import Face, Look, TileState, draw
from monopoly_tui.ui.writing import Writing
from tests.shelf import CLASSIC
from tests.ui.midgame import midgame

SAY = Speaker("en")
LOOK = look(Writing(SAY))
FACES = faces(find("tehran"), SAY)
FIVE = [Ring(6, 13, 2, 2), Ring(8, 13, 5, 2), Ring(8, 12, 5, 3), Ring(10, 15, 6, 4), Ring(12, 20, 6, 5)]
ALL_RINGS = [Ring(w, cw, ht, hs) for _, _, w, cw in WIDTHS for ht, hs in HEIGHTS]

EVERYBODY = tuple(range(8))
STATES = [
    TileState(),
    TileState(tokens=EVERYBODY),
    TileState(tokens=(2, 5), jailed=(0, 1, 3, 4, 6, 7)),
    TileState(jailed=EVERYBODY),
    TileState(owner=0, rent="22", tokens=(3,)),
    TileState(owner=7, rent="12,000", buildings=5, tokens=(0, 1, 2)),
    TileState(owner=2, rent="1,100", buildings=4, tokens=EVERYBODY, cursor=True),
    TileState(owner=3, mortgaged=True, hover=True),
    TileState(owner=4, mortgaged=True, tokens=(7, 6, 5, 4)),
    TileState(lot=True, cursor=True, hover=True, tokens=(1,)),
    *(TileState(owner=1, rent="90", buildings=count) for count in range(1, 6)),
]


def drawn(face: Face, ring: Ring, state: TileState, words: Look = LOOK) -> list[str]:
    """The square's text, checked to fill its cells with a ground under each."""
    rect = ring.rect(face.square)
    strips = draw(face, ring.side(face.square), rect.width, rect.height, state, words)
    assert len(strips) == rect.height
    for strip in strips:
        assert strip.cell_length == rect.width
        assert sum(segment.cell_length for segment in strip) == rect.width
        assert all(segment.style and segment.style.bgcolor for segment in strip)
    return [strip.text for strip in strips]


def text_of(square: int, ring: Ring, state: TileState) -> str:
    """All text of a square."""
    return "\n".join(drawn(FACES[square], ring, state))


@pytest.mark.parametrize("ring", ALL_RINGS, ids=str)
def test_squares_keep_to_their_cells_in_every_state(ring: Ring) -> None:
    for face in FACES:
        for state in STATES:
            drawn(face, ring, state)


@pytest.mark.parametrize("board", CLASSIC)
def test_the_boards_that_ship_fit_in_both_languages(board: str) -> None:
    for lang in ("en", "fa"):
        for face in faces(find(board), Speaker(lang)):
            for ring in FIVE:
                drawn(face, ring, TileState(owner=0, rent="22"))


@pytest.mark.parametrize("kind", ["start", "jail", "parking", "go_to_jail", "street", "station", "chance", "tax"])
def test_any_kind_may_lie_anywhere(kind: str) -> None:
    sample = next(face for face in FACES if face.kind == kind)
    for ring in FIVE:
        for square in range(SQUARES):
            drawn(replace(sample, square=square), ring, TileState(tokens=(0,), jailed=(1,)))


@pytest.mark.parametrize("ring", FIVE, ids=str)
def test_owner_and_mortgage_are_read_without_colour(ring: Ring) -> None:
    for square in (1, 11, 25, 39):
        assert "◆" in text_of(square, ring, TileState(owner=3, rent="22"))
        assert "◆" in text_of(square, ring, TileState(owner=3, rent="22", tokens=EVERYBODY))
        assert "MTG" in text_of(square, ring, TileState(owner=3, mortgaged=True))


@pytest.mark.parametrize("ring", FIVE[1:], ids=str)
def test_the_group_is_read_without_colour(ring: Ring) -> None:
    assert "A1" in text_of(1, ring, TileState())
    assert "H2" in text_of(39, ring, TileState(cursor=True))
    assert "R1" in text_of(5, ring, TileState())


@pytest.mark.parametrize("ring", FIVE, ids=str)
def test_buildings_are_read_on_every_side(ring: Ring) -> None:
    for square in (1, 19, 21, 39):
        three = text_of(square, ring, TileState(owner=1, rent="90", buildings=3))
        assert three.count("⌂") == 3 or "⌂3" in three
        hotel = text_of(square, ring, TileState(owner=1, rent="90", buildings=5))
        assert "H" in hotel.replace("H2", "")
        assert "⌂" not in hotel


@pytest.mark.parametrize("ring", FIVE, ids=str)
def test_the_first_token_always_shows(ring: Ring) -> None:
    for square in (1, 11, 20, 24, 39):
        crowded = text_of(square, ring, TileState(owner=0, rent="22", tokens=(6, 0, 1, 2, 3, 4, 5, 7)))
        assert "7" in crowded
        assert "8" in crowded or "+" in crowded


def test_prisoners_stand_behind_bars() -> None:
    for ring in FIVE:
        text = text_of(10, ring, TileState(tokens=(0,), jailed=(2,)))
        assert "┃3┃" in text
        assert "┃1┃" not in text
        crowded = text_of(10, ring, TileState(tokens=(0, 1, 2, 3), jailed=(4, 5, 6, 7)))
        assert "┃5678┃" in crowded or "┃5┃6┃7┃8┃" in crowded
        assert "1234" in crowded


def test_a_price_is_shown_until_somebody_owns_the_deed() -> None:
    for ring in FIVE:
        assert "240" in text_of(24, ring, TileState())
        assert "240" not in text_of(24, ring, TileState(owner=0, rent="20"))


def test_the_cursor_and_the_lot_change_more_than_a_colour() -> None:
    for ring in FIVE:
        for square in (0, 5, 15, 25, 35):
            assert text_of(square, ring, TileState(cursor=True)) != text_of(square, ring, TileState())
        assert "LOT" in text_of(24, ring, TileState(lot=True))


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_lot_is_named_in_full_beside_whoever_stands_there(lang: str) -> None:
    say = Speaker(lang)
    words = replace(look(Writing(say)), written=lambda strip: strip)
    for ring in FIVE:
        for square in (1, 11, 24, 39):
            for standing in ((), (1,), EVERYBODY):
                rows = drawn(FACES[square], ring, TileState(lot=True, tokens=standing), words)
                assert sum(words.lot in row for row in rows) == 1
    assert "LOT 1" in text_of(24, FIVE[0], TileState(lot=True, tokens=(0,)))


@pytest.mark.parametrize(
    ("width", "most", "lines"),
    [
        (19, 1, ["Keshavarz Boulevard"]),
        (9, 2, ["Keshavarz", "Boulevard"]),
        (8, 2, ["Keshavarz", "Boulevard"]),
        (9, 1, ["Keshvrz"]),
        (7, 2, ["Keshvrz"]),
        (5, 1, ["Kesha"]),
        (2, 1, ["K…"]),
    ],
)
def test_a_name_gets_shorter_step_by_step(width: int, most: int, lines: list[str]) -> None:
    assert name_lines(("Keshavarz Boulevard", "Keshvrz", "Kesha"), width, most) == lines


@pytest.mark.parametrize("ring", FIVE, ids=str)
def test_the_board_of_a_game_under_way(ring: Ring, snapshot: SnapshotAssertion) -> None:
    play = midgame()
    tiles = with_tokens(states(play, SAY), play, {})
    tiles[24] = replace(tiles[24], cursor=True)
    squares = [drawn(face, ring, state) for face, state in zip(FACES, tiles, strict=True)]
    lines = []
    for y in range(ring.height):
        parts = [squares[square][y - ring.rect(square).y] for square in ring.row(y)]
        lines.append((" " * ring.centre.width if len(parts) == 2 else "").join(parts))
    assert "\n".join(lines) == snapshot
