"""The bots of a race: legal, repeatable, and each level better than the one before."""

from collections.abc import Sequence
from random import Random

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.bots.gamer import RACE_BOTS
from monopoly_tui.bots.gamer.bot import RaceBot
from monopoly_tui.bots.gamer.hard import Hard
from monopoly_tui.bots.gamer.medium import Medium
from monopoly_tui.engine.step import LUCK
from monopoly_tui.luck import Luck, Script
from monopoly_tui.rules.gamer.codec import write_act
from monopoly_tui.rules.gamer.game import start
from monopoly_tui.rules.gamer.options import Options
from tests.rules_gamer.race import race


def played(bots: Sequence[RaceBot], seed: int) -> tuple[list[object], tuple[int, ...]]:
    """A whole race between bots: what they did, and who came first."""
    board = find("haft-khan")
    play = start(board, Options(), [{}] * len(bots))
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
        made = [RACE_BOTS[level](Random(seat)) for seat in range(seats)]
        for bot in made:
            if isinstance(bot, Hard):
                bot.playouts = 1
        return made

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
    assert Hard(Random(1), 5).choose(table.play, table.decision).do == "buy"
