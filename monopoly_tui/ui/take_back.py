"""Takes back what was done at the table, an act or a change of a seat, and does it again. Knows no widget."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monopoly_tui.engine.step import Act, Refusal
from monopoly_tui.ui.pages.undo import UndoPage, needs_consent

if TYPE_CHECKING:
    from monopoly_tui.sitting import SeatChanged
    from monopoly_tui.ui.desk import Desk

RESEATED = "reseated"
"""What a desk calls when somebody else plays for a seat."""


def take_back(desk: Desk, count: int) -> None:
    """Take back what was done the last `count` times; 0 is the last one, after asking where it concerns others."""
    sitting, tell = desk.view.played, desk.view.tell
    last = sitting.can_undo()
    if isinstance(last, Refusal):
        desk.note = tell.refusal(last)
        return
    if count == 0 and needs_consent(last):
        desk.stack.append(UndoPage(desk.view, 1))
        return
    for _ in range(max(1, count)):
        last = sitting.undo()
        del desk.marks[-1:]
        _go_on(desk, last)
    assert not isinstance(last, Refusal), "that was asked before"
    what = tell.took_back(last, desk.about(last)) if isinstance(last, Act) else tell.event(sitting.log[-1].event)
    key = "table-undone" if sitting.check_undo() is None else "table-undone-last"
    desk.note = desk.view.say(key, what=what)


def do_again(desk: Desk) -> None:
    """Do again what was taken back last."""
    say, tell = desk.view.say, desk.view.tell
    before = len(desk.view.sitting.log)
    last = desk.view.played.redo()
    if last is None:
        desk.note = say("table-redo-nothing")
        return
    desk.marks.append(before)
    _go_on(desk, last)
    if isinstance(last, Act):
        desk.note = say("table-redone", who=tell.party(last.by), what=tell.act(last, desk.about(last)))
    else:
        desk.note = say("table-redone-seat", what=tell.event(last))


def _go_on(desk: Desk, last: Act | SeatChanged) -> None:
    """Ask what stands to be decided now."""
    if isinstance(last, Act):
        desk.settle()
    else:
        desk.reseated()
