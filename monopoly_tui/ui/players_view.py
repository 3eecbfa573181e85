"""The players: token, name, cash, and where there is room place, worth and deeds. Draws only."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.rules.classic.ending import hides_balances, worth
from monopoly_tui.rules.classic.rent import owns_group
from monopoly_tui.ui.animation import STILL, Moving
from monopoly_tui.ui.draw import Span, blank, cut, line, pad, width_of
from monopoly_tui.ui.page import View
from monopoly_tui.ui.palette import DIM, GAIN, GOLD, GROUND, LOSS, RAISED, SEATS, TEXT, ink, mix, style
from monopoly_tui.ui.seats import mark
from monopoly_tui.ui.strip import Strip

STEEL = "#8d99ab"  # deeds without a colour group
LOW = 100  # thousand tomans below which cash is shown as a warning
ROOMY = 34  # cells from which one line holds place and worth as well
MASK = "•••"
COIN = "●"
TALL, GAPPED = 3, 4  # lines of a seat, without and with a gap after it
INDENT = 6  # cells before what stands below a name
WIDE = 34  # cells from which the title says in which unit the sums are
NARROW = 26  # cells below which a seat's worth stands without the word for it, which the title has then


def draw(
    view: View, width: int, height: int, acting: int | None, peek: bool = False, moving: Moving = STILL
) -> list[Strip]:
    """The seats in turn order, in at most `height` lines: three lines a seat where they fit, else one.

    `peek` shows the acting seat's own cash where balances are hidden. `moving` says what money flies.
    """
    order = in_turn_order(view)
    rows = [_Row(view, width, seat, seat == acting, peek, moving) for seat in order]
    lines = _lines(len(rows), height)
    if lines == GAPPED:
        drawn = [strip for row in rows for strip in (*row.tall(), blank(width))][:-1]
    else:
        drawn = [strip for row in rows for strip in (row.tall() if lines == TALL else [row.short()])][:height]
    return _flown(drawn, order, lines, moving)


def title(width: int) -> str:
    """The key of what stands above the seats where they have more than one line each."""
    if width < NARROW:
        return "table-players-worth"
    return "table-players-unit" if width >= WIDE else "table-players"


def seat_at(view: View, height: int, y: int) -> int | None:
    """The seat at a line of what `draw` gives for so many lines."""
    order = in_turn_order(view)
    place = y // _lines(len(order), height)
    return order[place] if 0 <= place < len(order) else None


def _lines(seats: int, height: int) -> int:
    """Lines that each of so many seats gets."""
    return GAPPED if height >= GAPPED * seats - 1 else TALL if height >= TALL * seats else 1


def _flown(drawn: list[Strip], order: Sequence[int], lines: int, moving: Moving) -> list[Strip]:
    """The rows, of so many lines each, with a coin of the payer's colour on its way along their end."""
    for payer, payee, _ in moving.payments:
        start, end = (lines * order.index(seat) if seat is not None else 0 for seat in (payer, payee))
        at = round(start + (end - start) * min(1.0, moving.share))
        if moving.share <= 1 and at < len(drawn):
            width, color = drawn[at].cell_length, SEATS[payer].color if payer is not None else GOLD
            coin = line(1, [Span(COIN, style(color, GROUND, bold=True))])
            drawn[at] = Strip.join([drawn[at].fitted(width - 1), coin])
    return drawn


def in_turn_order(view: View) -> list[int]:
    """Every seat, those out too; by seat until the order is drawn."""
    state = view.game.state
    return list(state.order) or list(state.seats)


def place(view: View, seat: int) -> str:
    """Where the token stands: "in Jail, 1 of 3", "visiting Jail", or the square's name."""
    state = view.game.state
    if state.in_jail(seat):
        return view.say("table-in-jail", tries=state.jail_tries[seat])
    name = view.tell.square(state.at[seat])
    return view.say("table-visiting", square=name) if state.at[seat] == view.game.board.jail else name


def shows_cash(view: View, seat: int, acting: bool, peek: bool) -> bool:
    """Whether this seat's balance may be on the screen (RULES 10.5)."""
    return not hides_balances(view.game) or (acting and peek)


def chips(view: View, seat: int, bg: str) -> list[Span]:
    """A letter for each deed by set; a whole set on its colour, a mortgaged deed small."""
    game = view.game
    board, state = game.board, game.state
    spans: list[Span] = []
    last = ""
    for square in board.deeds:
        if state.owner[square] != seat:
            continue
        tag = board.tags[square]
        letter = tag[0].lower() if state.mortgaged[square] else tag[0]
        group = board.squares[square].group
        color = board.groups[group].color if group is not None else STEEL
        whole = owns_group(game, seat, square)
        if last and last != tag[0]:
            spans.append(Span(" ", style(None, bg)))
        if whole:
            spans.append(Span(letter, style(ink(color), color, bold=True)))
        else:
            spans.append(Span(letter, style(mix(color, TEXT, 0.35), bg, bold=True)))
        last = tag[0]
    return spans


class _Row:
    """One seat's lines."""

    def __init__(self, view: View, width: int, seat: int, acting: bool, peek: bool, moving: Moving) -> None:
        self.view, self.width, self.seat, self.acting = view, width, seat, acting
        self.out = seat in view.game.state.bankrupt
        self.bg = mix(RAISED, SEATS[seat].color, 0.14) if acting else GROUND
        self.fill = style(None, self.bg)
        self.shown = shows_cash(view, seat, acting, peek)
        self.gain = sum(amount * ((payee == seat) - (payer == seat)) for payer, payee, amount in moving.payments)

    def head(self) -> list[Span]:
        """The mark of the one who acts, token, name."""
        ink_ = style(DIM if self.out else TEXT, self.bg, bold=not self.out)
        point = Span("►" if self.acting else " ", style(SEATS[self.seat].color, self.bg, bold=True))
        return [point, *mark(self.seat, self.bg), Span(self.view.tell.seat(self.seat), ink_)]

    def cash(self) -> list[Span]:
        """The balance, or that the seat is out."""
        if self.out:
            return [Span(self.view.say("table-out") + " ", style(DIM, self.bg))]
        cash = self.view.game.state.cash[self.seat]
        text = self.view.say.number(cash) if self.shown else MASK
        color = DIM if not self.shown else GAIN if cash >= LOW else LOSS
        return [*self.change(), Span(f"{text} ", style(color, self.bg, bold=True))]

    def change(self) -> list[Span]:
        """What the seat has just paid or got."""
        if not self.gain:
            return []
        sign, color = ("+", GAIN) if self.gain > 0 else ("−", LOSS)
        return [Span(f"{sign}{self.view.say.number(abs(self.gain))}  ", style(color, self.bg))]

    def worth(self) -> str:
        """What the seat is worth, in words; "" where it is not to be seen."""
        decision = self.view.sitting.decision()
        counted = decision.kind == "tax" and decision.by == self.seat
        if self.out or not self.shown or counted:  # RULES 8.1: not shown before the choice
            return ""
        return self.view.say.number(worth(self.view.game, self.seat))

    def short(self) -> Strip:
        """All in one line."""
        head, cash = self.head(), self.cash()
        if self.width >= ROOMY and not self.out:
            room = self.width - _size(head) - 8
            spot = Span(pad(place(self.view, self.seat), max(0, min(16, room - 1))), style(DIM, self.bg))
            gap = max(1, self.width - _size(head) - _size([spot]) - 8)
            head += [Span(" " * gap, self.fill), spot] if room > 6 else []
        return line(self.width, head, cash, self.fill)

    def tall(self) -> Sequence[Strip]:
        """Name and cash, then place and worth, then the deeds. In a narrow column the place has its short name."""
        say, dim = self.view.say, style(DIM, self.bg)
        indent, gap = Span(" " * INDENT, self.fill), Span(" ", self.fill)
        total = self.worth()
        if total and self.width >= NARROW:
            total = say("table-worth", amount=total)
        label = [gap, Span(total, dim), gap] if total else [gap]
        spot = self.spot(self.width - _size([indent, *label]))
        if _size([indent, spot, *label]) > self.width:  # how long somebody has been in Jail comes before the worth
            label = [gap]
        below = line(self.width, [indent, spot], label, self.fill)
        held = len(self.view.game.state.cards[self.seat])
        cards = [gap, Span(say("table-cards", count=held), style(GOLD, self.bg)), gap] if held else []
        deeds = line(self.width, [indent, *chips(self.view, self.seat, self.bg)], cards, self.fill)
        return [line(self.width, self.head(), self.cash(), self.fill), below, deeds]

    def spot(self, room: int) -> Span:
        """Where the token stands, by the short name where the long one has no room."""
        state = self.view.game.state
        name = "" if self.out else place(self.view, self.seat)
        if width_of(name) > room and not state.in_jail(self.seat):
            name = cut(self.view.say.named(self.view.game.board.squares[state.at[self.seat]].short), room)
        return Span(name, style(DIM, self.bg))


def _size(spans: Sequence[Span]) -> int:
    return sum(width_of(span.text) for span in spans)
