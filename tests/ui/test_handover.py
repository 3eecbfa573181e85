"""Passing the keyboard by card, changing who plays for a seat, and people who are coached."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from monopoly_tui import bots
from monopoly_tui.bots.fallback import Fallback
from monopoly_tui.rules.classic.acts import Buy, Roll
from monopoly_tui.sitting import Sitting
from monopoly_tui.ui.app import MonopolyApp
from monopoly_tui.ui.chairs import COACHED
from monopoly_tui.ui.page import View
from monopoly_tui.ui.preferences import Preferences
from monopoly_tui.ui.seat_notes import recall, remember
from tests.record.writing import lines_of
from tests.ui.screen import Inline, calm, press, running, strips, text, words
from tests.ui.stage import NAMES, until, view

ON_SIX = (1, 5)


@pytest.fixture
def plain_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that only roll, buy and hand on."""
    monkeypatch.setattr(bots, "THINKING", dict.fromkeys(bots.THINKING, lambda *_: Fallback()))


def by_card() -> Preferences:
    return Preferences(speed="instant", motion=False, handover="card")


async def test_a_card_covers_the_table_until_the_next_person_has_sat_down() -> None:
    shown = view(NAMES[:3], dice=[ON_SIX, (1, 2)])
    async with running(shown.played, preferences=by_card()) as pilot:
        first = text(pilot)
        assert "Pass the keyboard to" in first
        assert "Shush" not in first, "the board is covered"
        await press(pilot, "l", "2", "escape", "b")
        assert text(pilot) == first, "nothing is looked at"
        await press(pilot, "space")
        assert "press Space to roll" in words(pilot)
        await press(pilot, "space", "b", "space")
        covered = text(pilot)
        assert "Pass the keyboard to" in covered
        assert "Sara" in covered
        assert shown.game.state.at[1] == 0, "Space only hands on"
        await press(pilot, "space", "space")
        assert shown.game.state.at[1] == 3


async def test_u_on_the_card_gives_the_keyboard_back() -> None:
    shown = view(dice=[ON_SIX])
    async with running(shown.played, preferences=by_card()) as pilot:
        await press(pilot, "space", "space", "b", "space")
        assert "I am Sara" in text(pilot)
        await press(pilot, "u")
        assert shown.sitting.decision().by == 0
        assert "Ali, that was your turn" in words(pilot)


async def test_the_card_tells_what_happened_since_ones_last_turn() -> None:
    shown = view(owns={1: "6"}, dice=[ON_SIX, (4, 6)])
    async with running(shown.played, preferences=by_card()) as pilot:
        await press(pilot, "space", "space", "space")
        seen = text(pilot)
        assert "So far:" in seen, "Sara has had no turn yet"
        assert "Ali pays Sara rent" in seen
        await press(pilot, "space", "space", "space")
        seen = text(pilot)
        assert "Pass the keyboard to" in seen
        assert "Since your last turn:" not in seen, "Sara has done nothing that is worth a line"
        assert "Ali pays" not in seen, "Ali knows that"


async def test_without_a_card_the_sentence_tells_what_happened_since_ones_last_turn() -> None:
    shown = view(owns={1: "6"}, dice=[ON_SIX, (4, 6), (1, 2)])
    async with running(shown.played) as pilot:
        await press(pilot, "space")
        assert "So far:" not in words(pilot), "it is still Ali's turn"
        await press(pilot, "enter")
        seen = words(pilot)
        assert "Ali pays Sara rent 6k" in seen.partition("── So far: ──")[2], "set off from the log"
        assert "Sara, it is your turn" in seen
        await press(pilot, "space")
        assert "So far:" not in words(pilot), "the next key ends it"
        await press(pilot, "enter")
        assert "Since your last turn:" not in words(pilot), "Ali has missed nothing"


async def test_every_bidder_gets_the_card_where_the_keyboard_is_passed_by_it() -> None:
    shown = view(dice=[ON_SIX], cash=[1500, 1500])
    async with running(shown.played, preferences=by_card()) as pilot:
        await press(pilot, "space", "space", "a")
        assert "Pass the keyboard to" not in text(pilot), "Ali, who bids first, has it"
        await press(pilot, "b")
        assert "I am Sara" in text(pilot)
        await press(pilot, "b")
        assert shown.sitting.decision().data["high"] == 10, "nobody else bids for Sara"
        await press(pilot, "space", "n")
        assert "I am Ali" in text(pilot)
    anybody = view(rules={"auction": "open"}, dice=[ON_SIX])
    async with running(anybody.played, preferences=by_card()) as pilot:
        await press(pilot, "space", "space", "a")
        assert "Pass the keyboard to" not in text(pilot), "all of them sit there"


async def test_hidden_balances_bring_the_card_by_themselves_and_one_person_needs_none() -> None:
    hidden = view(rules={"balances": "hidden"})
    async with running(hidden.played) as pilot:
        assert "Pass the keyboard to" in text(pilot)
        assert "Peek" not in text(pilot)
    alone = view(rules={"balances": "hidden"})
    alone.played.change_seat(1, "easy")
    async with running(alone.played) as pilot:
        assert "press Space to roll" in words(pilot)


async def test_one_seat_alone_may_get_the_keyboard_by_a_card() -> None:
    shown = view(dice=[ON_SIX, (1, 2), (1, 2)])
    async with running(shown.played) as pilot:
        await press(pilot, "o", "2", "c")
        assert "Sara gets the keyboard by a card from now on" in words(pilot)
        await press(pilot, "o")
        assert "person, by card" in text(pilot)
        await press(pilot, "escape", "space", "b", "space")
        assert "I am Sara" in text(pilot)
        assert shown.game.state.at[1] == 0, "Space only hands on"
        await press(pilot, "space", "space", "b", "space")
        assert shown.game.state.at[0] == 9, "Ali's Space rolls"
    again = Sitting.open(shown.sitting.path)
    assert recalled(again).by_card == {1}
    async with running(again) as pilot:
        await press(pilot, "o", "2", "c")
        assert "Sara gets the keyboard without a card" in words(pilot)
    assert recalled(again).by_card == set()


async def test_where_all_get_a_card_and_for_a_bot_none_can_be_chosen() -> None:
    shown = view(rules={"balances": "hidden"})
    async with running(shown.played) as pilot:
        await press(pilot, "space", "o", "2", "c")
        assert "Everybody gets the keyboard by a card" in words(pilot)
    beside = view()
    beside.played.change_seat(1, "easy")
    async with running(beside.played) as pilot:
        await press(pilot, "o", "2", "c")
        assert "A bot needs no keyboard" in words(pilot)
    assert recalled(beside.played).by_card == set()


async def test_the_lobby_brings_a_card_to_a_seat_too() -> None:
    app = MonopolyApp(patience=0, preferences=calm(), thinkers=Inline())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "3", "k", "c")
        assert "A bot needs no keyboard" in words(pilot)
        await press(pilot, "2", "c")
        assert "person, by card" in text(pilot)
        await press(pilot, "space")
        assert app.sitting is not None
        assert recalled(app.sitting).by_card == {1}
    app.sitting.close()


async def test_u_gives_a_seat_back_and_ctrl_r_takes_it_again(plain_bots: None) -> None:
    shown = view(NAMES[:3], dice=[ON_SIX, (1, 2)])
    async with running(shown.played) as pilot:
        await press(pilot, "space", "b", "o", "2", *until("easy"), "y", "o", "3", *until("easy"), "y", "u")
        assert [player.kind for player in shown.sitting.players] == ["human", "easy", "human"]
        assert "A person plays for Reza now" in words(pilot)
        await press(pilot, "ctrl+r")
        assert "Done again: An easy bot plays for Reza now" in words(pilot)
        await press(pilot, "u", "u", "u")
        assert [player.kind for player in shown.sitting.players] == ["human"] * 3
        assert shown.game.state.owner[6] == -1, "what was bought before goes back after the seats"
        await press(pilot, "ctrl+r", "ctrl+r", "space")
        assert shown.sitting.decision().by == 2, "the bot that came back has played for Sara"
    assert {"seat": 1, "kind": "human"} in lines_of(shown.sitting.path)


async def test_the_log_goes_back_beyond_a_change_of_a_seat(plain_bots: None) -> None:
    shown = view(owns={0: "1 3"}, dice=[ON_SIX])
    async with running(shown.played) as pilot:
        await press(pilot, "m", "b", "escape", "o", "2", *until("easy"), "y", "l", "up", "enter")
        assert "take back the last 2" in words(pilot).lower()
        await press(pilot, "y")
        assert shown.sitting.players[1].kind == "human"
        assert shown.game.state.buildings[1] == 0


async def test_a_person_is_coached_again_when_a_bot_gives_the_seat_back(plain_bots: None) -> None:
    shown = view()
    remember(shown.played, Preferences(coached={1}))
    async with running(shown.played) as pilot:
        await press(pilot, "o", "2", "k", "y")
        assert "coached" not in text(pilot)
        await press(pilot, "u")
        await press(pilot, "o")
        assert "person, coached" in text(pilot)


async def test_o_lets_a_bot_take_a_seat_and_a_person_take_it_back(plain_bots: None) -> None:
    shown = view(dice=[ON_SIX, (1, 2), (1, 2)])
    async with running(shown.played) as pilot:
        await press(pilot, "o", "2", *until("easy"))
        assert "Let an easy bot play for Sara?" in words(pilot)
        await press(pilot, "n")
        assert shown.sitting.players[1].kind == "human"
        await press(pilot, "o", "2", *until("medium"), "y")
        assert shown.sitting.players[1].kind == "medium"
        await press(pilot, "space", "b", "space")
        assert shown.game.state.at[1] == 3
        assert shown.sitting.decision().by == 0, "the bot has played"
        await press(pilot, "o", "2", *until("human", "medium"), "y")
        assert shown.sitting.players[1].kind == "human"
    assert {"seat": 1, "kind": "medium"} in lines_of(Path(shown.sitting.path))


async def test_a_bot_goes_on_in_the_middle_of_a_persons_turn(plain_bots: None) -> None:
    shown = view(dice=[ON_SIX])
    async with running(shown.played) as pilot:
        await press(pilot, "space", "o", *until("easy"), "y")
        assert shown.game.state.owner[6] == 0
        assert shown.sitting.decision().by == 1


async def test_h_says_what_a_bot_would_do_and_why(plain_bots: None) -> None:
    shown = view(dice=[ON_SIX])
    shown.played.submit(Roll(0))
    async with running(shown.played) as pilot:
        await press(pilot, "h")
        assert "In your place a bot buys Naser Khosrow" in words(pilot)
        assert shown.sitting.decision().kind == "buy"
        await press(pilot, "b")
        assert "In your place" not in words(pilot)


def recalled(sitting: Sitting) -> Preferences:
    """What the record has of the seats."""
    likes = Preferences()
    recall(sitting, likes)
    return likes


def coached(**setup: Any) -> View:
    """A game in which the first seat's person is coached."""
    shown = view(dice=[ON_SIX], **setup)
    remember(shown.played, Preferences(coached={0}))
    return shown


async def test_who_is_coached_gets_hints_unasked_and_thinks_before_spending_much(plain_bots: None) -> None:
    shown = coached(cash=[150, 1500])
    shown.played.submit(Roll(0))
    async with running(shown.played) as pilot:
        assert "In your place a bot buys Naser Khosrow" in words(pilot)
        await press(pilot, "b")
        assert "more than half of your cash; 50k would be left" in words(pilot)
        await press(pilot, "enter")
        assert shown.game.state.owner[6] == -1
        await press(pilot, "b", "y")
        assert shown.game.state.owner[6] == 0


async def test_a_coach_says_nothing_where_one_just_goes_on_unless_asked(plain_bots: None) -> None:
    shown = coached()
    async with running(shown.played) as pilot:
        assert "In your place" not in words(pilot)
        await press(pilot, "h")
        assert "In your place a bot rolls" in words(pilot)


async def test_who_has_much_is_not_asked_twice(plain_bots: None) -> None:
    shown = coached()
    shown.played.submit(Roll(0))
    async with running(shown.played) as pilot:
        await press(pilot, "b")
        assert shown.game.state.owner[6] == 0


async def test_who_is_coached_reads_what_was_paid_before_the_game_goes_on(plain_bots: None) -> None:
    shown = coached(owns={1: "6"})
    async with running(shown.played) as pilot:
        await press(pilot, "space")
        assert "Ali pays Sara rent 6k for Naser Khosrow" in words(pilot)
        assert "Press Space once you have read it" in words(pilot)
        assert shown.sitting.decision().kind == "end"
        await press(pilot, "space")
        assert "that was your turn" in words(pilot)
        assert shown.sitting.decision().by == 0
        assert shown.sitting.can_undo() != Buy(0)


async def test_who_is_coached_sees_a_larger_sentence(plain_bots: None) -> None:
    shown = coached()
    async with running(shown.played) as pilot:
        lines = [strip.text for strip in strips(pilot)]
        (at,) = (at for at, line in enumerate(lines) if "press Space to roll" in line)
        above, below = (lines[at + by].partition("▌")[2].split("▏")[0] for by in (-1, 1))
        assert "▌" in lines[at - 1]
        assert "▌" in lines[at + 1]
        assert not above.strip()
        assert not below.strip()


async def test_who_is_coached_is_remembered_with_the_game(plain_bots: None) -> None:
    shown = view(dice=[ON_SIX])
    async with running(shown.played) as pilot:
        await press(pilot, "o", "2", "k", "y")
        assert "Sara is coached" in text(pilot)
    again = Sitting.open(shown.sitting.path)
    likes = Preferences(speed="instant", motion=False)
    async with running(again, preferences=likes) as pilot:
        assert likes.coached == {1}
        await press(pilot, "o", "2", *until("human", COACHED), "y")
    again = Sitting.open(shown.sitting.path)
    assert recalled(again).coached == set()
    again.close()


async def test_who_is_coached_from_the_lobby_on_is_remembered_too() -> None:
    app = MonopolyApp(patience=0, preferences=calm(), thinkers=Inline())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "2", "k", "space")
        assert app.sitting is not None
        assert recalled(app.sitting).coached == {1}
    app.sitting.close()


async def test_a_remark_in_the_record_coaches_nobody_else(tmp_path: Path) -> None:
    shown = view()
    shown.played.note("coached by the whole table")
    shown.played.note("coached: 2 9 x")
    assert recalled(shown.played).coached == {1}
