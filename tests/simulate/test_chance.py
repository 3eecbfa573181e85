"""The luck of simulated games: even, the same for a name, and decks that run through before they come again."""

from collections import Counter

from monopoly_tui.board_shelf import find
from monopoly_tui.engine.step import LUCK, Act, Decision
from monopoly_tui.rules.classic.acts import Deal, Dice, Draw, Order
from monopoly_tui.simulate.chance import Chance

BOARD = find("tehran")
DICE = Decision(LUCK, "dice")


def draw(chance: Chance, cards: tuple[str, ...]) -> str:
    act = chance.answer(Decision(LUCK, "draw", {"deck": "chest", "cards": cards}))
    assert isinstance(act, Draw)
    return act.card


def test_every_fall_of_two_dice_is_as_likely() -> None:
    """Chi-square over 36 falls in 36,000 throws: 66.6 is passed once in a thousand."""
    chance = Chance("dice", BOARD, 4)
    falls: Counter[Act] = Counter(chance.answer(DICE) for _ in range(36_000))
    assert len(falls) == 36
    assert sum((n - 1000) ** 2 / 1000 for n in falls.values()) < 66.6


def test_a_deck_gives_each_card_once_in_an_order_of_its_own() -> None:
    cards = tuple(card.id for card in BOARD.decks["chest"])
    orders = set()
    for name in ("a", "b"):
        chance, left = Chance(name, BOARD, 4), list(cards)
        order = []
        while left:
            order.append(draw(chance, tuple(left)))
            left.remove(order[-1])
        orders.add(tuple(order))
        assert sorted(order) == sorted(cards)
        assert draw(chance, (order[3],)) == order[3], "the only one that can come"
    assert len(orders) == 2


def test_a_name_decides_everything_and_streams_do_not_mix() -> None:
    """A game in which more cards are drawn sees the same dice."""
    one, two = Chance("x", BOARD, 4), Chance("x", BOARD, 4)
    cards = tuple(card.id for card in BOARD.decks["chest"])
    assert [draw(one, cards[n:]) for n in range(3)] == [draw(two, cards[n:]) for n in range(3)]
    draw(one, cards)
    one.answer(Decision(LUCK, "order"))
    assert [one.answer(DICE) for _ in range(20)] == [two.answer(DICE) for _ in range(20)]
    assert isinstance(one.answer(DICE), Dice)


def test_orders_and_deals_hold_everything_once() -> None:
    chance = Chance("y", BOARD, 5)
    order, deal = chance.answer(Decision(LUCK, "order")), chance.answer(Decision(LUCK, "deal"))
    assert isinstance(order, Order)
    assert isinstance(deal, Deal)
    assert sorted(order.seats) == [0, 1, 2, 3, 4]
    assert sorted(deal.deeds) == [*BOARD.deeds]
    starts = Counter(Chance(str(n), BOARD, 2).answer(Decision(LUCK, "order")) for n in range(400))
    assert all(150 < count < 250 for count in starts.values())
