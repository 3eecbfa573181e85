"""A Gamer game to play in a test: a position, the dice and cards that come, acts in the record's words."""

from collections.abc import Sequence
from typing import Any

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.engine.game import Illegal
from monopoly_tui.engine.step import LUCK, Act, Event
from monopoly_tui.rules.gamer.acts import Deal, Dice, Draw, Order
from monopoly_tui.rules.gamer.board import Board
from monopoly_tui.rules.gamer.codec import describe, read_act
from monopoly_tui.rules.gamer.game import start
from monopoly_tui.rules.gamer.options import resolve
from monopoly_tui.rules.gamer.state import NOBODY
from tests.rules_gamer.books import Books

HEROES = ("rostam", "zal", "tahmineh", "gordafarid")
"""Who is led, seat by seat, unless a test says else: none of the first three has a part in most rules."""


class RaceTable:
    """A game under test. Chance answers with what was laid down; the books are kept after every act."""

    def __init__(self, board: Board, heroes: Sequence[Sequence[str]], order: Sequence[int], laps: int, setup: Any):
        players = [{"heroes": [*led]} for led in heroes]
        self.play = start(board, resolve(board, {"laps": laps}), players, order, setup or None)
        self.books = Books(self.play)
        self.dice: list[Sequence[int | str]] = []
        self.powers: list[str] = []
        self.events: list[Event] = []
        self.settle()

    def rolls(self, *dice: Sequence[int | str], powers: Sequence[str] = ()) -> None:
        """What falls and what is drawn next."""
        self.dice += dice
        self.powers += powers

    def do(self, word: str, by: int | None = None, **keys: Any) -> list[Event]:
        """An act of whoever is asked, and the chance it brings about; what happened."""
        before = len(self.events)
        seat = self.decision.by if by is None else by
        self._apply(read_act({"by": seat, "do": word, **keys}))
        self.settle()
        return self.events[before:]

    def refused(self, word: str, by: int | None = None, **keys: Any) -> str:
        """The reason why an act is refused, which must leave everything as it was."""
        before = self.play.copy()
        with pytest.raises(Illegal) as illegal:
            self.play.apply(read_act({"by": self.decision.by if by is None else by, "do": word, **keys}))
        assert self.play.same(before)
        return illegal.value.refusal.reason

    def turn(self, *roll: int | str, answers: Sequence[str] = ()) -> None:
        """A whole turn: roll, answer what is asked, end it; a deed is left and a power-up kept unless told else."""
        self.rolls(roll)
        self.do("roll")
        left = [*answers]
        while self.decision.kind in ("buy", "power", "fight"):
            plain = {"buy": "decline", "power": "skip", "fight": "fight"}[self.decision.kind]
            self.do(left.pop(0) if left else plain)
        self.do("end_turn")

    def settle(self) -> None:
        """Answer chance until a seat is asked."""
        while (decision := self.play.decision()).by == LUCK:
            if decision.kind == "dice":
                self._apply(Dice(LUCK, tuple(self.dice.pop(0))))
            elif decision.kind == "draw":
                self._apply(Draw(LUCK, self.powers.pop(0)))
            elif decision.kind == "order":
                self._apply(Order(LUCK, tuple(self.play.state.seats)))
            else:
                self._apply(Deal(LUCK, decision.data["heroes"][: decision.data["count"]]))
        self._keep_books()

    def _apply(self, act: Act) -> None:
        self.play.apply(act)
        self._keep_books()

    def _keep_books(self) -> None:
        self.play.decision()
        told = self.play.drain()
        self.events += told
        self.books.follow(told, self.play)

    @property
    def decision(self) -> Any:
        """What is asked now."""
        return self.play.decision()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.decision.kind == "over")

    def hero(self, name: str) -> dict[str, Any]:
        """A hero as the state has it."""
        players = [{"name": str(seat), "kind": "human"} for seat in self.play.state.seats]
        state = describe(self.play, players)
        return next(hero for player in state["players"] for hero in player["heroes"] if hero["id"] == name)

    def owner(self, square: int) -> str | None:
        """Who owns a deed."""
        hero = self.play.state.owner[square]
        return None if hero == NOBODY else self.play.board.heroes[hero].id

    def bosses(self) -> list[str]:
        """The pile from the top."""
        return [self.play.board.bosses[boss].id for boss in self.play.state.bosses]


def race(
    *heroes: str | Sequence[str],
    seats: int = 3,
    laps: int = 1,
    order: Sequence[int] | None = None,
    bosses: Sequence[str] = (),
    turn: int = 0,
    **at: dict[str, Any],
) -> RaceTable:
    """Sit down to a race. `heroes` by seat; keywords set a hero up: zal={"at": 5, "coins": 0}."""
    board = find("haft-khan")
    assert isinstance(board, Board)
    led = [(one,) if isinstance(one, str) else tuple(one) for one in heroes or HEROES[:seats]]
    setup: dict[str, Any] = {"turn": turn} if turn else {}
    if at:
        setup["heroes"] = [[{"id": hero} | at.get(hero, {}) for hero in own] for own in led]
    if bosses:
        setup["bosses"] = [*bosses]
    return RaceTable(board, led, order or range(len(led)), laps, setup)


def two_each(**at: Any) -> RaceTable:
    """A race of two players with two heroes each."""
    return race(("rostam", "zal"), ("tahmineh", "gordafarid"), **at)
