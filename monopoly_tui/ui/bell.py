"""When the bell rings, for those who like one: as another person is asked. Knows no ruleset and makes no sound."""

from __future__ import annotations

from monopoly_tui.engine.step import LUCK
from monopoly_tui.ui.any_view import AnyView


class Bell:
    """Remembers who was asked last."""

    def __init__(self, view: AnyView) -> None:
        self.view = view
        self._asked = view.sitting.decision().by

    def rings(self) -> bool:
        """Whether it rings for what is asked now."""
        by = self.view.sitting.decision().by
        if by in (None, LUCK, self._asked) or self.view.sitting.is_bot(by):
            return False
        self._asked = by
        return self.view.preferences.bell
