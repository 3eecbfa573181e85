"""RULES 7: houses, hotels, evenness, shortage."""

import pytest

from monopoly_tui.rules.classic.events import AuctionOpened
from tests.rules.table import Table, table

ORANGE = "16 18 19"
SHORT = {"building_shortage": "auction"}


def built(t: Table, *squares: int) -> list[int]:
    """The buildings on these streets."""
    return [t.state.buildings[square] for square in squares]


@pytest.mark.parametrize(
    ("street", "group", "cost"),
    [
        (1, "1 3", 50),
        (6, "6 8 9", 50),
        (11, "11 13 14", 100),
        (16, "16 18 19", 100),
        (21, "21 23 24", 150),
        (26, "26 27 29", 150),
        (31, "31 32 34", 200),
        (37, "37 39", 200),
    ],
)
def test_costs_by_group(street: int, group: str, cost: int) -> None:
    """7.1, 7.5: cost to build, half of it back."""
    t = table(owns={0: group}, cash=[cost, 0])
    t.do(0, "build", square=street)
    assert (t.cash[0], t.state.houses, built(t, street)) == (0, 31, [1])
    t.do(0, "sell", square=street)
    assert (t.cash[0], t.state.houses, built(t, street)) == (cost // 2, 32, [0])


@pytest.mark.parametrize(
    ("owns", "square", "reason"),
    [
        ({0: "37"}, 37, "group-not-whole"),
        ({0: "37", 1: "39"}, 37, "group-not-whole"),
        ({1: "37 39"}, 37, "not-owner"),
        ({0: "37 39m"}, 37, "group-mortgaged"),
        ({0: "37m 39"}, 37, "group-mortgaged"),
        ({0: "5 15 25 35"}, 5, "no-street"),
        ({0: "12 28"}, 12, "no-street"),
        ({0: "37 39"}, 0, "no-street"),
        ({0: "37 39"}, 40, "no-street"),
        ({0: "37 39"}, -1, "no-street"),
        ({0: "37x1 39"}, 37, "build-evenly"),
        ({0: "37x5 39x5"}, 37, "has-hotel"),
        ({0: "37x5 39x4"}, 37, "has-hotel"),
        ({0: "37x4 39x3"}, 37, "build-evenly"),
    ],
)
def test_where_nothing_can_be_built(owns: dict[int, str], square: int, reason: str) -> None:
    """7.1, 7.2, 7.3."""
    assert table(owns=owns).refused(0, "build", square=square) == reason


def test_it_is_told_which_streets_are_missing() -> None:
    """7.1."""
    refusal = table(owns={0: "16", 1: "19"}).refusal(0, "build", square=16)
    assert refusal.data == {"square": 16, "missing": (18, 19)}


def test_no_cash_no_building() -> None:
    """7.1: one thousand short."""
    t = table(owns={0: "37 39"}, cash=[199, 0])
    assert t.refused(0, "build", square=37) == "needs-more"
    assert t.legal(0, "build") == []


def test_building_in_jail() -> None:
    """7.1, 12.4."""
    t = table(owns={0: "1 3"}, jail_tries=[0, None])
    t.do(0, "build", square=1)
    assert built(t, 1) == [1]


def test_uneven_when_allowed() -> None:
    """7.2: off, one street may go to the hotel while the others are bare, and be sold down again."""
    t = table({"even_build": "off"}, owns={0: ORANGE})
    for _ in range(5):
        t.do(0, "build", square=18)
    assert built(t, 16, 18, 19) == [0, 5, 0]
    assert t.refused(0, "build", square=18) == "has-hotel"
    t.do(0, "build", square=16)
    t.do(0, "sell", square=16)
    t.do(0, "sell", square=18)
    assert built(t, 18) == [4]


def test_sold_evenly() -> None:
    """7.2: only where no street of the group has more."""
    t = table(owns={0: "16x2 18x3 19x2"})
    assert t.refused(0, "sell", square=16) == "sell-evenly"
    t.do(0, "sell", square=18)
    t.do(0, "sell", square=16)
    assert t.refused(0, "sell", square=16) == "sell-evenly"


def test_nothing_there_to_sell() -> None:
    """7.5."""
    t = table(owns={0: "1 3 5", 1: "37x1 39x1"})
    assert t.refused(0, "sell", square=1) == "nothing-to-sell"
    assert t.refused(0, "sell", square=37) == "not-owner"
    for square in (-1, 0, 5, 40):
        assert t.refused(0, "sell", square=square) == "no-street"


def test_hotel_takes_the_place_of_four_houses() -> None:
    """7.3: four houses go back, one hotel leaves; it costs one building."""
    t = table(owns={0: "1x4 3x4"}, cash=[50, 0])
    assert (t.state.houses, t.state.hotels) == (24, 12)
    t.do(0, "build", square=1)
    assert (t.state.houses, t.state.hotels, t.cash[0]) == (28, 11, 0)


def test_hotel_needs_no_house_in_the_bank() -> None:
    """7.3, 7.4: with no house left a hotel can still be built."""
    t = table(owns={0: "1x4 3x4"}, houses=0)
    t.do(0, "build", square=1)
    assert (t.state.houses, t.state.hotels) == (4, 11)


def test_no_house_no_building() -> None:
    """7.4."""
    t = table(owns={0: "1x3 3x3"}, houses=0)
    assert t.refused(0, "build", square=1) == "no-houses"


def test_no_hotel_no_building() -> None:
    """7.4: with houses aplenty."""
    t = table(owns={0: "1x4 3x4"}, hotels=0)
    assert t.refused(0, "build", square=1) == "no-hotels"


@pytest.mark.parametrize("houses", [0, 3])
def test_hotel_cannot_be_sold_without_four_houses(houses: int) -> None:
    """7.5: three are not enough."""
    t = table(owns={0: "1x5 3x5"}, houses=houses)
    assert t.refused(0, "sell", square=1) == "hotel-needs-houses"
    assert t.legal(0, "sell") == []


def test_hotel_sold() -> None:
    """7.5: half of one building's cost, and four houses stand again."""
    t = table(owns={0: "1x5 3x5"}, houses=4)
    t.do(0, "sell", square=1)
    assert (built(t, 1), t.state.houses, t.state.hotels, t.cash[0]) == ([4], 0, 11, 1525)


def test_group_sale() -> None:
    """7.6: all at once, half of what they cost, nothing needed from the bank, mortgage free again."""
    t = table({"group_sale": "on"}, owns={0: "16x5 18x5 19x4"}, houses=0)
    t.do(0, "sell_group", square=18)
    assert t.cash[0] == 1500 + (5 + 5 + 4) * 50
    assert built(t, 16, 18, 19) == [0, 0, 0]
    assert t.state.hotels == 12
    assert t.refused(0, "sell_group", square=18) == "nothing-to-sell"
    t.do(0, "mortgage", square=16)


@pytest.mark.parametrize(
    ("square", "reason"), [(5, "no-street"), (37, "not-owner"), (1, "nothing-to-sell"), (99, "no-street")]
)
def test_no_group_to_sell(square: int, reason: str) -> None:
    """7.6."""
    t = table({"group_sale": "on"}, owns={0: "1 3 5", 1: "37x1 39x1"})
    assert t.refused(0, "sell_group", square=square) == reason


def test_group_sale_off() -> None:
    """7.6: off."""
    assert table(owns={0: "1x1 3x1"}).refused(0, "sell_group", square=1) == "group-sale-off"


def test_first_come() -> None:
    """7.7: the last house goes to whoever asks."""
    t = table(owns={0: "1 3", 1: "37 39"}, houses=1)
    t.do(0, "build", square=1)
    assert t.state.houses == 0
    t.asks(0, "roll")


def test_shortage_auctions_one_house_among_those_who_could_build() -> None:
    """7.7: the asker first, the lowest bid is the lowest cost at stake, the winner says where."""
    t = table(SHORT, seats=4, order=[3, 0, 2, 1], turn=0, owns={0: "37 39", 1: ORANGE, 2: "5", 3: "6 8"}, houses=1)
    t.do(0, "build", square=37)
    assert [(e.square, e.building, e.seats) for e in t.saw(AuctionOpened)] == [(None, "house", (0, 1))]
    t.asks(0, "auction", building="house", high=0, high_by=None)
    assert t.refused(0, "bid", amount=99) == "bid-too-low"
    t.do(0, "bid", amount=100)
    t.do(1, "bid", amount=130)
    t.do(0, "pass")
    t.asks(1, "place", building="house")
    assert t.refused(1, "place", square=37) == "not-owner"
    assert t.refused(0, "place", square=37) == "not-your-decision"
    assert t.refused(1, "pass") == "not-now"
    assert t.legal(1, "place") == [{"by": 1, "do": "place", "square": square} for square in (16, 18, 19)]
    t.do(1, "place", square=19)
    assert (t.cash, built(t, 19), t.state.houses) == ([1500, 1370, 1500, 1500], [1], 0)
    t.asks(0, "roll")


def test_enough_houses_for_all_who_could_build() -> None:
    """7.7: as many houses as builders is no shortage."""
    t = table(SHORT, owns={0: "37 39", 1: ORANGE}, houses=2)
    t.do(0, "build", square=37)
    assert built(t, 37) == [1]
    t.asks(0, "roll")


@pytest.mark.parametrize(
    "other",
    [
        {"owns": {0: "37 39", 1: "16 18"}},
        {"owns": {0: "37 39", 1: "16 18 19m"}},
        {"owns": {0: "37 39", 1: ORANGE}, "cash": [1500, 99]},
        {"owns": {0: "37 39", 1: "16x4 18x4 19x4"}},
    ],
)
def test_who_could_not_build_makes_no_shortage(other: dict[str, object]) -> None:
    """7.7: group, mortgages and cash decide; one who could only build hotels wants no house."""
    t = table(SHORT, houses=1, **other)  # type: ignore[arg-type]
    t.do(0, "build", square=37)
    assert built(t, 37) == [1]


def test_cash_for_just_one_house_makes_a_shortage() -> None:
    """7.7: with the cost of the cheapest house one could build."""
    t = table(SHORT, owns={0: "37 39", 1: ORANGE}, cash=[1500, 100], houses=1)
    t.do(0, "build", square=37)
    t.asks(0, "auction", building="house", seats=(0, 1))


def test_hotel_shortage() -> None:
    """7.7: hotels are auctioned among those with a street ready for one."""
    t = table(SHORT, seats=3, owns={0: "37x4 39x4", 1: "16x4 18x4 19x5", 2: "1 3"}, hotels=1)
    t.do(0, "build", square=39)
    t.asks(0, "auction", building="hotel", seats=(0, 1))
    t.do(0, "bid", amount=100)
    t.do(1, "pass")
    t.do(0, "place", square=37)
    assert (built(t, 37, 39), t.cash[0], t.state.hotels) == ([5, 4], 1400, 0)
    assert t.state.houses == 32 - 4 - 8


def test_winner_keeps_to_evenness_and_kind() -> None:
    """7.7, 7.2: a house won cannot stand where a hotel would come next, nor unevenly."""
    t = table(SHORT, owns={0: "37x4 39x3", 1: "16x1 18 19"}, houses=1)
    t.do(0, "build", square=39)
    t.do(0, "pass")
    t.do(1, "bid", amount=100)
    assert t.refused(1, "place", square=16) == "build-evenly"
    t.do(1, "place", square=18)


def test_house_won_cannot_be_put_where_a_hotel_comes() -> None:
    """7.7: with uneven building a street of four takes hotels only."""
    t = table({**SHORT, "even_build": "off"}, owns={0: "37x4 39", 1: ORANGE}, houses=1)
    t.do(0, "build", square=39)
    t.do(0, "bid", amount=100)
    t.do(1, "pass")
    assert t.refused(0, "place", square=37) == "place-kind"
    t.do(0, "place", square=39)


def test_all_pass_and_the_asker_asks_no_more_in_this_turn() -> None:
    """7.7: nothing is built; the next turn is another matter."""
    t = table(SHORT, owns={0: "37 39", 1: ORANGE}, houses=1, dice=[(4, 6), (4, 6)])
    t.do(0, "build", square=37)
    t.do(0, "pass")
    t.do(1, "pass")
    assert built(t, 37, 39) == [0, 0]
    t.asks(0, "roll")
    assert t.refused(0, "build", square=37) == "shortage-asked"
    assert t.legal(0, "build") == []
    t.roll()
    assert t.refused(0, "build", square=39) == "shortage-asked"
    t.end()
    t.do(1, "build", square=16)
    t.asks(1, "auction", building="house")


def test_a_lost_auction_may_be_asked_for_again() -> None:
    """7.7: only an auction without any bid ends the asking."""
    t = table(SHORT, seats=3, owns={0: "37 39", 1: ORANGE, 2: "11 13 14"}, houses=2)
    for _ in range(2):
        t.do(0, "build", square=37)
        t.do(0, "pass")
        t.do(1, "bid", amount=100)
        t.do(2, "pass")
        t.do(1, "place", square=t.legal(1, "place")[0]["square"])
    assert built(t, 16, 18, 19) == [1, 1, 0]
    assert t.refused(0, "build", square=37) == "no-houses"
