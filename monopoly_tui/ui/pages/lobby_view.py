"""The picture of the lobby. Asks nothing and decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from monopoly_tui.text.option_text import option_value, preset_about
from monopoly_tui.ui.chairs import kind_key
from monopoly_tui.ui.draw import Span, beside, box, fit, line, width_of, wrap
from monopoly_tui.ui.pages.lobby_line import WIDEST, choice
from monopoly_tui.ui.pages.room import below_art, middle
from monopoly_tui.ui.palette import CURSOR, DIM, EDGE, GOLD, PANEL, RAISED, SEATS, TEXT, style
from monopoly_tui.ui.seats import mark
from monopoly_tui.ui.strip import Strip

if TYPE_CHECKING:
    from monopoly_tui.text.speaker import Speaker
    from monopoly_tui.ui.chairs import Chair
    from monopoly_tui.ui.chosen_rules import ChosenRules
    from monopoly_tui.ui.preferences import Preferences

SECONDS: Final = 26
"""What a turn takes, roughly."""
TURNS: Final = 125
"""What a game to the first bankruptcy has, roughly, by simulation of two to six medium bots."""
FEWEST_ROUNDS: Final = 28
"""Rounds of such a game, however many play."""
SEAT_ROWS: Final = 8
FIELDS: Final = {
    "board": "b",
    "end": "r",
    "preset": "p",
    "auction": "a",
    "balances": "h",
    "speed": "s",
    "options": "o",
}
"""What can be chosen beside the seats, in the order shown, and the keys for it."""
GAME: Final = 33
"""Cells that the choices beside the seats need."""
KIND_FROM: Final = 26
"""Cells from which on a seat says whether a person or a bot sits there."""


class LobbyView:
    """What was chosen so far, ready to be drawn."""

    def __init__(self, say: Speaker, chosen: ChosenRules, chairs: Sequence[Chair], likes: Preferences) -> None:
        self.say, self.chosen, self.chairs, self.likes = say, chosen, chairs, likes
        self.board, self.options = chosen.board, chosen.options()

    def draw(self, width: int, height: int, focus: int | str, name: str | None, rounds: int | None) -> list[Strip]:
        """`focus` is a seat or a field; `name` and `rounds` are what is being typed there, if anything."""
        inner = min(width, WIDEST)
        left = min((inner - 1) * 6 // 13, inner - 1 - GAME)
        right = inner - 1 - left
        seats = box(left, self._seats(left - 2, focus, name), self.say("lobby-who"))
        game = box(
            right,
            fit(self._game(right - 2, focus, rounds), right - 2, SEAT_ROWS, style(None, PANEL)),
            self.say("lobby-game"),
        )
        lines = beside((left, seats), (right, game), gap=1)
        room = height - len(lines)
        if room >= 4:
            lines += box(inner, self._about(inner - 2, room - 2), self.say.named(self.board.name))
        return middle(below_art(lines, self.board.id, inner, height, self.say), inner, width, height)

    def _seats(self, width: int, focus: int | str, name: str | None) -> list[Strip]:
        return [self._seat(seat, width, focus == seat, name) for seat in range(SEAT_ROWS)]

    def _seat(self, seat: int, width: int, here: bool, name: str | None) -> Strip:
        bg = RAISED if here else PANEL
        fill = style(None, bg)
        spans = [Span("▌" if here else " ", style(CURSOR, bg))]
        taken = seat < len(self.chairs)
        if here and name is not None:
            spans += [*mark(seat, bg), Span(name, style(GOLD, bg, bold=True)), Span("▏", style(CURSOR, bg))]
            return line(width, spans, (), fill)
        if not taken:
            look = style(EDGE, bg)
            free = self.say("lobby-free" if seat == len(self.chairs) else "lobby-empty")
            return line(
                width, [*spans, Span(f" {self.say.number(seat + 1)} {SEATS[seat].shape} {free}", look)], (), fill
            )
        chair = self.chairs[seat]
        spans += [*mark(seat, bg), Span(chair.name, style(TEXT, bg, bold=True))]
        kind = Span(
            self.say("lobby-kind", kind=kind_key(chair.kind, by_card=chair.by_card)) + " ",
            style(CURSOR if chair.is_bot else DIM, bg),
        )
        return line(width, spans, [kind] if width >= KIND_FROM else [], fill)

    def _game(self, width: int, focus: int | str, rounds: int | None) -> list[Strip]:
        lines = [self._field(name, key.upper(), width, focus == name, rounds) for name, key in FIELDS.items()]
        fill = style(None, PANEL)
        length = Span(" " + self._length(), style(DIM, PANEL))
        return [*lines, line(width, [length], (), fill)]

    def _field(self, name: str, key: str, width: int, here: bool, rounds: int | None) -> Strip:
        bg = RAISED if here else PANEL
        typing = here and rounds is not None
        value = self._value(name)
        if typing:
            value = self.say("lobby-typing", amount=self.say.number(rounds or 0) if rounds else "")
        spans = choice(self.say, name, key, value, here=here, typing=typing)
        used = sum(width_of(span.text) for span in spans)
        hint = "→ " if name == "options" else "← → "
        arrows = [Span(hint, style(DIM, bg))] if here and not typing and used + 1 + width_of(hint) <= width else []
        return line(width, spans, arrows, style(None, bg))

    def _value(self, name: str) -> str:
        if name == "board":
            return self.say.named(self.board.name)
        if name == "end":
            rounds = self.options.rounds
            return self.say("lobby-end", end=self.options.end, rounds=rounds or 0)
        if name == "speed":
            return self.say(f"setting-speed-{self.likes.speed}")
        if name == "options":
            told = {"rounds", *FIELDS}
            return self.say("lobby-changes", count=sum(option not in told for option in self.chosen.changes()))
        return option_value(self.say, name, self.chosen.preset if name == "preset" else self.chosen.value(name))

    def _length(self) -> str:
        """How long such a game takes, as far as that can be said."""
        rounds = self._rounds()
        if rounds is None:
            return self.say("lobby-length-open")
        people = sum(not chair.is_bot for chair in self.chairs)
        bots = len(self.chairs) - people
        minutes = (people * SECONDS + bots * self.likes.pace.turn) * rounds / 60
        return self.say("lobby-length", minutes=max(5, 5 * round(minutes / 5)))

    def _rounds(self) -> int | None:
        """How many rounds such a game has; None where that cannot be said."""
        if self.options.end == "first_bankruptcy":
            return max(FEWEST_ROUNDS, TURNS // len(self.chairs))
        return self.options.rounds if self.options.end == "rounds" else None

    def _about(self, width: int, most: int) -> list[Strip]:
        """The rules, the board and the house: the sentences that fit into `most` lines."""
        board, say = self.board, self.say
        streets = sum(map(bool, board.mates))
        sentences = [
            preset_about(say, self.chosen.preset),
            say("lobby-board", streets=streets, sets=len(board.groups), stations=len(board.stations)),
            say("lobby-cash", cash=self.options.starting_cash, salary=board.salary),
            say("lobby-keyboard"),
            say("lobby-skip"),
        ]
        if board.direct_auction:
            sentences.insert(1, say("lobby-direct"))
        if self.options.balances == "hidden":
            sentences.insert(1, say("lobby-hidden"))
        look, fill = style(DIM, PANEL), style(None, PANEL)
        lines: list[Strip] = []
        for sentence in sentences:
            parts = wrap(sentence, width - 2)
            if len(lines) + len(parts) <= most:
                lines += [line(width, [Span(" " + part, look)], (), fill) for part in parts]
        return lines
