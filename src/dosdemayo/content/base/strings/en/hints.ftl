# Why a strong player would answer so. One message for each code of a reason; averages may be broken numbers.

hint-only_answer = There is nothing else to answer.
hint-seen = { side-start } have shown their orders ({ $orders }), and this meets them best.
hint-will_be_seen = The enemy will see these orders before writing, so they are those to which the best reply hurts least.
hint-wins = { $chance ->
    [100] As far as can be foreseen this wins the game in this turn.
   *[other] In about { $chance } of 100 cases this wins the game in this turn.
}
hint-threat = { side-start } threaten { $area }: if nobody moved, { hint-lost } would probably be lost there.
hint-attack = { $order } strikes in { $area }: the enemy will probably lose { hint-lost } there.
hint-gate = { $order } leads to the gate in { $area }.
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
hint-better = Your prospects are better by { $gain } of 100 than without any orders.
hint-varies = A strong player varies here, so as not to be read, and writes this about { $share } times out of 100.
hint-all_go = Every cube is needed where the orders lead.
hint-numbers = It is better by { $gain } of 100 to keep { some-cubes } back than to send all.
hint-card_now = { $card } betters your prospects now by { $gain } of 100.
hint-card_wait = { $gain ->
    [0] No card would better your prospects now.
   *[other] A card would better your prospects by no more than { $gain } of 100 now, and may do more later.
}
hint-card_thumb = By rule of thumb this is the moment for { $card }.
hint-card_no_moment = By rule of thumb no card is due now.
hint-look_first = To see the enemy's orders before writing your own is worth { $card } now.
hint-choice = { $card } promises more than the other card.
hint-draw = A card more in hand is worth having.
hint-decline = What your deck still holds would rather hurt than help.
hint-deny_free = { side-start } draw nothing then, and your own draw goes on.
hint-deny_worth = That { the-side } draw nothing is worth your own draw.
hint-allow = Your own draw is worth more than that of { the-side }.
hint-lost = { $lost ->
    [one] 1 cube
   *[other] { $lost } cubes
}
