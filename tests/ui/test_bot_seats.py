"""Bots at the table: who is asked, at what pace acts follow, what keys do meanwhile, what people are told after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from monopoly_tui import bots
from monopoly_tui.bots.fallback import Fallback
from monopoly_tui.bots.offers import is_welcome
from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act, Decision, Event
from monopoly_tui.rules.classic.acts import Bid, Bundle, EndTurn, Offer, Roll
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.bot_driver import BotDriver
from monopoly_tui.ui.desk import Desk
from monopoly_tui.ui.page import Do, View
from monopoly_tui.ui.preferences import PACES, Preferences
from tests.ui.screen import Inline, press, running, words

ROLLS = [[1, 3], [1, 3], [2, 4]]
"""Two seats come to the tax on square 4; the first then goes on to Jail, visiting."""


class Simple(Fallback):
    """Plays as the fallback does, and notes what it was shown."""

    def __init__(self, seat: int, random: Any) -> None:
        super().__init__()
        self.seat, self.random = seat, random
        self.reason = Reason("bots-move-on")
        self.seen: list[Event] = []
        self.drawn: list[float] = []
        self.cash: list[Sequence[int]] = []
        self.offers = 0  # what it asks for its first deed, once
        self.group: tuple[int, ...] = ()  # what it asks for instead

    def choose(self, play: Play, decision: Decision) -> Act:
        """See Bot."""
        self.drawn.append(self.random.random())
        self.cash.append(tuple(play.state.cash))
        if decision.kind == "end" and self.offers:
            deed = [square for square in play.board.deeds if play.state.owner[square] == self.seat][-1]
            give, get, self.offers = Bundle(0, (deed,)), Bundle(self.offers, self.group), 0
            return Offer(self.seat, 0, give, get)
        return super().choose(play, decision)

    def bid(self, play: Play, seat: int) -> int | None:
        """Up to 30."""
        high = int(play.decision().data["high"])
        return high + 10 if high < 30 else None

    def watch(self, event: Event) -> None:
        """See Bot."""
        self.seen.append(event)


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> list[Simple]:
    """Simple bots in the place of all others; those made so far."""
    made: list[Simple] = []

    def make(_board: Any, _options: Any, seat: int, random: Any, _people: Any) -> Simple:
        made.append(Simple(seat, random))
        return made[-1]

    monkeypatch.setattr(bots, "THINKING", dict.fromkeys(("easy", "medium", "hard"), make))
    return made


def sitting(
    tmp_path: Path, kinds: str = "human medium", rolls: Sequence[Sequence[int]] = ROLLS, **more: Any
) -> Sitting:
    """A game in turn order by seat."""
    players = [{"name": f"Seat{seat + 1}", "kind": kind} for seat, kind in enumerate(kinds.split())]
    header: Mapping[str, Any] = {
        "record": 1,
        "board": "tehran",
        "players": players,
        "order": [*range(len(players))],
        "seed": 7,
        "script": {"dice": rolls},
        "rules": {"rounds": 20},
    }
    return Sitting.new({**header, **more}, tmp_path / "game.mono")


class Bench:
    """A desk and its bots with a clock that is moved by hand."""

    def __init__(self, game: Sitting, speed: str = "normal") -> None:
        self.now = 100.0
        self.told: list[Future[Any]] = []
        self.view = View(game, Speaker("en"), Preferences(speed=speed))
        nothing: Callable[..., None] = lambda *_: None  # noqa: E731
        self.desk = Desk(self.view, nothing, nothing, nothing)
        self.bots = BotDriver(self.desk, Inline(), lambda: self.now, self.told.append)

    def acts(self, seconds: float) -> int:
        """Let time go by; how many acts the bots carried out in it."""
        self.now += seconds
        count = 0
        while self.bots.poll() == 0:
            count += 1
        return count


def test_a_bot_acts_at_the_pace_of_the_table(seated: list[Simple], tmp_path: Path) -> None:
    game = sitting(tmp_path)
    bench = Bench(game)
    assert bench.acts(10) == 0, "a person is asked"
    for act in (Roll(0), EndTurn(0)):
        bench.desk.carry_out(act_on(act))
    assert bench.acts(0) == 0
    assert bench.bots.poll() == pytest.approx(PACES["normal"].event)
    assert bench.acts(0.44) == 0
    assert bench.acts(0.02) == 1
    assert game.game.state.at[1] == 4
    assert bench.acts(0.5) == 0, "two lines were told, the roll and the tax"
    assert bench.acts(0.5) == 1
    assert game.decision().by == 0


def act_on(act: Act) -> Do:
    """What a page says to have an act done."""
    return Do((act,))


def test_a_bots_turn_lasts_no_longer_than_the_pace_allows(seated: list[Simple], tmp_path: Path) -> None:
    rolls = [[1, 3], [1, 1], [2, 2], [1, 2]]
    game = sitting(tmp_path, rolls=rolls)
    bench = Bench(game, "slow")
    for act in (Roll(0), EndTurn(0)):
        bench.desk.carry_out(act_on(act))
    bench.acts(0)
    waited = 0.0
    while (left := bench.bots.poll()) is not None:
        waited += left
        bench.now += left
    assert game.decision().by == 0
    assert 4 < waited <= PACES["slow"].turn + PACES["slow"].event


def test_waiting_bots_go_on_one_step_at_a_time(seated: list[Simple], tmp_path: Path) -> None:
    game = sitting(tmp_path)
    bench = Bench(game)
    for act in (Roll(0), EndTurn(0)):
        bench.desk.carry_out(act_on(act))
    bench.bots.call("wait")
    assert bench.acts(60) == 0
    bench.bots.call("step")
    assert bench.acts(0) == 1
    assert bench.acts(60) == 0
    bench.bots.call("wait")
    assert bench.acts(60) == 1


def test_bots_make_way_while_somebody_looks_at_something(seated: list[Simple], tmp_path: Path) -> None:
    bench = Bench(sitting(tmp_path), "instant")
    for act in (Roll(0), EndTurn(0)):
        bench.desk.carry_out(act_on(act))
    bench.desk.press("escape")
    assert bench.acts(60) == 0
    bench.desk.press("escape")
    assert bench.acts(0) == 2


async def test_skipping_leads_to_the_next_person_and_tells_what_happened(seated: list[Simple], tmp_path: Path) -> None:
    game = sitting(tmp_path, "human medium medium", [[1, 3], [1, 5], [2, 4]])
    async with running(game, preferences=Preferences(speed="slow", motion=False)) as pilot:
        await press(pilot, "space", "space")
        assert "Seat2 plays" in words(pilot)
        await press(pilot, "b", "f")
        assert "turn: press Space to roll" in words(pilot)
        assert "── Since your last turn" in words(pilot), "set off from the log above"
        assert "Seat2 buys Naser Khosrow" in words(pilot)
        await press(pilot, "2")
        assert "Since your last turn" not in words(pilot)
        assert game.decision().by == 0


async def test_keys_typed_too_early_are_dropped_while_a_bot_plays(seated: list[Simple], tmp_path: Path) -> None:
    game = sitting(tmp_path)
    async with running(game, preferences=Preferences(speed="slow", motion=False)) as pilot:
        await press(pilot, "space", "space")
        before = await press(pilot, "b", "l", "m", "1", "n")
        assert "Seat2 plays" in words(pilot)
        await press(pilot, "w")
        assert "Seat2 waits" in words(pilot)
        await press(pilot, "l")
        assert "Enter takes back" in words(pilot), "who waits may look"
        await press(pilot, "escape", "w")
        assert "Seat2 plays" in words(pilot)
        assert before.count("Seat2") >= 2
        await press(pilot, "space")
        assert game.decision().by == 0, "Space finishes the bot's turn"


async def test_y_says_why_and_plus_changes_the_speed(seated: list[Simple], tmp_path: Path) -> None:
    game = sitting(tmp_path)
    async with running(game) as pilot:
        await press(pilot, "y")
        assert "No bot has done anything yet" in words(pilot)
        await press(pilot, "minus")
        assert "Speed: fast." in words(pilot)
        await press(pilot, "plus", "space", "space")
        assert game.decision().by == 0
        shown = await press(pilot, "y")
        assert Speaker("en")("bots-move-on").split(".")[0][:20] in shown


def test_why_is_about_the_last_choice_and_not_about_handing_on(tmp_path: Path) -> None:
    game = sitting(tmp_path, rolls=[[1, 3], [1, 2], [1, 2]])
    bench = Bench(game)
    for act in (Roll(0), EndTurn(0)):
        bench.desk.carry_out(act_on(act))
    while game.decision().by == 1:
        bench.acts(10)
    assert (game.game.state.owner[3], game.decision().by) == (1, 0), "it has bought, and ended its turn"
    bench.bots.call("why")
    assert bench.desk.note == "Seat2: “Molavi A2 is worth its price.”"
    game.close()


async def test_a_bots_offer_comes_with_its_reason(seated: list[Simple], tmp_path: Path) -> None:
    game = sitting(tmp_path, setup={"deeds": {"1": {"owner": 1}}})
    async with running(game) as pilot:
        seated[0].offers = 10
        await press(pilot, "space", "space")
        assert game.decision().kind == "answer"
        assert f"Seat2: “{Speaker('en')('bots-move-on')}”" in words(pilot)
        await press(pilot, "n")
        assert "Seat2: “" not in words(pilot)


def test_a_bot_has_the_same_chance_in_a_resumed_game(seated: list[Simple], tmp_path: Path) -> None:
    game = sitting(tmp_path)
    bench = Bench(game, "instant")
    for act in (Roll(0), EndTurn(0)):
        bench.desk.carry_out(act_on(act))
    game.close()
    again = Sitting.open(game.path)
    resumed = Bench(again, "instant")
    bench_bot = seated[0]
    assert resumed.acts(0) == 2
    resumed_bot = seated[-1]
    assert [type(event) for event in resumed_bot.seen[:3]] == [type(entry.event) for entry in again.log[:3]]
    again.close()
    bench.acts(0)
    assert bench_bot.drawn == resumed_bot.drawn


def test_a_bot_is_shown_no_hidden_cash(seated: list[Simple], tmp_path: Path) -> None:
    setup = {"cash": [1234, 900]}
    game = sitting(tmp_path, setup=setup, rules={"rounds": 20, "balances": "hidden"})
    bench = Bench(game, "instant")
    for act in (Roll(0), EndTurn(0)):
        bench.desk.carry_out(act_on(act))
    bench.acts(0)
    assert seated[0].cash[0][0] != game.game.state.cash[0]
    assert seated[0].cash[0][1] == 900


def test_bots_claim_their_rents_before_anybody_goes_on(seated: list[Simple], tmp_path: Path) -> None:
    rules = {"rounds": 20, "rent_collection": "claimed"}
    game = sitting(tmp_path, "human human medium", [[1, 5]], setup={"deeds": {"6": {"owner": 2}}}, rules=rules)
    bench = Bench(game, "slow")
    bench.desk.carry_out(act_on(Roll(0)))
    assert game.game.state.rents
    assert bench.acts(0) == 1
    assert not game.game.state.rents
    assert game.game.state.cash[2] == 1506
    assert game.decision().by == 0


def test_an_offer_that_hidden_cash_stands_against_gives_way(seated: list[Simple], tmp_path: Path) -> None:
    setup = {"deeds": {"1": {"owner": 1}}, "cash": [300, 900]}
    game = sitting(tmp_path, setup=setup, rules={"rounds": 20, "balances": "hidden"})
    bench = Bench(game, "instant")
    seated[0].offers = 800
    for act in (Roll(0), EndTurn(0)):
        bench.desk.carry_out(act_on(act))
    assert bench.acts(0) == 2
    assert game.decision().by == 0, "it has ended its turn"


def test_bots_bid_where_anybody_may_after_a_while(seated: list[Simple], tmp_path: Path) -> None:
    game = sitting(tmp_path, "human medium easy", [[1, 5]], rules={"rounds": 20, "auction": "open"})
    bench = Bench(game)
    bench.desk.carry_out(act_on(Roll(0)))
    bench.desk.press("a")
    for digit in ("2", "3"):
        bench.desk.press(digit)
        assert "bids by itself" in bench.desk.note, "nobody bids for a bot"
    assert game.decision().data["high"] == 0
    assert bench.acts(0) == 0
    assert bench.acts(0.6) == 0, "nobody bids at once"
    assert bench.acts(2.5) >= 2
    high = game.decision().data["high"]
    assert high in (10, 20)
    for _ in range(20):
        bench.acts(2)
    assert game.decision().data["high"] == 30
    bench.desk.carry_out(act_on(Bid(0, 31)))
    for _ in range(20):
        bench.acts(2)
    assert game.decision().data["high_by"] == 0, "only people let the hammer fall"


def test_the_hammer_falls_by_itself_among_bots(seated: list[Simple], tmp_path: Path) -> None:
    setup = {"cash": [0, 50, 1500], "at": [0, 0, 0], "turn": 1, "bankrupt": [0]}
    game = sitting(tmp_path, "human medium easy", [[1, 5]], setup=setup, rules={"rounds": 20, "auction": "open"})
    bench = Bench(game)
    assert bench.acts(60) == 0
    assert "Only bots are left" in bench.desk.page.sentence()
    bench.bots.call("skip")
    bench.acts(0)
    assert game.game.state.owner[6] in (1, 2)
    assert game.decision().kind == "over"


@pytest.mark.parametrize(
    ("wanted", "group", "made"),
    [("all", (), True), ("sets", (), False), ("sets", (3,), True), ("off", (), False), ("off", (3,), False)],
)
def test_bots_make_only_the_offers_that_people_want_to_hear(
    tmp_path: Path, seated: list[Simple], wanted: str, group: tuple[int, ...], made: bool
) -> None:
    """Square 3 is the last street of a group that seat 1 begins on square 1."""
    deeds = {"1": {"owner": 1}, "3": {"owner": 0}, "6": {"owner": 1}}
    table = Bench(sitting(tmp_path, setup={"deeds": deeds, "turn": 1}), "instant")
    table.view.preferences.bot_offers = wanted
    bot = seated[-1]
    bot.offers, bot.group = 20, group
    table.acts(0)
    assert (table.view.sitting.decision().kind == "answer") == made
    assert table.view.sitting.decision().by == 0


def test_among_bots_every_offer_may_be_made(tmp_path: Path, seated: list[Simple]) -> None:
    twin = sitting(tmp_path, "human medium medium", setup={"deeds": {"6": {"owner": 1}}}).game
    offer = Offer(1, 2, Bundle(0, (6,)), Bundle(20))
    assert is_welcome(twin, offer, {0}, "off")
    assert not is_welcome(twin, offer, {2}, "off")
