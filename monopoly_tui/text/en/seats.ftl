### Who plays for a seat: bots at the table, their pace, hints, and how the keyboard changes hands.

seats-playing = { $who } plays.
seats-bidding = The bots bid.
seats-waiting = { $who } waits. → lets one step happen, W goes on.
seats-alone = Only bots are left. F plays to the end, W watches, Q leaves.
seats-key-finish = Finish
seats-key-skip = To a person
seats-key-to-end = To the end
seats-key-wait = Wait
seats-key-go-on = Go on
seats-key-step = One step
seats-key-why = Why?
seats-key-speed = Speed
seats-speed = Speed: { $speed ->
    [slow] slow
    [fast] fast
    [instant] at once
   *[normal] normal
}.
seats-no-reason = No bot has done anything yet.
seats-skipped = While you skipped:

# Hints.
seats-hint = In your place a bot { $what }: “{ $why }”
seats-no-hint = There is nothing to hint at now.
seats-thinking = A bot thinks about it …
