"""The settings of the program, one a row; every change counts at once. Writes no file itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from monopoly_tui.keymap import cap
from monopoly_tui.settings import SPECS, Settings, Value, changed, spelt
from monopoly_tui.text.speaker import TONGUES, Speaker, kebab
from monopoly_tui.ui.draw import Span, box, fit, line, wrap
from monopoly_tui.ui.moving import moving
from monopoly_tui.ui.page import Close, Key, Page, Result, Say
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import PANEL, TEXT, style
from monopoly_tui.ui.rows import Rows
from monopoly_tui.ui.strip import Strip

WIDEST: Final = 72
ABOUT: Final = 3
"""Lines for what a setting does, at least."""
FRAMES: Final = 4
"""Lines that the frames of both take."""


class SettingsPage(Page):
    """`changed` makes a new value count and keeps it; it says what is wrong, or nothing.

    `origins` say which settings something stronger than the config file has chosen.
    """

    def __init__(
        self,
        say: Speaker,
        settings: Settings,
        origins: Mapping[str, str],
        changed: Callable[[str, Value], str],
    ) -> None:
        self.say = say
        self.settings = settings
        self.origins = origins
        self._changed = changed
        self.rows = Rows(len(SPECS))

    @property
    def key(self) -> str:
        """The setting under the cursor."""
        return list(SPECS)[self.rows.at]

    def sentence(self) -> str:
        """See Page."""
        return self.say("setting-ask")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.say
        return [
            Key("right", say("setting-key-change"), partial(self._change, 1), cap="← →"),
            Key("left", "", partial(self._change, -1)),
            Key("enter", "", partial(self._change, 1)),
            Key("space", "", partial(self._change, 1)),
            Key("down", say("setting-key-move"), partial(self._move, 1), cap="↑ ↓"),
            *moving(self._move, 10, self.rows.count),
            Key("escape", say("table-key-close"), Close),
            Key("f2", "", Close),
        ]

    def help(self) -> Mapping[str, str]:
        """See Page."""
        say = self.say
        return {
            "← →": say("setting-help-change"),
            "↑ ↓": say("setting-help-move"),
            cap("escape"): say("setting-help-close"),
            cap("f4"): TONGUES[say.other].name,
        }

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = min(width - 2, WIDEST)
        rows = [(self.say(f"setting-{kebab(key)}"), self._value(key)) for key in SPECS]
        fill = style(None, PANEL)
        words = [Span(" " + part, style(TEXT, PANEL)) for part in wrap(self._about(), inner - 4)]
        about = fit([line(inner - 2, [row], (), fill) for row in words], inner - 2, max(ABOUT, len(words)), fill)
        listed = self.rows.draw(inner - 2, max(1, height - len(about) - FRAMES), rows)
        title = self.say(f"setting-{kebab(self.key)}")
        lines = [*box(inner, listed), *box(inner, about, title)]
        return middle(lines, inner, width, height)

    def _about(self) -> str:
        about, origin = self.say(f"setting-{kebab(self.key)}-about"), self.origins.get(self.key, "default")
        if origin in ("default", "config"):
            return about
        return f"{about} {self.say('setting-stronger', origin=origin)}"

    def _value(self, key: str) -> str:
        value = spelt(getattr(self.settings, key))
        if value in TONGUES:
            return TONGUES[value].name
        name = f"setting-{kebab(key)}-{kebab(value)}"
        return self.say(name) if name in self.say else self.say(f"setting-{value}")

    def _change(self, by: int) -> Result:
        values = SPECS[self.key].metadata["values"]
        value = values[(values.index(getattr(self.settings, self.key)) + by) % len(values)]
        self.settings = changed(self.settings, self.key, value)
        wrong = self._changed(self.key, value)
        return Say(wrong) if wrong else None

    def _move(self, by: int) -> Result:
        self.rows.move(by)
        return None
