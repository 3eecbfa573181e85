"""The screen before a game: the lobby's page in the whole terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.strip import Strip

from monopoly_tui.ui import key_line, prompt, small
from monopoly_tui.ui.draw import Span, fit, line
from monopoly_tui.ui.keys import page_key
from monopoly_tui.ui.page import Call, Close, Key, Open, Page, Result, Say
from monopoly_tui.ui.pages.lobby import Lobby, shelf_for
from monopoly_tui.ui.palette import DIM, GOLD, GROUND, PANEL, TEXT, style
from monopoly_tui.ui.panel import Panel
from monopoly_tui.ui.preferences import Preferences
from monopoly_tui.ui.writing import Writing


class LobbyScreen(Screen[None]):
    """`start` gets the choices made and says why they cannot be played, or nothing; `leave` ends the program."""

    CSS = f"""
    LobbyScreen {{ background: {GROUND}; }}
    LobbyScreen > Panel {{ width: 100%; height: 100%; }}
    """
    AUTO_FOCUS = ""

    def __init__(
        self,
        writing: Writing,
        choices: dict[str, Any],
        likes: Preferences,
        start: Callable[[dict[str, Any]], str],
        leave: Callable[[], None],
    ) -> None:
        super().__init__()
        self.say = writing.say
        self.writing = writing
        self.lobby = Lobby(self.say, shelf_for(choices), choices, likes)
        self.stack: list[Page] = []
        self.note = ""
        self._start, self._leave = start, leave
        self._hits: list[key_line.Hit] = []
        self._top_hits: list[key_line.Hit] = []

    @property
    def page(self) -> Page:
        """The page on top."""
        return self.stack[-1] if self.stack else self.lobby

    def compose(self) -> ComposeResult:
        """One part, drawn whole."""
        self.all = Panel(self._draw, self.writing, clicked=self._clicked)
        yield self.all

    def on_key(self, event: events.Key) -> None:
        """Every key comes by here."""
        event.stop()
        event.prevent_default()
        if not small.fits(*self.app.size):
            return  # nothing of the lobby is seen
        self.note = ""
        if not self.page.typed(event.key, event.character):
            self._press(self.writing.key(page_key(event.key, event.character)))
        self.all.redraw()

    def speak(self) -> None:
        """Go on in the language that is spoken now."""
        self.all.redraw()

    def _press(self, name: str) -> None:
        result = self.page.press(name)
        if result == "unknown":
            if name == "q" or (name == "escape" and not self.stack):
                self._leave()
            elif name == "f4":  # clicked; a key press goes to the program past all pages
                self.app.simulate_key(name)
            return
        assert not isinstance(result, str)
        self._carry_out(result)

    def _carry_out(self, result: Result) -> None:
        match result:
            case Open(page):
                self.stack.append(page)
            case Close():
                self.stack.pop()
            case Say(text):
                self.note = text
            case Call("start"):
                self.note = self._start(self.lobby.header())

    def _clicked(self, x: int, y: int) -> None:
        name = key_line.at({0: self._top_hits, self.size.height - 1: self._hits}.get(y, []), x)
        if name is not None:
            self.note = ""
            self._press(name)
            self.all.redraw()

    def _draw(self, width: int, height: int) -> list[Strip]:
        say = self.say
        brand = [Span(" ▟▙ ", style(GOLD, PANEL, bold=True)), Span("MONOPOLY", style(TEXT, PANEL, bold=True))]
        title = [*brand, Span(f"  {say('lobby-title')}", style(DIM, PANEL))]
        other = Key("f4", say("table-other-language"), lambda: None)
        top, self._top_hits = key_line.beside(width, title, other)
        asked = prompt.draw(width, None, self.page.sentence(), [self.note])
        always = [] if self.stack or self.lobby.field else [Key("q", say("lobby-key-quit"), lambda: None)]
        keys, self._hits = key_line.draw(width, self.page.keys(), always, persian=say.rtl)
        if not small.fits(width, height):
            return [top, *small.too_small(say, width, height - 2), keys]
        room = height - 2 - len(asked)
        return [top, *fit(self.page.draw(width, room), width, room), *asked, keys]
