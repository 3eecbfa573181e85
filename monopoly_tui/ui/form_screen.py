"""A screen that is one page in the whole terminal, with pages over it: before and beside games. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from monopoly_tui.keymap import cap
from monopoly_tui.text.speaker import TONGUES
from monopoly_tui.ui import key_line, prompt
from monopoly_tui.ui.draw import Span, blank, fit
from monopoly_tui.ui.keys import page_key
from monopoly_tui.ui.page import Call, Close, Key, Open, Page, Result, Say, Unknown
from monopoly_tui.ui.pages.form_help import FormHelpPage
from monopoly_tui.ui.palette import DIM, GOLD, GROUND, PANEL, TEXT, style
from monopoly_tui.ui.panel import Panel
from monopoly_tui.ui.smallest import fits, too_small
from monopoly_tui.ui.strip import Strip
from monopoly_tui.ui.writing import Writing

SAME: Final = ("space", "q", "f4")
"""Keys for the same as in the game, where they may have been given away; all others are a page's own here."""
HELP: Final = "question_mark"


class FormScreen(Screen[None]):
    """`title` is the key of what stands beside the name of the game; `called` does what a page asks of the
    program and says what there is to say of it; `left` is called by Q and, where that leads `back` to another page, by
    Esc on the lowest page."""

    CSS = f"""
    FormScreen {{ background: {GROUND}; }}
    FormScreen > Panel {{ width: 100%; height: 100%; }}
    """
    AUTO_FOCUS = ""

    def __init__(
        self,
        writing: Writing,
        title: str,
        form: Page,
        called: Callable[[Call], str],
        left: Callable[[], None],
        back: bool = True,
    ) -> None:
        super().__init__()
        self.say, self.writing = writing.say, writing
        self.form = form
        self.stack: list[Page] = []
        self.note = ""
        self._title = title
        self._called, self._left, self._back = called, left, back
        self._hits: list[key_line.Hit] = []
        self._top_hits: list[key_line.Hit] = []

    @property
    def page(self) -> Page:
        """The page on top."""
        return self.stack[-1] if self.stack else self.form

    def compose(self) -> ComposeResult:
        """One part, drawn whole."""
        self.all = Panel(self._draw, self.writing, clicked=self._clicked)
        yield self.all

    def on_key(self, event: events.Key) -> None:
        """Every key comes by here."""
        event.stop()
        event.prevent_default()
        if not fits(*self.app.size):
            return  # nothing of the page is seen
        self.note = ""
        if self.page.typed(event.key, event.character):
            self.note = self.page.objection(self.say)
        else:
            self._press(self.writing.key(self._meant(page_key(event.key, event.character))))
        self.all.redraw()

    def on_paste(self, event: events.Paste) -> None:
        """A text that comes all at once is for a field, if one is open."""
        if self.page.typing is not None:
            self.page.typing.paste(event.text)
            self.note = self.page.objection(self.say)
            self.all.redraw()

    def speak(self) -> None:
        """Go on in the language that is spoken now."""
        self.note = ""
        self.all.redraw()

    def _press(self, name: str) -> None:
        if not self.is_current:
            return  # pressed while it was being left
        result = self.page.press(name)
        if isinstance(result, Unknown):
            if name == "q" or (name == "escape" and not self.stack and self._back):
                self._left()
            elif name == "escape" and not self.stack:
                self.note = self.say("page-esc-stays")
            elif name == "f4":  # clicked; a key press goes to the program past all pages
                self.app.simulate_key(self.say.keymap.shown(name))
            elif name == HELP and (words := self.page.help()):
                self.stack.append(FormHelpPage(self.say, words))
            elif name:
                self.note = self.say("page-no-key", key=cap(name))
            return
        self._carry_out(result)

    def _same(self) -> dict[str, str]:
        """The keys for SAME here, with what each is for; a letter that the page has itself stays the page's."""
        own = {key.name for key in self.page.keys() if key.name not in SAME}  # noqa: SIM118, not a mapping
        given = {name: [key for key in self.say.keymap.all(name) if key not in own] or [name] for name in SAME}
        return {key: name for name, keys in given.items() for key in keys}

    def _meant(self, name: str) -> str:
        """What a page calls this key; "" where its meaning was given away."""
        return self._same().get(name, "" if name in SAME else name)

    def _bound(self, keys: Sequence[Key]) -> list[Key]:
        caps = {name: cap(key) for key, name in reversed(self._same().items())}
        return [replace(key, cap=caps.get(key.name, key.cap)) for key in keys]

    def _carry_out(self, result: Result) -> None:
        match result:
            case Open(page):
                self.stack.append(page)
            case Close() if self.stack:
                self.stack.pop()
            case Close():
                self._left()
            case Say(text):
                self.note = text
            case Call():
                self.note = self._called(result)

    def _clicked(self, x: int, y: int) -> None:
        name = key_line.at({0: self._top_hits, self.size.height - 1: self._hits}.get(y, []), x)
        if name is not None:
            self.note = ""
            self._press(name)
            self.all.redraw()

    def _draw(self, width: int, height: int) -> list[Strip]:
        say = self.say
        title = next((page.title for page in reversed(self.stack) if page.title), self._title)
        brand = [Span(" ▟▙ ", style(GOLD, PANEL, bold=True)), Span("MONOPOLY", style(TEXT, PANEL, bold=True))]
        head = [*brand, Span(f"  {say(title)}", style(DIM, PANEL))]
        other = Key("f4", TONGUES[say.other].name, lambda: None)
        top, self._top_hits = key_line.beside(width, head, *self._bound([other]))
        asked = prompt.draw(width, None, self.page.sentence(), [self.note])
        wanted = self.page.keys()
        helps = self.page.help() and self.page.typing is None
        leaves = not any(key.name == "escape" for key in wanted)
        always = [Key(HELP, say("table-key-help"), lambda: None)] if helps else []
        always += [Key("q", say("lobby-key-quit"), lambda: None)] if leaves else []
        keys, self._hits = key_line.draw(width, self._bound(wanted), self._bound(always), persian=say.rtl, kept=1)
        if not fits(width, height):
            self._hits = []
            return [top, *too_small(say, width, height - 2), blank(width)]
        room = height - 2 - len(asked)
        return [top, *fit(self.page.draw(width, room), width, room), *asked, keys]
