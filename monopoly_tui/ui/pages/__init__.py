"""Which page asks which decision. Pages are imported when they are first shown."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from monopoly_tui.ui.page import Page, View

PAGES: Final[dict[str, str]] = {
    "roll": "roll:RollPage",
    "dice": "dice:DicePage",
    "jail": "jail:JailPage",
    "buy": "buy:BuyPage",
    "end": "end:EndPage",
    "tax": "tax:TaxPage",
    "lift_or_fee": "lift_or_fee:LiftOrFeePage",
    "place": "place:PlacePage",
    "auction": "auction:auction_page",
    "answer": "answer:AnswerPage",
    "debt": "debt:DebtPage",
    "over": "over:OverPage",
    # Opened by a key, not by a decision.
    "manage": "manage:ManagePage",
    "trade": "trade:TradePage",
    "bankrupt": "bankrupt:BankruptPage",
}
"""By kind of decision, or by the name other pages open it by: module of this package, and what makes the page in it."""


def page(name: str, view: View) -> Page:
    """A page by its name in PAGES."""
    module, _, maker = PAGES[name].partition(":")
    made: Page = getattr(import_module(f"{__name__}.{module}"), maker)(view)
    return made


def asking(view: View) -> Page:
    """The page of the decision that stands now; over it the bots' page, where the answer is theirs."""
    decision = view.sitting.decision()
    kind = "jail" if decision.kind == "roll" and decision.data.get("in_jail") else decision.kind
    asked = page(kind, view)
    if not view.bots_decide:
        return asked
    from monopoly_tui.ui.pages.bot import BotPage

    return BotPage(view, asked)
