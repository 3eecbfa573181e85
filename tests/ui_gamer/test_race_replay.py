"""A race watched from its record: it plays by the clock, and nobody is asked for the keyboard."""

from pathlib import Path

import pytest

from monopoly_tui.playback import Playback
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.gamer.replay import ReplayRaceDesk, ReplayRacePage
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.preferences import PACES, Preferences
from tests.ui_gamer.screens import NAMES, sitting

GOLDEN = Path(__file__).parent.parent / "rules_gamer" / "golden" / "three-players.mono"


@pytest.fixture
def race() -> Playback:
    return Playback(GOLDEN)


def watching(race: Playback, likes: Preferences | None = None) -> ReplayRaceDesk:
    view = RaceView(race, Speaker(), likes or Preferences())
    return ReplayRaceDesk(race, view, lambda: None, lambda _: None)


def test_it_plays_by_the_clock_and_stops_at_the_end(race: Playback) -> None:
    now, last = [0.0], len(race.places) - 1
    desk = watching(race)
    page = ReplayRacePage(desk.view, race, clock=lambda: now[0])
    desk._asking = page
    race.go(last - 2)
    desk.press("space")
    for _ in range(3):
        desk.carry_out(page.tick())
    assert race.place == last - 2, "no time has gone by"
    for place in (last - 1, last, last):
        now[0] += PACES["normal"].event
        desk.carry_out(page.tick())
        assert race.place == place
    assert page.tick_every == 0, "it has come to its end"
    desk.press("left")
    desk.press("space")
    assert page.tick_every > 0
    desk.press("space")
    assert page.tick_every == 0
    desk.press("plus")
    assert "Speed" in desk.note


def test_turns_are_gone_through_forwards_and_back(race: Playback) -> None:
    desk = watching(race)
    seats = []
    for key in ("down", "down", "up"):
        desk.press(key)
        seats.append((race.place, race.game.state.turn))
    assert seats[0] == seats[2]
    assert seats[0][1] != seats[1][1]
    desk.press("end")
    assert race.decision().kind == "over"
    assert desk.press("s"), "its figures can be looked at"


def test_whoever_watches_gets_no_card_and_changes_no_seat(race: Playback) -> None:
    desk = watching(race, Preferences(handover="card"))
    for place in range(len(race.places)):
        race.go(place)
        assert isinstance(desk.page, ReplayRacePage)
        assert not {"u", "o", "x"} & {key.name for key in desk.always()}


def test_it_is_told_that_somebody_else_took_a_seat(tmp_path: Path) -> None:
    game = sitting(tmp_path, [(2, 2)], players=NAMES[:3])
    game.change_seat(1, "hard")
    game.close()
    race = Playback(game.path)
    told = [line for _, line in watching(race).view.tell.lines([entry.event for entry in race.whole_log])]
    assert told[-1] == "A hard bot plays for Ali now"
