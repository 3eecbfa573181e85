"""The bots of a race: legal, repeatable, and each level better than the one before."""

from collections.abc import Sequence
from random import Random

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.bots.gamer import RACE_BOTS
from monopoly_tui.bots.gamer.bot import RaceBot
from monopoly_tui.bots.gamer.hard import Hard
from monopoly_tui.bots.gamer.medium import Medium
from monopoly_tui.bots.gamer.outlook import Outlook, stops
from monopoly_tui.engine.step import LUCK
from monopoly_tui.luck import Luck, Script
from monopoly_tui.rules.gamer.acts import PlayPower
from monopoly_tui.rules.gamer.codec import write_act
from monopoly_tui.rules.gamer.game import start
from monopoly_tui.rules.gamer.options import Options
from tests.rules_gamer.race import race


def played(bots: Sequence[RaceBot], seed: int, laps: int = 1) -> tuple[list[object], tuple[int, ...]]:
    """A whole race between bots: what they did, and who came first."""
    board = find("haft-khan")
    play = start(board, Options(laps), [{}] * len(bots))
    luck, acts = Luck(seed, Script(), board, len(bots)), list[object]()
    while (decision := play.decision()).kind != "over":
        if decision.by == LUCK:
            act = luck.answer(decision)
            luck.note(act)
        else:
            assert decision.by is not None
            before = play.copy()
            act = bots[decision.by].choose(play, decision)
            assert play.same(before), "thinking changed the game"
            acts.append(write_act(act))
        play.apply(act)
    return acts, decision.data["ranking"][0]


@pytest.mark.parametrize("level", RACE_BOTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_plays_to_the_end_and_the_same_again(level: str, seats: int) -> None:
    def bots() -> list[RaceBot]:
        return [RACE_BOTS[level](Random(seat)) for seat in range(seats)]

    first = played(bots(), seats)
    assert first == played(bots(), seats)
    assert all(isinstance(act, dict) and act["do"] != "bankrupt" for act in first[0])


def test_medium_beats_easy() -> None:
    """In 200 races of two, with sides changed."""
    won = 0.0
    for game in range(200):
        bots: list[RaceBot] = [Medium(), RACE_BOTS["easy"](Random(game))]
        me = game % 2
        _, first = played(bots if me == 0 else bots[::-1], game // 2)
        won += (me in first) / len(first)
    assert won / 200 > 0.6


def test_hard_beats_easy() -> None:
    """In ten races of two of the usual length, with sides changed."""
    won = 0.0
    for game in range(10):
        bots: list[RaceBot] = [Hard(), RACE_BOTS["easy"](Random(game))]
        me = game % 2
        _, first = played(bots if me == 0 else bots[::-1], game // 2, laps=3)
        won += (me in first) / len(first)
    assert won / 10 > 0.6


def test_medium_buys_what_it_can() -> None:
    table = race("zal", "tahmineh", "rostam")
    table.rolls((4, 1))
    table.do("roll")
    assert Medium().choose(table.play, table.decision).do == "buy"
    table = race("zal", "tahmineh", "rostam", zal={"coins": 0})
    table.rolls((4, 1))
    table.do("roll")
    assert Medium().choose(table.play, table.decision).do == "decline"


def test_medium_spends_a_pomegranate_only_for_something_better() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"cards": ["pomegranate"]})
    table.rolls((2, 2))
    table.do("roll")
    assert Medium().choose(table.play, table.decision).do == "power", "from a rest to a free deed"
    table = race("zal", "tahmineh", "rostam", zal={"cards": ["pomegranate"]})
    table.rolls((4, 2))
    table.do("roll")
    assert Medium().choose(table.play, table.decision).do == "skip", "from a free deed to a boss"


def test_medium_holds_up_a_shield_for_a_coin_but_not_for_none() -> None:
    for coins, word in ((1, "power"), (0, "skip")):
        table = race(
            "zal", "tahmineh", "rostam", zal={"cards": ["ambush"]}, rostam={"cards": ["shield"], "coins": coins}
        )
        table.do("power", card="ambush", hero="rostam")
        assert Medium().choose(table.play, table.decision).do == word


def test_hard_sees_who_wins_by_what() -> None:
    """The last roll of the race decides: a deed for two coins is what the other lacks."""
    table = race(
        "zal", "tahmineh", "rostam",
        zal={"at": 17, "coins": 3}, tahmineh={"home": True, "beaten": ["lion", "dragon"]}, rostam={"home": True},
    )  # fmt: skip
    table.rolls((3, 1))
    table.do("roll")
    assert table.decision.kind == "buy"
    assert Hard().choose(table.play, table.decision).do == "buy"


def test_hard_keeps_a_purse_until_a_deed_wants_it() -> None:
    """A purse cannot be taken as rent, nor by an ambush."""
    table = race("zal", "tahmineh", "rostam", zal={"cards": ["purse"], "coins": 1, "at": 10})
    table.rolls((2, 1))
    assert Hard().choose(table.play, table.decision).do == "roll"
    table.do("roll")
    act = Hard().choose(table.play, table.decision)
    assert isinstance(act, PlayPower)
    assert act.card == "purse"


def test_hard_says_by_how_much_a_choice_is_better() -> None:
    table = race("zal", "tahmineh", "rostam")
    table.rolls((4, 1))
    table.do("roll")
    bot = Hard()
    assert bot.choose(table.play, table.decision).do == "buy"
    assert bot.reason.key == "race-why-ahead"
    assert bot.reason.data["gain"] > 0


def test_stops_add_up_to_the_way() -> None:
    """Stops times the mean roll make the way, all but what the last roll goes too far."""
    mean = 3.5 + 10 / 6
    far = sum(stops(((1, 2, 3, 4, 5, 6), (1, 2, 3, 4, "pomegranate", "star")), 24, 3)[72])
    assert 72 / mean - 1 < far < 72 / mean
    assert sum(stops(((1, 2, 3, 4, 5, 6), (0,)), 24, 1)[1]) == 0, "the next roll brings it home"


def test_deeds_bosses_and_coins_are_looked_forward_to() -> None:
    board = find("haft-khan")
    table = race("zal", "tahmineh", "rostam", zal={"deeds": [17], "beaten": ["olad"]}, rostam={"coins": 9})
    zal, tahmineh, rostam = Outlook(board, 1).points(table.play)
    assert zal > tahmineh + 4, "five points more, and fewer to come"
    assert rostam > tahmineh + 1, "six coins more buy deeds, and Start pays 2"
