"""The picture of the options: a list in groups, and what the one under the cursor is about. Decides nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from monopoly_tui.rules.classic.options import Value
from monopoly_tui.text.option_text import option_about, option_name, option_value, preset_about
from monopoly_tui.ui.draw import Span, beside, blank, box, cut, fit, line, pad, width_of, wrap
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import CURSOR, DIM, EDGE, GOLD, HAIRLINE, PANEL, RAISED, TEXT, style
from monopoly_tui.ui.strip import Strip

if TYPE_CHECKING:
    from monopoly_tui.text.speaker import Speaker
    from monopoly_tui.ui.chosen_rules import ChosenRules

BESIDE_FROM: Final = 100
"""Cells from which on the explanation stands beside the list, not under it."""
LIST: Final = 64
BESIDE: Final = 46
"""Cells of the list, and of the explanation beside it at most."""
UNDER: Final = 5
"""Lines of the explanation under the list, frame included."""
NAMES: Final = 24


class OptionsView:
    """What was chosen so far, the cursor on `name`; `stuck` says why that one cannot be changed."""

    def __init__(
        self, say: Speaker, chosen: ChosenRules, groups: Mapping[str, Sequence[str]], name: str, stuck: str
    ) -> None:
        self.say, self.chosen, self.groups, self.name, self.stuck = say, chosen, groups, name, stuck

    def list_height(self, width: int, height: int) -> int:
        """Lines of the list that are seen at once."""
        return height - 2 if width >= BESIDE_FROM else height - 2 - UNDER

    def draw(self, width: int, height: int, typing: int | None) -> list[Strip]:
        """`typing` is the number being typed, 0 before its first digit."""
        room = self.list_height(width, height)
        if width < BESIDE_FROM:
            inner = min(width, LIST + 16)
            about = box(
                inner, fit(self._about(inner - 2), inner - 2, UNDER - 2, style(None, PANEL)), self._title(inner)
            )
            return middle([*self._list(inner, room, typing), *about], inner, width, height)
        rest = min(BESIDE, width - LIST - 1)
        about = box(rest, self._about(rest - 2), self._title(rest))
        left = self._list(LIST, room, typing)
        spare = len(left) - len(about) - 2
        changes = self._changes(rest - 2)
        if spare > 0:
            about += box(rest, changes[:spare], self.say("lobby-options-changes"))
        return middle(beside((LIST, left), (rest, about), gap=1), LIST + 1 + rest, width, height)

    def _title(self, width: int) -> str:
        """The name of the option and its value, as far as there is room."""
        name, value = option_name(self.say, self.name), self._value(self.name)
        return cut(f"{name}: {value}", width - 6)

    def _list(self, width: int, most: int, typing: int | None) -> list[Strip]:
        """The part of the list around the cursor, at most `most` lines and the frame."""
        inner, fill = width - 2, style(None, PANEL)
        lines = [self._row("preset", inner, None)]
        here = 0
        total = 1 + sum(1 + len(names) for names in self.groups.values())
        airy = total + len(self.groups) <= most
        for group, names in self.groups.items():
            if airy:
                lines.append(blank(inner, fill))
            lines.append(self._heading(group, inner))
            for name in names:
                if name == self.name:
                    here = len(lines)
                lines.append(self._row(name, inner, typing))
        shown = min(most, len(lines))
        first = max(0, min(here - shown // 2, len(lines) - shown))
        title = self.say("lobby-options-title", board=self.say.named(self.chosen.board.name))
        framed = box(width, fit(lines[first : first + shown], inner, shown, fill), title)
        return _with_bar(framed, first, shown, len(lines))

    def _heading(self, group: str, width: int) -> Strip:
        name = self.say("lobby-options-group", group=group)
        bar = "─" * max(0, width - width_of(name) - 5)
        return line(
            width,
            [
                Span("  ", style(None, PANEL)),
                Span(name, style(DIM, PANEL, bold=True)),
                Span(f" {bar}", style(HAIRLINE, PANEL)),
            ],
            (),
            style(None, PANEL),
        )

    def _row(self, name: str, width: int, typing: int | None) -> Strip:
        """The name, a dot where it was changed, the value, and arrows where the cursor is."""
        here = name == self.name
        bg = RAISED if here else PANEL
        settled = name != "preset" and (self.chosen.forced(name) or self.chosen.idle(name))
        changed = name != "preset" and self.chosen.changed(name)
        value = self._value(name)
        look = style(EDGE if settled else GOLD if changed else TEXT, bg, bold=not settled)
        if here and typing is not None:
            value = self.say("lobby-typing", amount=option_value(self.say, name, typing) if typing else "")
            look = style(GOLD, bg, bold=True)
        arrows = here and typing is None and not settled
        value = cut(value, width - NAMES - 7)
        spans = [
            Span("▌" if here else " ", style(CURSOR, bg)),
            Span(" • " if changed else "   ", style(GOLD, bg, bold=True)),
            Span(pad(option_name(self.say, name), NAMES), style(EDGE if settled else TEXT if here else DIM, bg)),
            Span("◂ " if arrows else "  ", style(CURSOR, bg)),
            Span(value, look),
            Span(" ▸" if arrows else "", style(CURSOR, bg)),
        ]
        return line(width, spans, (), style(None, bg))

    def _value(self, name: str) -> str:
        if name == "preset":
            return option_value(self.say, name, self.chosen.preset)
        return self._said(name, self.chosen.value(name))

    def _said(self, name: str, value: Value | None) -> str:
        return self.say("lobby-options-nothing") if value is None else option_value(self.say, name, value)

    def _about(self, width: int) -> list[Strip]:
        """One sentence on the option, and what was changed or why it cannot be."""
        fill = style(None, PANEL)
        if self.name == "preset":
            texts = [(preset_about(self.say, self.chosen.preset), TEXT), (self._count(), DIM)]
        else:
            changed = self.chosen.changed(self.name)
            texts = [
                (option_about(self.say, self.name), TEXT),
                (self.stuck or self._against(changed), GOLD if changed and not self.stuck else DIM),
            ]
        return [
            line(width, [Span(f" {part}", style(color, PANEL))], (), fill)
            for text, color in texts
            for part in wrap(text, width - 2)
        ]

    def _against(self, changed: bool) -> str:
        """What the preset or the board has in place of the choice."""
        source = "board" if self.name in self.chosen.board.rules or self.name == "starting_cash" else "preset"
        usual = self.chosen.usual(self.name)
        return self.say(
            "lobby-options-against",
            changed="yes" if changed else "no",
            source="nobody" if usual is None else source,
            value=self._said(self.name, usual),
        )

    def _count(self) -> str:
        return self.say("lobby-options-count", count=len(self.chosen.changes()))

    def _changes(self, width: int) -> list[Strip]:
        """Every change by its name and value."""
        fill, look = style(None, PANEL), style(GOLD, PANEL, bold=True)
        names = self.chosen.changes()
        if not names:
            return [line(width, [Span(f" {self._count()}", style(DIM, PANEL))], (), fill)]
        lines: list[Strip] = []
        for name in names:
            title, value = option_name(self.say, name), self._value(name)
            spans = [Span(" • ", look), Span(f"{title}  ", style(DIM, PANEL))]
            if 5 + width_of(title) + width_of(value) <= width:
                lines.append(line(width, [*spans, Span(value, look)], (), fill))
            else:
                lines += [line(width, spans, (), fill), line(width, [Span(f"   {value}", look)], (), fill)]
        return lines


def _with_bar(framed: Sequence[Strip], first: int, shown: int, total: int) -> list[Strip]:
    """A list in its frame, with a thumb in the right edge that says which part of it is seen."""
    if shown >= total:
        return list(framed)
    size = max(1, shown * shown // total)
    top = 1 + (shown - size) * first // (total - shown)
    width = framed[0].cell_length
    thumb = line(1, [Span("┃", style(GOLD, PANEL, bold=True))])
    return [
        Strip.join([strip.fitted(width - 1), thumb]) if top <= row < top + size else strip
        for row, strip in enumerate(framed)
    ]
