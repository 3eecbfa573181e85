"""Before a game: who plays, on which board, by which rules, and when it ends. Starts nothing itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from monopoly_tui import board_shelf
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import MOST_PLAYERS, SPECS, most_players
from monopoly_tui.rules.ruleset import FEWEST_PLAYERS
from monopoly_tui.text.any_game import say_refusal
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.amount import AmountField
from monopoly_tui.ui.chairs import Chairs
from monopoly_tui.ui.chosen_rules import FIRST_ROUNDS, ChosenRules
from monopoly_tui.ui.name_field import NameField
from monopoly_tui.ui.page import Call, Field, Key, Open, Result, Say
from monopoly_tui.ui.pages.form_help import lobby_help
from monopoly_tui.ui.pages.lobby_page import LobbyPage
from monopoly_tui.ui.pages.lobby_view import FIELDS, LobbyView
from monopoly_tui.ui.pages.options import OptionsPage
from monopoly_tui.ui.preferences import PACES, Preferences
from monopoly_tui.ui.strip import Strip

HELPS: Final = (
    ("n", "name"), ("k", "kind"), ("c", "card"), ("delete", "empty"), ("b", "board"), ("r", "end"),
    ("equals_sign", "rounds"), ("p", "preset"), ("a", "auction"), ("h", "balances"), ("s", "speed"), ("o", "options"),
    ("tab", "tab"),
)  # fmt: skip
"""Keys that are told of, and what they do."""
ENDS: Final[tuple[dict[str, str | int], ...]] = (
    {"end": "rounds", "rounds": FIRST_ROUNDS},
    {"end": "rounds", "rounds": 35},
    {"end": "bankruptcy"},
    {"end": "first_bankruptcy"},
)
"""The ends that are offered; any number of rounds can be typed."""


class Lobby(LobbyPage):
    """Made from the choices of the command line, or of the last game; `header` gives them back completed.

    `choices` may hold board, rules, players, seed and title as the first line of a record does. The
    speed chosen goes into `likes`, and so do the seats that are coached or called by a card once `header` is asked for.
    `boards` are those that B goes through, also of other games, which have lobbies of their own; each is
    read once it is come to. Raises as `board_shelf.find`.
    """

    def __init__(self, say: Speaker, choices: Mapping[str, Any], likes: Preferences | None = None) -> None:
        self.say = say
        self.given = dict(choices)
        self.board: str = choices.get("board") or board_shelf.DEFAULT
        self.boards = [*dict.fromkeys((*board_shelf.shipped(), self.board))]
        self._read: dict[str, Board] = {}
        board = self._find(self.board)
        assert board is not None, "the table of lobbies chose this one"
        rules: dict[str, Any] = dict(choices.get("rules", {}))
        if not rules.keys() & {"preset", "end", "rounds"}:
            rules |= ENDS[0]
        self.chosen = ChosenRules(board, rules)
        self.chairs = Chairs(say, choices.get("players", ()))
        self.likes = likes or Preferences()
        self.focus: int | str = 0  # a seat, or one of FIELDS
        self.field: NameField | None = None
        self.amount: AmountField | None = None

    def header(self) -> dict[str, Any]:
        """The choices made: board, rules, players, and what was given beside."""
        self.likes.coached, self.likes.by_card = self.chairs.coached(), self.chairs.by_card()
        return self.given | {"board": self.board, "rules": self.chosen.asked(), "players": self.chairs.header()}

    def sentence(self) -> str:
        """See Page."""
        if self.field is not None:
            return self.say("lobby-type-name", seat=self._seat() + 1)
        if self.amount is not None:
            return self.say("lobby-type-rounds")
        return self._obstacle() or self.say("lobby-ready")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.say
        if self.field is not None:
            nameless = self.chairs.nameless(self._seat(), self.field.text)
            return [
                Key("enter", say("lobby-key-take"), self._take, nameless),
                Key("escape", say("page-key-back"), self._leave),
            ]
        if self.amount is not None:
            return [
                Key("enter", say("lobby-key-take"), self._take_rounds, self._bad_rounds()),
                Key("escape", say("page-key-back"), self._leave),
            ]
        keys = [
            Key("space", say("lobby-key-start"), lambda: Call("start"), self._obstacle()),
            Key("n", say("lobby-key-name"), self._type),
            Key("k", say("lobby-key-kind"), self._turn),
            Key("delete", say("lobby-key-empty"), self._remove, self._stuck()),
            Key("c", say("lobby-key-card"), self._turn_card, self._cardless()),
            Key("o", say("lobby-key-options"), self._open_options),
            Key("equals_sign", say("lobby-key-rounds"), self._type_rounds),
        ]
        fields = {name: key for name, key in FIELDS.items() if name != "options"}
        keys += [Key(key, say("lobby-field", field=name), partial(self._next, name)) for name, key in fields.items()]
        keys += [Key(str(seat + 1), "", partial(self._go, seat)) for seat in range(MOST_PLAYERS)]
        keys += [
            Key("enter", "", self._enter),
            Key("tab", "", partial(self._go, next(iter(FIELDS)) if isinstance(self.focus, int) else 0)),
            Key("up", "", partial(self._move, -1)),
            Key("down", "", partial(self._move, 1)),
            Key("right", "", partial(self._change, 1)),
            Key("left", "", partial(self._change, -1)),
        ]
        return keys

    def help(self) -> Mapping[str, str]:
        """See Page."""
        return lobby_help(self.say, MOST_PLAYERS, HELPS)

    @property
    def typing(self) -> Field | None:
        """See Page."""
        return self.field or self.amount

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        return LobbyView(self.say, self.chosen, self.chairs.taken, self.likes).draw(
            width,
            height,
            focus=self.focus,
            name=None if self.field is None else self.field.text,
            rounds=None if self.amount is None else self.amount.value or 0,
        )

    def _obstacle(self) -> str:
        """Why the game cannot start, or nothing."""
        most = most_players(self.chosen.preset)
        if not FEWEST_PLAYERS <= len(self.chairs.taken) <= most:
            return self.say("lobby-players", least=FEWEST_PLAYERS, most=most)
        refusals = self.chosen.refusals()
        return say_refusal(self.say, refusals[0]) if refusals else ""

    def _stuck(self) -> str:
        """Why the seat cannot be emptied, or nothing."""
        if not isinstance(self.focus, int) or self.focus >= len(self.chairs.taken):
            return self.say("lobby-already-empty")
        return self.say("lobby-players-few", least=FEWEST_PLAYERS) if len(self.chairs.taken) <= FEWEST_PLAYERS else ""

    def _seat(self) -> int:
        """The seat that a name is for: the one in focus, at most the first empty one."""
        taken = len(self.chairs.taken)
        return min(self.focus, taken) if isinstance(self.focus, int) else taken

    def _go(self, focus: int | str) -> Result:
        free = len(self.chairs.taken)
        self.focus = min(focus, free) if isinstance(focus, int) else focus
        return Say(self.say("lobby-next-free", seat=free + 1)) if isinstance(focus, int) and focus > free else None

    def _move(self, by: int) -> Result:
        places: list[int | str] = [*range(min(len(self.chairs.taken) + 1, MOST_PLAYERS)), *FIELDS]
        place = places.index(self.focus) + by
        self.focus = places[max(0, min(place, len(places) - 1))]
        return None

    def _enter(self) -> Result:
        return self._type() if isinstance(self.focus, int) else self._change(1)

    def _next(self, name: str) -> Result:
        self.focus = name
        return self._change(1)

    def _change(self, by: int) -> Result:
        """The next value of the field in focus, or the one before."""
        if self.focus == "board":
            name = self.boards[(self.boards.index(self.board) + by) % len(self.boards)]
            board = self._find(name)
            if board is None:
                return Call("board", name)
            self.board, self.chosen.board = name, board
        elif self.focus == "end":
            now = {name: self.chosen.value(name) for name in ("end", "rounds")}
            place = next((place for place, end in enumerate(ENDS) if end.items() <= now.items()), -1 if by > 0 else 0)
            return self._choose(ENDS[(place + by) % len(ENDS)])
        elif self.focus == "preset":
            self.chosen.next_preset(by)
        elif self.focus == "speed":
            speeds = list(PACES)
            self.likes.speed = speeds[(speeds.index(self.likes.speed) + by) % len(speeds)]
        elif self.focus == "options":
            return self._open_options() if by > 0 else None
        elif isinstance(self.focus, str):
            refusal = self.chosen.step(self.focus, by)
            return None if refusal is None else Say(say_refusal(self.say, refusal))
        return None

    def _find(self, name: str) -> Board | None:
        """A board by its id or path, read once; None where it belongs to another game."""
        if name not in self._read:
            board = board_shelf.find(name)
            if not isinstance(board, Board):
                return None
            self._read[name] = board
        return self._read[name]

    def _choose(self, values: Mapping[str, str | int]) -> Result:
        """Choose these values; the board may not let one."""
        for name, value in values.items():
            if self.chosen.forced(name) and self.chosen.value(name) != value:
                return Say(self.say("lobby-options-forced", board=self.say.named(self.chosen.board.name)))
            self.chosen.put(name, value)
        return None

    def _open_options(self) -> Result:
        self.focus = "options"
        return Open(OptionsPage(self.say, self.chosen))

    def _type(self) -> Result:
        seat = self._seat()
        if seat >= MOST_PLAYERS:
            return Say(self.say("lobby-full"))
        self.focus = seat
        taken = self.chairs.taken
        self.field = NameField(taken[seat].name if seat < len(taken) else self.chairs.free_name(seat))
        return None

    def _turn(self) -> Result:
        """A person, a coached person or a bot of some level on the seat in focus."""
        seat = self._seat()
        if seat >= MOST_PLAYERS:
            return Say(self.say("lobby-full"))
        self.focus = seat
        self.chairs.turn(seat)
        return None

    def _cardless(self) -> str:
        """Why no card can be chosen for the seat in focus, or nothing."""
        seat = self.focus
        if not isinstance(seat, int) or seat >= len(self.chairs.taken):
            return self.say("lobby-already-empty")
        by_all = self.likes.handover == "card" or self.chosen.value("balances") == "hidden"
        return self.chairs.cardless(seat, by_all=by_all)

    def _turn_card(self) -> Result:
        assert isinstance(self.focus, int), "the key is dim elsewhere"
        self.chairs.turn_card(self.focus)
        return None

    def _take(self) -> Result:
        """Keep the name typed."""
        assert self.field is not None, "only a field has a name to take"
        self.chairs.rename(self._seat(), self.field.text)
        self.field = None
        return None

    def _leave(self) -> Result:
        self.field = self.amount = None
        return None

    def _remove(self) -> Result:
        assert isinstance(self.focus, int), "the key is dim elsewhere"
        self.chairs.remove(self.focus)
        self.focus = min(self.focus, len(self.chairs.taken) - 1)
        return None

    def _type_rounds(self) -> Result:
        self.focus, self.amount = "end", AmountField()
        return None

    def _bad_rounds(self) -> str:
        """Why so many rounds cannot be played, or nothing."""
        limits = SPECS["rounds"].metadata
        value = None if self.amount is None else self.amount.value
        if value is None or not limits["low"] <= value <= limits["high"]:
            return self.say("lobby-rounds", low=limits["low"], high=limits["high"])
        return ""

    def _take_rounds(self) -> Result:
        if self.amount is not None and self.amount.value is not None:
            end: dict[str, str | int] = {"end": "rounds", "rounds": self.amount.value}
            self.amount = None
            return self._choose(end)
        return self._leave()
