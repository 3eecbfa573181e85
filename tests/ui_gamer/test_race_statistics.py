"""Figures of a race: what its events add up to, and how they are looked at in the end."""

from pathlib import Path

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.rules.gamer.events import Fought, PowerPlayed, RentPaid, Rolled
from monopoly_tui.ui.gamer.figures import figures
from tests.ui.screen import press, running, text
from tests.ui_gamer.screens import LAST, sitting

BOARD = find("haft-khan")
ROSTAM, GORDAFARID, ZAL = (BOARD.hero_of[name] for name in ("rostam", "gordafarid", "zal"))
OLAD = BOARD.boss_of["olad"]


def test_events_add_up_hero_by_hero() -> None:
    found = figures(
        BOARD,
        [
            Rolled(0, ZAL, (4, 3), 7),
            Rolled(0, ZAL, (2, "star"), 2),
            RentPaid(ZAL, ROSTAM, 5, 2, 1, 0),
            PowerPlayed(ZAL, 0, None),
        ],
    )
    assert (found.rolls[ZAL], found.steps[ZAL], found.played[ZAL]) == (2, 9, 1)
    assert (found.paid[ZAL], found.got[ROSTAM]) == (1, 1), "what was paid, not what was due"
    assert found.luck(ROSTAM) == 0


def test_luck_is_what_fights_brought_beyond_what_was_due() -> None:
    """Olad's 2 points fall to a 4 or a symbol, three faces of six; to Gordafarid with a 3 too."""
    found = figures(BOARD, [Fought(ZAL, OLAD, 4, 0, won=True), Fought(GORDAFARID, OLAD, 1, 1, won=False)])
    assert found.luck(ZAL) == pytest.approx(2 - 2 * 3 / 6)
    assert found.luck(GORDAFARID) == pytest.approx(-2 * 4 / 6)
    assert (found.beaten[ZAL], found.fights[GORDAFARID], found.beaten[GORDAFARID]) == (1, 1, 0)


async def test_they_are_looked_at_when_all_is_told(tmp_path: Path) -> None:
    async with running(sitting(tmp_path, [(1, 1)], setup=LAST)) as pilot:
        await press(pilot, *["space"] * 6)
        shown = await press(pilot, "s")
        assert "Each hero's way." in shown
        assert "Gordafarid" in shown
        assert "2.0" in shown, "Zal's only roll"
        assert "wins the race" in await press(pilot, "escape")


async def test_a_race_that_is_over_is_written_to_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = sitting(tmp_path, [(1, 1)], setup=LAST)
    async with running(game) as pilot:
        await press(pilot, *["space"] * 6)
        assert "in the folder you are in" in await press(pilot, "e")
        assert "Written: race.txt" in await press(pilot, "t")
        assert "wins the race" in text(pilot), "what was shown is shown again"
    assert "The race is over." in (tmp_path / "race.txt").read_text(encoding="utf-8")
