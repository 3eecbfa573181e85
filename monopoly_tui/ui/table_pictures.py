"""The parts of the table's screen as lines: header, centre, the column beside the ring, keys. Draws only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from monopoly_tui.ui import header, key_line, prompt, small
from monopoly_tui.ui.board_view import BoardView
from monopoly_tui.ui.desk import Desk
from monopoly_tui.ui.draw import beside, blank, fit
from monopoly_tui.ui.motion import Motion
from monopoly_tui.ui.page import Key
from monopoly_tui.ui.scene import Scene
from monopoly_tui.ui.strip import Strip

ASKED: Final = 2
"""Lines kept for the question, so that a shorter one moves nothing."""
ROOMY: Final = 60
"""Cells from which a page keeps away from the ring."""
EDGE: Final = 2
"""Cells between them then."""


class TablePictures:
    """`is_framed` says whether a column stands beside the ring; then the sentence has its place there."""

    def __init__(self, desk: Desk, board: BoardView, motion: Motion, is_framed: Callable[[], bool]) -> None:
        self.desk, self.view, self.board, self.motion = desk, desk.view, board, motion
        self.is_framed = is_framed
        self.focus = ""  # the key that Enter presses, chosen with Tab
        self._hits: list[key_line.Hit] = []

    @property
    def seat(self) -> int | None:
        """Who is asked, or whose token is on its way."""
        return self.desk.seat if self.motion.rolled is None or not self.board.walking else self.motion.rolled.seat

    def header(self, width: int, _height: int) -> list[Strip]:
        """The first line."""
        return [header.draw(self.view, width, self.seat)]

    def centre(self, width: int, height: int) -> list[Strip]:
        """The page on top, above the prompt where that has no place beside the ring."""
        page, framed = self.desk.page, self.is_framed()
        asked = [] if framed else self._steady(self._prompt(width), width)
        room = height - len(asked)
        if page.shows_table or self.board.walking:
            scene = self._scene()
            body = scene.framed(width, room) if framed else scene.inside(width, room, len(asked) - ASKED)
        else:
            edge = EDGE if width >= ROOMY else 0
            body = beside((edge, []), (width - 2 * edge, page.draw(width - 2 * edge, room)), (edge, []))
            body = self._scene().behind(body, width, room) if framed else body
        return [*fit(body, width, room), *asked]

    def side(self, width: int, height: int) -> list[Strip]:
        """The column beside the ring."""
        asked = self._prompt(width)
        return [*self._scene().side(width, height - len(asked)), *asked]

    def small(self, width: int, height: int) -> list[Strip]:
        """All between the first and the last line where there is no ring."""
        return small.draw(self.desk, width, height, self._prompt(width))

    def keys(self, width: int, _height: int) -> list[Strip]:
        """The last line."""
        desk = self.desk
        if self.board.walking and not desk.page.at_once:
            wanted, always = [Key("space", self.view.say("table-key-skip"), lambda: None)], list[Key]()
        else:
            typing = desk.page.typing is not None
            wanted = [*desk.page.keys(), *([] if typing else desk.extra())]
            own = {key.name for key in wanted}
            always = [] if desk.stack or typing else [key for key in desk.always() if key.name not in own]
        if not desk.page.spells:
            keymap = self.view.say.keymap
            wanted, always = key_line.bound(wanted, keymap), key_line.bound(always, keymap)
        strip, self._hits = key_line.draw(width, wanted, always, persian=self.view.say.rtl, focus=self.focus, kept=1)
        return [strip]

    def turn_focus(self, focus: str, by: int) -> None:
        """Put the focus on the key after `focus` in the last line, or `by` -1 on the one before; first on an end."""
        names = key_line.names(self._hits)
        if names:
            place = names.index(focus) + by if focus in names else min(0, by)
            self.focus = names[place % len(names)]

    def key_at(self, x: int) -> str | None:
        """The key at a cell of the last line."""
        return key_line.at(self._hits, x)

    def seat_in_centre(self, width: int, x: int, y: int) -> int | None:
        """The player at a cell of the centre."""
        if self.is_framed() or not self.desk.page.shows_table:
            return None
        return self._scene().seat_inside(width, y, x)

    def seat_in_side(self, width: int, height: int, y: int) -> int | None:
        """The player at a line of the column beside the ring."""
        return self._scene().seat_beside(height - len(self._prompt(width)), y)

    def _scene(self) -> Scene:
        subject = None if self.board.walking else self.desk.subject()
        meanwhile = self.desk.digest if self._tells_in_centre() else ()
        return Scene(
            self.view,
            self.seat,
            self.desk.peek,
            subject,
            self.motion.moving,
            meanwhile,
            self.desk.page.charts,
            self.motion.told,
        )

    def _tells_in_centre(self) -> bool:
        """Whether what happened meanwhile has a place below the dice; else it stands above the sentence."""
        return self.is_framed() and self.desk.page.shows_table

    def _prompt(self, width: int) -> list[Strip]:
        """The sentence; what was rolled while tokens walk, in as many lines, so that nothing jumps."""
        desk, coached = self.desk, self.view.coached
        meanwhile = () if self._tells_in_centre() else desk.digest
        asked = prompt.draw(
            width,
            desk.seat,
            desk.page.sentence(),
            desk.remarks(),
            meanwhile,
            large=desk.seat in coached,
            names=self.view.names,
        )
        if not self.board.walking or self.motion.rolled is None:
            return asked
        who, total = self.view.tell.seat(self.motion.rolled.seat), sum(self.motion.rolled.roll)
        said = prompt.draw(width, self.motion.rolled.seat, self.view.say("table-moving", who=who, sum=total))
        return [*[blank(width)] * (len(asked) - len(said)), *said]

    @staticmethod
    def _steady(asked: list[Strip], width: int) -> list[Strip]:
        """As many lines as are kept for them, at least."""
        return [*[blank(width)] * (ASKED - len(asked)), *asked]
