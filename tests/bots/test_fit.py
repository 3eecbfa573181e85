"""Fitting weights to the ends of games: they come back from ends drawn by them, whoever played."""

from collections.abc import Mapping
from math import exp
from random import Random

import pytest

from monopoly_tui.bots.strength import FEATURES

pytest.importorskip("numpy", reason="only the tool needs it")
from tools.fit import SKILLS, Noted, fit, share_named, skill

CASH, DEEDS = FEATURES.index("cash"), FEATURES.index("deeds")


def ended(count: int, cash: float, deeds: float, hards: float) -> list[Noted]:
    """So many rounds of a hard bot, which has less cash, and an easy one; their ends are drawn by these weights."""
    random = Random(1)
    rounds = []
    for _ in range(count):
        rows = []
        for level, least in (("hard", 0.0), ("easy", 1.0)):
            figures: Mapping[int, float] = {CASH: least + random.random(), DEEDS: random.random()}
            rows.append([*(figures.get(number, 0.0) for number in range(len(FEATURES))), *skill(level)])
        first, second = (cash * row[CASH] + deeds * row[DEEDS] + hards * row[-1] for row in rows)
        rounds.append(Noted(rows, int(random.random() > 1 / (1 + exp(second - first)))))
    return rounds


def test_good_players_with_little_cash_do_not_make_cash_worthless() -> None:
    rounds = ended(4000, cash=2.0, deeds=3.0, hards=4.0)
    weights = fit(rounds)
    assert weights[CASH] == pytest.approx(2.0, abs=0.4)
    assert weights[DEEDS] == pytest.approx(3.0, abs=0.4)
    assert weights[len(FEATURES) + SKILLS.index("hard")] == pytest.approx(4.0, abs=0.6)
    assert share_named(rounds, weights) > 0.8


def test_money_never_counts_against_a_seat() -> None:
    weights = fit(ended(1000, cash=-2.0, deeds=3.0, hards=0.0))
    assert weights[CASH] == 0
    assert weights[DEEDS] > 2
