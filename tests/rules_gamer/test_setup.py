"""Positions that a record may start from, and those that cannot be."""

from typing import Any

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.engine.step import Refusal
from monopoly_tui.luck import BadScript
from monopoly_tui.record.course import Course
from monopoly_tui.record.fault import BadHeader
from monopoly_tui.record.header import read_header
from monopoly_tui.rules.errors import BadOptions
from monopoly_tui.rules.gamer.acts import Roll
from monopoly_tui.rules.gamer.options import Options, resolve
from monopoly_tui.text.speaker import Speaker

PLAYERS = [{"name": "A", "heroes": ["zal"]}, {"name": "B", "heroes": ["rostam"]}, {"name": "C", "heroes": ["tahmineh"]}]


def header(setup: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"record": 1, "board": "haft-khan", "players": PLAYERS, "order": [0, 1, 2], "setup": setup, **more}


def heroes(**first: Any) -> dict[str, Any]:
    """A position in which the first hero is as told."""
    return {"heroes": [[{"id": "zal", **first}], [{"id": "rostam"}], [{"id": "tahmineh"}]]}


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"cash": [1, 2, 3]}, "record-setup-key"),
        (heroes(gold=3), "record-setup-key"),
        ({"heroes": [[{"id": "zal"}]]}, "record-setup-by-seat"),
        ({"heroes": [[{"id": "zal"}], [{"id": "rostam"}], ["tahmineh"]]}, "record-setup-list"),
        ({"heroes": [[{"id": "gordafarid"}], [{"id": "rostam"}], [{"id": "tahmineh"}]]}, "record-setup-heroes"),
        (heroes(coins=-1), "record-setup-number"),
        (heroes(at=24), "record-setup-number"),
        (heroes(home=True, at=5), "record-setup-number"),
        (heroes(starts=1), "record-setup-number"),
        (heroes(home="yes"), "record-setup-switch"),
        (heroes(cards=["sword"]), "record-setup-id"),
        (heroes(cards=["mace"] * 3), "record-setup-card-many"),
        (heroes(beaten=["lion", "tiger"]), "record-setup-id"),
        (heroes(deeds=[3]), "record-setup-no-deed"),
        (heroes(deeds=[True]), "record-setup-no-deed"),
        (heroes(deeds=[5, 5]), "record-setup-deed-twice"),
        ({"bosses": ["lion"]}, "record-setup-bosses"),
        ({"bosses": "lion"}, "record-setup-list"),
        ({"round": 0}, "record-setup-number"),
        ({"turn": 3}, "record-setup-number"),
        (heroes(home=True) | {"turn": 0}, "record-setup-home"),
        (
            {"heroes": [[{"id": hero, "home": True}] for hero in ("zal", "rostam", "tahmineh")]},
            "record-setup-home",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(setup: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadHeader) as bad:
        read_header(header(setup)).start()
    assert bad.value.refusal.reason == reason
    for lang in ("en", "fa"):
        assert Speaker(lang)(reason, **bad.value.refusal.data)


def test_a_position_is_taken_over_whole() -> None:
    setup = heroes(coins=7, at=9, deeds=[1, 2], cards=["purse"], beaten=["lion"], rented=True) | {
        "bosses": ["olad", "lion", "desert-thirst", "dragon", "sorceress", "white-div"],
        "round": 4,
        "turn": 1,
    }
    read = read_header(header(setup))
    play = read.start()
    state = read.ruleset.describe(play, [{"name": name, "kind": "human"} for name in "ABC"])
    assert state["players"][0]["heroes"] == [
        {
            "id": "zal", "coins": 7, "at": 9, "home": False, "deeds": [1, 2], "cards": ["purse"], "beaten": ["lion"],
            "starts": 0, "rented": True,
        }
    ]  # fmt: skip
    assert (state["bosses"][0], state["round"], state["decision"]["by"]) == ("olad", 4, 1)
    assert state["powers"]["purse"] == {"pile": 2, "discards": 0}


def test_a_position_gives_heroes_to_those_who_chose_none() -> None:
    play = read_header(header(heroes(coins=7), players=["A", "B", "C"])).start()
    assert (play.decision().kind, play.state.heroes) == ("roll", [(3,), (0,), (2,)])
    assert play.state.coins == [3, 3, 3, 7]


@pytest.mark.parametrize(
    ("setup", "data"),
    [
        (heroes(home=True, at=5), {"key": "at", "value": 5, "low": 0, "high": 0}),
        (
            {"heroes": [[{"id": hero, "home": True}] for hero in ("zal", "rostam", "tahmineh")]},
            {"key": "heroes", "seat": 0},
        ),
    ],
    ids=["home elsewhere", "all home"],
)
def test_it_is_told_what_could_be(setup: dict[str, Any], data: dict[str, Any]) -> None:
    with pytest.raises(BadHeader) as bad:
        read_header(header(setup)).start()
    assert bad.value.refusal.data == data


def test_the_first_in_order_who_still_races_begins() -> None:
    assert read_header(header(heroes(home=True))).start().decision().by == 1


@pytest.mark.parametrize("rules", [{"laps": 0}, {"laps": 5}, {"laps": "2"}, {"laps": True}, {"preset": "official"}])
def test_options_that_there_are_not(rules: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        resolve(find("haft-khan"), rules)


def test_how_many_times_round_there_may_be_is_told() -> None:
    with pytest.raises(BadOptions) as bad:
        resolve(find("haft-khan"), {"laps": 5})
    assert bad.value.refusals == [Refusal("option-range", {"option": "laps", "value": 5, "low": 1, "high": 4})]


def test_options_are_written_as_they_are_read() -> None:
    assert resolve(find("haft-khan"), {}) == Options() == Options(1)
    for laps in (1, 2, 3, 4):
        assert resolve(find("haft-khan"), Options(laps).written()) == Options(laps)


def test_a_script_of_what_this_game_does_not_have_is_refused() -> None:
    for script, reason in (({"dice": [[7, 1]]}, "record-roll"), ({"power": ["sword"]}, "record-card")):
        with pytest.raises(BadHeader) as bad:
            read_header(header({}, script=script))
        assert bad.value.refusal.reason == reason


def test_a_scripted_roll_that_cannot_fall_now_is_told_or_left_out() -> None:
    course = Course(read_header(header({}, script={"dice": [[3]]})), watched=False)
    course.act(Roll(0))
    with pytest.raises(BadScript) as bad:
        course.settle(strict=True)
    assert bad.value.refusal.data == {"number": 1, "roll": ["3"]}
    (dice, *_), _ = course.settle(strict=False)
    assert dice.do == "dice", "the seed goes on"
