"""Before a race: who plays and leads whom, and how many times round. Starts nothing itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from monopoly_tui import board_shelf
from monopoly_tui.keymap import cap
from monopoly_tui.rules.gamer.board import Board, Hero
from monopoly_tui.rules.gamer.options import LAPS, MOST_PLAYERS, heroes_each, usual
from monopoly_tui.rules.ruleset import FEWEST_PLAYERS
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.chairs import UNCOACHED, Chair, Chairs, kind_key
from monopoly_tui.ui.draw import Span, blank, box, line, wrap
from monopoly_tui.ui.name_field import NameField
from monopoly_tui.ui.page import Call, Field, Key, Result
from monopoly_tui.ui.pages.form_help import lobby_help
from monopoly_tui.ui.pages.lobby_line import WIDEST, choice
from monopoly_tui.ui.pages.lobby_page import LobbyPage
from monopoly_tui.ui.pages.room import below_art, middle
from monopoly_tui.ui.palette import CURSOR, DIM, GOLD, PANEL, RAISED, TEXT, style
from monopoly_tui.ui.preferences import Preferences
from monopoly_tui.ui.seats import mark
from monopoly_tui.ui.strip import Strip

HELPS: Final = (
    ("a", "add"), ("n", "name"), ("k", "race-kind"), ("h", "hero"), ("delete", "empty"), ("r", "laps"), ("b", "board"),
    ("c", "card"),
)  # fmt: skip
"""Keys that are told of, and what they do."""


class RaceLobby(LobbyPage):
    """Made from the choices of the command line or of another lobby; `header` gives them back completed."""

    def __init__(self, say: Speaker, choices: Mapping[str, Any], likes: Preferences | None = None) -> None:
        self.say = say
        self.given = dict(choices)
        board = board_shelf.find(choices["board"])
        assert isinstance(board, Board), "the table of lobbies chose this one"
        self.board = board
        players = list(choices.get("players", ()))[:MOST_PLAYERS]
        self.chairs = Chairs(say, players, UNCOACHED)
        self.likes = likes or Preferences()
        self.chosen_laps: int | None = choices.get("rules", {}).get("laps")
        self.led = [self._given_heroes(player) for player in players]
        self.focus = 0
        self.field: NameField | None = None

    @property
    def laps(self) -> int:
        """How many times round: as chosen, else as usual with so many players."""
        return self.chosen_laps or usual(self.board, len(self.chairs.taken))["laps"]

    def header(self) -> dict[str, Any]:
        """The choices made: board, rules, players with their heroes, and what was given beside."""
        self.likes.by_card = self.chairs.by_card()
        players = [
            {**player, **({"heroes": heroes} if heroes else {})}
            for player, heroes in zip(self.chairs.header(), self._heroes(), strict=True)
        ]
        return self.given | {"rules": {"laps": self.laps}, "players": players}

    def sentence(self) -> str:
        """See Page."""
        if self.field is not None:
            return self.say("lobby-type-name", seat=self.focus + 1)
        return self.say("lobby-ready")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say, seats = self.say, len(self.chairs.taken)
        if self.field is not None:
            nameless = self.chairs.nameless(self.focus, self.field.text)
            return [
                Key("enter", say("lobby-key-take"), self._take, nameless),
                Key("escape", say("page-key-back"), self._leave),
            ]
        full = say("race-lobby-full") if seats == MOST_PLAYERS else ""
        few = say("lobby-players-few", least=FEWEST_PLAYERS) if seats <= FEWEST_PLAYERS else ""
        return [
            Key("space", say("lobby-key-start"), lambda: Call("start")),
            Key("n", say("lobby-key-name"), self._type),
            Key("k", say("lobby-key-kind"), self._turn),
            Key("h", say("race-key-hero"), self._next_hero),
            Key("a", say("race-key-add"), self._add, full),
            Key("delete", say("lobby-key-empty"), self._remove, few),
            Key("r", say("race-key-laps"), self._next_laps),
            Key("b", say("lobby-field", field="board"), self._next_board),
            Key("c", say("lobby-key-card"), self._turn_card, self._cardless()),
            *(Key(str(seat + 1), "", partial(self._go, seat)) for seat in range(seats)),
            Key("up", "", lambda: self._go(self.focus - 1)),
            Key("down", "", lambda: self._go(self.focus + 1)),
            Key("enter", "", self._type),
        ]

    def help(self) -> Mapping[str, str]:
        """See Page."""
        return lobby_help(self.say, MOST_PLAYERS, HELPS)

    @property
    def typing(self) -> Field | None:
        """See Page."""
        return self.field

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = min(width, WIDEST)
        fill = style(None, PANEL)
        rows = [self._seat(seat, chair, inner - 2) for seat, chair in enumerate(self.chairs.taken)]
        rows += [
            blank(inner - 2, fill),
            self._choice("b", "board", self.say.named(self.board.name), inner - 2),
            self._choice("r", "end", self.say("race-lobby-laps", laps=self.laps), inner - 2),
        ]
        about = wrap(self.say("race-lobby-about"), inner - 4)
        told = [line(inner - 2, [Span(f" {row}", style(DIM, PANEL))], (), fill) for row in about]
        gifts = [self._gift(hero, inner - 2) for hero in self.board.heroes]
        title, who = self.say.named(self.board.name), box(inner, rows, self.say("lobby-who"))
        lines = [*who, blank(inner), *box(inner, [*told, *gifts], title)]
        if len(lines) > height:  # what heroes can is wanted more than what the game is like
            lines = [*who, *box(inner, gifts, title)]
        return middle(below_art(lines, self.board.id, inner, height, self.say), inner, width, height)

    def _seat(self, seat: int, chair: Chair, width: int) -> Strip:
        here = seat == self.focus
        ground = RAISED if here else PANEL
        name = self.field.text if here and self.field is not None else chair.name
        heroes = self._heroes()[seat]
        led = self.say.listed([self._named(hero) for hero in heroes]) if heroes else self.say("race-lobby-dealt")
        spans = [
            Span("▌" if here else " ", style(CURSOR, ground)),
            *mark(seat, ground),
            Span(name.ljust(14), style(GOLD if here and self.field is not None else TEXT, ground, bold=True)),
            Span(led, style(TEXT if heroes else DIM, ground)),
        ]
        kind = self.say("lobby-kind", kind=kind_key(chair.kind, by_card=chair.by_card))
        right = Span(f"{kind} ", style(CURSOR if chair.is_bot else DIM, ground))
        return line(width, spans, [right], style(None, ground))

    def _gift(self, hero: Hero, width: int) -> Strip:
        """What a hero can."""
        name = Span(f" {self.say.named(hero.name)}  ", style(TEXT, PANEL))
        can = Span(self.say(f"race-ability-{hero.ability}", amount=hero.amount), style(DIM, PANEL))
        return line(width, [name, can], (), style(None, PANEL))

    def _choice(self, key: str, field: str, value: str, width: int) -> Strip:
        return line(width, choice(self.say, field, cap(key), value), (), style(None, PANEL))

    def _named(self, hero: str) -> str:
        return self.say.named(self.board.heroes[self.board.hero_of[hero]].name)

    def _given_heroes(self, player: Any) -> list[str]:
        """The heroes a player was given, as far as the board has them."""
        heroes = player.get("heroes", []) if isinstance(player, Mapping) else []
        return [hero for hero in heroes if hero in self.board.hero_of]

    def _heroes(self) -> list[list[str]]:
        """The heroes each seat leads, none where they will be dealt; as many as the number of players allows."""
        seats = len(self.chairs.taken)
        self.led = [*self.led, *([[]] * seats)][:seats]
        return [heroes if len(heroes) == heroes_each(seats) else [] for heroes in self.led]

    def _next_hero(self) -> Result:
        """The next choice of free heroes for the seat in focus; after the last, they are dealt again."""
        heroes = self._heroes()
        taken = {hero for seat, led in enumerate(heroes) if seat != self.focus for hero in led}
        free = [hero.id for hero in self.board.heroes if hero.id not in taken]
        each = heroes_each(len(heroes))
        choices: list[list[str]] = [[], *([one] for one in free)]
        if each > 1:
            choices = [[], *([one, two] for at, one in enumerate(free) for two in free[at + 1 :])]
        now = heroes[self.focus]
        place = choices.index(now) if now in choices else 0
        self.led[self.focus] = choices[(place + 1) % len(choices)]
        return None

    def _go(self, seat: int) -> Result:
        self.focus = max(0, min(seat, len(self.chairs.taken) - 1))
        return None

    def _add(self) -> Result:
        seat = len(self.chairs.taken)
        self.chairs.taken.append(Chair(self.chairs.free_name(seat)))
        return self._go(seat)

    def _remove(self) -> Result:
        self._heroes()
        self.chairs.remove(self.focus)
        del self.led[self.focus]
        return self._go(self.focus)

    def _turn(self) -> Result:
        self.chairs.turn(self.focus)
        return None

    def _cardless(self) -> str:
        return self.chairs.cardless(self.focus, by_all=self.likes.handover == "card")

    def _turn_card(self) -> Result:
        self.chairs.turn_card(self.focus)
        return None

    def _next_laps(self) -> Result:
        self.chosen_laps = LAPS[(LAPS.index(self.laps) + 1) % len(LAPS)]
        return None

    def _next_board(self) -> Result:
        known = board_shelf.shipped()
        here = known.index(self.board.id) if self.board.id in known else -1
        return Call("board", known[(here + 1) % len(known)])

    def _type(self) -> Result:
        self.field = NameField(self.chairs.taken[self.focus].name)
        return None

    def _take(self) -> Result:
        """Keep the name typed."""
        assert self.field is not None, "only a field has a name to take"
        self.chairs.rename(self.focus, self.field.text)
        return self._leave()

    def _leave(self) -> Result:
        self.field = None
        return None
