"""The lobby of a race: seats, heroes, laps, and the way to and from the other game's lobby."""

from typing import Any

from monopoly_tui.board_shelf import find, shipped
from monopoly_tui.record.header import LEVELS
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.app import MonopolyApp
from monopoly_tui.ui.form_screen import FormScreen
from monopoly_tui.ui.gamer.lobby import RaceLobby
from monopoly_tui.ui.page import Result, Say
from monopoly_tui.ui.pages.lobby import Lobby
from monopoly_tui.ui.preferences import Preferences
from tests.ui.screen import calm
from tests.ui.screen import press as press_on

SAY = Speaker()


def lobby(**choices: Any) -> RaceLobby:
    return RaceLobby(SAY, {"board": "haft-khan", "players": ["Sara", "Ali"], **choices})


def press(page: RaceLobby, *names: str) -> Result:
    result: Result = None
    for name in names:
        result = page.press(name)
    return result


def test_two_lead_two_heroes_each_and_no_hero_twice() -> None:
    page = lobby()
    press(page, "h", "2", "h")
    assert [player["heroes"] for player in page.header()["players"]] == [
        ["rostam", "gordafarid"],
        ["tahmineh", "zal"],
    ]
    press(page, "h")
    assert "heroes" not in page.header()["players"][1], "after the last choice they are dealt again"


def test_with_three_each_leads_one() -> None:
    page = lobby()
    press(page, "h", "a", "h")
    players = page.header()["players"]
    assert len(players) == 3
    assert "heroes" not in players[0], "two are too many now"
    assert players[2]["heroes"] == ["rostam"]


def test_at_most_four_and_at_least_two() -> None:
    page = lobby()
    assert isinstance(press(page, "delete"), Say)
    press(page, "a", "a")
    assert isinstance(press(page, "a"), Say)
    press(page, "delete")
    assert len(page.header()["players"]) == 3


def test_names_kinds_and_laps() -> None:
    page = lobby()
    press(page, "n")
    page.typed("M", "M")
    page.typed("i", "i")
    press(page, "enter")
    press(page, "2", "k", "r")
    header = page.header()
    assert header["players"][0]["name"] == "Mi"
    assert [player["kind"] for player in header["players"]] == ["human", LEVELS[0]]
    assert header["rules"] == {"laps": 4}
    press(page, "r")
    assert header != page.header()
    assert page.header()["rules"] == {"laps": 1}


def test_times_round_are_those_of_the_board_until_somebody_chooses() -> None:
    page = lobby()
    assert page.header()["rules"] == {"laps": 3}
    press(page, "a")
    assert page.header()["rules"] == {"laps": 4}, "three heroes share the same way"
    press(page, "r", "r", "a")
    assert page.header()["rules"] == {"laps": 2}


def test_a_name_that_is_taken_is_refused() -> None:
    page = lobby()
    press(page, "n")
    for letter in "Ali":
        page.typed(letter, letter)
    assert isinstance(press(page, "enter"), Say)


def test_the_choices_given_are_kept() -> None:
    page = lobby(seed=5, rules={"laps": 2}, players=[{"name": "A", "heroes": ["zal", "rostam"]}, "B"])
    header = page.header()
    assert (header["seed"], header["rules"], header["players"][0]["heroes"]) == (5, {"laps": 2}, ["zal", "rostam"])


async def test_the_board_leads_from_lobby_to_lobby_all_the_way_round_and_space_starts() -> None:
    app = MonopolyApp(
        None, {"board": "haft-khan", "players": ["Sara", "Ali"], "seed": 3}, patience=0, preferences=calm()
    )
    seen = []
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in shipped():
            assert isinstance(app.screen, FormScreen)
            assert isinstance(app.screen.form, Lobby | RaceLobby)
            seen.append(app.screen.form.header()["board"])
            await press_on(pilot, "b")
        assert sorted(seen) == sorted(shipped())
        await press_on(pilot, "h", "space")
        assert app.sitting is not None
        assert app.sitting.board.id == "haft-khan"
        assert app.sitting.header["players"][0]["heroes"] == ["rostam", "gordafarid"]
        app.sitting.close()


async def test_the_lobby_says_what_heroes_can() -> None:
    app = MonopolyApp(None, {"board": "haft-khan"}, patience=0, preferences=calm())
    async with app.run_test(size=(60, 20)) as pilot:
        shown = await press_on(pilot, "a", "a")
        assert "3 times round, then home" in shown
        for hero in find("haft-khan").heroes:
            assert SAY(f"race-ability-{hero.ability}", amount=hero.amount) in shown


def test_the_picture_of_the_board_stands_above_where_there_is_room() -> None:
    for height, pictured in ((21, False), (46, True)):
        drawn = "".join(strip.text for strip in lobby().draw(158, height))
        assert ("▀" * 40 in drawn) is pictured


def test_whoever_is_coached_elsewhere_is_a_person_here() -> None:
    page = lobby(players=[{"name": "Sara", "kind": "coached"}, "Ali"])
    kinds = []
    for _ in range(4):
        kinds.append(page.header()["players"][0]["kind"])
        press(page, "k")
    assert kinds == ["human", *LEVELS]


def test_a_card_calls_one_person_or_all() -> None:
    likes = Preferences()
    page = RaceLobby(SAY, {"board": "haft-khan", "players": ["Sara", {"name": "Ali", "kind": "hard"}]}, likes)
    press(page, "c")
    page.header()
    assert likes.by_card == {0}
    assert press(page, "2", "c") == Say(SAY("seats-card-bot"))
    likes.handover = "card"
    assert press(page, "1", "c") == Say(SAY("seats-card-all"))
