"""What the keys of a page before a game do, one below the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from monopoly_tui.keymap import cap
from monopoly_tui.text.speaker import TONGUES, Speaker
from monopoly_tui.ui.draw import box
from monopoly_tui.ui.key_rows import key_rows
from monopoly_tui.ui.moving import moving
from monopoly_tui.ui.page import Close, Key, Page
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import PANEL
from monopoly_tui.ui.scroll import Scroll
from monopoly_tui.ui.strip import Strip

WIDEST = 76


def lobby_help(say: Speaker, seats: int, keys: Iterable[tuple[str, str]]) -> dict[str, str]:
    """What the keys of a lobby with so many seats do, by their caps: those of all lobbies, and `keys`."""
    return {
        cap("space"): say("lobby-help-start"),
        f"{say.number(1)}–{say.number(seats)}": say("lobby-help-seat"),
        **{cap(key): say(f"lobby-help-{what}") for key, what in keys},
        cap("f2"): say("lobby-help-settings"),
        cap("q"): say("lobby-help-quit"),
        cap("f4"): TONGUES[say.other].name,
    }


class FormHelpPage(Page):
    """`words`: what each key does, by the cap of the key."""

    def __init__(self, say: Speaker, words: Mapping[str, str]) -> None:
        self.say = say
        self.words = words
        self.scroll = Scroll()

    def sentence(self) -> str:
        """See Page."""
        return self.say("page-help-ask")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        closing = [Key(name, "", Close) for name in ("question_mark", "space", "enter")]
        scroll = self.scroll
        return [
            Key("escape", self.say("table-key-close"), Close),
            *closing,
            *moving(scroll.move, scroll.room, scroll.most),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = min(width - 2, WIDEST)
        rows = [strip for key, text in self.words.items() for strip in key_rows(inner - 2, key, text, ground=PANEL)]
        shown = self.scroll.seen(rows, height - 2)
        return middle(box(inner, shown, self.say("table-help-keys")), inner, width, height)
