"""A game in words: every event, act and refusal, with balances and without."""

from dataclasses import fields
from typing import Any

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.engine.step import Event, Refusal
from monopoly_tui.record.course import SeatChanged, TookBack
from monopoly_tui.rules.classic import events
from monopoly_tui.rules.classic.acts import (
    ACTS,
    Bid,
    Build,
    Bundle,
    Buy,
    Counter,
    Decline,
    EndTurn,
    LiftOrFee,
    Offer,
    Tax,
)
from monopoly_tui.text.any_game import say_refusal
from monopoly_tui.text.speaker import Speaker, kebab
from monopoly_tui.text.telling import SILENT, Teller
from tests.text.source import calls, messages, needs

BOARD = find("tehran")
TELL = Teller(Speaker(), BOARD, ["Sara", "Ali", "Reza"])
HIDDEN = Teller(Speaker(), BOARD, ["Sara", "Ali", "Reza"], balances=False)
KINDS = [
    kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
SHUSH, MOLAVI, TAX, STATION, JAIL, UTILITY, JORDAN = 1, 3, 4, 5, 10, 12, 29
SIDE = Bundle(120, (SHUSH, MOLAVI), ("chance-free",))

SAMPLES: list[tuple[Event, str]] = [
    (events.OrderDrawn((2, 0, 1)), "The turn order: Reza, Sara and Ali"),
    (events.StartRolled(0, (5, 3)), "Sara rolls 5+3 = 8 for the start"),
    (events.DeedDealt(0, SHUSH), "Sara is dealt Shush A1"),
    (events.Rolled(0, (5, 3), "move", 0), "Sara rolls 5+3 = 8"),
    (events.Rolled(0, (4, 4), "move", 1), "Sara rolls 4+4 = 8, a double"),
    (events.Rolled(0, (4, 4), "jail", 0), "Sara tries for a double: 4+4 = 8"),
    (events.Rolled(0, (4, 4), "rent", 1), "Sara rolls 4+4 = 8 for the rent"),
    (events.Moved(0, 0, JORDAN, "forward"), "Sara goes to Jordan F3"),
    (events.Moved(0, 7, TAX, "back"), "Sara goes back to Income Tax"),
    (events.Moved(0, 30, JAIL, "jail"), ""),
    (events.Moved(0, JAIL + 3, JAIL, "back"), "Sara goes back to Jail, just visiting"),
    (events.Received(0, 200, "salary", 1700), "Sara passes Start and gets 200k: 1,500k → 1,700k"),
    (events.Received(0, 300, "landing", 1800), "Sara lands on Start and gets 300k: 1,500k → 1,800k"),
    (events.Received(0, 50, "card", 50), "Sara gets 50k from the bank: 0 → 50k"),
    (events.Received(0, 50, "pot", 50), "Sara takes 50k from the pot: 0 → 50k"),
    (events.Paid(1, 0, 90, "rent", SHUSH, 612, 1590), "Ali pays Sara rent 90k (3 houses): 702k → 612k"),
    (events.Paid(1, 0, 10, "rent", SHUSH, 0, 10), "Ali pays Sara rent 10k (1 house): 10k → 0"),
    (events.Paid(1, 0, 250, "rent", SHUSH, 0, 10), "Ali pays Sara rent 250k (a hotel): 250k → 0"),
    (events.Paid(1, 0, 4, "rent", SHUSH, 0, 4), "Ali pays Sara rent 4k (whole set): 4k → 0"),
    (events.Paid(1, 0, 2, "rent", SHUSH, 0, 2), "Ali pays Sara rent 2k for Shush A1: 2k → 0"),
    (events.Paid(1, 0, 50, "rent", STATION, 0, 50), "Ali pays Sara rent 50k for Railway Station R1: 50k → 0"),
    (events.Paid(1, "bank", 200, "tax", TAX, 0, None), "Ali pays 200k tax to the bank: 200k → 0"),
    (events.Paid(1, "pot", 50, "fine", None, 0, None), "Ali pays the pot the fine of 50k: 50k → 0"),
    (events.Paid(1, 2, 10, "card", None, 0, 10), "Ali pays Reza 10k: 10k → 0"),
    (events.Paid(1, "bank", 6, "fee", SHUSH, 0, None), "Ali pays the bank a fee of 6k for Shush A1: 6k → 0"),
    (events.Paid(1, "bank", 9, "fee", None, 0, None), "Ali pays the bank a fee of 9k: 9k → 0"),
    (events.RentDue(1, 0, 4, SHUSH), "Ali owes Sara rent 4k for Shush A1, if Sara claims it"),
    (events.RentLost(1, 0, 4, SHUSH), "Ali keeps the rent of 4k for Shush A1: Sara did not claim it"),
    (events.NoRent(1, 0, SHUSH, "mortgaged"), "Ali pays Sara nothing: Shush A1 is mortgaged"),
    (events.NoRent(1, 0, SHUSH, "owner-in-jail"), "Ali pays Sara nothing: Sara is in Jail"),
    (events.Bought(0, SHUSH, 60, 1440), "Sara buys Shush A1 for 60k: 1,500k → 1,440k"),
    (events.Declined(0, SHUSH), "Sara does not buy Shush A1"),
    (events.AuctionOpened(SHUSH, None, (0, 1)), "Auction of Shush A1: Sara and Ali"),
    (events.AuctionOpened(None, "house", (0, 1)), "Auction of a house: Sara and Ali"),
    (events.BidMade(1, 110), "Ali bids 110k"),
    (events.Passed(1, True), "Ali passes"),
    (events.Passed(1, False), "Ali passes: not enough cash"),
    (events.AuctionWon(1, SHUSH, None, 110, 0), "Ali wins Shush A1 for 110k: 110k → 0"),
    (events.AuctionWon(1, None, "hotel", 110, 0), "Ali wins a hotel for 110k: 110k → 0"),
    (events.AuctionFailed(SHUSH, None), "Nobody bids: the bank keeps Shush A1"),
    (events.CardDrawn(0, "chest", "chest-doctor"), f"Sara draws Chest: “{TELL.card('chest-doctor')}”"),
    (events.CardKept(0, "chance-free"), "Sara keeps a jail card"),
    (events.CardUsed(0, "chance-free"), "Sara uses a jail card"),
    (events.Jailed(0, "doubles"), "Sara goes to Jail: third double in a row"),
    (events.Jailed(0, "card"), "Sara goes to Jail"),
    (events.JailMissed(0, 2), "Sara stays in Jail: no double (2 of 3)"),
    (events.JailMissed(0, 3), "Sara throws no double on the third try"),
    (events.JailLeft(0, "fine"), ""),
    (events.JailLeft(0, "card"), ""),
    (events.JailLeft(0, "double"), "Sara leaves Jail by a double"),
    (events.JailLeft(0, "third-try"), "Sara leaves Jail after the third try"),
    (events.Built(0, SHUSH, 3, 50, 100), "Sara builds on Shush A1 for 50k, now 3 houses: 150k → 100k"),
    (events.Built(0, SHUSH, 5, 50, 100), "Sara builds on Shush A1 for 50k, now a hotel: 150k → 100k"),
    (events.Built(0, SHUSH, 1, 0, 100), "Sara builds on Shush A1, now 1 house"),
    (events.BuildingSold(0, SHUSH, 0, 25, 25), "Sara sells from Shush A1 for 25k, now no house: 0 → 25k"),
    (events.GroupSold(0, SHUSH, 75, 75), "Sara sells all buildings of the set of Shush A1 for 75k: 0 → 75k"),
    (events.Mortgaged(0, SHUSH, 30, 30), "Sara mortgages Shush A1 for 30k: 0 → 30k"),
    (events.Lifted(0, SHUSH, 33, 0), "Sara lifts the mortgage on Shush A1 for 33k: 33k → 0"),
    (events.DeedSold(0, SHUSH, 30, 30), "Sara sells Shush A1 to the bank for 30k: 0 → 30k"),
    (
        events.Offered(0, 1, SIDE, Bundle(), False),
        "Sara offers Ali: Shush A1, Molavi A2, a jail card and 120k for nothing",
    ),
    (events.Offered(1, 0, Bundle(80), Bundle(0, (JORDAN,)), True), "Ali asks Sara instead: Jordan F3 for 80k"),
    (
        events.OfferAccepted(1, 0, Bundle(0, (JORDAN,)), Bundle(80)),
        "Ali accepts: gives Sara Jordan F3 for 80k",
    ),
    (events.OfferRejected(1, 0), "Ali refuses Sara's offer"),
    (events.OfferVoid(1, 0), "Ali accepts Sara's offer, but it cannot be carried out: nothing moves"),
    (events.DebtOpened(1, 0, 450, "rent", SHUSH), "Ali owes Sara rent 450k and must raise money"),
    (events.DebtOpened(1, "bank", 9, "fee", None), "Ali owes the bank 9k and must raise money"),
    (events.WentBankrupt(1, 0, False), "Ali is out: bankrupt, all goes to Sara"),
    (events.WentBankrupt(1, "bank", True), "Ali leaves the game"),
    (events.EstateReceived(1, 0, Bundle(5, (SHUSH,)), 5), "Sara gets from Ali: Shush A1 and 5k"),
    (events.EstateReturned(1, (SHUSH, MOLAVI)), "Ali's deeds are free again: Shush A1 and Molavi A2"),
    (events.EstateReturned(1, ()), ""),
    (events.GameEnded(((0,), (1,)), (2940, 100, 0)), "Sara wins with a worth of 2,940k"),
    (events.GameEnded(((0, 2), (1,)), (2940, 100, 2940)), "Sara and Reza share the win with a worth of 2,940k"),
]


@pytest.mark.parametrize(("event", "line"), SAMPLES)
def test_an_event_is_told_in_one_line(event: Event, line: str) -> None:
    assert TELL.event(event) == line


def test_every_kind_of_event_is_told_or_silent_on_purpose() -> None:
    assert len(KINDS) > 30
    told = {type(event) for event, line in SAMPLES if line}
    assert told | SILENT == set(KINDS)
    assert not told & SILENT
    assert all(TELL.event(kind(*range(len(fields(kind))))) == "" for kind in SILENT)


@pytest.mark.parametrize(("event", "line"), SAMPLES)
def test_hidden_balances_show_no_cash(event: Event, line: str) -> None:
    told = HIDDEN.event(event)
    assert "→" not in told
    assert bool(told) == bool(line)


def test_hidden_balances_keep_offers_and_empty_purses_to_their_owners() -> None:
    assert HIDDEN.event(events.Offered(0, 1, SIDE, Bundle(), False)) == "Sara makes Ali an offer"
    assert HIDDEN.event(events.Passed(1, False)) == HIDDEN.event(events.Passed(1, True)) == "Ali passes"


SIMPLE: dict[str, Any] = {
    "bid": Bid(0, 140),
    "build": Build(0, SHUSH),
    "offer": Offer(0, 1, SIDE, Bundle()),
    "counter": Counter(0, SIDE, Bundle()),
    "lift_or_fee": LiftOrFee(0, True),
    "tax": Tax(0, "percent"),
}


@pytest.mark.parametrize("do", ACTS)
def test_every_act_has_its_words(do: str) -> None:
    kind: Any = ACTS[do]
    act = SIMPLE.get(do) or (kind(0, SHUSH) if "square" in kind.__dataclass_fields__ else kind(0))
    words = TELL.act(act)
    assert words
    assert "Sara" not in words


def test_acts_name_what_they_are_about() -> None:
    assert TELL.act(Buy(0)) == "buys"
    assert TELL.act(Buy(0), SHUSH) == "buys Shush A1"
    assert TELL.act(Bid(0, 140)) == "bids 140k"
    assert TELL.act(EndTurn(0), SHUSH) == "ends the turn"
    assert TELL.took_back(Buy(0), SHUSH) == "Sara takes back: buys Shush A1"
    assert TELL.event(TookBack(Bid(1, 140))) == "Ali takes back: bids 140k"
    assert TELL.event(SeatChanged(1, "hard")) == "A hard bot plays for Ali now"


def test_a_roll_and_its_walk_are_one_line() -> None:
    told = [
        events.TurnStarted(0),
        events.Rolled(0, (4, 4), "move", 1),
        events.Moved(0, 0, 8, "forward"),
        events.Bought(0, 8, 100, 1400),
        events.Rolled(0, (1, 2), "move", 0),
        events.Moved(0, 8, 11, "forward"),
    ]
    assert list(TELL.lines(told)) == [
        (1, "Sara rolls 4+4 = 8, a double → Amir Kabir B2"),
        (3, "Sara buys Amir Kabir B2 for 100k: 1,500k → 1,400k"),
        (4, "Sara rolls 1+2 = 3 → Enghelab C1"),
    ]


def test_who_comes_to_jail_on_foot_only_visits() -> None:
    told = [events.Rolled(0, (4, 6), "move", 0), events.Moved(0, 0, JAIL, "forward")]
    assert list(TELL.lines(told)) == [(0, "Sara rolls 4+6 = 10 → Jail, just visiting")]
    persian = Teller(Speaker("fa"), BOARD, ["سارا"])
    assert "ملاقات زندان" in next(persian.lines(told))[1]


def test_buildings_on_one_set_are_one_line() -> None:
    built = [
        events.Built(0, MOLAVI, 1, 50, 450),
        events.Built(0, SHUSH, 1, 50, 400),
        events.Built(0, MOLAVI, 2, 50, 350),
        events.Built(0, JORDAN, 1, 150, 200),
    ]
    assert list(TELL.lines(built)) == [
        (0, "Sara builds 3 times on Molavi A2 and Shush A1 for 150k: 500k → 350k"),
        (3, "Sara builds on Jordan F3 for 150k, now 1 house: 350k → 200k"),
    ]
    assert next(line for _, line in HIDDEN.lines(built)) == "Sara builds 3 times on Molavi A2 and Shush A1 for 150k"
    assert [at for at, _ in TELL.lines([events.Built(0, SHUSH, 1, 0, 5), events.Built(0, SHUSH, 2, 0, 5)])] == [0, 1]


def test_a_side_of_a_trade() -> None:
    assert TELL.bundle(SIDE) == "Shush A1, Molavi A2, a jail card and 120k"
    assert TELL.bundle(Bundle()) == "nothing"
    assert TELL.bundle(Bundle(cards=("chance-free", "chest-free"))) == "2 jail cards"


def test_parties() -> None:
    assert [TELL.party(party) for party in (0, "bank", "pot", None)] == ["Sara", "the bank", "the pot", "the table"]


def test_seats_and_squares_that_are_not_there_are_named_by_number() -> None:
    assert TELL.refusal(Refusal("not-in-auction", {"seat": 7})) == "seat 7 takes no part in this auction."
    assert TELL.refusal(Refusal("no-street", {"square": 99})).startswith("square 99 is no street")
    assert TELL.refusal(Refusal("no-street", {"square": -1})).startswith("square \u22121 is no street")


FIGURES: dict[str, Any] = {
    "acts": 1,
    "board": "tehran",
    "building": "house",
    "by": 1,
    "cards": ("chance-free", "chest-free"),
    "choice": "half",
    "deck": "chance",
    "decision": "roll",
    "do": "buy",
    "first": MOLAVI,
    "forced": "on",
    "houses": 2,
    "known": ("a", "b"),
    "missing": 60,
    "option": "auction",
    "seat": 1,
    "square": SHUSH,
    "steps": (2, 10, 100),
    "value": "x",
    "values": ("on", "off"),
}


@pytest.mark.parametrize("key", [key for key in messages("en") if key.startswith("refusal-")])
def test_every_refusal_is_a_sentence_that_can_be_said(key: str) -> None:
    reason = key.removeprefix("refusal-").removesuffix("-hidden")
    assert any(reason in call.keys for call in calls()), f"nothing refuses with {reason}"
    data = {name: FIGURES.get(name, 220) for name in needs(messages("en")[key]).variables}
    text = (HIDDEN if key.endswith("-hidden") else TELL).refusal(Refusal(reason, data))
    assert text[0].isupper() or text.startswith(tuple(str(value) for value in data.values()))
    assert text.endswith((".", "?"))


def test_refusals_keep_hidden_cash() -> None:
    for reason in ("needs-more", "offer-over-cash", "accept-over-cash"):
        told = HIDDEN.refusal(Refusal(reason, {"missing": 67, "amount": 220}))
        assert told.startswith("Not enough cash")
        assert "67" not in told
    assert HIDDEN.refusal(Refusal("bid-over-cash")) == TELL.refusal(Refusal("bid-over-cash"))


def test_refusals_name_what_is_missing() -> None:
    assert TELL.refusal(Refusal("needs-more", {"missing": 60, "amount": 220})) == "Needs 60k more: it costs 220k."
    group = Refusal("group-not-whole", {"square": SHUSH, "missing": (MOLAVI, JORDAN)})
    assert TELL.refusal(group) == "You need the whole set first; still missing: Molavi A2 and Jordan F3."
    step = Refusal("bid-step", {"steps": (2, 10, 100), "high": 40})
    assert TELL.refusal(step) == "Raise 40k by one of these: 2k, 10k and 100k."
    assert TELL.refusal(Refusal("not-your-decision", {"seat": None})) == "Not yet: the table decides now."


@pytest.mark.parametrize("value", ["x", 7, True, None, [1], {"a": 1}, 1.5])
def test_a_value_from_outside_is_shown_as_it_was_given(value: object) -> None:
    refusal = Refusal("option-range", {"option": "rounds", "value": value, "low": 1, "high": 500})
    assert say_refusal(Speaker(), refusal).startswith("rounds cannot be ")


def test_no_message_of_the_log_is_left_unsaid() -> None:
    said: set[str] = set()

    class Listener(Speaker):
        def __call__(self, key: str, /, **data: object) -> str:
            said.add(key)
            return super().__call__(key, **data)

    for balances in (True, False):
        tell = Teller(Listener(), BOARD, ["Sara", "Ali", "Reza"], balances)
        for event, _ in SAMPLES:
            tell.event(event)
        list(tell.lines([events.Rolled(0, (1, 2), "move", 0), events.Moved(0, 0, MOLAVI, "forward")]))
        list(tell.lines([events.Built(0, MOLAVI, 1, 50, 450), events.Built(0, SHUSH, 1, 50, 400)]))
        for do in ACTS:
            said.add(f"log-act-{kebab(do)}")
        tell.took_back(Buy(0), SHUSH)
        tell.event(SeatChanged(0, "easy"))
        tell.act(Decline(0), SHUSH)
        tell.party(None)
        tell.seat(9)
        tell.square(99)
    assert {key for key in messages("en") if key.startswith("log-")} == said
