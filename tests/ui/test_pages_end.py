"""The end, the chart, and the small choices."""

from random import Random

import pytest

from monopoly_tui.rules.classic.acts import (
    Accept,
    Bankrupt,
    Bid,
    Build,
    Bundle,
    LiftOrFee,
    Offer,
    Pass,
    Place,
    Roll,
    Tax,
)
from monopoly_tui.rules.classic.codec import read_act
from monopoly_tui.ui.chart import chart, scale
from monopoly_tui.ui.page import Call, Do, Unknown, View
from monopoly_tui.ui.pages.lift_or_fee import LiftOrFeePage
from monopoly_tui.ui.pages.over import OverPage
from monopoly_tui.ui.pages.place import PlacePage
from monopoly_tui.ui.pages.tax import TaxPage
from monopoly_tui.ui.palette import SEATS
from tests.ui.stage import LONG_NAMES, NAMES, fits, press, text, view


def played(names: tuple[str, ...], rounds: int) -> View:
    """A game played to its end: everything is bought, nothing else done."""
    shown = view(names, {"end": "rounds", "rounds": rounds, "auction": "off"})
    wanted = ("buy", "roll", "end_turn", "decline", "mortgage", "bankrupt")
    while shown.sitting.decision().kind != "over":
        legal = [option for option in shown.game.legal() if option["do"] in wanted]
        first = min(legal, key=lambda option: wanted.index(option["do"]))
        if shown.sitting.decision().kind != "debt":
            legal = [option for option in legal if option["do"] != "mortgage"]
            first = min(legal, key=lambda option: wanted.index(option["do"]))
        shown.played.submit(read_act(first))
    return shown


def test_the_end_ranks_everybody() -> None:
    shown = played(NAMES[:4], 8)
    page = OverPage(shown)
    drawn = text(page)
    places = [line for line in drawn.splitlines() if "▐" in line]
    assert len(places) == 4
    best = shown.sitting.decision().data["ranking"][0][0]
    assert NAMES[best] in places[0]
    assert page.sentence().startswith(NAMES[best])
    assert "The dearest rent" in drawn
    assert "8 rounds" in drawn
    fits(page)


def test_keys_of_the_end() -> None:
    page = OverPage(played(NAMES[:2], 1))
    assert [press(page, key) for key in ("space", "l", "g", "q")] == [
        Call("rematch"), Call("log"), Call("graph"), Call("quit"),
    ]  # fmt: skip


def test_shared_places_and_shared_wins() -> None:
    shown = view(NAMES[:3], {"end": "rounds", "rounds": 1}, cash=[500, 500, 500], turn=2, dice=[(4, 6)], at=[0, 0, 0])
    shown.played.submit(Roll(2))
    shown.played.submit(read_act({"by": 2, "do": "end_turn"}))
    page = OverPage(shown)
    assert page.sentence() == "Ali, Sara and Reza share the win with a worth of 500k each."
    assert text(page).count("1.") == 3


def test_who_went_bankrupt_is_told_with_the_round() -> None:
    shown = view(NAMES[:3], {"end": "first_bankruptcy"})
    shown.played.submit(Bankrupt(0))
    drawn = text(OverPage(shown))
    assert "left the game in round 1" in drawn
    fits(OverPage(shown))


def test_eight_with_wide_names_fit() -> None:
    fits(OverPage(played(LONG_NAMES, 3)))


def test_the_chart_fits_and_shows_every_shape() -> None:
    random = Random(3)
    worths = [[1500] * 8]
    for _ in range(60):
        worths.append([max(0, worth + random.randint(-200, 240)) for worth in worths[-1]])
    for width, height in ((54, 10), (72, 14), (108, 24), (54, 6)):
        lines = chart(worths, LONG_NAMES, width, height, "{:,}".format)
        assert len(lines) <= height
        assert {line.cell_length for line in lines} == {width}
    drawn = "".join(line.text for line in chart(worths, LONG_NAMES, 108, 24, "{:,}".format))
    assert all(seat.shape in drawn for seat in SEATS)


@pytest.mark.parametrize(
    "worths",
    [[], [[1500, 1500]], [[0, 0]], [[1500, 10], [1600, 0], [1700, 0], [1800, 0]], [[10**9, 1]], [[5, 5], [5, 5]]],
)
def test_odd_charts(worths: list[list[int]]) -> None:
    for height in (1, 3, 4, 9):
        lines = chart(worths, NAMES[:2], 60, height, "{:,}".format)
        assert len(lines) <= height
        assert all(line.cell_length == 60 for line in lines)


@pytest.mark.parametrize("low", [0, 40, 1390])
@pytest.mark.parametrize("high", [1400, 2691, 99_999])
@pytest.mark.parametrize("rows", [2, 5, 18])
def test_the_axis_reaches_both_ends_and_fits(low: int, high: int, rows: int) -> None:
    step, every = scale(low, high, rows)
    steps = -(-high // step) - low // step
    assert steps * every <= rows
    assert str(step).strip("0") in ("1", "2", "5")


def test_tax_shows_no_sum_but_the_flat_one() -> None:
    shown = view(rules={"income_tax": "choice"}, dice=[(1, 3)], cash=[1234, 1500])
    shown.played.submit(Roll(0))
    page = TaxPage(shown)
    assert press(page, "p") == Do((Tax(0, "flat"),))
    assert press(page, "x") == Do((Tax(0, "percent"),))
    assert press(page, "space") == Unknown()
    assert "1,234" not in text(page) + page.sentence()
    fits(page)


def test_lift_or_fee() -> None:
    shown = view(rules={"transfer_lift": "on"}, owns={0: "5m"})
    shown.played.submit(Offer(0, 1, Bundle(0, (5,)), Bundle(1)))
    shown.played.submit(Accept(1))
    page = LiftOrFeePage(shown)
    assert "110k" in page.sentence()
    assert press(page, "y") == Do((LiftOrFee(1, True),))
    assert press(page, "n") == Do((LiftOrFee(1, False),))
    assert press(page, "enter") == Unknown()
    fits(page)


def test_placing_by_arrows_or_by_tag() -> None:
    shown = view(rules={"building_shortage": "auction"}, owns={0: "1 3 6x1 8x1 9x2", 1: "11 13 14"}, houses=1)
    for done in (Build(0, 1), Bid(0, 50), Pass(1)):
        shown.played.submit(done)
    page = PlacePage(shown)
    assert press(page, "enter") == Do((Place(0, 1),))
    assert press(page, "down", "enter") == Do((Place(0, 3),))
    assert press(page, "b", "2", "enter") == Do((Place(0, 8),))
    assert press(page, "3") == Unknown(), "B3 has a house more"
    fits(page)
