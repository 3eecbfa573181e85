"""What the menu offers at the table of the classic game."""

from __future__ import annotations

from functools import partial

from monopoly_tui.rules.classic.acts import Bankrupt
from monopoly_tui.ui.page import Call, Key, Open, View
from monopoly_tui.ui.pages import page
from monopoly_tui.ui.pages.menu import MenuPage

ENTRIES = (
    ("l", "log"), ("g", "graph"), ("slash", "find"), ("d", "reach"), ("h", "hint"), ("o", "seats"),
    ("question_mark", "help"), ("u", "undo"), ("q", "quit"),
)  # fmt: skip
"""Keys, and what they are called; all of them work on the table too."""


def entries(view: View) -> list[Key]:
    """What the menu offers, as keys that call it."""
    return [Key(name, view.say(f"table-menu-{what}"), partial(Call, what)) for name, what in ENTRIES]


def table_menu(view: View) -> MenuPage:
    """The menu, with giving up where that is possible now."""
    say, seats, offered = view.say, len(view.game.state.seats), entries(view)
    seat = view.sitting.decision().by
    if seat is not None and view.game.check(Bankrupt(seat)) is None:
        offered.insert(-1, Key("k", say("table-menu-give-up"), lambda: Open(page("bankrupt", view))))
    players = (f"{say.number(1)}–{say.number(seats)}", say("table-menu-players"))
    return MenuPage(say, offered, [players, ("← ↑ ↓ →", say("table-menu-cursor"))])
