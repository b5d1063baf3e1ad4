# Why a strong player would answer so. One message for each code of a reason; averages may be broken numbers.

hint-only_answer = Nothing else is possible.
hint-seen = { side-start } have shown their orders ({ $orders }), and this meets them best.
hint-will_be_seen = The enemy sees these orders before writing, so they are chosen to suffer least from the best reply.
hint-wins = { $chance ->
    [100] As far as one can see, this wins the game this turn, unless the enemy plays a card.
   *[other] This wins the game this turn in about { $chance } % of cases.
}
hint-threat = { side-start } threaten { $area }: without a move, { hint-lost } would probably be lost there.
hint-entry = The entry
hint-attack = { $order } attacks { $area }: the enemy will probably lose { hint-lost }.
hint-gate = { $order } goes to the gate in { $area }.
hint-enter = { $order } brings troops in from outside, to { $area }.
hint-stay = No move is worth its risk now.
hint-losses = { $french ->
    [0] { $spanish ->
        [0] Neither side should lose a cube this turn.
        [one] This turn will probably cost the French nothing and the Spanish 1 cube.
       *[other] This turn will probably cost the French nothing and the Spanish { $spanish } cubes.
    }
    [one] This turn will probably cost the French 1 cube and the Spanish { $spanish ->
        [0] nothing
        [one] 1 cube
       *[other] { $spanish } cubes
    }.
   *[other] This turn will probably cost the French { $french } cubes and the Spanish { $spanish ->
        [0] nothing
        [one] 1 cube
       *[other] { $spanish } cubes
    }.
}
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
