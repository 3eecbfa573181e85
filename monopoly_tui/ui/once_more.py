"""A game like the one that was played: what its lobby begins with. Starts nothing."""

from __future__ import annotations

from typing import Any

from monopoly_tui.record.header import read_seed
from monopoly_tui.sitting import Sitting
from monopoly_tui.ui.chairs import COACHED
from monopoly_tui.ui.preferences import Preferences


def once_more(sitting: Sitting, likes: Preferences, *, same_dice: bool) -> dict[str, Any]:
    """The choices of a lobby with the seats, the rules and where wanted the dice of a game; see `saves.new_header`."""
    header = sitting.header
    coached = {seat for seat in likes.coached if not sitting.is_bot(seat)}
    choices: dict[str, Any] = {key: header[key] for key in ("board", "rules") if key in header}
    choices["players"] = [
        {"name": player.name, "kind": COACHED if seat in coached else player.kind, "by_card": seat in likes.by_card}
        for seat, player in enumerate(sitting.players)
    ]
    if same_dice:
        choices["seed"] = read_seed(header)
    return choices
