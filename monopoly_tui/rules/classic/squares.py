"""Moving, and what the square one lands on asks for; drawing cards (RULES 3.1, 4, 8)."""

from __future__ import annotations

from typing import Any

from monopoly_tui.engine.step import LUCK, Act, Decision, Refusal
from monopoly_tui.rules.classic.acts import Dice, Draw, Tax
from monopoly_tui.rules.classic.board import Card
from monopoly_tui.rules.classic.cards import carry_out_money
from monopoly_tui.rules.classic.claims import SquareChoice, demand
from monopoly_tui.rules.classic.debt import charge
from monopoly_tui.rules.classic.ending import buildings_worth, deeds_worth
from monopoly_tui.rules.classic.events import CardDrawn, CardKept, Moved, Rolled
from monopoly_tui.rules.classic.jail import send_to_jail
from monopoly_tui.rules.classic.money import pot_for, receive
from monopoly_tui.rules.classic.mortgage import tenth
from monopoly_tui.rules.classic.purchase import offer_deed
from monopoly_tui.rules.classic.rent import owes_rent, rent
from monopoly_tui.rules.classic.state import BANK
from monopoly_tui.rules.classic.step import DICE_FALL, ClassicStep, Play, not_now

FRESH_ROLL_FACTOR = 10
"""What the nearest-utility card multiplies its fresh dice by (RULES 8.3)."""


def advance(play: Play, seat: int, to: int) -> None:
    """Move forward to a square, with the salary if Start is passed or reached (RULES 4)."""
    at = play.state.at
    start, at[seat] = at[seat], to
    if play.events is not None:
        play.emit(Moved, seat, start, to, "forward")
    if to == 0:
        receive(play, seat, landing_salary(play), "landing")
    elif to <= start:
        receive(play, seat, play.board.salary, "salary")


def landing_salary(play: Play) -> int:
    """What stopping on Start pays, in thousand tomans (RULES 4.2)."""
    board = play.board
    return {"same": board.salary, "bonus": board.landing, "double": 2 * board.salary}[play.options.landing_salary]


def advance_by(play: Play, seat: int, steps: int) -> None:
    """Move forward by so many squares and do what the last one says (RULES 3.1)."""
    advance(play, seat, (play.state.at[seat] + steps) % play.board.size)
    arrive(play, seat)


def arrive(play: Play, seat: int) -> None:
    """Do what the square says on which `seat` now stands (RULES 3.1)."""
    state = play.state
    at = state.at[seat]
    square = play.board.squares[at]
    kind = square.kind
    if kind in ("street", "station", "utility"):
        if state.owner[at] == BANK:
            offer_deed(play, seat, at)
        elif owes_rent(play, seat, at):
            demand(play, seat, at, rent(play, at, sum(state.last_roll or ())))
    elif kind in ("chance", "chest"):
        play.push(CardDraw(seat, kind))
    elif kind == "tax":
        if square.income and play.options.income_tax == "choice":
            play.push(TaxChoice(seat, at))
        else:
            charge(play, seat, pot_for(play, "tax"), square.amount, "tax", at)
    elif kind == "go_to_jail":
        send_to_jail(play, seat, "square")
    elif kind == "parking":
        pot, state.pot = state.pot, 0
        receive(play, seat, pot, "pot")  # 8.2


class TaxChoice(SquareChoice):
    """The flat amount, or a tenth of a total not shown before (RULES 8.1)."""

    __slots__ = ()
    kind = "tax"

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See ClassicStep."""
        if not isinstance(act, Tax):
            return not_now(act, "tax")
        return None if act.choice in ("flat", "percent") else Refusal("tax-choice", {"choice": act.choice})

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        if not isinstance(act, Tax):
            super().answer(play, act)
            return
        play.pop()
        amount = play.board.squares[self.square].amount
        if act.choice == "percent":
            deeds = deeds_worth(play, self.seat, mortgaged_at_half=play.options.tax_base == "mortgage")
            amount = tenth(play.state.cash[self.seat] + deeds + buildings_worth(play, self.seat))
        charge(play, self.seat, pot_for(play, "tax"), amount, "tax", self.square)

    def options(self, play: Play) -> list[dict[str, Any]]:
        """See Step."""
        own = [{"by": self.seat, "do": Tax.do, "choice": choice} for choice in ("flat", "percent")]
        return [*own, *super().options(play)]


class CardDraw(ClassicStep):
    """The next card of a deck is drawn and carried out (RULES 1.3, 8.3)."""

    __slots__ = ("deck", "seat")

    def __init__(self, seat: int, deck: str) -> None:
        self.seat = seat
        self.deck = deck

    def ask(self, play: Play) -> Decision | None:
        """See Step. A deck whose cards are all held draws nothing."""
        cards = drawable(play, self.deck)
        if cards:
            return Decision(LUCK, "draw", {"deck": self.deck, "cards": cards})
        play.pop()
        return None

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See ClassicStep."""
        if isinstance(act, Draw) and act.card in drawable(play, self.deck):
            return None
        return Refusal("cannot-be-drawn", {"deck": self.deck})

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        assert isinstance(act, Draw), "judge let it through"
        state = play.state
        card = play.board.cards[act.card]
        play.pop()
        (state.unseen[self.deck] or state.seen[self.deck]).remove(card.id)
        play.emit(CardDrawn, self.seat, self.deck, card.id)
        if card.effect == "free":
            state.cards[self.seat].append(card.id)
            play.emit(CardKept, self.seat, card.id)
        else:
            state.seen[self.deck].append(card.id)
            carry_out(play, self.seat, card)


class FreshRoll(ClassicStep):
    """Two dice rolled for the rent of a utility that a card led to; no move (RULES 8.3, 8.4)."""

    __slots__ = ("seat", "square")

    def __init__(self, seat: int, square: int) -> None:
        self.seat = seat
        self.square = square

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        return DICE_FALL

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See ClassicStep."""
        return check_dice(act)

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        assert isinstance(act, Dice), "judge let it through"
        play.pop()
        play.emit(Rolled, self.seat, act.roll, "rent", play.state.doubles)
        demand(play, self.seat, self.square, FRESH_ROLL_FACTOR * sum(act.roll))


def check_dice(act: Act) -> Refusal | None:
    """Why this is no roll of two dice, or None (RULES 3.1)."""
    if isinstance(act, Dice) and len(act.roll) == 2 and all(1 <= die <= 6 for die in act.roll):
        return None
    return Refusal("no-dice")


def drawable(play: Play, deck: str) -> tuple[str, ...]:
    """The cards that can come next: any unseen one, else the first whose place is known (RULES 1.3)."""
    return tuple(play.state.unseen[deck]) or tuple(play.state.seen[deck][:1])


def carry_out(play: Play, seat: int, card: Card) -> None:
    """Do what a card says (RULES 8.3)."""
    at = play.state.at[seat]
    if card.effect == "advance":
        advance(play, seat, card.to)
        arrive(play, seat)
    elif card.effect == "nearest":
        _advance_to_nearest(play, seat, card.kind)
    elif card.effect == "back":
        to = play.state.at[seat] = (at - card.steps) % play.board.size
        play.emit(Moved, seat, at, to, "back")
        arrive(play, seat)
    elif card.effect == "jail":
        send_to_jail(play, seat, "card")
    else:
        carry_out_money(play, seat, card)


def _advance_to_nearest(play: Play, seat: int, kind: str) -> None:
    """To the next station (twice the rent) or utility (ten times fresh dice) ahead."""
    square = play.board.nearest(kind, play.state.at[seat])
    advance(play, seat, square)
    if play.state.owner[square] == BANK:
        offer_deed(play, seat, square)
    elif owes_rent(play, seat, square):
        if kind == "station":
            demand(play, seat, square, 2 * rent(play, square, 0))
        else:
            play.push(FreshRoll(seat, square))
