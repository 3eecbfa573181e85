"""What a record remembers of seats beside the game: who is coached, and who gets the keyboard by a card."""

from __future__ import annotations

from typing import Final

from monopoly_tui.sitting import Sitting
from monopoly_tui.ui.any_view import AnyView
from monopoly_tui.ui.preferences import Preferences

COACHED: Final = "coached:"
BY_CARD: Final = "by card:"
"""What begins a remark in a record that says who is; the numbers of their seats follow, 1 the first."""


def remember(sitting: Sitting, likes: Preferences) -> None:
    """Note in the record what is from now on, where that is new."""
    for about, seats in ((COACHED, likes.coached), (BY_CARD, likes.by_card)):
        if seats != _noted(sitting, about):
            sitting.note(" ".join([about, *(str(seat + 1) for seat in sorted(seats))]))


def recall(sitting: Sitting, likes: Preferences) -> None:
    """Like the seats as the record has it."""
    likes.coached, likes.by_card = _noted(sitting, COACHED), _noted(sitting, BY_CARD)


def turn_card(view: AnyView, seat: int) -> str:
    """Let a card pass the keyboard to the person on this seat from here on, or none; what there is to say of it."""
    likes = view.preferences
    likes.by_card ^= {seat}
    remember(view.played, likes)
    return view.say("seats-card-on" if seat in likes.by_card else "seats-card-off", who=view.tell.seat(seat))


def _noted(sitting: Sitting, about: str) -> set[int]:
    last = next((note for note in reversed(sitting.notes) if note.startswith(about)), about)
    numbers = last.removeprefix(about).split()
    return {seat for seat, _ in enumerate(sitting.players) if str(seat + 1) in numbers}
