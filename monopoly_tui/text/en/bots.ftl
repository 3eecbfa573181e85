### Why a bot did what it did last, in one line: its own words, in the first person.

# Rolling, Jail, the end of the turn.
bots-move-on = Nothing better to do just now.
bots-out-of-jail = Out of Jail: there is much to buy out there.
bots-out-fearless = Out of Jail: there is little to fear out there.
bots-out-at-once = I cannot stand it in Jail.
bots-broke-in-jail = I cannot pay my way out of Jail.
bots-stay-in-jail = Jail is a safe place by now.

# Deeds.
bots-likes = I like { $square }.
bots-likes-stations = I love stations.
bots-dislikes = I do not fancy { $square }.
bots-save = I want to keep { MONEY($amount) } in hand.
bots-buy = { $square } is worth its price.
bots-cannot-buy = I have not the cash for { $square }.
bots-completes = { $square } makes my group whole.
bots-blocks = { $square } would make somebody else's group whole.
bots-pawn-to-buy = I raise cash for { $square }, which I must not miss.
bots-bid = { $square } is worth more to me than that.
bots-bid-building = My streets need that building.
bots-too-dear = That is as much as I would pay.

# Buildings, mortgages, rents, taxes.
bots-build = A building on { $square } pays back soonest.
bots-pawn-to-build = I raise cash for a building on { $square }.
bots-build-one = One more building, on { $square }.
bots-place = Here it earns most.
bots-lift = I can afford to lift the mortgage of { $square }.
bots-fee = I would rather pay the fee for { $square } than lift its mortgage now.
bots-claim = Rent is waiting for me.
bots-tax-flat = A tenth of what I have would be more.
bots-tax-tenth = A tenth of what I have is less.

# Debts.
bots-pawn = I owe { MONEY($amount) }: what earns least goes first.
bots-pawn-any = I owe { MONEY($amount) } and mortgage what is at hand.
bots-sell = I owe { MONEY($amount) }: buildings have to go.
bots-help = Only somebody's cash can save me from owing { MONEY($amount) }.
bots-give-up = Nothing I have can save me.

# Offers and answers.
bots-swap = { $seat } and I could both make a group whole, mine with { $square }.
bots-offer = { $square } from { $seat } would make my group whole.
bots-gather = { $square } is worth more in my hands than in those of { $seat }.
bots-sell-deed = { $seat } needs { $square } more than I do.
bots-completes-mine = It makes my group whole.
bots-good-price = I come out ahead.
bots-too-little = It is too little for what I would give.
bots-completes-yours = It would make your group whole, and that costs more.
bots-helps-more = It would help you much more than me.
bots-keeps-card = A way out of Jail is not for sale.
bots-traded-enough = We have traded enough for now.
bots-keeps-group = I do not break up a whole group.
bots-no-cash = It would leave me without cash.
bots-counter = { MONEY($amount) } more, and I would do it.

# Other people's bots, and what stands in for one that fails.
bots-outside = The program that plays for me wants it so.
bots-outside-late = The program that plays for me did not answer in time.
bots-outside-gone = The program that plays for me has ended.
bots-outside-unreadable = The program that plays for me said what nobody can read.
bots-outside-illegal = The program that plays for me wanted what is not allowed.
bots-fallback = I do no more than I must.
