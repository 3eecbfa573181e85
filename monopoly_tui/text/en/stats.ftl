### Figures of a game that is over.

stats-table = { $table ->
    [deeds] Deeds
    [luck] Luck
    [landings] Landings
   *[story] Story
}
stats-ask = { $table ->
    [deeds] What each deed brought in, the best first. ↑ ↓ go through them.
    [luck] Rolls and rents, and how they compare with the average.
    [landings] How often each square was landed on.
   *[story] What turned the game.
}
stats-key-next = Next table
stats-round = round { $round }
stats-set = { $who } makes a set whole: { $deeds }
stats-lead = { $who } was ahead from the end of round { $round } on.
stats-landings = visits
stats-rents = rents
stats-earned = earned
stats-rolls = rolls
stats-average = average
stats-paid = paid
stats-got = got
stats-luck = luck
stats-tenths = { NUMBER($whole) }.{ NUMBER($tenths) }
stats-luck-about = Paid and got are rents, in thousand tomans. Luck is how much better the dice served somebody than on average, in rents paid and got.
stats-most = Most visited
stats-visits = { $square }: { $count }
stats-visits-all = { $count ->
    [one] 1 landing in all
   *[other] { NUMBER($count) } landings in all
}
