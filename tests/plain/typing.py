"""Acts as somebody types them in the plain game."""

from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic import acts as a
from monopoly_tui.rules.classic.acts import Bundle
from monopoly_tui.rules.classic.board import Board

ALONE = {
    a.Roll: "roll", a.PayFine: "pay", a.Buy: "buy", a.Decline: "decline", a.Pass: "pass", a.Accept: "accept",
    a.Reject: "reject", a.EndTurn: "end", a.Timeout: "sold",
}  # fmt: skip
ON_A_SQUARE = {
    a.Build: "build", a.Sell: "sell", a.SellGroup: "sell-set", a.SellDeed: "sell-deed", a.Mortgage: "mortgage",
    a.Lift: "lift", a.Place: "place", a.Claim: "claim",
}  # fmt: skip


def typed(board: Board, act: Act, anybody: bool) -> list[str]:
    """The lines for an act; `anybody`: a bid has to say whose it is."""
    if type(act) in ALONE:
        return [ALONE[type(act)]]
    if type(act) in ON_A_SQUARE:
        return [f"{ON_A_SQUARE[type(act)]} {board.tags[act.square].lower()}"]  # type: ignore[attr-defined]
    match act:
        case a.Bid(by, amount):
            assert by is not None
            return [f"bid {by + 1} {amount}" if anybody else f"bid {amount}k"]
        case a.Offer(_, to, give, get):
            return [f"trade {to + 1} {sides(board, give, get)}"]
        case a.Counter(_, give, get):
            return [f"Counter {sides(board, give, get)}"]
        case a.UseCard(_, card):
            return [f"card {card or ''}"]
        case a.Tax(_, choice):
            return ["pay" if choice == "flat" else "tenth"]
        case a.LiftOrFee(_, lift):
            return ["lift" if lift else "fee"]
    assert isinstance(act, a.Bankrupt)
    return ["give-up", "yes"]


def sides(board: Board, give: Bundle, get: Bundle) -> str:
    return f"give {goods(board, give)} get {goods(board, get)}"


def goods(board: Board, bundle: Bundle) -> str:
    cash = [f"+{bundle.cash}"] if bundle.cash else []
    return " ".join([*(board.tags[square] for square in bundle.deeds), *cash, *bundle.cards])
