"""What is told while a race goes on, event by event."""

from typing import Any

import pytest

from monopoly_tui.engine.step import Event
from monopoly_tui.rules import milestones as m
from monopoly_tui.rules.gamer import events as e
from tests.rules_gamer.race import RaceTable, race, two_each

PILE = ("dragon", "lion", "desert-thirst", "sorceress", "olad", "white-div")
ROSTAM, GORDAFARID, TAHMINEH, ZAL = range(4)


def told(table: RaceTable, word: str, *dice: int | str, **keys: Any) -> list[Event]:
    """What is told of an act whose dice are known."""
    if dice:
        table.rolls(dice)
    return table.do(word, **keys)


def test_the_beginning() -> None:
    """G1: who leads whom, the order, the round, the turn."""
    assert two_each().events == [
        e.HeroesDealt(((ROSTAM, ZAL), (TAHMINEH, GORDAFARID))), e.OrderDrawn((0, 1)), m.RoundStarted(1),
        m.TurnStarted(0),
    ]  # fmt: skip


def test_a_turn_with_a_symbol() -> None:
    """G1, G3, G4, G5: the hero, the roll and the move, the deed, the power-up."""
    table = two_each()
    assert told(table, "hero", hero="rostam") == [e.HeroChosen(0, ROSTAM)]
    table.powers.append("purse")
    assert told(table, "roll", 2, "star") == [e.Rolled(0, ROSTAM, (2, "star"), 2), e.Moved(ROSTAM, 0, 2)]
    assert told(table, "buy") == [e.Bought(ROSTAM, 2, 1, 2), m.CardDrawn(0, "power", "purse")]
    assert told(table, "power", card="purse") == [e.PowerPlayed(ROSTAM, 2, None), e.PursePaid(ROSTAM, 2, 4)]
    assert told(table, "end_turn") == [m.TurnEnded(0), m.TurnStarted(1)]


def test_a_deed_that_is_left() -> None:
    """G5."""
    table = race()
    assert told(table, "roll", 1, 1)[-1] == e.Moved(ROSTAM, 0, 2)
    assert told(table, "decline") == [e.Declined(ROSTAM, 2)]


@pytest.mark.parametrize(("coins", "paid"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_a_rent(coins: int, paid: int) -> None:
    """G6: what is due, and what there was to pay it with."""
    table = race(rostam={"coins": coins, "at": 15}, zal={"deeds": [17]})
    assert told(table, "roll", 1, 1)[-1] == e.RentPaid(ROSTAM, ZAL, 17, 2, paid, coins - paid)


def test_a_fight_that_is_won_with_a_mace() -> None:
    """G7, G8, G9: the power-up, the roll with all that is added, the coin."""
    table = race("zal", "tahmineh", "rostam", zal={"cards": ["mace"]}, bosses=PILE)
    told(table, "roll", 2, 1)
    assert told(table, "fight") == []
    assert told(table, "power", 1, card="mace") == [
        e.PowerPlayed(ZAL, 4, None), e.Fought(ZAL, 2, 1, 2, won=True), e.BossPaid(ZAL, 1, 4),
    ]  # fmt: skip


def test_a_fight_that_is_lost() -> None:
    """G7, G9: Gordafarid adds one."""
    table = race("gordafarid", "tahmineh", "rostam", bosses=PILE)
    told(table, "roll", 2, 1)
    assert told(table, "fight", 1) == [e.Fought(GORDAFARID, 2, 1, 1, won=False)]


def test_an_ambush() -> None:
    """G8: whom it is laid for, and what it takes, if nothing else nothing."""
    table = race(rostam={"cards": ["ambush", "ambush"]}, zal={"coins": 1})
    for taken in (1, 0):
        lain = told(table, "power", card="ambush", hero="zal")
        assert lain == [e.PowerPlayed(ROSTAM, 3, ZAL), e.Ambushed(ZAL, taken, 0)]


def test_coming_home_and_the_round() -> None:
    """G2, G9, G10: what Start pays, then the hero is home; the round ends with the last seat."""
    table = race(rostam={"coins": 0, "at": 23}, turn=0)
    assert told(table, "roll", 1, 2)[1:] == [e.Moved(ROSTAM, 23, 0), e.StartPaid(ROSTAM, 2, 2), e.CameHome(ROSTAM)]
    table.do("end_turn")
    for _ in range(2):
        table.turn(1, 3)
    ended = [event for event in table.events if isinstance(event, m.RoundEnded | m.RoundStarted)]
    assert [event.round for event in ended] == [1, 1, 2]


def test_leaving() -> None:
    """G8: a player leaves, and the next one moves."""
    table = race()
    assert told(table, "bankrupt") == [e.Left(0), m.TurnEnded(0), m.TurnStarted(1)]
