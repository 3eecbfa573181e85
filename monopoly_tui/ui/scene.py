"""What the centre shows while a small question is asked: players, dice, the card or deed, the log. Draws only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import dropwhile

from monopoly_tui.rules.classic.events import CardDrawn
from monopoly_tui.rules.classic.state import BANK
from monopoly_tui.ui import deed_row, dice_view, log_view, paper, players_view
from monopoly_tui.ui.animation import STILL, Moving
from monopoly_tui.ui.art import picture
from monopoly_tui.ui.deed_card import deed_card
from monopoly_tui.ui.draw import Span, beside, blank, fit, heading, line, whole, width_of
from monopoly_tui.ui.page import View
from monopoly_tui.ui.palette import GOLD, GROUND, TEXT, style
from monopoly_tui.ui.strip import Strip
from monopoly_tui.ui.worths import by_round
from monopoly_tui.ui.writing import upright

MARGIN = 2
DICE = 5  # lines
CHART = 12  # lines at most of worth by round below the log
LOGGED = 12  # lines of the log that it leaves at least
SKY = 10  # lines that the city needs at least above a page


@dataclass(frozen=True)
class Scene:
    """What to show: the seat that acts, its own cash too where it is hidden, the square or card in question, what
    happened `meanwhile`, where nothing else tells it, whether a page is `charted` that draws worth by round, and how
    many entries of the log are `told` while tokens walk."""

    view: View
    acting: int | None
    peek: bool
    subject: int | CardDrawn | None
    moving: Moving = STILL
    meanwhile: Sequence[str] = ()
    charted: bool = False
    told: int | None = None

    def inside(self, width: int, height: int, taken: int = 0) -> list[Strip]:
        """The centre where nothing stands beside the ring: players and dice, the card, and the log below.

        `taken` is how many lines a long question has already taken from `height`; only the log gives way to it.
        """
        card = _card_width(width)
        top = max(9, min(12, height + taken - 6))
        left = width - card - MARGIN - 1
        upper = beside(
            (1, []),
            (left, self._players_and_dice(left, top - 1)),
            (card, self._card(card, top - 1)),
            (MARGIN, []),
        )
        upper = fit([blank(width), *upper], width, top)
        below = max(0, height - top - 1)
        told = fit(log_view.draw(self.view, width - 2, below, self.told), width - 2, below)
        title = heading(width - 2, self.view.say("table-log"), fg=GOLD)
        return [*upper, *beside((1, []), (width - 2, [title, *told]), (1, []))]

    def framed(self, width: int, height: int) -> list[Strip]:
        """The centre where players and log stand beside the ring: the city above, dice and card below it."""
        low = _low(height)
        card = 30 if width < 84 else 34
        left = min(width - card - 3 * MARGIN, 40)
        edge = (width - left - card - MARGIN) // 2
        lower = beside(
            (edge, []), (left, self._roll_and_turn(left, low - 1)), (MARGIN, []), (card, self._card(card, low - 1))
        )
        return fit([*self._sky(width, height - low), blank(width), *lower], width, height)

    def behind(self, page: Sequence[Strip], width: int, height: int) -> list[Strip]:
        """The city, dimmed, above a page that leaves room for it there."""
        rows = [*dropwhile(_is_blank, page)]
        high = height - max(_low(height), len(rows) + 2)
        return [*self._sky(width, high, dimmed=True), blank(width), *rows] if high >= SKY else [*page]

    def side(self, width: int, height: int) -> list[Strip]:
        """The column beside the ring: the players, the log, and below a long one the worth of all by round."""
        say = self.view.say
        drawn = players_view.draw(self.view, width, self._share(height), self.acting, self.peek, self.moving)
        head = [heading(width, say(players_view.title(width)), fg=GOLD), *drawn, blank(width)]
        rest = height - len(head) - 1
        graph = self._worths(width) if rest >= LOGGED + CHART + 3 and not self.charted else []
        rest -= len(graph)
        told = fit(log_view.draw(self.view, width, rest, self.told), width, rest)
        return fit([*head, heading(width, say("table-log"), fg=GOLD), *told, *graph], width, height)

    def _worths(self, width: int) -> list[Strip]:
        """Everybody's worth by round, a line above and below it, once there is something to tell."""
        graph = by_round(self.view, width, CHART)
        title = heading(width, self.view.say("table-worths"), fg=GOLD)
        return [blank(width), title, *graph, blank(width)] if graph else []

    def seat_beside(self, height: int, y: int) -> int | None:
        """The player at a line of the column beside the ring."""
        return players_view.seat_at(self.view, self._share(height), y - 1)

    def seat_inside(self, width: int, y: int, x: int) -> int | None:
        """The player at a cell of the centre where nothing stands beside the ring."""
        seats = len(self.view.game.state.seats)
        return players_view.seat_at(self.view, seats, y - 1) if x < width - _card_width(width) else None

    def _sky(self, width: int, height: int, *, dimmed: bool = False) -> list[Strip]:
        """The city in so many lines, the first of them empty."""
        art = picture(self.view.game.board.id, width - 2 * MARGIN, height - 1, dimmed)
        return [blank(width), *beside((MARGIN, []), (width - 2 * MARGIN, upright(self.view.say, art)), (MARGIN, []))]

    def _share(self, height: int) -> int:
        """Lines of the column beside the ring that the players get."""
        seats = len(self.view.game.state.seats)
        return min(4 * seats - 1 if height >= 8 * seats else 3 * seats, height // 2) if seats <= 4 else seats

    def _players_and_dice(self, width: int, height: int) -> list[Strip]:
        seats = len(self.view.game.state.seats)
        roll = self._dice()
        out = players_view.draw(self.view, width, seats, self.acting, self.peek, self.moving)
        if roll is None:
            return out
        spare = height - seats
        if spare >= DICE:
            out += [blank(width)] * min(1, spare - DICE)
            return [*out, *beside((2, []), (dice_view.WIDTH, dice_view.dice(roll)))]
        return [*out, blank(width), *beside((2, []), (width - 2, [dice_view.dice_line(roll, self.view.say.number)]))]

    def _roll_and_turn(self, width: int, height: int) -> list[Strip]:
        """The dice, and below them what happened meanwhile, the card drawn, if it is not the subject, or what this
        turn has brought."""
        roll = self._dice()
        drawn = self.view.sitting.last_card
        out: list[Strip] = []
        if roll is not None:
            out += [*beside((max(0, (width - dice_view.WIDTH) // 2), []), (dice_view.WIDTH, dice_view.dice(roll)))]
            out.append(blank(width))
        room = height - len(out)
        if self.meanwhile:
            head, *told = whole(self.meanwhile, width, room)
            return [
                *out,
                line(width, [Span(head, style(GOLD))]),
                *(line(width, [Span(row, style(TEXT))]) for row in told),
            ]
        if self.told is not None:
            return out
        if drawn is not None and self.subject != drawn:
            return [*out, *paper.draw(self.view, drawn, width, min(room, 8))]
        turn, rest = log_view.present(self.view, width, room), self._rest_of_set(width)
        return [*out, *turn, *(rest if len(turn) + len(rest) <= room else [])]

    def _rest_of_set(self, width: int) -> list[Strip]:
        """Of a deed that is offered: an empty line, and whose the others of its set are, or what they cost."""
        board, state, say = self.view.game.board, self.view.game.state, self.view.say
        if not isinstance(self.subject, int) or self.subject not in board.deeds or state.owner[self.subject] != BANK:
            return []
        rows = [blank(width), heading(width, say("deed-rest"))]
        for square in deed_row.set_of(board, self.subject):
            if square != self.subject:
                owned = deed_row.whose(self.view, square)
                name = deed_row.name(board, square, width - deed_row.TAG - 2 - width_of(owned.text), say)
                spans = [deed_row.tag(board, square, bg=GROUND), Span(f" {name}", style(TEXT))]
                rows.append(line(width, spans, [owned]))
        return rows

    def _dice(self) -> tuple[int, int] | None:
        """The roll that lies, or what shows of dice still tumbling."""
        last = self.view.game.state.last_roll
        return last and (self.moving.dice or last)

    def _card(self, width: int, height: int) -> list[Strip]:
        if self.subject is None:
            return []
        if isinstance(self.subject, CardDrawn):
            return paper.draw(self.view, self.subject, width, height)
        return deed_card(self.view.game, self.subject, width, height, self.view.say, self.view.tell.players)


def _is_blank(row: Strip) -> bool:
    """Whether nothing stands in a line."""
    return not row.text.strip()


def _low(height: int) -> int:
    """Lines below the city."""
    return min(15, height // 2 + 2)


def _card_width(width: int) -> int:
    """Cells of the card where nothing stands beside the ring."""
    return 26 if width < 66 else 30
