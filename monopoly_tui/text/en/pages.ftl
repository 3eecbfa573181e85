### Pages that decide something longer: auctions, managing, trades, debts, the end.

page-key-back = Back
page-key-done = Done

# Auctions.
page-auction-first = { $who }, nobody has bid yet. Bid { MONEY($amount) }?
page-auction-raise = { $who }, { $leader } has bid { MONEY($high) }. Bid { MONEY($amount) }?
page-auction-type = { $who }, type what you bid, then press Enter.
page-auction-key-bid = Bid
page-auction-key-bid-amount = Bid { MONEY($amount) }
page-auction-key-pass = Pass
page-auction-key-step = Step
page-auction-key-own = Own amount
page-auction-highest = Highest bid
page-auction-no-bid = No bid yet
page-auction-next = next bid { MONEY($amount) }
page-auction-step = raised by { MONEY($step) }
page-auction-typing = your bid = { $amount }▏
page-auction-no-amount = Type an amount first.
page-auction-price = list price { MONEY($price) }
page-auction-last = last bid
page-auction-limit = up to
page-auction-standing = { $standing ->
    [leads] highest
    [asked] to bid
    [in] in
    [short] out of cash
   *[out] passed
}
page-auction-bid = { $who } { MONEY($amount) }
page-auction-building = { $building ->
    [hotel] { $left ->
        [one] The bank has one hotel left, and more than one player could build it. The winner says where it stands.
       *[other] The bank has { $left } hotels left, and more players could build one. The winner says where it stands.
    }
   *[house] { $left ->
        [one] The bank has one house left, and more than one player could build it. The winner says where it stands.
       *[other] The bank has { $left } houses left, and more players could build one. The winner says where it stands.
    }
}
page-auction-anybody = Anyone: press your number to bid { MONEY($amount) }.
page-auction-whose = Whose bid is it? Press your number.
page-auction-going = Going to { $who }. Space again: sold. A bid starts anew.
page-auction-going-none = Nobody wants it? Space again: the bank keeps it.
page-auction-going-word = going …
page-auction-key-going = Going
page-auction-key-sold = Sold
page-auction-seconds = { $left } s
