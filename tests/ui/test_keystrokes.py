"""How many keys a game takes; `tools.keystrokes` counts more of them."""

from tools.keystrokes import MOST_AUCTION, MOST_TRADE, auction, measure, trade


def test_each_roll_and_each_decision_takes_one_key_and_nothing_else_does() -> None:
    games = measure((1, 5))
    assert games.turns == 2 * 3 * 10
    assert games.keys == games.decisions
    assert games.bids > 0, "they were asked in an auction"


def test_an_auction_open_to_anybody_takes_a_key_a_bid_and_two_for_the_hammer() -> None:
    assert auction() <= MOST_AUCTION


def test_a_trade_with_consent_takes_ten_keys() -> None:
    assert trade() <= MOST_TRADE
