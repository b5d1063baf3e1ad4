# Why a strong player would answer so. One message for each code of a reason; averages may be broken numbers.

hint-only_answer = Nothing else is possible.
hint-seen = { side-start } have shown their orders ({ $orders }), and this meets them best.
hint-will_be_seen = The enemy sees these orders before writing: the best reply to them hurts least.
hint-wins = { $chance ->
    [100] As far as one can see, this wins the game this turn.
   *[other] This wins the game this turn in about { $chance } % of cases.
}
hint-threat = { side-start } threaten { $area }: without a move, { hint-lost } would probably be lost there.
hint-attack = { $order } attacks { $area }: the enemy will probably lose { hint-lost }.
hint-gate = { $order } goes to the gate in { $area }.
hint-enter = { $order } brings troops in from outside, to { $area }.
hint-stay = No move is worth its risk now.
hint-losses = This turn will probably cost the French { $french ->
    [0] nothing
    [one] 1 cube
   *[other] { $french } cubes
} and the Spanish { $spanish ->
    [0] nothing
    [one] 1 cube
   *[other] { $spanish } cubes
}.
hint-better = Your prospects are { $gain ->
    [one] 1 point
   *[other] { $gain } points
} better than without orders.
hint-varies = A strong player varies here, to stay unpredictable, and writes this about { $share } % of the time.
hint-all_go = Every cube is needed at its destination.
hint-numbers = Keeping { some-cubes } back is { $gain ->
    [one] 1 point
   *[other] { $gain } points
} better than sending all.
hint-card_now = { $card } improves your prospects by { $gain ->
    [one] 1 point
   *[other] { $gain } points
} now.
hint-card_wait = { $gain ->
    [0] No card would improve your prospects now.
    [one] The best card would improve your prospects by only 1 point now, and may do more later.
   *[other] The best card would improve your prospects by only { $gain } points now, and may do more later.
}
hint-look_first = { $card } shows you the enemy's orders before you write your own.
hint-draw = One more card gives you more to choose from.
hint-decline = The cards left in your deck would hurt you more than help.
hint-deny_free = { side-start } then draw nothing, and you still draw.
hint-deny_worth = Stopping the draw of { the-side } is worth giving up your own.
hint-allow = Your own draw is worth more than that of { the-side }.
hint-lost = { $lost ->
    [one] 1 cube
   *[other] { $lost } cubes
}
