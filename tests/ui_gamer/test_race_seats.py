"""Who plays for a seat of a race, changed in its middle, and the card that passes the keyboard."""

from pathlib import Path
from typing import Any

from monopoly_tui.sitting import Sitting
from monopoly_tui.ui.preferences import Preferences
from tests.ui.screen import press, running, text
from tests.ui_gamer.screens import NAMES, sitting
from tests.ui_gamer.test_race_told import typed

THREE: dict[str, Any] = {
    "heroes": [
        [{"id": "zal", "cards": ["ambush"]}],
        [{"id": "rostam", "at": 3, "deeds": [5], "cards": ["shield"]}],
        [{"id": "tahmineh", "at": 3}],
    ]
}


def three(folder: Path, *rolls: tuple[int, int]) -> Sitting:
    return sitting(folder, rolls, setup=THREE, players=NAMES[:3])


def by_card() -> Preferences:
    return Preferences(speed="instant", motion=False, handover="card")


async def test_a_bot_takes_a_seat_in_the_middle_and_gives_it_back(tmp_path: Path) -> None:
    game = three(tmp_path, (4, 4))
    async with running(game) as pilot:
        await press(pilot, "o")
        assert "Who plays for Sara?" in text(pilot)
        await press(pilot, "2", "k")
        assert game.players[1].kind == "human", "only Y changes it"
        await press(pilot, "y")
        assert game.players[1].kind == "easy"
        assert "An easy bot plays for Ali now" in text(pilot)
        await press(pilot, "u")
        assert game.players[1].kind == "human"
        assert "A person plays for Ali now" in text(pilot)
        await press(pilot, "ctrl+r")
        assert game.players[1].kind == "easy"
        await press(pilot, "space", "space")
        assert game.decision().by == 2, "the bot has had its turn"
        await press(pilot, "o", "2", "k", "k", "k", "y")
        assert game.players[1].kind == "human"


async def test_nobody_is_coached_in_a_race_and_who_left_gets_no_bot(tmp_path: Path) -> None:
    game = three(tmp_path)
    async with running(game) as pilot:
        await press(pilot, "x", "y", "o")
        kinds = [(await press(pilot, "k")).count("coached") for _ in range(4)]
        assert kinds == [0, 0, 0, 0]
        assert "out of the game" in await press(pilot, "1", "k")


async def test_a_card_covers_the_race_until_the_next_person_has_sat_down(tmp_path: Path) -> None:
    async with running(three(tmp_path, (4, 1), (2, 1)), preferences=by_card()) as pilot:
        first = text(pilot)
        assert "Pass the keyboard to" in first
        assert "Rostam" not in first, "the race is covered"
        assert await press(pilot, "l", "o", "escape") == first, "nothing is looked at"
        await press(pilot, "space", "space")
        assert "Zal pays Rostam 1 coin" in text(pilot)
        await press(pilot, "space")
        assert "I am Ali" in text(pilot)
        assert "Zal pays Rostam 1 coin" in text(pilot), "which concerns Ali"
        await press(pilot, "u")
        assert "I am Sara" not in text(pilot), "Sara had it last"
        assert "this turn is done" in text(pilot)


async def test_the_card_calls_the_victim_of_an_ambush(tmp_path: Path) -> None:
    game = three(tmp_path)
    async with running(game, preferences=by_card()) as pilot:
        await press(pilot, "space", "p", "1")
        assert "I am Ali" in text(pilot)
        await press(pilot, "p")
        assert game.decision().by == 1, "nobody else answers for Ali"
        await press(pilot, "space", "p")
        assert "I am Sara" in text(pilot)


async def test_one_seat_alone_may_get_the_keyboard_by_a_card(tmp_path: Path) -> None:
    async with running(three(tmp_path, (2, 2))) as pilot:
        await press(pilot, "o", "2", "c")
        assert "Ali gets the keyboard by a card from now on" in text(pilot)
        await press(pilot, "escape", "space", "space")
        assert "I am Ali" in text(pilot)


def test_cards_and_seats_in_plain_lines(tmp_path: Path) -> None:
    game = three(tmp_path, (4, 1))
    game.change_seat(2, "hard")
    from_here = typed(game, "o", "2", "c", "escape", " ", " ", " ", "q", "y")
    assert "A hard bot plays for Mina now" in from_here
    assert "Ali, the keyboard is yours: press Space once you sit there." in from_here
