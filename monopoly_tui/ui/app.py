"""The program on the screen: which screen is shown, and every way of leaving it. Knows no rule."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, ClassVar, Protocol, runtime_checkable

from textual.app import App
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.filter import LineFilter
from textual.screen import Screen

from monopoly_tui import saves
from monopoly_tui.keymap import ACTIONS, EVERYWHERE
from monopoly_tui.playback import Playback
from monopoly_tui.record.fault import BadHeader
from monopoly_tui.rules.board_faults import BadBoard
from monopoly_tui.settings import Settings, Value, changed
from monopoly_tui.sitting import Busy, Sitting
from monopoly_tui.text.any_game import say_refusal
from monopoly_tui.text.order import order_of
from monopoly_tui.text.speaker import Speaker, language
from monopoly_tui.ui import export
from monopoly_tui.ui.driver import ask, ordering
from monopoly_tui.ui.form_screen import FormScreen
from monopoly_tui.ui.lobby_screen import LobbyScreen
from monopoly_tui.ui.look import filters
from monopoly_tui.ui.once_more import once_more
from monopoly_tui.ui.opening import opened
from monopoly_tui.ui.page import Call, Close
from monopoly_tui.ui.pages.settings import SettingsPage
from monopoly_tui.ui.preferences import Preferences
from monopoly_tui.ui.reading import Keeper, Reading
from monopoly_tui.ui.reading_screen import ReadingScreen
from monopoly_tui.ui.seat_notes import recall, remember
from monopoly_tui.ui.signals import Leaving, mind_stops
from monopoly_tui.ui.tables import Seating, replay, table
from monopoly_tui.ui.writing import Writing

Keep = Callable[[str, Value], str]
"""Keeps a setting; says why it cannot, or nothing."""


@runtime_checkable
class Spoken(Protocol):
    """A screen with words on it."""

    def speak(self) -> None:
        """Go on in the language that is spoken now."""


class MonopolyApp(App[int], inherit_bindings=False):
    """The first page, the lobby when there is no game yet, then the table; or a record to watch.

    `patience` is for people, tests set it to nothing; bots think in `thinkers`, else in a thread.
    `keep_order` is given where nobody has said yet who puts Persian in order; it gets the answer.
    """

    ENABLE_COMMAND_PALETTE = False
    is_main = False  # whether the process is there for this alone, and its signals are ours
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave(130)", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
        Binding("ctrl+l", "repaint", show=False, priority=True),
        Binding("f2", "settings", show=False, priority=True, id="settings"),
        Binding("f4", "switch_language", show=False, priority=True, id="language"),
    ]

    def __init__(
        self,
        sitting: Sitting | None = None,
        choices: dict[str, Any] | None = None,
        patience: float = 1.0,
        preferences: Preferences | None = None,
        thinkers: Executor | None = None,
        writing: Writing | None = None,
        settings: Settings | None = None,
        keep_order: Keeper | None = None,
        playback: Playback | None = None,
        home: bool = False,
        keep: Keep | None = None,
        origins: Mapping[str, str] | None = None,
    ) -> None:
        self.writing = writing or Writing(Speaker())
        self._reading = Reading(self.writing, keep_order, self._tell_order)
        self._keep, self._origins = keep, origins or {}
        self._home = home
        os.environ.pop("NO_COLOR", "")  # Textual's own answer to it is shades of grey; the settings have heard it
        self._leaving: Leaving | None = None
        super().__init__()
        self.settings = settings or Settings()
        self._look = filters(self.settings, self.console.color_system)
        self.say = self.writing.say
        self.sitting = sitting
        self.playback = playback
        self.choices = choices or {}
        self.patience = patience
        self.preferences = preferences or Preferences()
        self.thinkers = thinkers

    def on_load(self) -> None:
        """Listen to the system, before the terminal is taken over."""
        if self.is_main:
            self._leaving = Leaving(self.action_leave)

    def on_mount(self) -> None:
        """Show the first screen."""
        if self.is_main:
            mind_stops()
        keymap = self.say.keymap
        self.set_keymap({action: ",".join(keymap.all(ACTIONS[action])) for action in EVERYWHERE})
        if self._reading.is_open:
            self._show(self._reading.question(self._open_first))
        else:
            self._open_first()

    def action_leave(self, code: int = 0) -> None:
        """End the program; everything is saved."""
        if self._leaving is not None:
            self._leaving.begin(code)
        self.exit(code, return_code=code)

    def action_repaint(self) -> None:
        """Paint everything again, after something else has written on the screen."""
        self.screen.refresh(layout=True)

    def action_switch_language(self) -> None:
        """Go on in the next language."""
        if isinstance(self.screen, ReadingScreen):
            self.screen.answer("escape")
            return
        self.say.speak(self.say.other)
        self._show_anew()
        if self._reading.is_open:
            self.push_screen(self._reading.question(self._read_on))

    def action_settings(self) -> None:
        """Lay the settings over everything, or take them away again."""
        if isinstance(self.screen, FormScreen) and isinstance(self.screen.form, SettingsPage):
            self.pop_screen()
        elif not isinstance(self.screen, ReadingScreen):
            page = SettingsPage(self.say, self.settings, self._origins, self._choose)
            self.push_screen(FormScreen(self.writing, "setting-title", page, lambda _: "", self._close_settings))

    def _close_settings(self) -> None:
        self.pop_screen()

    def _choose(self, key: str, value: Value) -> str:
        """Let a setting count from now on, and keep it; why it is not kept, or nothing."""
        chosen = self.settings = changed(self.settings, key, value)
        self._look = filters(chosen, self.console.color_system)
        self.preferences.follow(chosen)
        if self.sitting is not None:
            self.sitting.undo_reach = chosen.undo
        if key == "bidi":
            self._reading.write_in(order_of(chosen.bidi, os.environ))
        self.say.speak(language(chosen.lang, os.environ), chosen.digits)
        self._show_anew()
        return "" if self._keep is None else self._keep(key, value)

    def _show_anew(self) -> None:
        """Draw every screen again, as it is to be read or seen from now on."""
        for screen in self.screen_stack:
            if isinstance(screen, Spoken):
                screen.speak()
            for widget in screen.walk_children():
                widget.refresh()

    def get_driver_class(self) -> type[Driver]:
        """See App."""
        return ordering(super().get_driver_class(), self.writing)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """See App, whose own filter makes colours true; those drawn here are."""
        return self._look

    @property
    def fault(self) -> Exception | None:
        """What ended the program, if it was a fault of its own."""
        return self._exception

    def _fatal_error(self) -> None:
        """End without Textual's own account of a fault; `fault` goes to whoever ran the program."""
        self._close_messages_no_wait()

    def _read_on(self) -> None:
        """Back to what was there before the question."""
        self.pop_screen()
        self._show_anew()

    def _tell_order(self) -> None:
        """Tell the terminal who puts letters in order from now on."""
        if self._driver is not None:
            ask(self._driver, self.writing)

    def _open_first(self) -> None:
        if self.playback is not None:
            self._open_replay(self.playback)
        else:
            self._open_table() if self.sitting is not None else self._open_home() if self._home else self._open_lobby()

    def _open_home(self) -> None:
        from monopoly_tui.ui.pages.home import HomePage  # whose rules of every game take their time

        page = HomePage(self.say, saves.saves())
        self._show(FormScreen(self.writing, "home-title", page, self._from_home, self.action_leave, back=False))

    def _from_home(self, call: Call) -> str:
        """What the first page leads to; why it does not, or nothing."""
        match call:
            case Call("new"):
                kept = self.settings.auction
                self.choices = {} if kept == "board" else {"rules": {"auction": kept}}
                self._open_lobby()
            case Call("settings"):
                self.action_settings()
            case Call("watch", str(file)):
                return opened(self.say, Path(file), self._watch)
            case Call("resume", str(file)):
                return opened(self.say, Path(file), self._go_on)
        return ""

    def _go_on(self, path: Path) -> None:
        self.sitting = Sitting.open(path)
        self._open_table()

    def _watch(self, path: Path) -> None:
        self._open_replay(Playback(path))

    def _open_replay(self, playback: Playback) -> None:
        self.title = playback.title or "Monopoly"
        self._show(replay(playback, Seating(playback, self.writing, self.preferences, self._called)))

    def _open_lobby(self) -> None:
        likes = self.preferences
        likes.coached, likes.by_card = set(), set()  # the lobby says who is
        self._show(
            LobbyScreen(self.writing, self.choices, likes, self._start, self._back, self._turn_to, back=self._home)
        )

    def _turn_to(self, choices: dict[str, Any]) -> None:
        """Go on in the lobby of another game."""
        self.choices = choices
        self._open_lobby()

    def _back(self) -> None:
        """Leave what was opened from the first page for that page, else the program."""
        self._open_home() if self._home else self.action_leave()

    def _open_table(self) -> None:
        assert self.sitting is not None, "there is a game"
        self.sitting.undo_reach = self.settings.undo
        recall(self.sitting, self.preferences)
        self.title = self.sitting.title or "Monopoly"
        self._show(
            table(Seating(self.sitting, self.writing, self.preferences, self._called, self.patience, self.thinkers))
        )

    def _show(self, screen: Screen[Any]) -> None:
        """Put a screen in the place of the one shown; the first one lies on Textual's own."""
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def _start(self, choices: dict[str, Any]) -> str:
        """Begin the game put together in the lobby; why it cannot be begun, or nothing."""
        try:
            self.sitting = saves.begin(saves.new_header(choices))
        except BadHeader as error:
            return say_refusal(self.say, error.refusal)
        except (BadBoard, Busy, OSError) as error:
            return self.say("lobby-cannot-start", why=str(error))
        remember(self.sitting, self.preferences)
        self.choices = choices
        self._open_table()
        return ""

    def _called(self, call: Call) -> None:
        """What a page asks of the whole program."""
        match call:
            case Call("leave"):
                self._back() if self.sitting is None else self.action_leave()
            case Call("watch") if self.sitting is not None:
                self._open_replay(Playback(self.sitting.path, any_board=True))
            case Call("export", str(form)):
                self._export(form)
            case Call("rematch", about) if self.sitting is not None:
                self._rematch(self.sitting, same_dice=about == "same")

    def svg(self) -> str:
        """The screen as a picture, without the fonts that it would fetch from elsewhere."""
        picture = export.without_fonts(self.export_screenshot(title=self.title))
        return export.in_order(picture) if self.writing.order == "app" else picture

    def _export(self, form: str) -> None:
        """Write the game into the folder one is in, and say so; the picture is of the screen without this page."""
        table: Any = self.screen  # that of a game, of whichever ruleset, which alone has the key
        table.desk.carry_out(Close())
        table.show()
        self.call_after_refresh(self._written, form, table)

    def _written(self, form: str, table: Any) -> None:
        table.desk.note = export.into_folder(table.view.sitting, self.say, form, self.svg)
        table.show()

    def _rematch(self, sitting: Sitting, *, same_dice: bool) -> None:
        """Back to the lobby, with the seats, the rules and where wanted the dice of a game."""
        self.choices = once_more(sitting, self.preferences, same_dice=same_dice)
        sitting.close()
        self.sitting = None
        self._open_lobby()
