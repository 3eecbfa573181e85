"""The players beside the ring: where everybody stands and what they are worth, however narrow the column is."""

import pytest

from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui import players_view
from monopoly_tui.ui.draw import width_of
from monopoly_tui.ui.players_view import NARROW
from tests.ui.stage import LONG_NAMES, NAMES, view

COLUMNS = (22, 24, 30, 44)
"""Widths that the column beside the ring may have."""


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("width", COLUMNS)
def test_the_place_stands_there_by_its_long_or_its_short_name(width: int, lang: str) -> None:
    shown = view(LONG_NAMES[:4], cash=[12345] * 4)
    shown.say = say = Speaker(lang)
    board, state = shown.game.board, shown.game.state
    for square, spot in enumerate(board.squares):
        state.at[0] = square
        drawn = players_view.draw(shown, width, 12, 0)
        assert {strip.cell_length for strip in drawn} == {width}
        below = drawn[1].text
        assert say.named(spot.name) in below or say.named(spot.short) in below
        assert say.number(12345) in below, "the worth"


def test_where_the_word_for_worth_has_no_room_the_title_has_it() -> None:
    shown = view(NAMES[:2])
    for width in COLUMNS:
        words = players_view.draw(shown, width, 12, 0)[1].text
        assert ("worth" in words) == (width >= NARROW)
        assert ("worth" in shown.say(players_view.title(width))) == (width < NARROW)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_title_says_the_unit_where_it_has_room(lang: str) -> None:
    say = Speaker(lang)
    titles = {width: say(players_view.title(width)) for width in sorted((*COLUMNS, players_view.WIDE))}
    unit = say("board-unit").removesuffix(".").split()[-2:]
    assert [width for width, title in titles.items() if title.split()[-2:] == unit] == [players_view.WIDE, 44]
    assert all(width_of(title) + 6 <= width for width, title in titles.items())


def test_deeds_and_cards_stand_apart() -> None:
    shown = view(owns={0: "1 3 6 8 9 11 13 14 16 18 19 21 23 24"}, cards=[["chance-free"], []])
    deeds = players_view.draw(shown, 22, 6, 0)[2].text
    assert deeds.startswith(" " * 6 + "A")
    assert deeds.endswith(" 1 card ")


def test_a_visit_to_jail_is_told_from_a_stay_there() -> None:
    shown = view(at=[10, 10], jail_tries=[None, 1])
    drawn = "\n".join(strip.text for strip in players_view.draw(shown, 44, 12, 0))
    assert "visiting Jail" in drawn
    assert "in Jail, 1 of 3" in drawn
