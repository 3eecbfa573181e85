"""Reads a line of words as acts of the game: `buy`, `bid 150`, `trade ali give r2 +50 get e1`. Prints nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from monopoly_tui.engine.step import LUCK, Act
from monopoly_tui.plain.finding import NotUnderstood, seat_of, square_of, tokens
from monopoly_tui.rules.classic import acts as a
from monopoly_tui.rules.classic.acts import Bundle
from monopoly_tui.ui.page import View

MONEY: Final = re.compile(r"([+\-−]?)(\d{1,7})k?")
GIVE: Final = "give"
GET: Final = "get"
CARD: Final = "card"
"""The words inside an offer: what follows is given, or wanted; and a jail card."""
ON_A_SQUARE: Final[Mapping[str, type[Act]]] = {
    "build": a.Build,
    "sell": a.Sell,
    "sell_set": a.SellGroup,
    "sell_deed": a.SellDeed,
    "mortgage": a.Mortgage,
    "lift": a.Lift,
    "place": a.Place,
}
ALONE: Final[Mapping[str, type[Act]]] = {
    "roll": a.Roll,
    "buy": a.Buy,
    "decline": a.Decline,
    "pass": a.Pass,
    "accept": a.Accept,
    "reject": a.Reject,
    "end": a.EndTurn,
}
WORDS: Final = (
    *ALONE, *ON_A_SQUARE, "pay", "tenth", "fee", "sold", "dice", "card", "bid", "trade", "counter", "claim",
)  # fmt: skip
"""Every word that begins an act; a language has words of its own for them too (`plain-word-…`)."""


class Reader:
    """Reads for the seat that is asked. What is allowed is for the rules to say."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.words = {word.replace("_", "-"): word for word in (*WORDS, GIVE, GET)}
        for word in (*WORDS, GIVE, GET):
            self.words |= dict.fromkeys(view.say(f"plain-word-{word.replace('_', '-')}").split(), word)
        self._readers: Mapping[str, Callable[[list[str]], Act]] = {
            "dice": self._dice,
            "card": self._card,
            "bid": self._bid,
            "trade": self._trade,
            "counter": self._counter,
            "claim": self._claim,
        }

    @property
    def seat(self) -> int | None:
        """Who is asked."""
        return self.view.sitting.decision().by

    def read(self, line: str) -> Act | None:
        """The act, or None when the line begins with no word for one. Raises NotUnderstood."""
        first, *rest = tokens(line)
        if self.view.sitting.decision().kind == "dice" and first.isdecimal():
            first, rest = "dice", [first, *rest]
        word = self.words.get(first)
        if word is None or word in (GIVE, GET):
            return None
        if word in self._readers:
            return self._readers[word](rest)
        if word in ON_A_SQUARE and (rest or word != "lift"):
            return ON_A_SQUARE[word](self.seat, self._one_square(word, rest))  # type: ignore[call-arg]
        if rest:
            raise NotUnderstood("plain-too-many", word=rest[0])
        return self._alone(word)

    def _alone(self, word: str) -> Act:
        """An act told by one word, in which what is asked may have a part."""
        match word:
            case "pay" if self.view.sitting.decision().kind == "tax":
                return a.Tax(self.seat, "flat")
            case "pay":
                return a.PayFine(self.seat)
            case "tenth":
                return a.Tax(self.seat, "percent")
            case "lift" | "fee":
                return a.LiftOrFee(self.seat, word == "lift")
            case "sold":
                return a.Timeout(None)
        return ALONE[word](self.seat)

    def _one_square(self, word: str, rest: Sequence[str]) -> int:
        if len(rest) != 1:
            raise NotUnderstood("plain-which-deed", word=word.replace("_", "-"))
        return self._square(rest[0])

    def _square(self, word: str) -> int:
        square = square_of(self.view, word)
        if square is None:
            raise NotUnderstood("plain-no-square", word=word)
        return square

    def _seat(self, word: str) -> int:
        seat = seat_of(self.view, word)
        if seat is None:
            raise NotUnderstood("plain-no-player", word=word)
        return seat

    def _dice(self, rest: list[str]) -> Act:
        """What real dice show: two numbers, or both in one."""
        faces = "".join(rest)
        if len(faces) != 2 or not set(faces) <= set("123456"):
            raise NotUnderstood("plain-which-dice")
        return a.Dice(LUCK, (int(faces[0]), int(faces[1])))

    def _card(self, rest: list[str]) -> Act:
        hand = self.view.game.state.cards[self.seat] if self.seat is not None else []
        return a.UseCard(self.seat, rest[0] if rest else next(iter(hand), None))

    def _bid(self, rest: list[str]) -> Act:
        amounts = [money for word in rest if (money := money_of(word)) is not None]
        people = [word for word in rest if money_of(word) is None]
        if self.seat is None and len(rest) == 2 and len(amounts) == 2:  # a seat's number before the bid
            people, amounts = rest[:1], amounts[1:]
        if len(amounts) != 1 or len(people) > 1:
            raise NotUnderstood("plain-how-much")
        if self.seat is None and not people:
            raise NotUnderstood("plain-who-bids")
        return a.Bid(self._seat(people[0]) if people else self.seat, amounts[0])

    def _trade(self, rest: list[str]) -> Act:
        if not rest:
            raise NotUnderstood("plain-how-to-trade")
        to = self._seat(rest[0])
        give, get = self._sides(rest[1:], to)
        return a.Offer(self.seat, to, give, get)

    def _counter(self, rest: list[str]) -> Act:
        offer = self.view.sitting.decision().data.get("offer")
        give, get = self._sides(rest, offer.by if isinstance(offer, a.Offer) else None)
        return a.Counter(self.seat, give, get)

    def _sides(self, rest: list[str], to: int | None) -> tuple[Bundle, Bundle]:
        """What stands behind "give" and behind "get"."""
        words = [self.words.get(word, word) for word in rest]
        if not words or words[0] not in (GIVE, GET):
            raise NotUnderstood("plain-how-to-trade")
        sides: dict[str, list[str]] = {GIVE: [], GET: []}
        side = sides[GIVE]
        for word in words:
            if word in sides:
                side = sides[word]
            else:
                side.append(word)
        return self._bundle(sides[GIVE], self.seat), self._bundle(sides[GET], to)

    def _bundle(self, words: Sequence[str], seat: int | None) -> Bundle:
        hand = list(self.view.game.state.cards[seat]) if seat is not None else []
        cash = 0
        deeds: list[int] = []
        cards: list[str] = []
        for word in words:
            money = money_of(word)
            if money is not None:
                cash += money
            elif word == CARD or word in hand:
                if not hand:
                    raise NotUnderstood("plain-no-card")
                cards.append(hand.pop(hand.index(word) if word in hand else 0))
            else:
                deeds.append(self._square(word))
        return Bundle(cash, tuple(deeds), tuple(cards))

    def _claim(self, rest: list[str]) -> Act:
        """The rent of a deed, or the only one that waits."""
        rents = self.view.game.state.rents
        wanted = [due for due in rents if not rest or due.square == self._square(rest[0])]
        if not wanted:
            raise NotUnderstood("plain-no-rent")
        if len({(due.owner, due.square) for due in wanted}) > 1:
            raise NotUnderstood("plain-which-deed", word="claim")
        return a.Claim(wanted[0].owner, wanted[0].square)


def money_of(word: str) -> int | None:
    """A sum in thousand tomans, or None for any other word. Raises NotUnderstood for one below 1."""
    found = MONEY.fullmatch(word)
    if found is None:
        return None
    if found[1] in tuple("-−") or not int(found[2]):
        raise NotUnderstood("plain-least", word=word)
    return int(found[2])
