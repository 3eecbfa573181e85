"""Books kept from events alone, and what must hold in every position. Never asks the rules what happened."""

from __future__ import annotations

from collections.abc import Iterable

from monopoly_tui.engine.step import Event
from monopoly_tui.rules.classic import events as e
from monopoly_tui.rules.classic.acts import Bundle
from monopoly_tui.rules.classic.state import BANK, FREE, HOTEL
from monopoly_tui.rules.classic.step import Play


class Ledger:
    """Cash, pot, deeds, buildings, mortgages and cards as the events tell them, from a first position on.

    If the rules move anything without telling it, or tell what they did not do, the books differ.
    """

    def __init__(self, play: Play) -> None:
        state = play.state
        self.board = play.board
        self.cash = state.cash[:]
        self.pot = state.pot
        self.owner = state.owner[:]
        self.buildings = state.buildings[:]
        self.mortgaged = state.mortgaged[:]
        self.at = state.at[:]
        self.hands = [sorted(hand) for hand in state.cards]
        self.out = state.bankrupt[:]
        self.stock = stock(play)
        self.even = is_even(play)

    def follow(self, events: Iterable[Event], play: Play) -> None:
        """Enter the events and compare the books with the position after them."""
        state = play.state
        for event in events:
            self.enter(event)
        assert self.cash == state.cash
        assert self.pot == state.pot
        assert self.owner == state.owner
        assert self.buildings == state.buildings
        assert self.mortgaged == state.mortgaged
        assert self.at == state.at
        assert [sorted(hand) for hand in self.hands] == [sorted(hand) for hand in state.cards]
        assert self.out == state.bankrupt
        assert self.stock == stock(play)
        assert not self.even or is_even(play)

    def enter(self, event: Event) -> None:
        """Enter one event; the cash that it states must be right."""
        match event:
            case e.DeedDealt(seat, square):
                self.owner[square] = seat
            case e.Moved(seat, start, to, _):
                assert self.at[seat] == start
                self.at[seat] = to
            case e.Paid():
                self.pay(event)
            case e.CardKept(seat, card):
                self.hands[seat].append(card)
            case e.CardUsed(seat, card):
                self.hands[seat].remove(card)
            case e.OfferAccepted(seat, to, give, get):
                self.move(seat, to, give)
                self.move(to, seat, get)
            case e.WentBankrupt(seat, _, _):
                self.out.append(seat)
            case e.EstateReceived(seat, to, estate, _):
                assert estate.cash == self.cash[seat] + self.clear_buildings(seat)
                self.cash[seat] = estate.cash
                assert set(estate.deeds) == {i for i, owner in enumerate(self.owner) if owner == seat}
                self.move(seat, to, estate)
                assert self.cash[seat] == 0
                assert not self.hands[seat]
            case e.EstateReturned(seat, deeds):
                assert set(deeds) == {i for i, owner in enumerate(self.owner) if owner == seat}
                self.clear_buildings(seat)
                self.cash[seat], self.hands[seat] = 0, []
                for square in deeds:
                    self.owner[square], self.mortgaged[square] = BANK, False
            case _:
                self.deal_with_bank(event)
        if "cash" in getattr(event, "__slots__", ()):
            seat = event.to if isinstance(event, e.EstateReceived) else event.seat  # type: ignore[attr-defined]
            assert event.cash == self.cash[seat], event  # type: ignore[attr-defined]

    def deal_with_bank(self, event: Event) -> None:
        """Enter what a seat buys from, sells to or gets from the bank."""
        match event:
            case e.Received(seat, amount, reason, _):
                self.cash[seat] += amount
                self.pot -= amount if reason == "pot" else 0
            case e.Bought(seat, square, amount, _):
                assert self.owner[square] == BANK
                self.cash[seat] -= amount
                self.owner[square] = seat
            case e.AuctionWon(seat, square, _, amount, _):
                self.cash[seat] -= amount
                if square is not None:
                    assert self.owner[square] == BANK
                    self.owner[square] = seat
            case e.Built(seat, square, buildings, amount, cash):
                self.buildings[square] += 1
                assert self.buildings[square] == buildings
                if cash != self.cash[seat]:  # one that was won at auction is paid already
                    self.cash[seat] -= amount
            case e.BuildingSold(seat, square, buildings, amount, _):
                self.buildings[square] -= 1
                assert self.buildings[square] == buildings
                self.cash[seat] += amount
            case e.GroupSold(seat, square, amount, _):
                self.buildings = [0 if square in self.board.mates[i] else n for i, n in enumerate(self.buildings)]
                self.cash[seat] += amount
            case e.Mortgaged(seat, square, amount, _):
                self.mortgaged[square] = True
                self.cash[seat] += amount
            case e.Lifted(seat, square, amount, _):
                self.mortgaged[square] = False
                self.cash[seat] -= amount
            case e.DeedSold(seat, square, amount, _):
                self.owner[square], self.mortgaged[square] = BANK, False
                self.cash[seat] += amount

    def pay(self, event: e.Paid) -> None:
        """Enter a payment to a seat, the bank or the pot."""
        self.cash[event.seat] -= event.amount
        if event.to == "pot":
            self.pot += event.amount
        elif isinstance(event.to, int):
            self.cash[event.to] += event.amount
            assert self.cash[event.to] == event.cash_to

    def move(self, seat: int, to: int, goods: Bundle) -> None:
        """Cash, deeds and cards pass from one seat to another."""
        self.cash[seat] -= goods.cash
        self.cash[to] += goods.cash
        for square in goods.deeds:
            assert self.owner[square] == seat
            self.owner[square] = to
        for card in goods.cards:
            self.hands[seat].remove(card)
            self.hands[to].append(card)

    def clear_buildings(self, seat: int) -> int:
        """Take all buildings of a seat off the board; half of what they cost (RULES 11.4)."""
        value = 0
        for square, owner in enumerate(self.owner):
            if owner == seat:
                value += self.buildings[square] * (self.board.house_cost[square] // 2)
                self.buildings[square] = 0
        return value


def stock(play: Play) -> tuple[int, int]:
    """Houses and hotels, in the bank and on the board (RULES 1.2)."""
    state = play.state
    standing = [state.buildings[square] for square in play.board.deeds]
    return state.houses + sum(n for n in standing if n < HOTEL), state.hotels + standing.count(HOTEL)


def is_even(play: Play) -> bool:
    """Whether every group is built evenly, or need not be (RULES 7.2)."""
    built = play.state.buildings
    levels = [[built[square] for square in group.squares] for group in play.board.groups]
    return play.options.even_build and all(max(level) - min(level) <= 1 for level in levels)


def audit(play: Play) -> None:
    """What holds in every position: RULES 1.3, 7.1, 9.1, 11.4, 12.1."""
    board, state = play.board, play.state
    assert all(amount >= 0 for amount in (*state.cash, state.pot, state.houses, state.hotels))
    cards = [card for hand in state.cards for card in hand]
    cards += [card for piles in (state.unseen, state.seen) for pile in piles.values() for card in pile]
    assert sorted(cards) == sorted(board.cards)
    for square in range(board.size):
        owner, built = state.owner[square], state.buildings[square]
        assert owner == BANK or (square in board.deeds and owner in state.seats and owner not in state.bankrupt)
        assert owner != BANK or not (built or state.mortgaged[square])
        if built:
            assert all(state.owner[mate] == owner and not state.mortgaged[mate] for mate in board.mates[square])
    for seat in state.bankrupt:
        assert (state.cash[seat], state.cards[seat], state.jail_tries[seat]) == (0, [], FREE)
    assert all(state.at[seat] == board.jail for seat in state.seats if state.in_jail(seat))
    assert play.decision().by not in state.bankrupt
