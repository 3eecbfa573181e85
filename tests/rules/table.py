"""A table to test rules at: a position, scripted chance, acts in the record's words. Draws nothing at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from monopoly_tui.board_shelf import find
from monopoly_tui.engine.game import Illegal
from monopoly_tui.engine.step import LUCK, Event, Refusal
from monopoly_tui.rules.classic.acts import Deal, Dice, Draw, Order
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.codec import read_act
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import resolve
from monopoly_tui.rules.classic.state import State
from monopoly_tui.rules.classic.step import Play
from tests.ledger import Ledger, audit

EventT = TypeVar("EventT", bound=Event)
Roll = tuple[int, int]


class Table:
    """A game in progress whose dice and cards are known beforehand; the books are checked after every act."""

    def __init__(
        self,
        play: Play,
        dice: Sequence[Roll] = (),
        cards: Mapping[str, Sequence[str]] | None = None,
        drawn_order: Sequence[int] = (),
        deal: Sequence[int] = (),
    ) -> None:
        self.play = play
        self.dice = list(dice)
        self.cards = {deck: list(ids) for deck, ids in (cards or {}).items()}
        self.drawn_order = drawn_order
        self.deal = deal
        self.ledger = Ledger(play)
        self.events = self._settle()

    @property
    def state(self) -> State:
        """The position; the steps are run first, as far as they go by themselves."""
        self.play.decision()
        return self.play.state

    @property
    def cash(self) -> list[int]:
        """Cash by seat, thousand tomans."""
        return self.state.cash

    def do(self, by: int | None, do: str, **keys: Any) -> list[Event]:
        """Carry out an act and the chance that follows from it; what happened, which `events` keeps too."""
        self.play.apply(read_act({"by": by, "do": do, **keys}))
        self.events = self._settle()
        return self.events

    def roll(self, *falls: Roll) -> list[Event]:
        """The seat to move rolls; `falls` are the dice if the script does not hold them yet."""
        self.dice += falls
        return self.do(self.state.turn, "roll")

    def end(self) -> list[Event]:
        """The seat to move ends its turn."""
        return self.do(self.state.turn, "end_turn")

    def refused(self, by: int | None, do: str, **keys: Any) -> str:
        """Try an act that must be refused and change nothing; the reason of the refusal."""
        return self.refusal(by, do, **keys).reason

    def refusal(self, by: int | None, do: str, **keys: Any) -> Refusal:
        """The same with what the refusal tells."""
        before = self.play.copy()
        act = read_act({"by": by, "do": do, **keys})
        try:
            self.play.apply(act)
        except Illegal as illegal:
            assert self.play.same(before), f"{act} was refused and changed something"
            return illegal.refusal
        raise AssertionError(f"{act} was let through")

    def asks(self, by: int | None, kind: str, **data: Any) -> None:
        """Assert whose decision it is, of which kind, and some of its data."""
        decision = self.play.decision()
        found = {key: decision.data.get(key) for key in data}
        assert (decision.by, decision.kind, found) == (by, kind, data)

    def legal(self, by: int | None, do: str) -> list[dict[str, Any]]:
        """The listed options of one seat of one kind."""
        return [option for option in self.play.legal() if option["by"] == by and option["do"] == do]

    def saw(self, kind: type[EventT]) -> list[EventT]:
        """The events of one kind since the last act."""
        return [event for event in self.events if isinstance(event, kind)]

    def owner(self, *squares: int) -> list[int]:
        """Who owns these deeds; -1 is the bank."""
        return [self.state.owner[square] for square in squares]

    def _settle(self) -> list[Event]:
        while (decision := self.play.decision()).by == LUCK:
            match decision.kind:
                case "dice":
                    assert self.dice, "the test gives too few dice"
                    self.play.apply(Dice(LUCK, self.dice.pop(0)))
                case "draw":
                    deck = decision.data["deck"]
                    assert self.cards.get(deck), f"the test gives too few cards of {deck}"
                    self.play.apply(Draw(LUCK, self.cards[deck].pop(0)))
                case "order":
                    self.play.apply(Order(LUCK, tuple(self.drawn_order)))
                case "deal":
                    self.play.apply(Deal(LUCK, tuple(self.deal)))
                case kind:
                    raise AssertionError(f"luck is asked for {kind}")
        events = self.play.drain()
        self.ledger.follow(events, self.play)
        audit(self.play)
        return events


def deeds(owns: Mapping[int, str]) -> dict[str, dict[str, Any]]:
    """Deeds by seat in short: "1 3x4 5m" is square 1, square 3 with 4 buildings, square 5 mortgaged."""
    return {
        word.rstrip("m").partition("x")[0]: {
            "owner": seat,
            "buildings": int(word.partition("x")[2] or 0),
            "mortgaged": word.endswith("m"),
        }
        for seat, words in owns.items()
        for word in words.split()
    }


def table(
    rules: Mapping[str, str | int] | str = "official",
    *,
    seats: int = 2,
    board: str | Board = "tehran",
    order: Sequence[int] | None = None,
    drawn_order: Sequence[int] = (),
    deal: Sequence[int] = (),
    dice: Sequence[Roll] = (),
    chance: Sequence[str] = (),
    chest: Sequence[str] = (),
    owns: Mapping[int, str] | None = None,
    **setup: Any,
) -> Table:
    """Sit down: a preset or `rules` as in a record's header, chance in script, `setup` as in a record.

    The turn order is by seat unless `order` says else; with `drawn_order` or `order=()` it is left to the options.
    """
    given = {"preset": rules} if isinstance(rules, str) else dict(rules)
    the_board = find(board) if isinstance(board, str) else board
    if owns is not None:
        setup["deeds"] = deeds(owns)
    if order is None and not drawn_order:
        order = range(seats)
    play = start(the_board, resolve(the_board, given), seats, list(order) if order else None, setup or None)
    return Table(play, dice, {"chance": chance, "chest": chest}, drawn_order, deal)
