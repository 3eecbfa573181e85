"""Putting an offer or a counter-offer together (RULES 10)."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from functools import partial

from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import NOTHING, Bundle, Counter, Offer
from monopoly_tui.rules.classic.trade import check_offer
from monopoly_tui.ui.amount import AmountField
from monopoly_tui.ui.deed_row import deeds_of
from monopoly_tui.ui.keys import page_key
from monopoly_tui.ui.page import Close, Do, Field, Key, Page, Result, Say, View
from monopoly_tui.ui.pages.exchange import Draft
from monopoly_tui.ui.pages.trade_view import Side, TradeView
from monopoly_tui.ui.strip import Strip

LETTERS = "abcdefghrs"
"""The first sign of a deed's tag: sets, R for stations, S for utilities."""
DIGITS = "0123456789"


class TradePage(Page):
    """A digit picks the partner, a tag picks a deed of either side; with `original` it is a counter-offer."""

    spells = True

    def __init__(self, view: View, original: Offer | None = None) -> None:
        super().__init__(view)
        by = view.sitting.decision().by
        seat = view.game.state.turn if by is None else by
        self.counter = original is not None
        if original is not None:
            assert original.by is not None, "an offer is somebody's"
            self.first = Draft.of(seat, original.by, original.get, original.give)
        else:
            others = [other for other in view.game.state.alive() if other != seat]
            self.first = Draft(seat, others[0] if len(others) == 1 else None)
        self.draft = deepcopy(self.first)
        self.side = 0
        self.cursors: list[int | None] = [None, None]
        self.letter = ""  # of a tag whose digit is still to come
        self.ending = ""  # the digit of a tag whose letter was enough
        self.field: AmountField | None = None

    def sentence(self) -> str:
        """See Page."""
        say, tell, draft = self.view.say, self.view.tell, self.draft
        who = tell.seat(draft.seat)
        if draft.to is None:
            return say("page-trade-whom", who=who)
        to = tell.seat(draft.to)
        if self.field is not None:
            return say("page-trade-type-own", who=who) if self.side == 0 else say("page-trade-type", who=who, giver=to)
        if self.letter:
            tags = [self.view.game.board.tags[square] for square in self._with_letter(self.letter)]
            return say("page-trade-which", who=who, tags=tags)
        give, get = draft.bundles(self.view.game)
        if give == get == NOTHING:
            return say("page-trade-what", who=who, to=to)
        key = "page-trade-counter-ask" if self.counter else "page-trade-ask"
        return say(key, who=who, to=to, give=tell.bundle(give), get=tell.bundle(get))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        if self.field is not None:
            return [
                Key("enter", say("page-trade-key-set"), self._pay, self._unpaid()),
                Key("escape", say("page-key-back"), self._leave),
            ]
        if self.letter:
            return [*self._which(), Key("escape", say("page-key-back"), self._leave), *self._spelling()]
        if self.draft.to is None:
            nobody = partial(Say, say("page-trade-whom-first"))
            others = [Key(name, "", nobody) for name in (*DIGITS, *LETTERS)]
            return [*self._partners(), Key("escape", say("page-trade-key-drop"), Close), *others]
        offer = say("page-trade-key-counter" if self.counter else "page-trade-key-offer")
        keys = [
            Key("enter", offer, self._offer, self._fault()),
            Key("letters", say("page-trade-key-deed"), lambda: Say(say("page-trade-letters")), cap="A–H R S"),
            Key("equals_sign", say("page-trade-key-cash"), self._type),
            Key("tab", say("page-trade-key-side"), self._turn),
            *self._card_key(),
        ]
        if self.counter:
            keys.append(Key("backspace", say("page-trade-key-original"), self._restore))
        keys += [
            Key("delete", say("page-trade-key-clear"), self._clear),
            Key("escape", say("page-trade-key-drop"), Close),
            *self._spelling(),
        ]
        keys += [Key("shift+tab", "", self._turn), Key("x", "", self._mark), *self._numbers()]
        return [*keys, Key("up", "", partial(self._move, -1)), Key("down", "", partial(self._move, 1))]

    @property
    def typing(self) -> Field | None:
        """See Page."""
        return self.field

    def typed(self, key: str, character: str | None) -> bool:
        """See Page. A tag typed to its end is one tag, and its digit no player."""
        ending, self.ending = self.ending, ""
        if ending and page_key(key, character) == ending:
            return True
        return super().typed(key, character)

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        sides = (self._picture(0), self._picture(1))
        draft = deepcopy(self.draft)
        if self.field is not None:
            draft.pay(self.side, self.field.value or 0)
        return TradeView(self.view, draft).draw(width, height, sides)

    def _picture(self, side: int) -> Side:
        focus = side == self.side and self.draft.to is not None
        say = self.view.say
        cash = say.money(self.draft.cash[side]) if self.draft.cash[side] else say("page-trade-no-cash")
        if focus and self.field is not None:
            value = self.field.value
            cash = say("page-trade-typing", amount="" if value is None else say.money(value))
        return Side(self._deeds(side), self.cursors[side] or next(iter(self._deeds(side)), None), cash, focus)

    def _deeds(self, side: int) -> list[int]:
        seat = self.draft.sides()[side]
        return [] if seat is None else deeds_of(self.view.game.board, self.view.game.state, seat)

    def _act(self) -> Act:
        give, get = self.draft.bundles(self.view.game)
        assert self.draft.to is not None, "an offer needs a partner"
        return Counter(self.draft.seat, give, get) if self.counter else Offer(self.draft.seat, self.draft.to, give, get)

    def _fault(self) -> str:
        """Why the offer cannot be made, or nothing."""
        if self.counter and self.draft == self.first:
            return self.view.say("page-trade-same")
        return self.view.why_not(self.view.game.check(self._act()))

    def _offer(self) -> Result:
        return Do((self._act(),))

    def _partners(self) -> list[Key]:
        tell, alive = self.view.tell, self.view.game.state.alive()
        others = sorted(seat for seat in alive if seat != self.draft.seat)
        return [Key(str(seat + 1), tell.seat(seat), partial(self._choose, seat)) for seat in others]

    def _numbers(self) -> list[Key]:
        """The digits once there is a partner: another one, or why it stays the same."""
        return [Key(digit, "", partial(self._choose, int(digit) - 1)) for digit in DIGITS]

    def _choose(self, seat: int) -> Result:
        """Trade with this seat; what another one was to give is dropped."""
        say, draft = self.view.say, self.draft
        if self.counter or seat == draft.to:
            assert draft.to is not None, "nobody answers an offer of nobody"
            return Say(say("page-trade-partner", to=self.view.tell.seat(draft.to)))
        if refusal := check_offer(self.view.game, draft.seat, seat, Bundle(1), NOTHING):
            return Say(self.view.tell.refusal(refusal))
        owner = self.view.game.state.owner
        draft.deeds = {square for square in draft.deeds if owner[square] == draft.seat}
        draft.to, draft.cash[1], draft.cards[1] = seat, 0, 0
        self.cursors[1] = None
        return None

    def _with_letter(self, letter: str) -> list[int]:
        """The deeds of the two whose tag begins so."""
        tags = self.view.game.board.tags
        return [square for square in (*self._deeds(0), *self._deeds(1)) if tags[square][0].lower() == letter]

    def _pick(self, letter: str) -> Result:
        """The first sign of a tag: at once the deed when only one can be meant."""
        play = self.view.game
        self.letter = ""
        found = self._with_letter(letter)
        if not found:
            return Say(self.view.say("page-trade-none", letter=letter.upper()))
        free = [square for square in found if not any(play.state.buildings[mate] for mate in play.board.mates[square])]
        if not free:
            return Say(self.view.say("page-trade-sell-first", letter=letter.upper()))
        if len(free) == 1:
            self.ending = play.board.tags[free[0]][1:]
            return self._toggle(free[0])
        self.letter = letter
        return None

    def _spelling(self) -> list[Key]:
        """The letters that begin a tag."""
        return [Key(letter, "", partial(self._pick, letter)) for letter in LETTERS]

    def _which(self) -> list[Key]:
        """The digits that end the tag begun; others say that they do not."""
        say, tags = self.view.say, self.view.game.board.tags
        ending = [
            Key(tags[square][1:], tags[square], partial(self._toggle, square), cap=tags[square][1:])
            for square in sorted(self._with_letter(self.letter))
        ]
        none = [partial(Say, say("page-trade-no-tag", tag=self.letter.upper() + digit)) for digit in DIGITS]
        return [*ending, *(Key(digit, "", refuse) for digit, refuse in zip(DIGITS, none, strict=True))]

    def _toggle(self, square: int) -> Result:
        self.letter = ""
        self.draft.toggle(square)
        side = 0 if self.view.game.state.owner[square] == self.draft.seat else 1
        self.cursors[side] = square
        return None

    def _mark(self) -> Result:
        """Put the deed under the cursor in or take it out."""
        square = self._picture(self.side).cursor
        if square is None:
            return None
        play = self.view.game
        if any(play.state.buildings[mate] for mate in play.board.mates[square]):
            return Say(self.view.say("page-trade-sell-first", letter=play.board.tags[square][0]))
        return self._toggle(square)

    def _move(self, by: int) -> Result:
        deeds = self._deeds(self.side)
        cursor = self._picture(self.side).cursor
        if cursor is not None:
            self.cursors[self.side] = deeds[max(0, min(deeds.index(cursor) + by, len(deeds) - 1))]
        return None

    def _turn(self) -> Result:
        self.side = 1 - self.side
        return None

    def _card_key(self) -> list[Key]:
        seat = self.draft.sides()[self.side]
        if seat is None or not self.view.game.state.cards[seat]:
            return []

        def card() -> Result:
            self.draft.next_card(self.view.game, self.side)
            return None

        return [Key("j", self.view.say("page-trade-key-card"), card)]

    def _type(self) -> Result:
        self.field = AmountField()
        return None

    def _unpaid(self) -> str:
        """Why what has been typed cannot be given, or nothing; the other's cash is only looked at when they accept
        (RULES 10.4)."""
        amount, seat, to = self.field.value if self.field is not None else None, self.draft.seat, self.draft.to
        if amount is None or to is None:
            return self.view.say("page-auction-no-amount")
        if self.side == 1 or amount == 0:
            return ""
        return self.view.why_not(check_offer(self.view.game, seat, to, Bundle(amount), NOTHING))

    def _pay(self) -> Result:
        assert self.field is not None, "only a field has an amount"
        assert self.field.value is not None, "the key is dim without an amount"
        amount, giver = self.field.value, self.draft.sides()[self.side]
        self.draft.pay(self.side, amount)
        self.field = None
        state, say = self.view.game.state, self.view.say
        if giver is None or self.view.game.options.balances == "hidden" or amount <= state.cash[giver]:
            return None
        return Say(say("page-trade-lacks", who=self.view.tell.seat(giver), cash=state.cash[giver]))

    def _leave(self) -> Result:
        self.field, self.letter = None, ""
        return None

    def _clear(self) -> Result:
        self.draft = Draft(self.draft.seat, self.draft.to)
        return None

    def _restore(self) -> Result:
        self.draft = deepcopy(self.first)
        return None
