"""Figures of a game that is over: what the log adds up to, luck, turning points, and their pages."""

from __future__ import annotations

from rich.color import Color

from monopoly_tui.playback import Playback
from monopoly_tui.rules.classic.acts import Accept, Bundle, EndTurn, Offer, Roll
from monopoly_tui.rules.classic.events import Paid
from monopoly_tui.ui import heat
from monopoly_tui.ui.page import View
from monopoly_tui.ui.pages.statistics import TABLES, StatisticsPage
from monopoly_tui.ui.replay_desk import ReplayDesk
from monopoly_tui.ui.statistics import figures, lead, luck, turnings
from monopoly_tui.ui.table import Table
from monopoly_tui.ui.themes import TURNS
from tests.ui.screen import press as press_keys
from tests.ui.screen import running, words
from tests.ui.screen import text as text_of
from tests.ui.stage import NAMES, fits, press, text, view

RENT = 2 * 6
"""For square 6 while its owner has the whole set."""


def played() -> View:
    """One round: Ali completes the set of 6, 8 and 9 by a trade; Sara pays rent on 6."""
    shown = view(NAMES[:2], {"end": "rounds", "rounds": 1}, owns={0: "6 8", 1: "9"}, dice=[(4, 6), (1, 5)])
    for act in (Offer(0, 1, Bundle(50), Bundle(0, (9,))), Accept(1), Roll(0), EndTurn(0), Roll(1), EndTurn(1)):
        shown.played.submit(act)
    assert shown.sitting.decision().kind == "over"
    return shown


def test_landings_rents_and_rolls_are_counted() -> None:
    shown = played()
    found = figures(shown.sitting.log, 2, None)
    assert found.landings == {10: 1, 6: 1}
    assert (found.rents[6], found.earned[6]) == (1, RENT)
    assert (found.paid[1], found.got[0]) == (RENT, RENT)
    assert (found.rolls[0], found.pips[0]) == (1, 10)
    assert found.luck is None


def test_luck_is_what_the_dice_gave_beyond_their_average() -> None:
    playback = Playback(played().sitting.path)
    built = [playback.places[0].game.board.squares[square].rents[0] * 2 for square in (6, 8, 9)]
    average = (5 * built[0] + 5 * built[1] + 4 * built[2]) / 36
    assert luck(playback, 2) == [round(RENT - average), round(average - RENT)]


def test_a_set_made_whole_and_dear_rents_are_turning_points() -> None:
    playback = Playback(played().sitting.path)
    whole, rent = turnings(playback, 5)
    assert (whole.owner, whole.squares) == (0, (6, 8, 9))
    assert isinstance(rent.event, Paid)
    assert len(turnings(playback, 1)) == 1


def test_the_lead_counts_from_the_round_after_which_nobody_was_ahead() -> None:
    assert lead([(5, 4), (3, 6), (7, 6), (8, 1)], 0) == 3
    assert lead([(5, 4), (3, 6)], 0) is None
    assert lead([(5, 5)], 1) == 1


def test_every_table_fits_every_room() -> None:
    page = StatisticsPage(played())
    for _ in TABLES:
        fits(page)
        press(page, "right")
    assert "makes a set whole: Naser Khosrow B1, Amir Kabir B2 and Lalehzar B3" in " ".join(text(page).split())


def test_the_tabs_stay_where_they_are() -> None:
    page = StatisticsPage(played())
    tops = set()
    for _ in TABLES:
        tops.add(next(row for row, told in enumerate(text(page).splitlines()) if "Landings" in told))
        press(page, "right")
    assert tops == {1}


def test_the_heads_of_the_table_of_luck_stand_apart_in_the_smallest_room() -> None:
    page = StatisticsPage(played())
    press(page, "right", "right")
    assert "rolls average paid got luck" in " ".join(text(page, 54, 16).split())


def test_a_record_that_cannot_be_read_leaves_out_luck_and_story() -> None:
    shown = played()
    page = StatisticsPage(shown)
    shown.sitting.path.unlink()
    press(page, "left", "left")
    assert "–" in text(page)
    press(page, "left", "left")
    assert "makes a set whole" not in text(page)


async def test_s_at_the_end_shows_them_and_d_plays_the_same_dice_again() -> None:
    shown = played()
    async with running(shown.played) as pilot:
        await press_keys(pilot, "s")
        assert "What turned the game" in words(pilot)
        await press_keys(pilot, "escape", "d")
        assert "Press Space to start" in words(pilot)
        await press_keys(pilot, "space")
        again = pilot.app.sitting  # type: ignore[attr-defined]
        assert again.header["seed"] == 7
        assert [player.name for player in again.players] == list(NAMES[:2])
        assert again.game.state.round == 1


async def test_w_at_the_end_watches_the_game() -> None:
    shown = played()
    async with running(shown.played) as pilot:
        await press_keys(pilot, "w")
        table = pilot.app.screen
        assert isinstance(table, Table)
        assert isinstance(table.desk, ReplayDesk)
        await press_keys(pilot, "home")
        assert "Watch it" not in text_of(pilot)


def test_the_steps_of_warmth_differ_in_every_theme() -> None:
    for theme in TURNS.values():
        assert len({theme.ground(Color.parse(color)) for _, color in heat.STEPS}) == len(heat.STEPS)
