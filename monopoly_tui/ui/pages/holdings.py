"""What can be done with the deeds of one seat, lot by lot: which street is built on or sold from next. No picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import Build, Bundle, Lift, Mortgage, Offer, Sell, SellDeed, SellGroup
from monopoly_tui.rules.classic.rent import owns_group, rent
from monopoly_tui.rules.classic.state import HOTEL
from monopoly_tui.ui.deed_row import deeds_of
from monopoly_tui.ui.page import Do, Key

if TYPE_CHECKING:
    from monopoly_tui.ui.page import View


class Holdings:
    """The deeds of `seat`. Every act is checked by the rules; nothing is decided here."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.play = view.game

    @property
    def deeds(self) -> list[int]:
        """The seat's deeds, set by set."""
        return deeds_of(self.play.board, self.play.state, self.seat)

    def build(self, square: int) -> Build:
        """Building one in the set of a deed: where it has to stand, or on the deed itself."""
        mates, count = self.play.board.mates[square], self.play.state.buildings
        if self.play.options.even_build and mates:
            square = min(mates, key=lambda mate: (count[mate], mate != square, -mate))
        return Build(self.seat, square)

    def sell(self, square: int) -> Sell:
        """Selling one in the set of a deed: where it has to go, or from the deed itself."""
        mates, count = self.play.board.mates[square], self.play.state.buildings
        if self.play.options.even_build and mates:
            square = max(mates, key=lambda mate: (count[mate], mate == square, -mate))
        return Sell(self.seat, square)

    def loan(self, square: int) -> Mortgage | Lift:
        """Mortgaging a deed, or lifting its mortgage."""
        return Lift(self.seat, square) if self.play.state.mortgaged[square] else Mortgage(self.seat, square)

    def key(self, name: str, label: str, act: Act) -> Key:
        """A key for an act, dim with the reason when the rules refuse it."""
        return Key(name, label, lambda: Do((act,)), self.view.why_not(self.play.check(act)))

    def sales(self, square: int) -> list[Key]:
        """Selling a deed to the bank and a whole set's buildings, where the options of the game have it."""
        say, options = self.view.say, self.play.options
        keys = []
        if options.sell_to_bank:
            keys.append(self.key("d", say("page-manage-key-deed"), SellDeed(self.seat, square)))
        if options.group_sale:
            keys.append(self.key("g", say("page-manage-key-group"), SellGroup(self.seat, square)))
        return keys

    def rents(self, square: int) -> tuple[int, int | None]:
        """What a street earns now, 0 while mortgaged, and after one more building where one could stand."""
        state = self.play.state
        spot, count = self.play.board.squares[square], state.buildings[square]
        now = 0 if state.mortgaged[square] else rent(self.play, square, 1)
        free = not any(state.mortgaged[mate] for mate in self.play.board.mates[square])
        grows = owns_group(self.play, self.seat, square) and free and count < HOTEL
        return now, spot.rents[count + 1] if grows else None

    def can_trade(self) -> str:
        """Why the seat cannot offer a trade now, or nothing."""
        others = [seat for seat in self.play.state.alive() if seat != self.seat]
        refusal = self.play.check(Offer(self.seat, others[0], Bundle(), Bundle())) if others else None
        if refusal is None or refusal.reason == "empty-offer":
            return ""
        return self.view.tell.refusal(refusal)
